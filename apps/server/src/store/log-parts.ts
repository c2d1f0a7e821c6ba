import type { Kysely } from 'kysely';
import type { Store, TurnWithClock } from './store.ts';
import type { EntriesTable, Tables } from './tables.ts';

/** Turns of a log read at once. */
export const TURNS_AT_ONCE = 128;

/** The turns of a match after an entry, oldest first, in parts: a log is never read as a whole. */
export async function* turnsInParts(db: Kysely<Tables>, match: string, after = 0): AsyncGenerator<EntriesTable[]> {
  for (let from: number | undefined = after; from !== undefined; ) {
    const turns: EntriesTable[] = await db
      .selectFrom('entries')
      .selectAll()
      .where('match_id', '=', match)
      .where('sequence', '>', from)
      .orderBy('sequence')
      .limit(TURNS_AT_ONCE)
      .execute();
    if (turns.length > 0) yield turns;
    from = turns[TURNS_AT_ONCE - 1]?.sequence;
  }
}

/** The same turns one by one, with the match's present clocks; reads of several matches share a query. */
export async function* turnsSince(
  { turnsAfter }: Pick<Store, 'turnsAfter'>,
  match: string,
  after: number,
): AsyncGenerator<TurnWithClock> {
  for (let from: number | undefined = after; from !== undefined; ) {
    const turns: TurnWithClock[] = await turnsAfter(match, from);
    yield* turns;
    from = turns[TURNS_AT_ONCE - 1]?.last;
  }
}
