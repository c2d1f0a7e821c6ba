import { describe, expect, it } from 'vitest';
import { eventBy } from '../table.ts';

describe('Southern Revolt', () => {
  it('lets Nixon place up to 5 in the South, 2 in each, if Kennedy leads Civil Rights', () => {
    const table = eventBy('nixon', 'southern-revolt', { issues: { civilRights: 'kennedy 1' } }).play(
      'nixon: add GA',
      'nixon: add GA',
    );
    expect(table.states('nixon', 'add')).not.toContain('GA');
    expect(table.states('nixon', 'add')).not.toContain('KY');
    table.play('nixon: add TX', 'nixon: add TX', 'nixon: add FL');
    expect(table.now()).toMatchObject({ support: { GA: 'none', TX: 'nixon 2', FL: 'nixon 1' } });
  });
  it('does nothing otherwise', () => {
    expect(eventBy('nixon', 'southern-revolt', { issues: { civilRights: 'nixon 1' } }).now()).toMatchObject({
      toAct: 'kennedy',
    });
    expect(eventBy('nixon', 'southern-revolt').states('nixon', 'add')).toEqual([]);
  });
});
