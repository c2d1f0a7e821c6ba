import { describe, expect, test } from 'vitest';
import type { StateCode } from './map-props.ts';
import { TILES } from './mosaic-layout.ts';
import { arrange, shareOut, TOKEN_ROOM } from './tile-room.ts';

describe.each(Object.keys(TILES) as StateCode[])('the tile of %s', (code) => {
  const tile = TILES[code];
  const { token, print } = shareOut(tile);
  const [left, top, width, height] = tile;

  test('has a place for a token beside its print', () => {
    const across = Math.max(print[0] - token[0], token[0] - (print[0] + print[2]));
    const down = Math.max(print[1] - token[1], token[1] - (print[1] + print[3]));
    expect(Math.max(across, down)).toBeCloseTo(TOKEN_ROOM / 2);
  });

  test('holds the whole token', () => {
    expect(token[0] - TOKEN_ROOM / 2).toBeGreaterThanOrEqual(left - 0.001);
    expect(token[0] + TOKEN_ROOM / 2).toBeLessThanOrEqual(left + width + 0.001);
    expect(token[1] - TOKEN_ROOM / 2).toBeGreaterThanOrEqual(top - 0.001);
    expect(token[1] + TOKEN_ROOM / 2).toBeLessThanOrEqual(top + height + 0.001);
  });

  test('still prints its name legibly', () => {
    expect(arrange(print).size).toBeGreaterThan(0.55);
  });
});
