import { describe, expect, test } from 'vitest';
import { sampleCountry } from '../../gallery/country.ts';
import { TILES } from './mosaic-layout.ts';

const { states } = sampleCountry();

describe('the mosaic', () => {
  test('lets no two tiles overlap', () => {
    const tiles = Object.entries(TILES);
    const overlaps = tiles.flatMap(([code, a], index) =>
      tiles.slice(index + 1).flatMap(([other, b]) => {
        const across = Math.min(a[0] + a[2], b[0] + b[2]) - Math.max(a[0], b[0]);
        const down = Math.min(a[1] + a[3], b[1] + b[3]) - Math.max(a[1], b[1]);
        return across > 0.02 && down > 0.02 ? [`${code} ${other}`] : [];
      }),
    );
    expect(overlaps).toEqual([]);
  });

  test.each(states.map(({ code, electoralVotes }) => [code, electoralVotes] as const))(
    'gives %s an area of its %i votes and three more',
    (code, votes) => {
      const [, , width, height] = TILES[code];
      expect(width * height).toBeCloseTo(votes + 3, 0);
    },
  );
});
