import type { Store } from '../store/store.ts';
import { acceptedAt } from './accepted-requests.ts';
import type { MatchChanges } from './host-services.ts';
import { type MatchHost, sequenceOf } from './match-host.ts';
import type { SeatHandover } from './seat-handover.ts';

/** Lets people leave a running match: a bot gets the seat where the match allows it, else the seat forfeits. */
export class Departures {
  readonly #store: Store;
  readonly #handover: SeatHandover;
  readonly #changes: MatchChanges;

  constructor(store: Store, handover: SeatHandover, changes: MatchChanges) {
    this.#store = store;
    this.#handover = handover;
    this.#changes = changes;
  }

  /** Gives up a person's seat; `id` is the request id. Returns the length of the log. */
  async leave(host: MatchHost, userId: string, reason: 'resigned' | 'abandoned', id: string | null): Promise<number> {
    // Other nodes may have moved, ended the match, or given the seat away.
    host.markUnread();
    const left = await host.run(async () => {
      await host.refreshNow();
      const seat = host.seatOf(userId);
      if (seat === undefined || (reason === 'abandoned' && host.match.over)) return host.match.log.length;
      const bot = this.#handover.botAfterLeaving(host, seat, reason);
      if (bot === undefined) return forfeit(host, seat, reason, id);
      return this.#handover.handOver(host, seat, bot, id === null ? undefined : { seat, id });
    });
    if (typeof left === 'number') return left;
    // Another node has added a turn, or changed seats, meanwhile.
    if (left !== true) return this.leave(host, userId, reason, id);
    await this.#changes.handedOver(host.id);
    return host.match.log.length;
  }

  /** The answer to a repeated request to leave. */
  async previousAnswer(userId: string, { match, id }: { readonly match: string; readonly id: string }) {
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

/** Forfeits a seat on top of any new turns; for work inside the host's `run`. */
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
