import {
  EVERYTHING,
  type Happening,
  type Match,
  type Observer,
  seatList,
  showHappening,
  SPECTATOR,
} from '@whistlestop/kernel';
import { type RefusalCode, Refused, type ServerMessage, slotsOf } from '@whistlestop/client';
import { protocolClock } from '../clocks/clock.ts';
import { waitingSeats } from '../host/loaded-match.ts';
import type { MatchAccess } from '../host/match-access.ts';
import type { MatchCache } from '../host/match-cache.ts';
import type { MatchHost } from '../host/match-host.ts';
import type { Logger } from '../log.ts';
import type { Store } from '../store/store.ts';
import type { Audiences, Follower } from './audience.ts';
import { DelayedTable } from './delayed-table.ts';
import { messageText } from './messages.ts';

/** A socket that watches a match, and the invitation it came with. */
interface Subscription {
  readonly follower: Follower;
  readonly invite: string | undefined;
}

/** The sockets that watch matches on this node: what each is sent first, and what everybody at a match is sent later. */
export class TableService {
  readonly #store: Store;
  readonly #access: MatchAccess;
  readonly #cache: MatchCache;
  readonly #audiences: Audiences;
  readonly #log: Logger;
  readonly #now: () => number;
  readonly #subscriptions = new Map<string, Map<Follower, Subscription>>();
  /** The last read-and-send in progress, by match. */
  readonly #queues = new Map<string, Promise<void>>();
  readonly #delayed = new Map<string, DelayedTable>();
  /** The last info that delayed spectators were sent, by match. */
  readonly #delayedInfo = new Map<string, string>();

  constructor(
    { store, audiences, now }: { readonly store: Store; readonly audiences: Audiences; readonly now: () => number },
    access: MatchAccess,
    cache: MatchCache,
    log: Logger,
  ) {
    this.#log = log;
    this.#store = store;
    this.#access = access;
    this.#cache = cache;
    this.#audiences = audiences;
    this.#now = now;
  }

  /** Runs work that reads about a match and sends the result, one after the other: the newest result is sent last. */
  async #inOrder<T>(id: string, work: () => Promise<T>): Promise<T> {
    const before = this.#queues.get(id) ?? Promise.resolve();
    const sent = before.then(work);
    const over = sent.then(nothing, nothing);
    this.#queues.set(id, over);
    try {
      return await sent;
    } finally {
      if (this.#queues.get(id) === over) this.#queues.delete(id);
    }
  }

  /** Sends a socket the whole table, then everything that happens. Answers how many entries of the log were sent again. */
  async watch(follower: Follower, id: string, since: number | undefined, invite: string | undefined): Promise<number> {
    const seen = await this.#access.visible(id, follower.userId, invite);
    if (!follower.isWatching(id)) return 0;
    const subscriptions = this.#subscriptions.get(id) ?? new Map<Follower, Subscription>();
    this.#subscriptions.set(id, subscriptions.set(follower, { follower, invite }));
    if (seen.status === 'open' && (await this.#inOrder(id, () => this.#sendOpenTable(follower, id, invite)))) return 0;
    const host = await this.#cache.get(id);
    const seat = host.seatOf(follower.userId);
    if (seat === undefined && host.loaded.settings.spectatorDelay > 0) await this.#watchDelayed(host, follower, since);
    else {
      // Before the match is locked, so that nobody waits for the replay.
      if (since !== undefined) await host.replay.playOn();
      await host.run(() => this.#inOrder(id, () => this.#sendTable(host, follower, seat, since)));
      // Signals that came before there was a follower have not been read.
      await host.catchUp();
    }
    return Math.max(0, host.match.log.length - (since ?? host.match.log.length));
  }

  /** Sends the table of a match that has not begun; answers false when it has begun meanwhile. */
  async #sendOpenTable(follower: Follower, id: string, invite: string | undefined): Promise<boolean> {
    const row = await this.#access.visible(id, follower.userId, invite);
    if (row.status !== 'open') return false;
    const match = await this.#access.info(row, follower.userId);
    follower.send(
      messageText({ kind: 'table', match, seat: null, undo: false, sequence: 0, view: null, happened: [] }),
    );
    return true;
  }

  async #sendTable(
    host: MatchHost,
    follower: Follower,
    seat: number | undefined,
    since: number | undefined,
  ): Promise<void> {
    const observer: Observer = seat ?? SPECTATOR;
    const row = await this.#access.row(host.id);
    const info = await this.#access.info(row, follower.userId);
    const replay = host.replay;
    if (since !== undefined) await replay.playOn();
    if (!this.#isSubscribed(host.id, follower)) return;
    const { match } = host;
    this.#audiences.leave(host.id, follower);
    this.#audiences.join(host.id, match.log.length, observer, follower);
    follower.send(
      tableText({
        match: {
          ...info,
          head: match.log.length,
          waiting: seatList(waitingSeats(match), match.game.seats.length),
          clock: row.head === match.log.length ? info.clock : protocolClock(host.loaded.clock),
        },
        seat: seat ?? null,
        undo: match.mayUndo(observer),
        sequence: match.log.length,
        view: slotsOf(match.view(observer).state),
        happened: since === undefined ? [] : happenedFor(match, replay.happenedSince(since), observer),
      }),
    );
  }

  async #watchDelayed(host: MatchHost, follower: Follower, since: number | undefined): Promise<void> {
    // A former player no longer receives turns without delay.
    this.#audiences.leave(host.id, follower);
    const known = this.#delayed.get(host.id);
    const delayed = known ?? new DelayedTable(this.#store, host.loaded, this.#log, this.#now);
    this.#delayed.set(host.id, delayed);
    await delayed.advance();
    const joined = await this.#inOrder(host.id, () => this.#joinDelayed(host, delayed, follower, since));
    if (!this.#isSubscribed(host.id, follower)) this.#closeIfEmpty(host.id);
    // The last spectator has left meanwhile, and the delayed table was closed.
    else if (!joined) return this.#watchDelayed(host, follower, since);
  }

  /** Answers false when the delayed table is closed or the socket no longer watches. */
  async #joinDelayed(
    host: MatchHost,
    delayed: DelayedTable,
    follower: Follower,
    since: number | undefined,
  ): Promise<boolean> {
    const info = await this.#access.info(await this.#access.row(host.id), follower.userId);
    if (!this.#isSubscribed(host.id, follower) || this.#delayed.get(host.id) !== delayed) return false;
    const { match } = delayed;
    delayed.join(follower);
    if (!info.yours) this.#delayedInfo.set(host.id, messageText({ kind: 'info', match: info }));
    const scores = match.scores() ?? null;
    follower.send(
      tableText({
        match: { ...info, head: match.log.length, scores, status: scores === null ? 'running' : 'over' },
        seat: null,
        undo: false,
        sequence: match.log.length,
        view: slotsOf(match.view(SPECTATOR).state),
        happened: since === undefined ? [] : happenedFor(match, delayed.happenings.slice(since), SPECTATOR),
      }),
    );
    return true;
  }

  leave(follower: Follower, id: string): void {
    const subscriptions = this.#subscriptions.get(id);
    if (subscriptions?.delete(follower) !== true) return;
    if (subscriptions.size === 0) this.#subscriptions.delete(id);
    this.#audiences.leave(id, follower);
    this.#delayed.get(id)?.leave(follower);
    this.#closeIfEmpty(id);
  }

  /** Whether a socket still watches a match. */
  #isSubscribed(id: string, follower: Follower): boolean {
    return this.#subscriptions.get(id)?.has(follower) === true;
  }

  #closeIfEmpty(id: string): void {
    const delayed = this.#delayed.get(id);
    if (delayed?.audience.empty !== true) return;
    delayed.close();
    this.#delayed.delete(id);
    this.#delayedInfo.delete(id);
  }

  /** A turn was added: delayed spectators may be due another. */
  wakeDelayed(id: string): void {
    this.#delayed.get(id)?.wake();
  }

  /** Sends everybody the table again: the match has started, or a seat has changed hands. Sockets that may no longer watch are removed. */
  async resendTables(id: string): Promise<void> {
    const subscriptions = [...(this.#subscriptions.get(id)?.values() ?? [])];
    await Promise.all(subscriptions.map((subscription) => this.#sendAgain(id, subscription)));
  }

  async #sendAgain(id: string, { follower, invite }: Subscription): Promise<void> {
    try {
      await this.watch(follower, id, undefined, invite);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      // The last message says what the match has become.
      const row = await this.#access.find(id);
      if (row !== undefined)
        follower.send(messageText({ kind: 'info', match: await this.#access.info(row, follower.userId) }));
      this.#remove(follower, id, error.code);
    }
  }

  #remove(follower: Follower, id: string, code: RefusalCode): void {
    this.leave(follower, id);
    follower.removeFrom(id, code);
  }

  /** Sends everybody at a match what has changed about it apart from its log: its people each, all others the same. */
  async sendInfo(id: string): Promise<void> {
    if (this.#subscriptions.has(id)) await this.#inOrder(id, () => this.#sendInfo(id));
  }

  /** The same on every node. */
  async infoChanged(id: string): Promise<void> {
    await this.sendInfo(id);
    await this.#store.signal({ kind: 'match', match: id });
  }

  async #sendInfo(id: string): Promise<void> {
    const followers = this.followers(id);
    const row = await this.#access.find(id);
    if (row === undefined) {
      // Withdrawn before it began, or deleted.
      for (const follower of followers) this.#remove(follower, id, 'not-found');
      return;
    }
    const { db } = this.#store;
    const seats = await db.selectFrom('seats').select('user_id').where('match_id', '=', id).execute();
    const people = new Set([row.opened_by, ...seats.map(({ user_id }) => user_id)]);
    const readerOf = ({ userId }: Follower) => (people.has(userId) ? userId : null);
    for (const reader of new Set(followers.map(readerOf))) {
      const text = messageText({ kind: 'info', match: await this.#access.info(row, reader) });
      // A message without news would reveal to delayed spectators that something has happened.
      if (reader === null && this.#delayedInfo.get(id) === text) continue;
      if (reader === null && this.#delayed.has(id)) this.#delayedInfo.set(id, text);
      for (const follower of followers) if (readerOf(follower) === reader) follower.send(text);
    }
  }

  /** The matches that sockets of this node watch. */
  get watched(): ReadonlySet<string> {
    return new Set(this.#subscriptions.keys());
  }

  /** The sockets of this node that watch a match. */
  followers(id: string): Follower[] {
    return [...(this.#subscriptions.get(id)?.keys() ?? [])];
  }

  close(): void {
    for (const delayed of this.#delayed.values()) delayed.close();
  }
}

const nothing = (): void => undefined;

const tableText = (table: Omit<Extract<ServerMessage, { kind: 'table' }>, 'kind'>): string =>
  messageText({ kind: 'table', ...table });

/** What happened, as this observer may know it. */
const happenedFor = (match: Match, happenings: readonly Happening[], observer: Observer) =>
  happenings.map((happening) => showHappening(match.game, happening, match.over ? EVERYTHING : observer));
