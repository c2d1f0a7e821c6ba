import { describe, expect, it } from 'vitest';
import { eventBy, triggeredBy } from '../table.ts';

describe('Suburban Voters', () => {
  it('lets Kennedy place among 7 states', () => {
    expect(eventBy('kennedy', 'suburban-voters').states('kennedy', 'add').sort()).toEqual([
      'CA',
      'IL',
      'MI',
      'NY',
      'OH',
      'PA',
      'TX',
    ]);
  });
  it('places at most 2 in a state and 5 in all', () => {
    const table = eventBy('kennedy', 'suburban-voters').play('kennedy: add CA', 'kennedy: add CA');
    expect(table.states('kennedy', 'add')).not.toContain('CA');
    table.play('kennedy: add IL', 'kennedy: add IL', 'kennedy: add MI');
    expect(table.states('kennedy', 'add')).toEqual([]);
  });
  it('may stop at once (ruling 41)', () => {
    expect(eventBy('kennedy', 'suburban-voters').play('kennedy: done').now()).toMatchObject({
      removed: ['suburban-voters'],
      toAct: 'nixon',
    });
  });
  it('is Kennedy’s to place when Nixon plays it, and can be triggered by Kennedy', () => {
    expect(eventBy('nixon', 'suburban-voters').pending()).toEqual(['kennedy']);
    expect(triggeredBy('kennedy', 'suburban-voters').pending()).toEqual(['kennedy']);
  });
});
