import type { MatchSettings } from '@whistlestop/client';
import type { Kysely, Transaction } from 'kysely';
import type { BadRows } from '../store/bad-rows.ts';
import type { Store } from '../store/store.ts';
import type { Tables } from '../store/tables.ts';
import { settingsOf } from './loaded-match.ts';
import { addNews } from './news.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
/** Whoever wants to play now is here; whoever plays over days, or has sent somebody a link, looks in again some time. */
const WAITS_LIVE = 20 * MINUTE;
const WAITS_LONG = 14 * DAY;
/** A match that would lapse this soon is kept while somebody of it is here. */
const SOON = 15 * MINUTE;

/** How long a match looks for players after one of its people was last here, in milliseconds. */
export const patienceOf = ({ public: listed, clock }: MatchSettings): number =>
  listed && clock.kind === 'live' ? WAITS_LIVE : WAITS_LONG;

/** Answers whether a match still has this status. Writing to its row makes people who do something with it at once do so one after the other. */
export async function hold(
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

/** Answers whether a match is still open, and sets how long it waits from now on. */
export const holdOpen = (
  db: Transaction<Tables>,
  id: string,
  wait?: { readonly deadline?: number },
): Promise<boolean> => hold(db, id, 'open', wait);

/** Why a match that has not begun goes away, and by whom, who needs not be told. */
interface Withdrawal {
  readonly kind: 'lapsed' | 'withdrawn';
  readonly by: string | null;
  readonly at: number;
}

/**
 * Takes a match that has not begun away, with all that belongs to it, and leaves word of that for its people; what was reported
 * stays for those who run the club.
 */
export async function withdrawMatch(db: Kysely<Tables>, id: string, { kind, by, at }: Withdrawal): Promise<void> {
  const people = await db
    .selectFrom('matches')
    .leftJoin('seats', 'seats.match_id', 'matches.id')
    .select(['matches.game', 'matches.opened_by', 'seats.user_id'])
    .where('matches.id', '=', id)
    .execute();
  const told = new Set(people.flatMap(({ opened_by, user_id }) => [opened_by, user_id]));
  const game = people[0]?.game ?? '';
  await addNews(
    db,
    [...told].flatMap((user_id) =>
      user_id === null || user_id === by ? [] : [{ user_id, match_id: id, kind, game, seat_name: null, at }],
    ),
  );
  const reported = db.selectFrom('reports').select('line_id');
  await db.deleteFrom('chat').where('match_id', '=', id).where('id', 'not in', reported).execute();
  await db.deleteFrom('matches').where('id', '=', id).execute();
  await db.updateTable('matches').set({ rematch: null }).where('rematch', '=', id).execute();
  for (const table of ['seats', 'seat_invitations'] as const)
    await db.deleteFrom(table).where('match_id', '=', id).execute();
}

/**
 * Matches that look for players. Each has a `deadline` at which it lapses; every node puts off those of the people who are here,
 * and so does every visit.
 */
export class OpenMatches {
  readonly #store: Store;
  readonly #badRows: BadRows;
  readonly #isHere: (userId: string) => boolean;
  readonly #now: () => number;

  /** `isHere` says whether a person has a page open on this node. */
  constructor(store: Store, badRows: BadRows, isHere: (userId: string) => boolean, now: () => number) {
    this.#store = store;
    this.#badRows = badRows;
    this.#isHere = isHere;
    this.#now = now;
  }

  /** Keeps the matches that would lapse soon and whose people are here. */
  async keep(): Promise<void> {
    const rows = await this.#store.db
      .selectFrom('matches')
      .select('id')
      .where('deadline', '<=', this.#now() + SOON)
      .where('status', '=', 'open')
      .execute();
    for (const { id } of rows) if (await this.#isAwaited(id)) await this.putOff(id);
  }

  /** Lets a match begin its wait anew. */
  async putOff(id: string): Promise<void> {
    const { db } = this.#store;
    const rows = await db.selectFrom('matches').select('settings').where('id', '=', id).execute();
    const [patience] = this.#badRows.readable(
      rows,
      () => `match ${id}`,
      (row) => patienceOf(settingsOf(row)),
    );
    if (patience === undefined) return;
    await db
      .updateTable('matches')
      .set({ deadline: this.#now() + patience })
      .where('id', '=', id)
      .where('status', '=', 'open')
      .execute();
  }

  /** Withdraws a match whose time is up, unless one of its people is here or it has begun; answers whether it did. */
  async lapse(id: string): Promise<boolean> {
    if (await this.#isAwaited(id)) {
      await this.putOff(id);
      return false;
    }
    return this.#store.db.transaction().execute(async (db) => {
      // Whoever sits down meanwhile puts it off.
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

  /** Whether somebody who opened a match or sits at it has a page open here. */
  async #isAwaited(id: string): Promise<boolean> {
    const people = await this.#store.db
      .selectFrom('matches')
      .leftJoin('seats', 'seats.match_id', 'matches.id')
      .select(['matches.opened_by', 'seats.user_id'])
      .where('matches.id', '=', id)
      .execute();
    return people.some(({ opened_by, user_id }) =>
      [opened_by, user_id].some((one) => one !== null && this.#isHere(one)),
    );
  }
}
