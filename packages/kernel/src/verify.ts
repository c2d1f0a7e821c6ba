import { commitmentOf, FairChance } from './fair.ts';
import { type Game, LIST_ROOM } from './game.ts';
import { type MatchRecord, type RecordProblem, replayRecord } from './record.ts';
import { CHANCE_ACTS } from './seats.ts';

export type VerifyProblem = 'never-promised' | 'not-over' | 'wrong-seed' | 'wrong-draw';

export type Verification =
  | { readonly ok: true; readonly draws: number }
  | {
      readonly ok: false;
      readonly code: VerifyProblem | RecordProblem;
      readonly sentence: string;
      readonly at: number | undefined;
    };

const problem = (code: VerifyProblem, sentence: string, at?: number): Verification => ({
  ok: false,
  code,
  sentence,
  at,
});

const outcomes = new Int16Array(LIST_ROOM);
const weights = new Int16Array(LIST_ROOM);

/** Checks from the record alone that every draw came from the seed promised before the match. */
export function verifyRecord(record: MatchRecord & { readonly game: Game }): Verification {
  const { game, header, log } = record;
  const last = log.at(-1);
  if (header.commitment === null)
    return problem('never-promised', 'This match used a plain seed; its draws were never promised.');
  if (last?.kind !== 'seed') return problem('not-over', 'The seed has not been published: the match is not over.');
  if (commitmentOf(last.seed) !== header.commitment)
    return problem('wrong-seed', 'The published seed is not the one promised at the start.');

  const source = new FairChance(last.seed, header.match);
  let draws = 0;
  let wrong: number | undefined;
  const replayed = replayRecord(record, (match, entry) => {
    if (wrong !== undefined || entry.kind !== 'chance' || game.pending(match.state) !== CHANCE_ACTS) return;
    const count = game.chance(match.state, outcomes, weights);
    if (outcomes[source.pick(draws, weights, count)] === entry.outcome) draws++;
    else wrong = match.log.length + 1;
  });
  // A draw that was tampered with is the cause when the rest can no longer follow.
  if (wrong !== undefined) return problem('wrong-draw', `Entry ${wrong} is not what the seed gives.`, wrong);
  return replayed.ok ? { ok: true, draws } : replayed;
}
