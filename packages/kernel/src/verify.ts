import { commitmentOf, FairChance } from './fair.ts';
import { type Game, LIST_ROOM } from './game.ts';
import type { Entry, MatchHeader } from './log.ts';
import type { EntryListener } from './match.ts';
import { type MatchRecord, type Parsed, type RecordProblem, replayRecord } from './record.ts';
import { CHANCE_ACTS } from './seats.ts';

export type VerifyProblem = 'never-promised' | 'not-over' | 'wrong-seed' | 'wrong-draw';

interface Failure {
  readonly ok: false;
  readonly code: VerifyProblem | RecordProblem;
  readonly sentence: string;
  readonly at: number | undefined;
}

export type Verification = { readonly ok: true; readonly draws: number } | Failure;

const problem = (code: VerifyProblem, sentence: string, at?: number): Failure => ({
  ok: false,
  code,
  sentence,
  at,
});

const outcomes = new Int16Array(LIST_ROOM);
const weights = new Int16Array(LIST_ROOM);

/** Compares the draws of a match with what a seed gives, entry by entry as it is replayed. */
export class DrawCheck {
  readonly #source: FairChance;
  #draws = 0;
  #wrong: number | undefined;

  constructor(seed: string, { match }: Pick<MatchHeader, 'match'>) {
    this.#source = new FairChance(seed, match);
  }

  /** Looks at an entry before it is carried out. */
  readonly look: EntryListener = ({ game, state, log }, entry) => {
    if (this.#wrong !== undefined || entry.kind !== 'chance' || game.pending(state) !== CHANCE_ACTS) return;
    const count = game.chance(state, outcomes, weights);
    if (outcomes[this.#source.pick(this.#draws, weights, count)] === entry.outcome) this.#draws++;
    else this.#wrong = log.length + 1;
  };

  /** What came out, given what became of the replay. A draw that was tampered with is the cause when the rest cannot follow. */
  verdict(replayed: Parsed<unknown>): Verification {
    const at = this.#wrong;
    if (at !== undefined) return problem('wrong-draw', `Entry ${at} is not what the seed gives.`, at);
    return replayed.ok ? { ok: true, draws: this.#draws } : replayed;
  }
}

/** The promised seed, which has to be the last entry of a finished log. */
export function publishedSeed(
  { commitment }: MatchHeader,
  last: Entry | undefined,
): { readonly ok: true; readonly seed: string } | Failure {
  if (commitment === null)
    return problem('never-promised', 'This match used a plain seed; its draws were never promised.');
  if (last?.kind !== 'seed') return problem('not-over', 'The seed has not been published: the match is not over.');
  if (commitmentOf(last.seed) !== commitment)
    return problem('wrong-seed', 'The published seed is not the one promised at the start.');
  return { ok: true, seed: last.seed };
}

/** Checks from the record alone that every draw came from the seed promised before the match. */
export function verifyRecord(record: MatchRecord & { readonly game: Game }): Verification {
  const { header, log } = record;
  const published = publishedSeed(header, log.at(-1));
  if (!published.ok) return published;
  const draws = new DrawCheck(published.seed, header);
  return draws.verdict(replayRecord(record, draws.look));
}
