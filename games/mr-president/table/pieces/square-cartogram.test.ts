import { STATE_CARDS } from '../../rules/index.ts';
import { describe, expect, test } from 'vitest';
import { MAP, WALKING_ORDER } from './country-pictures.ts';
import { squareCartogram } from './square-cartogram.ts';

const printed = STATE_CARDS.map(({ code, electoralVotes }) => ({
  code,
  at: MAP.outlines.get(code)?.at ?? ([0, 0] as const),
  votes: electoralVotes,
}));

describe('the cartogram of squares', () => {
  const { squares, width, height } = squareCartogram(printed);
  const all = [...squares.values()];

  test('no square covers another', () => {
    const covered = all.flatMap((a, index) =>
      all
        .slice(index + 1)
        .filter(
          (b) =>
            Math.min(a.left + a.side, b.left + b.side) > Math.max(a.left, b.left) + 0.1 &&
            Math.min(a.top + a.side, b.top + b.side) > Math.max(a.top, b.top) + 0.1,
        ),
    );
    expect(covered).toEqual([]);
  });

  test('every square lies inside the picture', () => {
    for (const { left, top, side } of all) {
      expect(Math.min(left, top)).toBeGreaterThan(0);
      expect(left + side).toBeLessThan(width);
      expect(top + side).toBeLessThan(height);
    }
  });

  test('more votes make a larger square', () => {
    const side = (code: string) => squares.get(code)?.side ?? 0;
    expect(side('NY')).toBeGreaterThan(side('CA'));
    expect(side('CA')).toBeGreaterThan(3 * side('NV') - 20);
    expect(side('NV')).toBe(side('DC'));
  });

  test('West stays west and North stays north', () => {
    const at = (code: string) => squares.get(code) ?? { left: 0, top: 0 };
    expect(at('CA').left).toBeLessThan(at('CO').left);
    expect(at('CO').left).toBeLessThan(at('PA').left);
    expect(at('ND').top).toBeLessThan(at('TX').top);
    expect(at('ME').top).toBeLessThan(at('FL').top);
  });
});

test('all 51 states are walked once, the District of Columbia among the Eastern ones', () => {
  expect(new Set(WALKING_ORDER)).toEqual(new Set(STATE_CARDS.map(({ code }) => code)));
  expect(WALKING_ORDER.indexOf('DC')).toBe(WALKING_ORDER.indexOf('DE') + 1);
});
