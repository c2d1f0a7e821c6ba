import { sql } from 'kysely';
import type { Store } from '../store/store.ts';

/** How long a lease on a bot's decision lasts without renewal, in milliseconds; then another node takes over. */
export const BOT_LEASE = 4000;

/** Renews the leases of these matches. Locked rows are skipped, to avoid deadlocks: a turn brings its own lease. */
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
 * Makes the bot's move due in matches, or in this one, that wait for a bot without a lease. Another node wrote the turn before it
 * knew that a bot has the seat.
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
  // One by one, to avoid deadlocks; and only where no turn was added meanwhile.
  for (const { id, head } of forgotten)
    await db
      .updateTable('matches')
      .set({ bot_due: now })
      .where('id', '=', id)
      .where('head', '=', head)
      .where('bot_due', 'is', null)
      .execute();
}
