import { Refused, refusalOf } from '@whistlestop/client';
import { clockForSubstitute } from '../clocks/clock.ts';
import type { Store } from '../store/store.ts';
import { parseClock } from './loaded-match.ts';
import type { MatchHost } from './match-host.ts';

/** Gives an abandoned seat to a person; repeating the request changes nothing. Locks make concurrent requests safe on all nodes. */
export function takeOver(store: Store, host: MatchHost, userId: string, seat: number, now: number): Promise<void> {
  const { id } = host;
  return host.run(async () => {
    const { settings } = host.loaded;
    await store.db.transaction().execute(async (db) => {
      const seats = await db
        .selectFrom('seats')
        .select(['user_id', 'bot', 'left_at'])
        .where('match_id', '=', id)
        .orderBy('seat')
        .$if(store.kind === 'postgres', (rows) => rows.forUpdate())
        .execute();
      const wanted = seats[seat];
      if (wanted === undefined) throw new Refused(refusalOf('unknown-seat'));
      if (wanted.user_id === userId) return;
      if (wanted.left_at === null) throw new Refused(refusalOf('match-not-open'));
      if (wanted.bot === null || seats.some(({ user_id }) => user_id === userId))
        throw new Refused(refusalOf('seat-taken'));
      // The row lock delays turns until the seat is taken; the deadline repairs the clocks if this node dies after that.
      const match = await db
        .updateTable('matches')
        .set((row) => ({ seating: row('seating', '+', 1), deadline: now }))
        .where('id', '=', id)
        .where('status', '=', 'running')
        .returning(['clock', 'waiting'])
        .executeTakeFirst();
      if (match === undefined) throw new Refused(refusalOf('match-not-open'));
      const clock = clockForSubstitute(settings.clock, parseClock(match.clock), seat, match.waiting, now);
      await db
        .updateTable('matches')
        .set({ clock: clock === null ? null : JSON.stringify(clock) })
        .where('id', '=', id)
        .execute();
      await db
        .updateTable('seats')
        .set({ user_id: userId, bot: null, plan: null })
        .where('match_id', '=', id)
        .where('seat', '=', seat)
        .execute();
      // A player who comes back needs no news of the bot.
      await db.deleteFrom('news').where('match_id', '=', id).where('user_id', '=', userId).execute();
      // The bot agreed to the offers, not the substitute.
      await db.deleteFrom('offers').where('match_id', '=', id).execute();
    });
    await host.refreshNow();
    await host.saveStanding();
  });
}
