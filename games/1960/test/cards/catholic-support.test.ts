import { describe, expect, it } from 'vitest';
import { eventBy, triggeredBy } from '../table.ts';

describe('Catholic Support', () => {
  it('lets Kennedy place among 50 states', () => {
    expect(eventBy('kennedy', 'catholic-support').states('kennedy', 'add').sort()).toEqual([
      'AK',
      'AL',
      'AR',
      'AZ',
      'CA',
      'CO',
      'CT',
      'DE',
      'FL',
      'GA',
      'HI',
      'IA',
      'ID',
      'IL',
      'IN',
      'KS',
      'KY',
      'LA',
      'MA',
      'MD',
      'ME',
      'MI',
      'MN',
      'MO',
      'MS',
      'MT',
      'NC',
      'ND',
      'NE',
      'NH',
      'NJ',
      'NM',
      'NV',
      'NY',
      'OH',
      'OK',
      'OR',
      'PA',
      'RI',
      'SC',
      'SD',
      'TN',
      'TX',
      'UT',
      'VA',
      'VT',
      'WA',
      'WI',
      'WV',
      'WY',
    ]);
  });
  it('places at most 2 in a state and 7 in all', () => {
    const table = eventBy('kennedy', 'catholic-support').play('kennedy: add AK', 'kennedy: add AK');
    expect(table.states('kennedy', 'add')).not.toContain('AK');
    table.play('kennedy: add AL', 'kennedy: add AL', 'kennedy: add AR', 'kennedy: add AR', 'kennedy: add AZ');
    expect(table.states('kennedy', 'add')).toEqual([]);
  });
  it('may stop at once (ruling 41)', () => {
    expect(eventBy('kennedy', 'catholic-support').play('kennedy: done').now()).toMatchObject({
      removed: ['catholic-support'],
      toAct: 'nixon',
    });
  });
  it('is Kennedy’s to place when Nixon plays it, and can be triggered by Kennedy', () => {
    expect(eventBy('nixon', 'catholic-support').pending()).toEqual(['kennedy']);
    expect(triggeredBy('kennedy', 'catholic-support').pending()).toEqual(['kennedy']);
  });
});
