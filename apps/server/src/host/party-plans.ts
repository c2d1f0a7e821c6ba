import { refusalOf, Refused } from '@whistlestop/client';
import { type Seat, seatList } from '@whistlestop/kernel';
import type { Store } from '../store/store.ts';
import type { MatchHost } from './match-host.ts';

/** Stores a plan that a player agrees on with the bots of their party. Returns the length of the log. */
export function agree({ db }: Store, host: MatchHost, seat: Seat, id: string, plan: unknown): Promise<number> {
  return host.run(async () => {
    host.refuseIfHandedOver(seat, id);
    const { match, bots } = host;
    const { parties, seats } = match.game;
    const partners = seatList((parties?.of(seat) ?? 0) & bots, seats.length);
    if (parties === undefined || partners.length === 0) throw new Refused(refusalOf('not-allowed'));
    if (!parties.confers(match.state, seat)) throw new Refused(refusalOf('not-conferring'));
    const agreed = parties.plan.safeParse(plan);
    if (!agreed.success) throw new Refused(refusalOf('malformed'));
    await db
      .updateTable('seats')
      .set({ plan: JSON.stringify(agreed.data) })
      .where('match_id', '=', host.id)
      .where('seat', 'in', partners)
      .execute();
    await host.refreshNow();
    return match.log.length;
  });
}
