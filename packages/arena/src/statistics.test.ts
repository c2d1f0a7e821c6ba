import { describe, expect, it } from 'vitest';
import { ratingsOf } from './ratings.ts';
import {
  EMPTY_TALLY,
  eloAt,
  eloOf,
  likelihoodRatio,
  meanOf,
  normalBelow,
  scoreAt,
  superiorityOf,
  type Tally,
  verdictOf,
  withRound,
} from './statistics.ts';

const tallyOf = (scores: readonly number[]): Tally => scores.reduce(withRound, EMPTY_TALLY);
const times = (count: number, score: number) => Array.from({ length: count }, () => score);

describe('Elo from rounds', () => {
  it('is even for even scores and symmetric around them', () => {
    expect(eloOf(tallyOf([0, 1, 0.5, 0.5])).elo).toBeCloseTo(0);
    expect(eloAt(0.75)).toBeCloseTo(190.85, 1);
    expect(eloAt(scoreAt(-123))).toBeCloseTo(-123);
  });

  it('narrows its interval as rounds are added', () => {
    const few = eloOf(tallyOf([...times(10, 1), ...times(10, 0.5)]));
    const many = eloOf(tallyOf([...times(100, 1), ...times(100, 0.5)]));
    expect(many.elo).toBeCloseTo(few.elo);
    expect(many.high - many.low).toBeLessThan(few.high - few.low);
    expect(few.low).toBeLessThan(few.elo);
    expect(few.elo).toBeLessThan(few.high);
  });

  it('stays finite after a clean sweep', () => {
    const { elo, low, high } = eloOf(tallyOf(times(50, 1)));
    expect([elo, low, high].every(Number.isFinite)).toBe(true);
    expect(elo).toBeGreaterThan(600);
  });

  it('gives the likelihood of superiority', () => {
    expect(superiorityOf(EMPTY_TALLY)).toBe(0.5);
    expect(superiorityOf(tallyOf([...times(60, 1), ...times(40, 0)]))).toBeGreaterThan(0.95);
    expect(superiorityOf(tallyOf([...times(40, 1), ...times(60, 0)]))).toBeLessThan(0.05);
    expect(normalBelow(1.96)).toBeCloseTo(0.975, 3);
  });
});

describe('The sequential test', () => {
  const sprt = { elo0: 0, elo1: 50 };

  it('stays open while the evidence is thin', () => {
    expect(verdictOf(tallyOf(times(5, 1)), sprt)).toBe('open');
    expect(verdictOf(tallyOf([...times(10, 1), ...times(9, 0)]), sprt)).toBe('open');
  });

  it('accepts the higher strength after many wins and the lower one after even play', () => {
    expect(verdictOf(tallyOf([...times(80, 1), ...times(40, 0)]), sprt)).toBe('elo1');
    expect(verdictOf(tallyOf([...times(400, 1), ...times(420, 0)]), sprt)).toBe('elo0');
  });

  it('finds nothing in a score half-way between the two strengths', () => {
    const score = (scoreAt(0) + scoreAt(50)) / 2;
    const tally = { rounds: 100, sum: 100 * score, sumOfSquares: 100 * (score * score + 0.1) };
    expect(likelihoodRatio(tally, sprt)).toBeCloseTo(0);
  });
});

describe('Ratings over many meetings', () => {
  it('put two bots as far apart as their score says', () => {
    const [anchor, other] = ratingsOf(2, [{ first: 0, second: 1, games: 999_999, score: 0.25 }]);
    expect(anchor?.elo).toBe(0);
    expect(other?.elo).toBeCloseTo(eloAt(0.75), 1);
  });

  it('chain through a common opponent', () => {
    const [, middle, top] = ratingsOf(3, [
      { first: 0, second: 1, games: 1000, score: scoreAt(-100) },
      { first: 1, second: 2, games: 1000, score: scoreAt(-100) },
    ]);
    expect(middle?.elo).toBeCloseTo(100, 0);
    expect(top?.elo).toBeCloseTo(200, 0);
    expect(top?.reach).toBeGreaterThan(middle?.reach ?? 0);
  });

  it('read an even tally as an even score', () => {
    expect(meanOf(EMPTY_TALLY)).toBe(0.5);
  });
});
