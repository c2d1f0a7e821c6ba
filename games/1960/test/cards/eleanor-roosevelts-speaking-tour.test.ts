import { describe, expect, it } from 'vitest';
import { eventBy, triggeredBy } from '../table.ts';

describe('Eleanor Roosevelt’s Speaking Tour', () => {
  it('lets Kennedy place among 9 states', () => {
    expect(eventBy('kennedy', 'eleanor-roosevelts-speaking-tour').states('kennedy', 'add').sort()).toEqual([
      'IA',
      'IL',
      'IN',
      'KY',
      'MI',
      'MN',
      'MO',
      'OH',
      'WI',
    ]);
  });
  it('places at most 2 in a state and 5 in all', () => {
    const table = eventBy('kennedy', 'eleanor-roosevelts-speaking-tour').play('kennedy: add IA', 'kennedy: add IA');
    expect(table.states('kennedy', 'add')).not.toContain('IA');
    table.play('kennedy: add IL', 'kennedy: add IL', 'kennedy: add IN');
    expect(table.states('kennedy', 'add')).toEqual([]);
  });
  it('may stop at once (ruling 41)', () => {
    expect(eventBy('kennedy', 'eleanor-roosevelts-speaking-tour').play('kennedy: done').now()).toMatchObject({
      removed: ['eleanor-roosevelts-speaking-tour'],
      toAct: 'nixon',
    });
  });
  it('is Kennedy’s to place when Nixon plays it, and can be triggered by Kennedy', () => {
    expect(eventBy('nixon', 'eleanor-roosevelts-speaking-tour').pending()).toEqual(['kennedy']);
    expect(triggeredBy('kennedy', 'eleanor-roosevelts-speaking-tour').pending()).toEqual(['kennedy']);
  });
});
