import { describe, expect, it } from 'vitest';
import { eventBy } from '../table.ts';

describe('Lyndon Johnson', () => {
  it('offers Kennedy 2 in Texas, then up to 3 in the South, 2 in each, Texas again included (ruling 54)', () => {
    const table = eventBy('kennedy', 'lyndon-johnson').play('kennedy: yes');
    expect(table.now()).toMatchObject({ support: { TX: 'kennedy 2' } });
    expect(table.states('kennedy', 'add').sort()).toEqual([
      'AL',
      'AR',
      'FL',
      'GA',
      'LA',
      'MS',
      'NC',
      'SC',
      'TN',
      'TX',
      'VA',
    ]);
    table.play('kennedy: add TX', 'kennedy: add TX');
    expect(table.states('kennedy', 'add')).not.toContain('TX');
    expect(table.play('kennedy: add FL').now()).toMatchObject({
      support: { TX: 'kennedy 4', FL: 'kennedy 1' },
      toAct: 'nixon',
    });
  });
  it('makes the Texas cubes and the candidate card each optional', () => {
    const table = eventBy('kennedy', 'lyndon-johnson', { exhausted: ['kennedy'] }).play(
      'kennedy: no',
      'kennedy: done',
      'kennedy: yes',
    );
    expect(table.now()).toMatchObject({ support: { TX: 'none' }, exhausted: [], toAct: 'nixon' });
  });
});
