import { expect, test } from 'vitest';
import { NEWCOMER, rate } from './ratings.ts';

test('agrees with the worked example of the Glicko-2 paper', () => {
  const player = { rating: 1500, deviation: 200, volatility: 0.06 };
  const rated = rate(player, [
    { opponent: { rating: 1400, deviation: 30, volatility: 0.06 }, score: 1 },
    { opponent: { rating: 1550, deviation: 100, volatility: 0.06 }, score: 0 },
    { opponent: { rating: 1700, deviation: 300, volatility: 0.06 }, score: 0 },
  ]);
  expect(rated.rating).toBeCloseTo(1464.06, 1);
  expect(rated.deviation).toBeCloseTo(151.52, 1);
  expect(rated.volatility).toBeCloseTo(0.05999, 4);
});

test('a win between equals moves both by the same amount in opposite directions', () => {
  const up = rate(NEWCOMER, [{ opponent: NEWCOMER, score: 1 }]);
  const down = rate(NEWCOMER, [{ opponent: NEWCOMER, score: 0 }]);
  expect(up.rating - 1500).toBeCloseTo(1500 - down.rating, 6);
  expect(up.deviation).toBeLessThan(350);
});

test('without a game only the deviation grows, up to that of a newcomer', () => {
  const idle = rate({ rating: 1700, deviation: 50, volatility: 0.06 }, []);
  expect(idle.rating).toBe(1700);
  expect(idle.deviation).toBeGreaterThan(50);
  expect(rate(NEWCOMER, []).deviation).toBe(350);
});
