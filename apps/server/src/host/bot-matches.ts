import { Refused, refusalOf } from '@whistlestop/client';
import type { Transaction } from 'kysely';
import type { Tables } from '../store/tables.ts';
import { lockUsers } from '../store/user-locks.ts';
import type { MatchHost } from './match-host.ts';

/** Matches of bots alone that one person may have going on: everybody's bots wait for the same thinkers. */
const MAX_BOT_MATCHES = 4;

/** Whether as many matches of bots alone as one person may have are played already that this one opened. */
export async function hasMaxBotMatches(db: Transaction<Tables>, opener: string): Promise<boolean> {
  await lockUsers(db, [{ id: opener }]);
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
    .limit(MAX_BOT_MATCHES)
    .execute();
  return shows.length === MAX_BOT_MATCHES;
}

/** Ends a match that bots play among themselves, without a winner; refuses one in which people play. */
export function stopBotMatch(host: MatchHost): Promise<void> {
  return host.run(async () => {
    await host.refreshNow();
    if (host.loaded.holders.some(({ userId }) => userId !== null)) throw new Refused(refusalOf('people-play'));
    await host.stopNow();
  });
}
