import { z } from 'zod';
import { GAMES_A_ROUND, type Pairing, type PlayedRound } from './rounds.ts';
import {
  EMPTY_TALLY,
  type EloDifference,
  eloOf,
  meanOf,
  type SprtVerdict,
  superiorityOf,
  type Tally,
  verdictOf,
  withRound,
} from './statistics.ts';

const cost = z.strictObject({ thoughts: z.number(), milliseconds: z.number(), slowest: z.number() });
const roundResult = z.strictObject({ scores: z.array(z.number()), costs: z.tuple([cost, cost]) });
export type RoundResult = z.infer<typeof roundResult>;

/** A contest between bots as plain data: everything needed to go on with it later, results included. */
export const contestSchema = z.strictObject({
  game: z.string(),
  rules: z.int(),
  options: z.unknown(),
  bots: z.array(z.string()).min(2),
  /** Who meets whom, by places in the list of bots. */
  pairings: z.array(z.strictObject({ first: z.int().min(0), second: z.int().min(0) })),
  seed: z.string(),
  /** Rounds each pairing plays at most. */
  rounds: z.int().min(1),
  budget: z
    .union([z.strictObject({ evaluations: z.int().min(0) }), z.strictObject({ milliseconds: z.number().min(0) })])
    .optional(),
  sprt: z.strictObject({ elo0: z.number(), elo1: z.number() }).optional(),
  /** By pairing, then by round; null where a round is still to be played. */
  results: z.array(z.array(roundResult.nullable())),
});
export type Contest = z.infer<typeof contestSchema>;

/** A contest with nothing played yet. */
export const newContest = (about: Omit<Contest, 'results'>): Contest => ({
  ...about,
  results: about.pairings.map(() => Array.from({ length: about.rounds }, () => null)),
});

/** One round still to be played. */
export interface Task {
  readonly pairing: number;
  readonly round: number;
}

/** The luck of a round: the same for every pairing, so that bots are also compared across pairings. */
export const seedOf = (contest: Contest, round: number): string => `${contest.seed}/${round}`;

/** The rounds still to be played, all pairings in step; a pairing whose sequential test has decided asks for none. */
export function openTasks(contest: Contest): Task[] {
  const decided = contest.results.map((_, pairing) => standingOf(contest, pairing).verdict !== 'open');
  return Array.from({ length: contest.rounds }, (_, round) => round).flatMap((round) =>
    contest.results.flatMap((rounds, pairing) =>
      decided[pairing] === true || rounds[round] != null ? [] : [{ pairing, round }],
    ),
  );
}

/** Notes a finished round. */
export function noteRound(contest: Contest, { pairing, round }: Task, { scores, costs }: PlayedRound): void {
  const rounds = contest.results[pairing];
  if (rounds === undefined || round >= rounds.length) throw new RangeError('The contest has no such round');
  rounds[round] = { scores: [...scores], costs: [{ ...costs[0] }, { ...costs[1] }] };
}

/** How a pairing stands, as the first bot sees it. */
export interface PairingStanding extends Pairing {
  readonly games: number;
  readonly score: number;
  /** The first bot's mean score in the games where it had the first seat, and in the others. */
  readonly bySeating: readonly number[];
  readonly difference: EloDifference;
  readonly superiority: number;
  readonly verdict: SprtVerdict;
  readonly tally: Tally;
  /** Mean and longest thinking time of each bot, in milliseconds. */
  readonly thinking: readonly { readonly mean: number; readonly slowest: number }[];
}

/**
 * Reads the results in the order of the rounds, up to the first gap and not past the sequential test's verdict: so the
 * answer depends on the seed alone, however many workers played and in whatever order they finished.
 */
export function standingOf(contest: Contest, pairing: number): PairingStanding {
  const pair = contest.pairings[pairing];
  if (pair === undefined) throw new RangeError('The contest has no such pairing');
  let tally = EMPTY_TALLY;
  let verdict: SprtVerdict = 'open';
  const bySeating = Array.from({ length: GAMES_A_ROUND }, () => 0);
  const costs = [newCost(), newCost()] as const;
  for (const result of contest.results[pairing] ?? []) {
    if (result === null || verdict !== 'open') break;
    tally = withRound(tally, result.scores.reduce((sum, score) => sum + score, 0) / result.scores.length);
    for (const [index, score] of result.scores.entries()) bySeating[index] = (bySeating[index] ?? 0) + score;
    for (const [index, total] of costs.entries()) addCost(total, result.costs[index]);
    if (contest.sprt !== undefined) verdict = verdictOf(tally, contest.sprt);
  }
  return {
    ...pair,
    games: tally.rounds * GAMES_A_ROUND,
    score: meanOf(tally),
    bySeating: bySeating.map((sum) => sum / Math.max(1, tally.rounds)),
    difference: eloOf(tally),
    superiority: superiorityOf(tally),
    verdict,
    tally,
    thinking: costs.map(({ thoughts, milliseconds, slowest }) => ({
      mean: milliseconds / Math.max(1, thoughts),
      slowest,
    })),
  };
}

const newCost = () => ({ thoughts: 0, milliseconds: 0, slowest: 0 });

function addCost(total: ReturnType<typeof newCost>, part: RoundResult['costs'][number] | undefined): void {
  if (part === undefined) return;
  total.thoughts += part.thoughts;
  total.milliseconds += part.milliseconds;
  total.slowest = Math.max(total.slowest, part.slowest);
}
