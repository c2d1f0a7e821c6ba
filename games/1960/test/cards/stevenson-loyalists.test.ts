import { describe, expect, it } from 'vitest';
import { eventBy } from '../table.ts';

describe('Stevenson Loyalists', () => {
  it('bars Kennedy from campaigning in the West, Alaska and Hawaii included, and the Midwest', () => {
    const table = eventBy('nixon', 'stevenson-loyalists', { candidates: { kennedy: 'NV', nixon: 'TX' } }).play(
      'kennedy: play candidate campaign',
    );
    expect(table.states('kennedy', 'support')).toEqual([]);
    table.play('kennedy: travel HI');
    expect(table.why('kennedy', 'support HI')).toBe('campaign-ban');
    table.play('kennedy: travel West', 'kennedy: travel Midwest');
    expect(table.states('kennedy', 'support')).toEqual([]);
  });
});
