import { type ChanceSource, commitmentOf, FairChance } from './fair.ts';
import { type Game, LIST_ROOM } from './game.ts';
import { Match } from './match.ts';
import { type MatchRecord, replayRecord } from './record.ts';

export type Verification =
  | { readonly ok: true; readonly draws: number }
  | {
      readonly ok: false;
      readonly code: 'unverifiable' | 'bad-record' | 'wrong-seed' | 'wrong-draw';
      readonly sentence: string;
    };

const outcomes = new Int16Array(LIST_ROOM);
const weights = new Int16Array(LIST_ROOM);

/** Checks from the record alone that every draw came from the seed promised before the match. */
export function verifyRecord(record: MatchRecord & { readonly game: Game }): Verification {
  const { commitment, match: id } = record.header;
  const last = record.log.at(-1);
  if (commitment === null)
    return {
      ok: false,
      code: 'unverifiable',
      sentence: 'This match used a plain seed; its draws were never promised.',
    };
  if (last?.kind !== 'seed')
    return { ok: false, code: 'unverifiable', sentence: 'The seed has not been published: the match is not over.' };
  if (commitmentOf(last.seed) !== commitment)
    return { ok: false, code: 'wrong-seed', sentence: 'The published seed is not the one promised at the start.' };
  const replayed = replayRecord(record);
  if (!replayed.ok) return { ok: false, code: 'bad-record', sentence: replayed.sentence };
  const draws = checkDraws(record.game, replayed.value, new FairChance(last.seed, id));
  return typeof draws === 'number'
    ? { ok: true, draws }
    : { ok: false, code: 'wrong-draw', sentence: `Entry ${draws.wrong} is not what the seed gives.` };
}

/** How many draws the replayed match holds, all of them from the source; or the first entry that is not. */
function checkDraws(game: Game, { header, log, start }: Match, source: ChanceSource): number | { wrong: number } {
  const match = new Match(game, header, start);
  let draws = 0;
  for (const [index, entry] of log.entries()) {
    if (entry.kind === 'chance') {
      const count = game.chance(match.state, outcomes, weights);
      if (outcomes[source.pick(draws, weights, count)] !== entry.outcome) return { wrong: index + 1 };
      draws++;
    }
    match.append(entry);
  }
  return draws;
}
