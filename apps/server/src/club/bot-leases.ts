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
