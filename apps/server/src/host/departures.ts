import type { Store } from '../store/store.ts';
import { acceptedAt } from './accepted-requests.ts';
import type { MatchChanges } from './host-services.ts';
import { type MatchHost, sequenceOf } from './match-host.ts';
import type { SeatHandover } from './seat-handover.ts';

/** How people leave a running match: a bot takes the seat over where the rules of the match say so, else the match is lost. */
export class Departures {
  readonly #store: Store;
  readonly #handover: SeatHandover;
  readonly #changes: MatchChanges;

  constructor(store: Store, handover: SeatHandover, changes: MatchChanges) {
    this.#store = store;
    this.#handover = handover;
    this.#changes = changes;
  }

  /** Gives a person's seat up; `id` is the request's. Answers the length of the log. */
  async leave(host: MatchHost, userId: string, reason: 'resigned' | 'abandoned', id: string | null): Promise<number> {
    // Other nodes may have moved, ended the match, or given the seat away.
    host.markUnread();
    const left = await host.run(async () => {
      await host.refreshNow();
      const seat = host.seatOf(userId);
      if (seat === undefined || (reason === 'abandoned' && host.match.over)) return host.match.log.length;
      const bot = this.#handover.heirOf(host, seat, reason);
      if (bot === undefined) return forfeit(host, seat, reason, id);
      return this.#handover.handOver(host, seat, bot, id === null ? undefined : { seat, id });
    });
    if (typeof left === 'number') return left;
    // Another node has added a turn, or changed seats, meanwhile.
    if (left !== true) return this.leave(host, userId, reason, id);
    await this.#changes.handedOver(host.id);
    return host.match.log.length;
  }

  /** The answer to a repeated request to leave, when the first answer was lost. */
  async askedBefore(userId: string, { match, id }: { readonly match: string; readonly id: string }) {
    const { db } = this.#store;
    const lost = await db
      .selectFrom('results')
      .select('seat')
      .where('match_id', '=', match)
      .where('user_id', '=', userId)
      .executeTakeFirst();
    return lost && acceptedAt(db, match, { seat: lost.seat, id });
  }
}

/** Ends the match by giving a seat up, whatever has happened meanwhile; for work that runs inside the host's `run`. */
async function forfeit(
  host: MatchHost,
  seat: number,
  reason: 'resigned' | 'abandoned',
  id: string | null,
): Promise<number> {
  const sequence = host.match.log.length;
  const answer = await host.submitNow({ kind: 'forfeit', seat, sequence, reason }, id);
  // Another node has added a turn: try again on top of it.
  if (!answer.ok && answer.refusal.code === 'stale-sequence' && host.match.log.length > sequence)
    return forfeit(host, seat, reason, id);
  return sequenceOf(answer);
}
