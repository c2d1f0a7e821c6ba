import { describe, expect, it } from 'vitest';
import { eventBy } from '../table.ts';

describe('Prime-Time Television', () => {
  it('lets the player place up to 5, 2 in each, in one region where he has media', () => {
    const table = eventBy('nixon', 'prime-time-television', {
      media: { East: 'nixon 1', South: 'nixon 1', West: 'kennedy 1' },
    });
    expect(table.states('nixon', 'add')).toContain('NY');
    expect(table.states('nixon', 'add')).toContain('TX');
    expect(table.states('nixon', 'add')).not.toContain('CA');
    table.play('nixon: add TX');
    expect(table.states('nixon', 'add')).not.toContain('NY');
    table.play('nixon: add TX', 'nixon: add FL', 'nixon: add FL', 'nixon: add VA');
    expect(table.now()).toMatchObject({ support: { TX: 'nixon 2', FL: 'nixon 2', VA: 'nixon 1' }, toAct: 'kennedy' });
  });
  it('does nothing without media', () => {
    expect(eventBy('nixon', 'prime-time-television', { media: { West: 'kennedy 1' } }).now()).toMatchObject({
      toAct: 'kennedy',
    });
  });
});
