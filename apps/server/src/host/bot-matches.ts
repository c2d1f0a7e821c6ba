import { Refused, refusalOf } from '@whistlestop/client';
import type { Transaction } from 'kysely';
import type { Tables } from '../store/tables.ts';
import { lockUsers } from '../store/user-locks.ts';
import type { MatchHost } from './match-host.ts';

/** Running matches of bots alone for one opener: all bots share the workers. */
const MAX_BOT_MATCHES = 4;

/** Whether this person has opened as many running matches of bots alone as allowed. */
export async function hasMaxBotMatches(db: Transaction<Tables>, opener: string): Promise<boolean> {
  await lockUsers(db, [{ id: opener }]);
  const botMatches = await db
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
  return botMatches.length === MAX_BOT_MATCHES;
}

/** Stops a match of bots alone, without a winner; refuses one that people play. */
export function stopBotMatch(host: MatchHost): Promise<void> {
  return host.run(async () => {
    await host.refreshNow();
    if (host.loaded.holders.some(({ userId }) => userId !== null)) throw new Refused(refusalOf('people-play'));
    await host.stopNow();
  });
}
