import { setTimeout as delay } from 'node:timers/promises';
import { type MatchInfo, momentSchema } from '@whistlestop/client';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Logger } from '../log.ts';
import { groupPlace, idPlace, type PagedList, readPage } from '../store/pages.ts';
import type { MatchesTable } from '../store/tables.ts';
import type { Follower } from './audience.ts';
import { type InfoSources, inList, matchInfos } from './match-info.ts';
import { messageText } from './message-text.ts';
import { isKept } from './rematches.ts';

/** Matches that look for players first, each kind with the latest at its head. */
const listed: PagedList<MatchesTable> = {
  size: 100,
  by: [sql`case when status = 'open' then 1 else 0 end`, sql.ref('created_at'), sql.ref('id')],
  placeOf: ({ status, created_at, id }) => [status === 'open' ? 1 : 0, created_at, id],
  place: z.tuple([groupPlace(1), momentSchema, idPlace]),
};
/** The first page is read at most this often, in milliseconds, however many ask for it. */
const PACE = 500;

/** A page of the lobby. */
interface LobbyPage {
  readonly matches: MatchInfo[];
  readonly next: string | null;
}

/** The first page, and the same as the bytes that every reader is sent. */
interface FirstPage {
  readonly list: LobbyPage;
  readonly message: Uint8Array;
}

/** The list of public matches, and those who look at it. */
export class Lobby {
  readonly #sources: InfoSources;
  readonly #log: Logger;
  readonly #now: () => number;
  readonly #readers = new Set<Follower>();
  /** The first page that everybody shares until the pace allows another read. */
  #shared: Promise<FirstPage> | undefined;
  #paceOver: Promise<void> = Promise.resolve();
  /** Whether something has changed since the shared page was asked for. */
  #stale = false;
  #timer: NodeJS.Timeout | undefined;

  constructor(sources: InfoSources, log: Logger, now: () => number) {
    this.#sources = sources;
    this.#log = log;
    this.#now = now;
  }

  /** A page of the public matches: those that look for players first, then those being played, as far as spectators know. */
  async list(page?: string): Promise<LobbyPage> {
    if (page !== undefined) return this.#read(page);
    // Whoever has just changed something sees it.
    if (this.#stale) await this.#paceOver;
    return (await this.#first()).list;
  }

  has(reader: Follower): boolean {
    return this.#readers.has(reader);
  }

  /** Shows a reader the list and tells them of every change; asked again, it does nothing. */
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

  /** Something changed; whoever looks is told soon. */
  changed(): void {
    this.#stale = this.#shared !== undefined;
    if (this.#readers.size === 0 || this.#timer !== undefined) return;
    this.#timer = setTimeout(() => {
      this.#tell().catch((error: unknown) => this.#log.warn({ err: error }, 'the lobby could not be told'));
    }, PACE);
    this.#timer.unref();
  }

  close(): void {
    clearTimeout(this.#timer);
    this.#readers.clear();
  }

  async #tell(): Promise<void> {
    if (this.#stale) await this.#paceOver;
    this.#timer = undefined;
    if (this.#readers.size === 0) return;
    const { message } = await this.#first();
    for (const reader of this.#readers) reader.send(message);
  }

  /** The first page as it was read within the pace, or as it is read now for everybody who asks meanwhile. */
  #first(): Promise<FirstPage> {
    if (this.#shared === undefined) {
      const reading = this.#read().then((list) => ({
        list,
        message: Buffer.from(messageText({ kind: 'lobby', ...list })),
      }));
      this.#shared = reading;
      this.#paceOver = this.#keepForPace(reading);
    }
    return this.#shared;
  }

  async #keepForPace(reading: Promise<unknown>): Promise<void> {
    await Promise.allSettled([reading]);
    await delay(PACE, undefined, { ref: false });
    this.#shared = undefined;
    this.#stale = false;
  }

  async #read(page?: string): Promise<LobbyPage> {
    const { rows, next } = await readPage(
      this.#sources.store.db
        .selectFrom('matches')
        .selectAll()
        .where('public', '=', 1)
        .where((match) => match.not(isKept))
        .where((match) =>
          match.or([
            match('status', 'in', ['open', 'running']),
            // Its end is known when its results are due.
            match.and([match('status', '=', 'over'), match('deadline', '>', this.#now())]),
          ]),
        ),
      listed,
      page,
    );
    return { matches: (await matchInfos(this.#sources, rows, null, this.#now())).map(inList), next };
  }
}
