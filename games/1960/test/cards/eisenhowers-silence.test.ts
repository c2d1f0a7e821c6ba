import { describe, expect, it } from 'vitest';
import { eventBy } from '../table.ts';

describe('Eisenhower’s Silence', () => {
  it('bars Nixon from campaigning in states Kennedy leads, tested as each CP is spent', () => {
    const table = eventBy('kennedy', 'eisenhowers-silence', { candidates: { nixon: 'GA' } }).play(
      'nixon: play candidate campaign',
    );
    expect(table.why('nixon', 'support GA')).toBe('campaign-ban');
    expect(table.states('nixon', 'support')).toContain('FL');
    expect(table.states('nixon', 'support')).not.toContain('LA');
  });
});
