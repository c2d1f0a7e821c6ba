import { describe, expect, it } from 'vitest';
import { eventBy } from '../table.ts';

describe('Voter Registration Drive', () => {
  it('lets the player place up to 3 in empty states, 1 in each', () => {
    const table = eventBy('kennedy', 'voter-registration-drive');
    expect(table.states('kennedy', 'add')).toContain('NY');
    expect(table.states('kennedy', 'add')).not.toContain('OH');
    expect(table.states('kennedy', 'add')).not.toContain('MA');
    table.play('kennedy: add NY', 'kennedy: add CA', 'kennedy: add TX');
    expect(table.now()).toMatchObject({
      support: { NY: 'kennedy 1', CA: 'kennedy 1', TX: 'kennedy 1' },
      toAct: 'nixon',
    });
  });
});
