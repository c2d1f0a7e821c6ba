import { describe, expect, it } from 'vitest';
import { Regrets } from '../../bots/duel.ts';
import { solveMatrix } from '../../bots/last-rounds.ts';
import { smoothed } from '../../bots/opponents.ts';

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

describe('A round played on from every pair of bids', () => {
  const outcome = [
    [0, -1, -1],
    [1, 0, -1],
    [1, 1, 0],
  ];

  it('is what the round decides plus what each bid costs', () => {
    const exact = outcome.map((line, row) => line.map((won, column) => 0.5 + 0.1 * won - 0.05 * row + 0.03 * column));
    for (const [row, line] of smoothed(exact, outcome).entries())
      for (const [column, value] of line.entries()) expect(value).toBeCloseTo(exact[row]![column]!, 4);
  });

  it('loses the noise of its samples', () => {
    const exact = outcome.map((line) => line.map((won) => 0.5 + 0.1 * won));
    const noisy = exact.map((line, row) =>
      line.map((value, column) => value + ((row + column) % 2 === 0 ? 0.04 : -0.04)),
    );
    const off = (values: readonly (readonly number[])[]) =>
      values.flat().reduce((sum, value, index) => sum + (value - exact.flat()[index]!) ** 2, 0);
    expect(off(smoothed(noisy, outcome))).toBeLessThan(off(noisy) / 2);
  });
});
