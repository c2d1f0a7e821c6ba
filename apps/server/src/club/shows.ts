import { Refused, refusalOf } from '@whistlestop/client';
import type { Transaction } from 'kysely';
import type { Tables } from '../store/tables.ts';
import { takeTurns } from '../store/take-turns.ts';
import type { MatchHost } from './match-host.ts';

/** Matches of bots alone that one person may have going on: everybody's bots wait for the same thinkers. */
const MOST_SHOWS = 4;

/** Whether as many matches of bots alone as one person may have are played already that this one opened. */
export async function hasAllShows(db: Transaction<Tables>, opener: string): Promise<boolean> {
  await takeTurns(db, [{ id: opener }]);
  const shows = await db
    .selectFrom('matches')
    .select('id')
    .where('status', '=', 'running')
    .where('opened_by', '=', opener)
    .where((match) =>
      match.not(
        match.exists(
          match
            .selectFrom('seats')
            .select('seat')
            .whereRef('seats.match_id', '=', 'matches.id')
            .where('seats.user_id', 'is not', null),
        ),
      ),
    )
    .limit(MOST_SHOWS)
    .execute();
  return shows.length === MOST_SHOWS;
}

/** Ends a match that bots play among themselves, without a winner; refuses one in which people play. */
export function stopShow(host: MatchHost): Promise<void> {
  return host.run(async () => {
    await host.refreshNow();
    if (host.loaded.holders.some(({ userId }) => userId !== null)) throw new Refused(refusalOf('people-play'));
    await host.stopNow();
  });
}
