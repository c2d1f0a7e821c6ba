import type { Kysely } from 'kysely';
import type { Store, TurnWithClock } from './store.ts';
import type { EntriesTable, Tables } from './tables.ts';

/** So many turns of a log are read at once, and taken up before anything else waits for them. */
export const TURNS_AT_ONCE = 128;

/** The turns of a match after an entry, oldest first, in parts: a log is never read whole. */
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

/** The same one by one, with the clocks of the match as they stand now; together with what others ask of the database. */
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
