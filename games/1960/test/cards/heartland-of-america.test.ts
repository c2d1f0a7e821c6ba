import { describe, expect, it } from 'vitest';
import { eventBy, triggeredBy } from '../table.ts';

describe('Heartland of America', () => {
  it('lets Nixon place among 19 states', () => {
    expect(eventBy('nixon', 'heartland-of-america').states('nixon', 'add').sort()).toEqual([
      'AK',
      'AZ',
      'CO',
      'HI',
      'IA',
      'ID',
      'KS',
      'KY',
      'MT',
      'ND',
      'NE',
      'NM',
      'NV',
      'OK',
      'OR',
      'SD',
      'UT',
      'WA',
      'WY',
    ]);
  });
  it('places at most 1 in a state and 7 in all', () => {
    const table = eventBy('nixon', 'heartland-of-america').play('nixon: add AK');
    expect(table.states('nixon', 'add')).not.toContain('AK');
    table.play('nixon: add AZ', 'nixon: add CO', 'nixon: add HI', 'nixon: add IA', 'nixon: add ID', 'nixon: add KS');
    expect(table.states('nixon', 'add')).toEqual([]);
  });
  it('may stop at once (ruling 41)', () => {
    expect(eventBy('nixon', 'heartland-of-america').play('nixon: done').now()).toMatchObject({
      removed: ['heartland-of-america'],
      toAct: 'kennedy',
    });
  });
  it('is Nixon’s to place when Kennedy plays it, and can be triggered by Nixon', () => {
    expect(eventBy('kennedy', 'heartland-of-america').pending()).toEqual(['nixon']);
    expect(triggeredBy('nixon', 'heartland-of-america').pending()).toEqual(['nixon']);
  });
});
