import { type MatchSettings, type Me, Refused, refusalOf } from '@whistlestop/client';
import type { Store } from '../store/store.ts';
import { lockUsers } from '../store/user-locks.ts';

/** A period in which no slow clock runs out for a person. */
interface Vacation {
  readonly from: number;
  readonly until: number;
}

const MINUTE = 60 * 1000;
const DAY = 24 * 3600 * 1000;
const YEAR = 365 * DAY;

/** How much of the time from `from` to `to` lies in vacations. */
const timeAway = (vacations: readonly Vacation[], from: number, to: number): number =>
  vacations.reduce((sum, away) => sum + Math.max(0, Math.min(to, away.until) - Math.max(from, away.from)), 0);

/** Whole days; an hour more or less through daylight saving time does not count. */
const days = (time: number): number => Math.round(time / DAY);

/** How long the player of a seat was on vacation within a period. */
export type Absence = (seat: number, from: number, to: number) => number;

/** The absences of players, by match; they count only on slow clocks. */
export async function absences(
  { db }: Store,
  matches: readonly { readonly id: string; readonly settings: MatchSettings }[],
): Promise<(match: string) => Absence> {
  const slow = matches.filter(({ settings }) => settings.clock.kind === 'slow').map(({ id }) => id);
  const rows =
    slow.length === 0
      ? []
      : await db
          .selectFrom('seats')
          .innerJoin('vacations', 'vacations.user_id', 'seats.user_id')
          .select(['seats.match_id', 'seats.seat', 'vacations.from_at as from', 'vacations.until_at as until'])
          .where('seats.match_id', 'in', slow)
          .execute();
  return (match) => (seat, from, to) =>
    timeAway(
      rows.filter((row) => row.match_id === match && row.seat === seat),
      from,
      to,
    );
}

/** Vacations of people, limited to so many days within a year. */
export class Vacations {
  readonly #store: Store;
  readonly #now: () => number;
  readonly #granted: number;

  constructor(store: Store, now: () => number, granted: number) {
    this.#store = store;
    this.#now = now;
    this.#granted = granted;
  }

  /** The current or planned vacation, and how many days are left besides. */
  async of(userId: string): Promise<Pick<Me, 'vacation' | 'vacationDaysLeft'>> {
    const now = this.#now();
    const taken = await this.#taken(userId);
    const spent = days(timeAway(taken, now - YEAR, Number.POSITIVE_INFINITY));
    return {
      vacation: taken.find(({ until }) => until > now) ?? null,
      vacationDaysLeft: Math.max(0, this.#granted - spent),
    };
  }

  /** Replaces the current or planned vacation; null only ends it. A new one begins now at the earliest. */
  async plan(userId: string, wish: Vacation | null): Promise<void> {
    const now = this.#now();
    await this.#store.db.transaction().execute(async (db) => {
      // Two requests at once must not use the same days.
      await lockUsers(db, [{ id: userId }]);
      await db
        .deleteFrom('vacations')
        .where('user_id', '=', userId)
        .where((row) => row.or([row('from_at', '>=', now - MINUTE), row('until_at', '<', now - YEAR)]))
        .execute();
      await db
        .updateTable('vacations')
        .set({ until_at: now })
        .where('user_id', '=', userId)
        .where('until_at', '>', now)
        .execute();
      if (wish === null) return;
      const from = Math.max(wish.from, now);
      if (wish.until <= from) throw new Refused(refusalOf('malformed'));
      const taken = [...(await this.#taken(userId, db)), { from, until: wish.until }];
      const spent = days(timeAway(taken, wish.until - YEAR, wish.until));
      if (spent > this.#granted || this.#granted === 0) throw new Refused(refusalOf('vacation-too-long'));
      await db.insertInto('vacations').values({ user_id: userId, from_at: from, until_at: wish.until }).execute();
    });
  }

  async #taken(userId: string, db = this.#store.db): Promise<Vacation[]> {
    const rows = await db.selectFrom('vacations').selectAll().where('user_id', '=', userId).execute();
    return rows.map(({ from_at, until_at }) => ({ from: from_at, until: until_at }));
  }
}
