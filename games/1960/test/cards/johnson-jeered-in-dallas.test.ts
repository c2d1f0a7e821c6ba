import { describe, expect, it } from 'vitest';
import { eventBy } from '../table.ts';

describe('Johnson Jeered in Dallas', () => {
  it('costs Kennedy 1 in Texas and bars him from campaigning in the South', () => {
    const table = eventBy('nixon', 'johnson-jeered-in-dallas', {
      support: { TX: 'kennedy 2' },
      candidates: { kennedy: 'TX' },
    }).play('kennedy: play candidate campaign');
    expect(table.now()).toMatchObject({ support: { TX: 'kennedy 1' } });
    expect(table.states('kennedy', 'support')).toEqual([]);
    expect(table.why('kennedy', 'support TX')).toBe('campaign-ban');
  });
  it('gives Nixon nothing when there is nothing to lose', () => {
    expect(eventBy('nixon', 'johnson-jeered-in-dallas').now()).toMatchObject({ support: { TX: 'none' } });
  });
});
