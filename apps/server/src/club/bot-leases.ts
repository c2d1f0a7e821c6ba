import { sql } from 'kysely';
import type { Store } from '../store/store.ts';

/** How long nothing may be heard of a node that thinks for a bot before another takes the thought over. */
export const BOT_LEASE = 4000;

/**
 * Tells the other nodes that this one still thinks about these matches. A match that is being written to at this moment is
 * passed over, since a turn brings a lease of its own: whoever waited for one match while holding others could wait for a
 * commit that waits for those.
 */
export async function renewLeases({ db, kind }: Store, matches: readonly string[], now: number): Promise<void> {
  const leased = db
    .selectFrom('matches')
    .select('id')
    .where('id', 'in', matches)
    .where('bot_due', 'is not', null)
    .$if(kind === 'postgres', (rows) => rows.forUpdate().skipLocked());
  await db
    .updateTable('matches')
    .set({ bot_due: now + BOT_LEASE })
    .where('id', 'in', leased)
    .execute();
}

/**
 * Finds the matches, or this one if it is one, that wait for a bot of which no node knows that it has to think, and makes its
 * thought due: somebody's seat went to it at one node while another, which had not heard of that, wrote down whose move it is.
 */
export async function leaseForgotten({ db }: Store, now: number, match?: string): Promise<void> {
  const forgotten = await db
    .selectFrom('matches')
    .select(['id', 'head'])
    .where('status', '=', 'running')
    .where('bot_due', 'is', null)
    .$if(match !== undefined, (rows) => rows.where('id', '=', match ?? ''))
    .where((row) =>
      row.exists(
        row
          .selectFrom('seats')
          .select('seat')
          .whereRef('seats.match_id', '=', 'matches.id')
          .where('seats.bot', 'is not', null)
          .where(sql<boolean>`(matches.waiting >> seats.seat) & 1 = 1`),
      ),
    )
    .execute();
  // One by one, for the same reason as above; and only where nobody has moved meanwhile.
  for (const { id, head } of forgotten)
    await db
      .updateTable('matches')
      .set({ bot_due: now })
      .where('id', '=', id)
      .where('head', '=', head)
      .where('bot_due', 'is', null)
      .execute();
}
