import { EVERYTHING, type Happening, type Match, type Observer, SPECTATOR } from '@whistlestop/kernel';
import { type MatchInfo, type RefusalCode, Refused, refusalOf, type ServerMessage } from '@whistlestop/client';
import type { Logger } from '../log.ts';
import type { BadRows } from '../store/bad-rows.ts';
import type { Store } from '../store/store.ts';
import type { MatchesTable } from '../store/tables.ts';
import type { Audiences, Follower } from './audience.ts';
import { shownClock } from './clock.ts';
import type { Invitations } from './invitations.ts';
import { waitingSeats } from './loaded-match.ts';
import type { MatchCache } from './match-cache.ts';
import type { HostServices, MatchHost } from './match-host.ts';
import { type InfoSources, matchInfos } from './match-info.ts';
import { messageText } from './message-text.ts';
import { keptAmong, playedBefore } from './rematches.ts';
import { Replay } from './replay.ts';
import { mayUndo, seatsIn, shownHappenings, shownView } from './shown.ts';
import { TrailingTable } from './trailing-table.ts';

/** A person's place at a match: what was asked for when sitting down. */
interface Place {
  readonly follower: Follower;
  readonly invite: string | undefined;
}

/** Brings people to matches: who may look, what they see first, and what they hear later. */
export class TableService {
  readonly #store: Store;
  readonly #sources: InfoSources;
  readonly #cache: MatchCache;
  readonly #audiences: Audiences;
  readonly #invitations: Invitations;
  readonly #log: Logger;
  readonly #now: () => number;
  readonly #places = new Map<string, Map<Follower, Place>>();
  /** The last of what is being read to be told about a match. */
  readonly #telling = new Map<string, Promise<void>>();
  readonly #trailing = new Map<string, TrailingTable>();
  /** What those who are kept behind were last told about their match. */
  readonly #toldLate = new Map<string, string>();

  constructor(
    { store, shelf, audiences, now }: Pick<HostServices, 'store' | 'shelf' | 'audiences' | 'now'>,
    badRows: BadRows,
    cache: MatchCache,
    invitations: Invitations,
    log: Logger,
  ) {
    this.#invitations = invitations;
    this.#log = log;
    this.#store = store;
    this.#sources = { store, shelf, badRows };
    this.#cache = cache;
    this.#audiences = audiences;
    this.#now = now;
  }

  find(id: string | null): Promise<MatchesTable | undefined> {
    return this.#store.db.selectFrom('matches').selectAll().where('id', '=', id).executeTakeFirst();
  }

  /** The row of a match, whoever asks; refuses where there is none. */
  async row(id: string): Promise<MatchesTable> {
    const row = await this.find(id);
    if (row === undefined) throw new Refused(refusalOf('not-found'));
    return row;
  }

  /**
   * The row of a match this person may look at. One that is not there is refused after the same questions as one they may not
   * see, so that nobody tells the two apart.
   */
  async visible(id: string, userId: string | null, invite: string | undefined): Promise<MatchesTable> {
    const row = await this.find(id);
    if (row?.public === 1) return row;
    const invited = (await this.#invitations.opens({ id, invite: row?.invite ?? '' }, invite)) !== undefined;
    const belongs = await this.#belongs({ id, opened_by: row?.opened_by ?? null }, userId);
    if (row === undefined || !(invited || belongs)) throw new Refused(refusalOf('not-found'));
    return row;
  }

  /** The row of a match at which this person may take this seat, if it is empty. */
  async joinable(id: string, userId: string, seat: number, invite: string | undefined): Promise<MatchesTable> {
    const row = await this.visible(id, userId, invite);
    const { db } = this.#store;
    const kept = (await keptAmong(db, [id])).has(id);
    if (row.public === 1 && !kept) return row;
    const opened = await this.#invitations.opens(row, invite);
    if (opened === 'match' || opened === seat || (await this.#belongs(row, userId))) return row;
    if (kept && (await playedBefore(db, id, userId))) return row;
    throw new Refused(refusalOf(row.public === 1 ? 'seats-kept' : 'not-your-seat'));
  }

  /** Does what reads about a match and then tells it after all that was asked for before: nobody hears the older of two answers last. */
  async #inOrder<T>(id: string, work: () => Promise<T>): Promise<T> {
    const before = this.#telling.get(id) ?? Promise.resolve();
    const told = before.then(work);
    const over = told.then(nothing, nothing);
    this.#telling.set(id, over);
    try {
      return await told;
    } finally {
      if (this.#telling.get(id) === over) this.#telling.delete(id);
    }
  }

  /** Whether somebody opened a match or sits at it. */
  async #belongs({ id, opened_by }: Pick<MatchesTable, 'id' | 'opened_by'>, userId: string | null): Promise<boolean> {
    if (userId === null) return false;
    return opened_by === userId || this.isSeated(id, userId);
  }

  async isSeated(id: string, userId: string): Promise<boolean> {
    const seat = await this.#store.db
      .selectFrom('seats')
      .select('seat')
      .where('match_id', '=', id)
      .where('user_id', '=', userId)
      .executeTakeFirst();
    return seat !== undefined;
  }

  async info(row: MatchesTable, reader: string | null): Promise<MatchInfo> {
    const [info] = await matchInfos(this.#sources, [row], reader, this.#now());
    if (info === undefined) throw new Refused(refusalOf('unavailable'));
    return info;
  }

  /** Sits a follower down: the whole table first, then everything that happens. Answers how much of the log was told again. */
  async watch(follower: Follower, id: string, since: number | undefined, invite: string | undefined): Promise<number> {
    const seen = await this.visible(id, follower.userId, invite);
    if (!follower.wants(id)) return 0;
    const places = this.#places.get(id) ?? new Map<Follower, Place>();
    this.#places.set(id, places.set(follower, { follower, invite }));
    if (seen.status === 'open' && (await this.#inOrder(id, () => this.#wait(follower, id, invite)))) return 0;
    const host = await this.#cache.get(id);
    const seat = host.seatOf(follower.userId);
    if (seat === undefined && host.loaded.settings.spectatorDelay > 0) await this.#watchLate(host, follower, since);
    else {
      // The longest part of it without anybody having to wait for it.
      if (since !== undefined) await Replay.of(host.loaded).playOn();
      await host.run(() => this.#inOrder(id, () => this.#sit(host, follower, seat, since)));
      // What another node told of before anybody looked on here waits for somebody to read it.
      await host.catchUp();
    }
    return Math.max(0, host.match.log.length - (since ?? host.match.log.length));
  }

  /** Shows who has come so far; answers false when the match has begun before there was a place here for whoever waits. */
  async #wait(follower: Follower, id: string, invite: string | undefined): Promise<boolean> {
    const row = await this.visible(id, follower.userId, invite);
    if (row.status !== 'open') return false;
    const match = await this.info(row, follower.userId);
    follower.send(
      messageText({ kind: 'table', match, seat: null, undo: false, sequence: 0, view: null, happened: [] }),
    );
    return true;
  }

  async #sit(host: MatchHost, follower: Follower, seat: number | undefined, since: number | undefined): Promise<void> {
    const observer: Observer = seat ?? SPECTATOR;
    const row = await this.row(host.id);
    const info = await this.info(row, follower.userId);
    const replay = Replay.of(host.loaded);
    if (since !== undefined) await replay.playOn();
    if (!this.#stays(host.id, follower)) return;
    const { match } = host;
    this.#audiences.leave(host.id, follower);
    this.#audiences.join(host.id, match.log.length, observer, follower);
    follower.send(
      tableText({
        match: {
          ...info,
          head: match.log.length,
          waiting: seatsIn(waitingSeats(match), match.game.seats.length),
          clock: row.head === match.log.length ? info.clock : shownClock(host.loaded.clock),
        },
        seat: seat ?? null,
        undo: mayUndo(match, observer),
        sequence: match.log.length,
        view: shownView(match.view(observer).state),
        happened: since === undefined ? [] : shown(match, replay.happenedSince(since), observer),
      }),
    );
  }

  async #watchLate(host: MatchHost, follower: Follower, since: number | undefined): Promise<void> {
    // Whoever sat at the table before no longer hears what its players do.
    this.#audiences.leave(host.id, follower);
    const known = this.#trailing.get(host.id);
    const trailing = known ?? new TrailingTable(this.#store, host.loaded, this.#log, this.#now);
    this.#trailing.set(host.id, trailing);
    await trailing.advance();
    const joined = await this.#inOrder(host.id, () => this.#joinLate(host, trailing, follower, since));
    if (!this.#stays(host.id, follower)) this.#closeIfEmpty(host.id);
    // The last of those who looked on has gone meanwhile, and their table with them.
    else if (!joined) return this.#watchLate(host, follower, since);
  }

  /** Answers whether there still was such a table, and somebody to sit down at it. */
  async #joinLate(
    host: MatchHost,
    trailing: TrailingTable,
    follower: Follower,
    since: number | undefined,
  ): Promise<boolean> {
    const info = await this.info(await this.row(host.id), follower.userId);
    if (!this.#stays(host.id, follower) || this.#trailing.get(host.id) !== trailing) return false;
    const { match } = trailing;
    trailing.join(follower);
    if (!info.yours) this.#toldLate.set(host.id, messageText({ kind: 'info', match: info }));
    const scores = match.scores() ?? null;
    follower.send(
      tableText({
        match: { ...info, head: match.log.length, scores, status: scores === null ? 'running' : 'over' },
        seat: null,
        undo: false,
        sequence: match.log.length,
        view: shownView(match.view(SPECTATOR).state),
        happened: since === undefined ? [] : shown(match, trailing.happenings.slice(since), SPECTATOR),
      }),
    );
    return true;
  }

  leave(follower: Follower, id: string): void {
    const places = this.#places.get(id);
    if (places?.delete(follower) !== true) return;
    if (places.size === 0) this.#places.delete(id);
    this.#audiences.leave(id, follower);
    this.#trailing.get(id)?.leave(follower);
    this.#closeIfEmpty(id);
  }

  /** Whether somebody who asked for a table is still there when it is ready. */
  #stays(id: string, follower: Follower): boolean {
    return this.#places.get(id)?.has(follower) === true;
  }

  #closeIfEmpty(id: string): void {
    const trailing = this.#trailing.get(id);
    if (trailing?.audience.empty !== true) return;
    trailing.close();
    this.#trailing.delete(id);
    this.#toldLate.delete(id);
  }

  /** Wakes the spectators who are kept behind. */
  turnAdded(id: string): void {
    this.#trailing.get(id)?.wake();
  }

  /** Sits everybody down again: the match has started, or a seat has changed hands. Whoever may no longer look on leaves. */
  async reseat(id: string): Promise<void> {
    const places = [...(this.#places.get(id)?.values() ?? [])];
    await Promise.all(places.map((place) => this.#sitAgain(id, place)));
  }

  async #sitAgain(id: string, { follower, invite }: Place): Promise<void> {
    try {
      await this.watch(follower, id, undefined, invite);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      // Whoever had a place learns what has become of it.
      const row = await this.find(id);
      if (row !== undefined) follower.send(messageText({ kind: 'info', match: await this.info(row, follower.userId) }));
      this.#dismiss(follower, id, error.code);
    }
  }

  #dismiss(follower: Follower, id: string, code: RefusalCode): void {
    this.leave(follower, id);
    follower.dismissFrom(id, code);
  }

  /** Tells everybody at a match what has changed about it apart from its log: its people each, and all others the same. */
  async tellInfo(id: string): Promise<void> {
    if (this.#places.has(id)) await this.#inOrder(id, () => this.#tellInfo(id));
  }

  async #tellInfo(id: string): Promise<void> {
    const followers = this.followers(id);
    const row = await this.find(id);
    if (row === undefined) {
      // Withdrawn before it began, or deleted.
      for (const follower of followers) this.#dismiss(follower, id, 'not-found');
      return;
    }
    const { db } = this.#store;
    const seats = await db.selectFrom('seats').select('user_id').where('match_id', '=', id).execute();
    const people = new Set([row.opened_by, ...seats.map(({ user_id }) => user_id)]);
    const readerOf = ({ userId }: Follower) => (people.has(userId) ? userId : null);
    for (const reader of new Set(followers.map(readerOf))) {
      const text = messageText({ kind: 'info', match: await this.info(row, reader) });
      // Whoever is kept behind would learn from a word that says nothing new that something has happened.
      if (reader === null && this.#toldLate.get(id) === text) continue;
      if (reader === null && this.#trailing.has(id)) this.#toldLate.set(id, text);
      for (const follower of followers) if (readerOf(follower) === reader) follower.send(text);
    }
  }

  /** The matches somebody looks at from this node. */
  get watched(): ReadonlySet<string> {
    return new Set(this.#places.keys());
  }

  /** Those who look at a match from this node. */
  followers(id: string): Follower[] {
    return [...(this.#places.get(id)?.keys() ?? [])];
  }

  close(): void {
    for (const trailing of this.#trailing.values()) trailing.close();
  }
}

const nothing = (): void => undefined;

const tableText = (table: Omit<Extract<ServerMessage, { kind: 'table' }>, 'kind'>): string =>
  messageText({ kind: 'table', ...table });

/** What happened, as this observer may know it by now. */
const shown = (match: Match, happenings: readonly Happening[], observer: Observer) =>
  shownHappenings(match.game, happenings, match.over ? EVERYTHING : observer);
