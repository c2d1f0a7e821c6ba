import { describe, expect, it } from 'vitest';
import { eventBy, triggeredBy } from '../table.ts';

describe('Industrial Midwest', () => {
  it('lets Nixon place among 6 states', () => {
    expect(eventBy('nixon', 'industrial-midwest').states('nixon', 'add').sort()).toEqual([
      'IL',
      'IN',
      'MI',
      'MN',
      'OH',
      'WI',
    ]);
  });
  it('places at most 2 in a state and 5 in all', () => {
    const table = eventBy('nixon', 'industrial-midwest').play('nixon: add IL', 'nixon: add IL');
    expect(table.states('nixon', 'add')).not.toContain('IL');
    table.play('nixon: add IN', 'nixon: add IN', 'nixon: add MI');
    expect(table.states('nixon', 'add')).toEqual([]);
  });
  it('may stop at once (ruling 41)', () => {
    expect(eventBy('nixon', 'industrial-midwest').play('nixon: done').now()).toMatchObject({
      removed: ['industrial-midwest'],
      toAct: 'kennedy',
    });
  });
  it('is Nixon’s to place when Kennedy plays it, and can be triggered by Nixon', () => {
    expect(eventBy('kennedy', 'industrial-midwest').pending()).toEqual(['nixon']);
    expect(triggeredBy('nixon', 'industrial-midwest').pending()).toEqual(['nixon']);
  });
});
