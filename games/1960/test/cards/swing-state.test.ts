import { describe, expect, it } from 'vitest';
import { eventBy } from '../table.ts';

describe('Swing State', () => {
  it('turns one state the opponent leads with 1 to 3 cubes by 5 and moves the player’s token there', () => {
    const table = eventBy('nixon', 'swing-state', { support: { NY: 'kennedy 3', MA: 'kennedy 4' } });
    expect(table.states('nixon', 'add')).toContain('NY');
    expect(table.states('nixon', 'add')).not.toContain('MA');
    expect(table.states('nixon', 'add')).not.toContain('CA');
    table.play('nixon: add NY');
    expect(table.now()).toMatchObject({ support: { NY: 'nixon 2' }, candidates: { nixon: 'NY' }, toAct: 'kennedy' });
  });
  it('may be declined', () => {
    expect(eventBy('kennedy', 'swing-state').play('kennedy: done').now()).toMatchObject({
      candidates: { kennedy: 'MA' },
    });
  });
  it('does nothing when no state qualifies', () => {
    const support = {
      AL: 'none',
      AR: 'none',
      GA: 'none',
      LA: 'none',
      MA: 'kennedy 4',
      MS: 'none',
      MO: 'none',
      NC: 'none',
      RI: 'none',
      SC: 'none',
    };
    expect(eventBy('nixon', 'swing-state', { support }).now()).toMatchObject({ toAct: 'kennedy' });
  });
});
