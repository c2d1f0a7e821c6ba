import { setTimeout as delay } from 'node:timers/promises';
import { type MatchInfo, timestampSchema } from '@whistlestop/client';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Follower } from '../audience/audience.ts';
import { messageText } from '../audience/messages.ts';
import { type InfoSources, inList, matchInfos } from '../host/match-info.ts';
import { isReserved } from '../host/reserved-seats.ts';
import type { Logger } from '../log.ts';
import { groupPlace, idPlace, type PagedList, readPage } from '../store/pages.ts';
import type { MatchesTable } from '../store/tables.ts';

/** Open matches first, then running ones, each with the latest first. */
const listed: PagedList<MatchesTable> = {
  size: 100,
  by: [sql`case when status = 'open' then 1 else 0 end`, sql.ref('created_at'), sql.ref('id')],
  placeOf: ({ status, created_at, id }) => [status === 'open' ? 1 : 0, created_at, id],
  place: z.tuple([groupPlace(1), timestampSchema, idPlace]),
};
/** How long the first page is cached, in milliseconds. */
const CACHED_FOR = 500;

/** A page of the lobby. */
interface LobbyPage {
  readonly matches: MatchInfo[];
  readonly next: string | null;
}

/** The first page, and its message as bytes for every reader. */
interface FirstPage {
  readonly list: LobbyPage;
  readonly message: Uint8Array;
}

/** The list of public matches, and the sockets that watch it. */
export class Lobby {
  readonly #sources: InfoSources;
  readonly #log: Logger;
  readonly #now: () => number;
  readonly #readers = new Set<Follower>();
  /** The cached first page. */
  #cached: Promise<FirstPage> | undefined;
  #cacheEnds: Promise<void> = Promise.resolve();
  /** Whether something has changed since the cached page was read. */
  #stale = false;
  #timer: NodeJS.Timeout | undefined;

  constructor(sources: InfoSources, log: Logger, now: () => number) {
    this.#sources = sources;
    this.#log = log;
    this.#now = now;
  }

  /** A page of the public matches, as far as spectators know. */
  async list(page?: string): Promise<LobbyPage> {
    if (page !== undefined) return this.#read(page);
    // People must see their own change.
    if (this.#stale) await this.#cacheEnds;
    return (await this.#first()).list;
  }

  has(reader: Follower): boolean {
    return this.#readers.has(reader);
  }

  /** Sends a socket the list now and after every change; repeating the request changes nothing. */
  async enter(reader: Follower): Promise<void> {
    if (this.has(reader)) return;
    this.#readers.add(reader);
    try {
      const { message } = await this.#first();
      if (this.has(reader)) reader.send(message);
    } catch (error) {
      this.leave(reader);
      throw error;
    }
  }

  leave(reader: Follower): void {
    this.#readers.delete(reader);
  }

  /** Schedules a broadcast of the list. */
  changed(): void {
    this.#stale = this.#cached !== undefined;
    if (this.#readers.size === 0 || this.#timer !== undefined) return;
    this.#timer = setTimeout(() => {
      this.#send().catch((error: unknown) => this.#log.warn({ err: error }, 'the lobby could not be sent'));
    }, CACHED_FOR);
    this.#timer.unref();
  }

  /** The same after a change of a match's players, on every node. */
  async playersChanged(match: string): Promise<void> {
    const { store } = this.#sources;
    this.changed();
    await store.signal({ kind: 'match', match });
    await store.signal({ kind: 'lobby' });
  }

  close(): void {
    clearTimeout(this.#timer);
    this.#readers.clear();
  }

  async #send(): Promise<void> {
    if (this.#stale) await this.#cacheEnds;
    this.#timer = undefined;
    if (this.#readers.size === 0) return;
    const { message } = await this.#first();
    for (const reader of this.#readers) reader.send(message);
  }

  /** The cached first page, or a new read that all callers share. */
  #first(): Promise<FirstPage> {
    if (this.#cached === undefined) {
      const reading = this.#read().then((list) => ({
        list,
        message: Buffer.from(messageText({ kind: 'lobby', ...list })),
      }));
      this.#cached = reading;
      this.#cacheEnds = this.#expireCache(reading);
    }
    return this.#cached;
  }

  async #expireCache(reading: Promise<unknown>): Promise<void> {
    await Promise.allSettled([reading]);
    await delay(CACHED_FOR, undefined, { ref: false });
    this.#cached = undefined;
    this.#stale = false;
  }

  async #read(page?: string): Promise<LobbyPage> {
    const { rows, next } = await readPage(
      this.#sources.store.db
        .selectFrom('matches')
        .selectAll()
        .where('public', '=', 1)
        .where((match) => match.not(isReserved))
        .where((match) =>
          match.or([
            match('status', 'in', ['open', 'running']),
            // Delayed spectators learn of its end when its results are due.
            match.and([match('status', '=', 'over'), match('deadline', '>', this.#now())]),
          ]),
        ),
      listed,
      page,
    );
    return { matches: (await matchInfos(this.#sources, rows, null, this.#now())).map(inList), next };
  }
}
