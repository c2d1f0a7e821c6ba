/**
 * How strong is one bot against another, and how sure is that? Everything counts rounds: one round plays the same luck
 * once for every seating, so that its mean score is the smallest independent piece of evidence.
 */

/** The scores of one bot, summed over rounds. */
export interface Tally {
  readonly rounds: number;
  readonly sum: number;
  readonly sumOfSquares: number;
}

export const EMPTY_TALLY: Tally = { rounds: 0, sum: 0, sumOfSquares: 0 };

/** The tally with one more round, whose mean score lies between 0 and 1. */
export const withRound = (tally: Tally, score: number): Tally => ({
  rounds: tally.rounds + 1,
  sum: tally.sum + score,
  sumOfSquares: tally.sumOfSquares + score * score,
});

/** An Elo difference with the ends of its 95 % interval. */
export interface EloDifference {
  readonly elo: number;
  readonly low: number;
  readonly high: number;
}

/** The expected score at an Elo difference. */
export const scoreAt = (elo: number): number => 1 / (1 + 10 ** (-elo / 400));

/** The Elo difference at which a score is expected. */
export const eloAt = (score: number): number => -400 * Math.log10(1 / score - 1);

/** How often a standard normal number lies below `z` (Abramowitz and Stegun 7.1.26). */
export function normalBelow(z: number): number {
  const x = Math.abs(z) / Math.SQRT2;
  const t = 1 / (1 + 0.3275911 * x);
  const tail = t * (0.254829592 + t * (-0.284496736 + t * (1.421413741 + t * (-1.453152027 + t * 1.061405429))));
  const upper = (tail * Math.exp(-x * x)) / 2;
  return z > 0 ? 1 - upper : upper;
}

/** The mean score of a tally; even when nothing has been played. */
export const meanOf = (tally: Tally): number => (tally.rounds === 0 ? 0.5 : tally.sum / tally.rounds);

/** The variance of a round's score; never below what one surprise in all the rounds would bring. */
function varianceOf(tally: Tally): number {
  if (tally.rounds === 0) return 0.25;
  const mean = meanOf(tally);
  return Math.max(tally.sumOfSquares / tally.rounds - mean * mean, 1 / (4 * tally.rounds));
}

/** Half the width of the 95 % interval of a standard normal number. */
export const NORMAL_95 = 1.959964;

/** The Elo difference a tally shows. A clean sweep is read as half a surprise less than perfect. */
export function eloOf(tally: Tally): EloDifference {
  const room = 1 / (4 * Math.max(1, tally.rounds));
  const within = (score: number) => eloAt(Math.min(1 - room, Math.max(room, score)));
  const mean = meanOf(tally);
  const reach = NORMAL_95 * Math.sqrt(varianceOf(tally) / Math.max(1, tally.rounds));
  return { elo: within(mean), low: within(mean - reach), high: within(mean + reach) };
}

/** The likelihood that the first bot is the stronger one. */
export function superiorityOf(tally: Tally): number {
  if (tally.rounds === 0) return 0.5;
  return normalBelow((meanOf(tally) - 0.5) / Math.sqrt(varianceOf(tally) / tally.rounds));
}

/** A sequential test: is the difference nearer to `elo0` or to `elo1`? Both errors are kept at 5 %. */
export interface Sprt {
  readonly elo0: number;
  readonly elo1: number;
}
export type SprtVerdict = 'elo0' | 'elo1' | 'open';

const ERROR_RATE = 0.05;
/** Where the log-likelihood ratio decides, on either side. */
export const SPRT_BOUND = Math.log((1 - ERROR_RATE) / ERROR_RATE);
/** The normal approximation behind the ratio wants a few rounds first. */
const SPRT_LEAST_ROUNDS = 10;

/** The log-likelihood ratio of `elo1` against `elo0`, with the variance the rounds have shown. */
export function likelihoodRatio(tally: Tally, { elo0, elo1 }: Sprt): number {
  const [score0, score1] = [scoreAt(elo0), scoreAt(elo1)];
  return (tally.rounds * (score1 - score0) * (2 * meanOf(tally) - score0 - score1)) / (2 * varianceOf(tally));
}

/** What the sequential test says so far. */
export function verdictOf(tally: Tally, sprt: Sprt): SprtVerdict {
  if (tally.rounds < SPRT_LEAST_ROUNDS) return 'open';
  const ratio = likelihoodRatio(tally, sprt);
  if (ratio >= SPRT_BOUND) return 'elo1';
  return ratio <= -SPRT_BOUND ? 'elo0' : 'open';
}
