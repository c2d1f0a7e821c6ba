import { describe, expect, it } from 'vitest';
import { eventBy } from '../table.ts';

describe('Hostile Press Corps', () => {
  it('makes Nixon check in every state, his own included', () => {
    const table = eventBy('kennedy', 'hostile-press-corps').play('nixon: play candidate campaign');
    expect(table.states('nixon', 'support')).toEqual([]);
    expect(table.legal('nixon')).toContain('check AZ 5');
  });
  it('leaves the media exemption (ruling 56)', () => {
    const table = eventBy('kennedy', 'hostile-press-corps', { media: { West: 'nixon 1' } }).play(
      'nixon: play candidate campaign',
    );
    expect(table.states('nixon', 'support')).toContain('AZ');
  });
});
