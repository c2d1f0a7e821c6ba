import type { Store } from '../store/store.ts';
import { sequenceOf } from './answers.ts';
import type { MatchHost } from './match-host.ts';
import { answeredRequest } from './requests.ts';
import type { TimeKeeping } from './time-keeping.ts';

/** How people leave a match that is played: a bot takes the seat over where the match is not to end with that, and else it is lost. */
export class Departures {
  readonly #store: Store;
  readonly #clocks: TimeKeeping;
  readonly #handedOver: (match: string) => Promise<void>;

  /** `handedOver` hears of each match in which a bot has taken over a seat. */
  constructor(store: Store, clocks: TimeKeeping, handedOver: (match: string) => Promise<void>) {
    this.#store = store;
    this.#clocks = clocks;
    this.#handedOver = handedOver;
  }

  /** Gives a person's seat up; `id` is the request's. Answers where the log stands. */
  async leave(host: MatchHost, userId: string, reason: 'resigned' | 'abandoned', id: string | null): Promise<number> {
    // Other nodes may have moved, ended the match, or given the seat away.
    host.doubt();
    const left = await host.run(async () => {
      await host.refreshNow();
      const seat = host.seatOf(userId);
      if (seat === undefined || (reason === 'abandoned' && host.match.over)) return host.match.log.length;
      const bot = this.#clocks.heirOf(host, seat, reason);
      if (bot === undefined) return forfeit(host, seat, reason, id);
      return this.#clocks.handOver(host, seat, bot, id === null ? undefined : { seat, id });
    });
    if (typeof left === 'number') return left;
    // Somebody has moved, or left, at another node in that moment.
    if (left !== true) return this.leave(host, userId, reason, id);
    await this.#handedOver(host.id);
    return host.match.log.length;
  }

  /** Uses what the clock allows; answers where the log stands. */
  async claim(host: MatchHost, seat: number, id: string): Promise<number> {
    const { sequence, handed } = await this.#clocks.claim(host, seat, id);
    if (handed) await this.#handedOver(host.id);
    return sequence;
  }

  /** The answer to somebody who has given a seat up and asks again, since they have not heard it. */
  async askedBefore(userId: string, { match, id }: { readonly match: string; readonly id: string }) {
    const { db } = this.#store;
    const lost = await db
      .selectFrom('results')
      .select('seat')
      .where('match_id', '=', match)
      .where('user_id', '=', userId)
      .executeTakeFirst();
    return lost && answeredRequest(db, match, { seat: lost.seat, id });
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
  // Somebody has moved at another node, and it rests on that now.
  if (!answer.ok && answer.refusal.code === 'stale-sequence' && host.match.log.length > sequence)
    return forfeit(host, seat, reason, id);
  return sequenceOf(answer);
}
