import { type MatchInfo, momentSchema } from '@whistlestop/client';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Logger } from '../log.ts';
import { groupPlace, idPlace, type PagedList, readPage } from '../store/pages.ts';
import type { Store } from '../store/store.ts';
import type { MatchesTable } from '../store/tables.ts';
import type { Follower } from './audience.ts';
import type { GameShelf } from './game-shelf.ts';
import { inList, matchInfos } from './match-info.ts';
import { messageText } from './message-text.ts';
import { isKept } from './rematches.ts';

/** Matches that look for players first, each kind with the latest at its head. */
const listed: PagedList<MatchesTable> = {
  size: 100,
  by: [sql`case when status = 'open' then 1 else 0 end`, sql.ref('created_at'), sql.ref('id')],
  placeOf: ({ status, created_at, id }) => [status === 'open' ? 1 : 0, created_at, id],
  place: z.tuple([groupPlace(1), momentSchema, idPlace]),
};
/** The lobby is told at most this often, in milliseconds. */
const PACE = 500;

/** The list of public matches, and those who look at it. */
export class Lobby {
  readonly #store: Store;
  readonly #shelf: GameShelf;
  readonly #log: Logger;
  readonly #now: () => number;
  readonly #readers = new Set<Follower>();
  #timer: NodeJS.Timeout | undefined;

  constructor(store: Store, shelf: GameShelf, log: Logger, now: () => number) {
    this.#store = store;
    this.#shelf = shelf;
    this.#log = log;
    this.#now = now;
  }

  /** A page of the public matches: those that look for players first, then those being played, as far as spectators know. */
  async list(page?: string): Promise<{ matches: MatchInfo[]; next: string | null }> {
    const { rows, next } = await readPage(
      this.#store.db
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
    return { matches: (await matchInfos(this.#store, this.#shelf, rows, null, this.#now())).map(inList), next };
  }

  async enter(reader: Follower): Promise<void> {
    this.#readers.add(reader);
    reader.send(messageText({ kind: 'lobby', ...(await this.list()) }));
  }

  leave(reader: Follower): void {
    this.#readers.delete(reader);
  }

  /** Something changed; whoever looks is told soon. */
  changed(): void {
    if (this.#readers.size === 0 || this.#timer !== undefined) return;
    this.#timer = setTimeout(() => {
      this.#timer = undefined;
      this.#tell().catch((error: unknown) => this.#log.warn({ err: error }, 'the lobby could not be told'));
    }, PACE);
    this.#timer.unref();
  }

  close(): void {
    clearTimeout(this.#timer);
    this.#readers.clear();
  }

  async #tell(): Promise<void> {
    const text = messageText({ kind: 'lobby', ...(await this.list()) });
    for (const reader of this.#readers) reader.send(text);
  }
}
