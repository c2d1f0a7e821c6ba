import type { MatchSettings } from '@whistlestop/client';
import type { Transaction } from 'kysely';
import { withdrawMatch } from '../people/withdraw-match.ts';
import type { BadRows } from '../store/bad-rows.ts';
import { settingsOf } from '../store/match-columns.ts';
import type { Store } from '../store/store.ts';
import type { Tables } from '../store/tables.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
/** How long an open match waits for players: with a live clock its people are online, otherwise they visit now and then. */
const LIVE_WAIT = 20 * MINUTE;
const LONG_WAIT = 14 * DAY;
/** A match that would lapse this soon is extended while one of its people is online. */
const SOON = 15 * MINUTE;

/** How long a match looks for players after one of its people was last online, in milliseconds. */
export const lobbyTimeOf = ({ public: listed, clock }: MatchSettings): number =>
  listed && clock.kind === 'live' ? LIVE_WAIT : LONG_WAIT;

/** Locks the row of a match until the transaction ends; returns whether it still has this status. */
export async function lockMatch(
  db: Transaction<Tables>,
  id: string,
  status: 'open' | 'running',
  wait: { readonly deadline?: number } = {},
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('matches')
    .set({ status, ...wait })
    .where('id', '=', id)
    .where('status', '=', status)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Locks the row of an open match and sets its deadline; returns whether it is still open. */
export const lockOpenMatch = (
  db: Transaction<Tables>,
  id: string,
  wait?: { readonly deadline?: number },
): Promise<boolean> => lockMatch(db, id, 'open', wait);

/** Matches that look for players. Each lapses at its `deadline`, which its people extend while online and by each visit. */
export class OpenMatches {
  readonly #store: Store;
  readonly #badRows: BadRows;
  readonly #isOnline: (userId: string) => boolean;
  readonly #now: () => number;

  /** `isOnline` says whether a person has a socket open on this node. */
  constructor(store: Store, badRows: BadRows, isOnline: (userId: string) => boolean, now: () => number) {
    this.#store = store;
    this.#badRows = badRows;
    this.#isOnline = isOnline;
    this.#now = now;
  }

  /** Extends the matches that would lapse soon and whose people are online. */
  async extendForOnline(): Promise<void> {
    const rows = await this.#store.db
      .selectFrom('matches')
      .select('id')
      .where('deadline', '<=', this.#now() + SOON)
      .where('status', '=', 'open')
      .execute();
    for (const { id } of rows) if (await this.#hasPeopleOnline(id)) await this.extendDeadline(id);
  }

  /** Restarts the wait of a match. */
  async extendDeadline(id: string): Promise<void> {
    const { db } = this.#store;
    const rows = await db.selectFrom('matches').select('settings').where('id', '=', id).execute();
    const [wait] = this.#badRows.readable(
      rows,
      () => `match ${id}`,
      (row) => lobbyTimeOf(settingsOf(row)),
    );
    if (wait === undefined) return;
    await db
      .updateTable('matches')
      .set({ deadline: this.#now() + wait })
      .where('id', '=', id)
      .where('status', '=', 'open')
      .execute();
  }

  /** Withdraws a match whose deadline has passed, unless one of its people is online; returns whether it did. */
  async lapse(id: string): Promise<boolean> {
    if (await this.#hasPeopleOnline(id)) {
      await this.extendDeadline(id);
      return false;
    }
    return this.#store.db.transaction().execute(async (db) => {
      // A person who sits down meanwhile extends it.
      const { numUpdatedRows } = await db
        .updateTable('matches')
        .set({ status: 'open' })
        .where('id', '=', id)
        .where('status', '=', 'open')
        .where('deadline', '<=', this.#now())
        .executeTakeFirst();
      if (numUpdatedRows === 0n) return false;
      await withdrawMatch(db, id, { kind: 'lapsed', by: null, at: this.#now() });
      return true;
    });
  }

  /** Whether the opener or a player of a match has a socket open here. */
  async #hasPeopleOnline(id: string): Promise<boolean> {
    const people = await this.#store.db
      .selectFrom('matches')
      .leftJoin('seats', 'seats.match_id', 'matches.id')
      .select(['matches.opened_by', 'seats.user_id'])
      .where('matches.id', '=', id)
      .execute();
    return people.some(({ opened_by, user_id }) =>
      [opened_by, user_id].some((one) => one !== null && this.#isOnline(one)),
    );
  }
}
