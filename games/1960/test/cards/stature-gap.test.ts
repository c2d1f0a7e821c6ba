import { describe, expect, it } from 'vitest';
import { eventBy } from '../table.ts';

describe('Stature Gap', () => {
  it('makes cards Kennedy plays for positioning worth 2 less, at least 1', () => {
    const table = eventBy('nixon', 'stature-gap').play(
      'kennedy: play candidate position',
      'kennedy: issue defense',
      'kennedy: issue economy',
      'kennedy: issue civilRights',
    );
    expect(table.pending()).toEqual(['nixon']);
  });
  it('leaves campaigning alone', () => {
    const table = eventBy('nixon', 'stature-gap').play(
      'kennedy: play candidate campaign',
      ...Array.from({ length: 5 }, () => 'kennedy: support MA'),
    );
    expect(table.now()).toMatchObject({ support: { MA: 'kennedy 7' } });
  });
});
