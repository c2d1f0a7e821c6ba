import { describe, expect, it } from 'vitest';
import { Regrets } from '../src/mr-president/duel.ts';
import { solveMatrix } from '../src/mr-president/last-rounds.ts';

describe('Matrix games', () => {
  it('with a clear best row are played there', () => {
    const { rows, value } = solveMatrix([
      [0.2, 0.3],
      [0.6, 0.7],
    ]);
    expect(rows[1]).toBeGreaterThan(0.95);
    expect(value).toBeCloseTo(0.6, 1);
  });

  it('of matching kind are played evenly', () => {
    const { rows, columns, value } = solveMatrix([
      [1, 0],
      [0, 1],
    ]);
    expect(rows[0]).toBeCloseTo(0.5, 1);
    expect(columns[0]).toBeCloseTo(0.5, 1);
    expect(value).toBeCloseTo(0.5, 1);
  });

  it('with uneven stakes find the uneven mixture', () => {
    // Row plays the first line with 1/4 in equilibrium; the value is 3/4 of the larger stake.
    const { rows, value } = solveMatrix([
      [3, 0],
      [0, 1],
    ]);
    expect(rows[0]).toBeCloseTo(0.25, 1);
    expect(value).toBeCloseTo(0.75, 1);
  });
});

describe('Regrets', () => {
  it('move towards what pays', () => {
    const mind = new Regrets([10, 20]);
    for (let lesson = 1; lesson <= 50; lesson++) mind.learn(Float64Array.of(0, 1), lesson);
    expect(mind.average()[1]).toBeGreaterThan(0.9);
  });
});
