import { type ClientRequest, Refused, refusalOf } from '@whistlestop/client';
import type { Store } from '../store/store.ts';
import type { Deadlines } from './deadlines.ts';
import type { Departures } from './departures.ts';
import type { MatchChanges } from './host-services.ts';
import type { MatchAccess } from './match-access.ts';
import type { MatchCache } from './match-cache.ts';
import { type MatchHost, sequenceOf } from './match-host.ts';
import type { Offers } from './offers.ts';
import { agree } from './party-plans.ts';

/** A request of a seat at a running match. */
export type MatchRequestMessage = Exclude<ClientRequest, { kind: 'chat' }>;

interface RequestServices {
  readonly store: Store;
  readonly cache: MatchCache;
  readonly access: MatchAccess;
  readonly offers: Offers;
  readonly deadlines: Deadlines;
  readonly departures: Departures;
  readonly changes: MatchChanges;
}

/** Carries out requests at running matches. */
export class MatchRequests {
  readonly #services: RequestServices;

  constructor(services: RequestServices) {
    this.#services = services;
  }

  /** Carries out a person's request; returns the length of the log after it. */
  async request(userId: string | null, request: MatchRequestMessage): Promise<number> {
    if (userId === null) throw new Refused(refusalOf('not-signed-in'));
    const { store, departures, deadlines, offers } = this.#services;
    const done = request.kind === 'resign' && (await departures.previousAnswer(userId, request));
    if (typeof done === 'number') return done;
    const host = await this.#hostOf(request.match, userId);
    const seat = host.seatOf(userId);
    if (seat === undefined) throw new Refused(refusalOf('not-your-seat'));
    switch (request.kind) {
      case 'act':
        return sequenceOf(
          await host.submit({ kind: 'action', seat, sequence: request.sequence, action: request.action }, request.id),
        );
      case 'undo':
        return deadlines.undo(host, seat, request.sequence, request.id);
      case 'resign':
        return departures.leave(host, userId, 'resigned', request.id);
      case 'claim':
        return deadlines.claim(host, seat, request.id);
      case 'offer':
        return this.#broadcastAfter(host, offers.make(host, { seat, id: request.id }, request.offer));
      case 'agree':
        return this.#broadcastAfter(host, agree(store, host, seat, request.id, request.plan));
      case 'answer':
        return this.#broadcastAfter(host, offers.answer(host, { seat, id: request.id }, request, request.accept));
    }
  }

  /** The match of a request. It is loaded only for its players, and hidden from people who may not see it. */
  async #hostOf(id: string, userId: string): Promise<MatchHost> {
    const { cache, access } = this.#services;
    const known = cache.peek(id);
    if (known?.seatOf(userId) !== undefined) return known;
    await access.visible(id, userId, undefined);
    if (!(await access.isSeated(id, userId))) throw new Refused(refusalOf('not-your-seat'));
    // They may have sat down at another node a moment ago.
    await known?.refresh();
    return known ?? cache.get(id);
  }

  async #broadcastAfter(host: MatchHost, done: Promise<number>): Promise<number> {
    const sequence = await done;
    await this.#services.changes.infoChanged(host.id);
    return sequence;
  }
}
