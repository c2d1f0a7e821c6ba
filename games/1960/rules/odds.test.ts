import { Random } from '@whistlestop/kernel';
import { describe, expect, it } from 'vitest';
import { checkOdds, initiativeOdds, nineteenSixty, successOdds } from './index.ts';
import { KENNEDY, NIXON } from './seats.ts';

const bag = (kennedy: number, nixon: number, reseeds = true) => ({ kennedy, nixon, reseeds });
const sum = (odds: readonly number[]) => odds.reduce((total, chance) => total + chance, 0);

describe('odds of support checks', () => {
  it('draw without replacement: the hypergeometric chances', () => {
    const [none, one, both] = successOdds(bag(10, 10), KENNEDY, 2);
    expect(none).toBeCloseTo((10 / 20) * (9 / 19));
    expect(one).toBeCloseTo(2 * (10 / 20) * (10 / 19));
    expect(both).toBeCloseTo((10 / 20) * (9 / 19));
  });
  it('reseed an emptied bag and go on (ruling 10)', () => {
    expect(successOdds(bag(1, 0), KENNEDY, 2)).toEqual([0, 0.5, 0.5]);
  });
  it('fail out of an empty bag on Election Day (ruling 13)', () => {
    expect(successOdds(bag(1, 0, false), KENNEDY, 3)).toEqual([0, 1, 0, 0]);
    expect(successOdds(bag(0, 0, false), NIXON, 1)).toEqual([1, 0]);
  });
  it('count one more draw for each failure where failures are redrawn', () => {
    expect(successOdds(bag(1, 1), KENNEDY, 1, true)).toEqual([0, 1]);
    expect(successOdds(bag(1, 2), KENNEDY, 1, true)[1]).toBeCloseTo(1 / 3 + (2 / 3) * (1 / 2));
  });
  it('add up to one', () => {
    for (const checks of [0, 1, 5]) expect(sum(successOdds(bag(2, 3), NIXON, checks, true))).toBeCloseTo(1);
  });
  it('agree with drawing by lot', () => {
    const random = new Random('lot');
    const rounds = 20_000;
    let hits = 0;
    for (let round = 0; round < rounds; round++) {
      let [kennedy, nixon] = [3, 2];
      for (let check = 0; check < 4; check++) {
        if (random.below(kennedy + nixon) < kennedy) {
          kennedy--;
          hits++;
        } else nixon--;
        if (kennedy + nixon === 0) [kennedy, nixon] = [10, 10];
      }
    }
    const mean = successOdds(bag(3, 2), KENNEDY, 4).reduce((total, chance, successes) => total + chance * successes, 0);
    expect(hits / rounds).toBeCloseTo(mean, 1);
  });
});

describe('odds of the initiative', () => {
  it('are even with equal colours and certain with one', () => {
    expect(initiativeOdds(bag(7, 7), KENNEDY)).toBeCloseTo(0.5);
    expect(initiativeOdds(bag(5, 0), KENNEDY)).toBe(1);
    expect(initiativeOdds(bag(5, 0), NIXON)).toBe(0);
  });
  it('of both sides add up to one, also through a reseeding', () => {
    for (const from of [bag(3, 1), bag(1, 1), bag(1, 0)])
      expect(initiativeOdds(from, KENNEDY) + initiativeOdds(from, NIXON)).toBeCloseTo(1);
  });
});

describe('odds in a position', () => {
  it('are those of its bag', () => {
    const game = nineteenSixty.open(nineteenSixty.options.parse({}));
    const s = game.layout.create();
    game.init(s);
    expect(checkOdds(s, KENNEDY, 1)).toEqual([0.5, 0.5]);
  });
  it('are not told when the bag is hidden (ruling 16)', () => {
    const game = nineteenSixty.open(nineteenSixty.options.parse({ bagVisible: false }));
    const s = game.layout.create();
    game.init(s);
    game.layout.project(s, KENNEDY, s);
    expect(checkOdds(s, KENNEDY, 1)).toBeUndefined();
  });
});
