import { describe, expect, it } from 'vitest';
import { eventBy, triggeredBy } from '../table.ts';

describe('Mid-Atlantic', () => {
  it('lets Kennedy place among 5 states', () => {
    expect(eventBy('kennedy', 'mid-atlantic').states('kennedy', 'add').sort()).toEqual(['DE', 'MD', 'NJ', 'NY', 'PA']);
  });
  it('places at most 2 in a state and 5 in all', () => {
    const table = eventBy('kennedy', 'mid-atlantic').play('kennedy: add DE', 'kennedy: add DE');
    expect(table.states('kennedy', 'add')).not.toContain('DE');
    table.play('kennedy: add MD', 'kennedy: add MD', 'kennedy: add NJ');
    expect(table.states('kennedy', 'add')).toEqual([]);
  });
  it('may stop at once (ruling 41)', () => {
    expect(eventBy('kennedy', 'mid-atlantic').play('kennedy: done').now()).toMatchObject({
      removed: ['mid-atlantic'],
      toAct: 'nixon',
    });
  });
  it('is Kennedy’s to place when Nixon plays it, and can be triggered by Kennedy', () => {
    expect(eventBy('nixon', 'mid-atlantic').pending()).toEqual(['kennedy']);
    expect(triggeredBy('kennedy', 'mid-atlantic').pending()).toEqual(['kennedy']);
  });
});
