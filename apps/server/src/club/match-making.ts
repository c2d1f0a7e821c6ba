import { newSeed } from '@whistlestop/kernel';
import { type MatchSettings, Refused, refusalOf, type SeatWish } from '@whistlestop/client';
import { botsFor } from '@whistlestop/bots';
import type { Kysely, Transaction } from 'kysely';
import type { Store } from '../store/store.ts';
import type { MatchesTable, Tables } from '../store/tables.ts';
import { takeTurns } from '../store/take-turns.ts';
import { startClock } from './clock.ts';
import type { GameShelf } from './game-shelf.ts';
import { newId, newTimedId } from './ids.ts';
import { ANONYMOUS } from './kept-lists.ts';
import { readHolders, type SeatHolder } from './loaded-match.ts';
import { holdOpen, patienceOf, withdrawMatch } from './open-matches.ts';
import { refuseGuest } from './rated.ts';
import { nameRematch } from './rematches.ts';
import { hasAllShows } from './shows.ts';

export interface MatchPlan {
  readonly game: string;
  readonly options: unknown;
  readonly settings: MatchSettings;
  readonly seats: readonly SeatWish[];
  /** The opener's word for it. */
  readonly request?: string | undefined;
}

/** More public matches of one person than anybody waits at: the rest would only push others out of the lobby. */
const MOST_OPEN = 50;

/** Who is to have a seat: a person, or a bot by its level. */
type NewHolder = { readonly user_id: string } | { readonly bot: string };

function refuseUnknownBot(game: string, bot: string): void {
  if (!botsFor(game).some(({ id }) => id === bot)) throw new Refused(refusalOf('unknown-bot'));
}

/** Opens, fills and starts matches. */
export class MatchMaking {
  readonly #store: Store;
  readonly #shelf: GameShelf;
  readonly #now: () => number;

  constructor(store: Store, shelf: GameShelf, now: () => number) {
    this.#store = store;
    this.#shelf = shelf;
    this.#now = now;
  }

  /** Opens a match for this person, once for each request id, and answers its id; refuses what the game or its bots cannot do. */
  async open(userId: string, plan: MatchPlan): Promise<string> {
    const row = this.#newMatch(userId, plan);
    return this.#store.db.transaction().execute(async (db) => {
      await takeTurns(db, [{ id: userId }]);
      const { numInsertedOrUpdatedRows = 0n } = await db
        .insertInto('matches')
        .values(row)
        .onConflict((c) => c.columns(['opened_by', 'request_id']).doNothing())
        .executeTakeFirst();
      if (numInsertedOrUpdatedRows === 0n) {
        const opened = await db
          .selectFrom('matches')
          .select('id')
          .where('opened_by', '=', userId)
          .where('request_id', '=', row.request_id)
          .executeTakeFirstOrThrow();
        return opened.id;
      }
      await this.#seat(db, userId, row, plan);
      return row.id;
    });
  }

  /** The same for the rematch of a match: nobody finds it before it is named there. Undefined where another has been named meanwhile. */
  async openRematch(userId: string, former: MatchesTable, plan: MatchPlan): Promise<string | undefined> {
    const row = this.#newMatch(userId, plan);
    return this.#store.db.transaction().execute(async (db) => {
      await takeTurns(db, [{ id: userId }]);
      if (!(await nameRematch(db, former, row.id))) return undefined;
      await db.insertInto('matches').values(row).execute();
      await this.#seat(db, userId, row, plan);
      return row.id;
    });
  }

  #newMatch(userId: string, plan: MatchPlan): MatchesTable {
    const kind = this.#shelf.kind(plan.game);
    const options = kind.options.safeParse(plan.options ?? {});
    if (!options.success) throw new Refused(refusalOf('bad-options'));
    const text = JSON.stringify(options.data);
    const game = this.#shelf.game({ game: plan.game, options: text, rules: kind.version });
    if (plan.seats.length !== game.seats.length) throw new Refused(refusalOf('bad-options'));
    if (plan.seats.filter(({ kind }) => kind === 'me').length > 1) throw new Refused(refusalOf('seat-taken'));
    for (const wish of plan.seats) if (wish.kind === 'bot') refuseUnknownBot(plan.game, wish.bot);
    // A seat whose time is never up can never be claimed: walking away would cost nothing.
    if (plan.settings.rated && plan.settings.clock.kind === 'none') throw new Refused(refusalOf('rated-without-clock'));
    return {
      // Matches of one day lie side by side in the database.
      id: newTimedId(this.#now()),
      game: plan.game,
      rules: game.version,
      options: text,
      settings: JSON.stringify(plan.settings),
      public: plan.settings.public ? 1 : 0,
      status: 'open',
      seed: newSeed(),
      invite: newId(22),
      opened_by: userId,
      request_id: plan.request ?? null,
      players: '[]',
      head: 0,
      seating: 0,
      waiting: 0,
      clock: null,
      deadline: this.#now() + patienceOf(plan.settings),
      bot_due: null,
      scores: null,
      rematch: null,
      created_at: this.#now(),
      started_at: null,
      ended_at: null,
    };
  }

  /** Seats those of a new match, and starts it where nobody else is to come. What its opener has open is counted after `takeTurns`. */
  async #seat(db: Transaction<Tables>, userId: string, row: MatchesTable, plan: MatchPlan): Promise<void> {
    await refuseGuest(db, plan.settings, userId);
    if (row.public === 1) await this.#refuseFlood(db, userId);
    await db
      .insertInto('seats')
      .values(
        plan.seats.map((wish, seat) => ({
          match_id: row.id,
          seat,
          user_id: wish.kind === 'me' ? userId : null,
          bot: wish.kind === 'bot' ? wish.bot : null,
        })),
      )
      .execute();
    if (plan.seats.every(({ kind }) => kind !== 'open')) await this.#startIfFull(db, row, plan.settings);
  }

  /** Refuses one public match too many, counted with those in the lobby. */
  async #refuseFlood(db: Kysely<Tables>, userId: string): Promise<void> {
    const { waiting } = await db
      .selectFrom('matches')
      .select((all) => all.fn.countAll<number | string>().as('waiting'))
      .where('status', '=', 'open')
      .where('public', '=', 1)
      .where('opened_by', '=', userId)
      .executeTakeFirstOrThrow();
    if (Number(waiting) > MOST_OPEN) throw new Refused(refusalOf('too-many-open'));
  }

  /** Takes an empty seat. */
  join(row: MatchesTable, settings: MatchSettings, userId: string, seat: number): Promise<void> {
    return this.#sit(row, settings, seat, { user_id: userId });
  }

  /** Gives an empty seat to a bot. */
  async seatBot(row: MatchesTable, settings: MatchSettings, seat: number, bot: string): Promise<void> {
    refuseUnknownBot(row.game, bot);
    await this.#sit(row, settings, seat, { bot });
  }

  /**
   * Fills an empty seat; the last one to sit down starts the match in the same transaction. Asking again for the seat one
   * has changes nothing, so that a lost answer can be asked for again.
   */
  async #sit(row: MatchesTable, settings: MatchSettings, seat: number, holder: NewHolder): Promise<void> {
    const { id, opened_by } = row;
    const isHeld = (held: SeatHolder) => ('bot' in holder ? held.bot === holder.bot : held.userId === holder.user_id);
    await this.#store.db.transaction().execute(async (db) => {
      // Always before the row of the match: two transactions must not wait for each other.
      if ('bot' in holder && opened_by !== null) await takeTurns(db, [{ id: opened_by }]);
      const open = await holdOpen(db, id, { deadline: this.#now() + patienceOf(settings) });
      const holders = await readHolders(db, id);
      // It was withdrawn a moment ago.
      if (holders.length === 0) throw new Refused(refusalOf('not-found'));
      const wanted = holders[seat];
      if (wanted === undefined) throw new Refused(refusalOf('unknown-seat'));
      if (isHeld(wanted)) return;
      if (!open) throw new Refused(refusalOf('match-not-open'));
      if (wanted.userId !== null || wanted.bot !== null || ('user_id' in holder && holders.some(isHeld)))
        throw new Refused(refusalOf('seat-taken'));
      if ('user_id' in holder) await refuseGuest(db, settings, holder.user_id);
      await db.updateTable('seats').set(holder).where('match_id', '=', id).where('seat', '=', seat).execute();
      await this.#startIfFull(db, row, settings);
    });
  }

  /** Stands up from a match that has not begun; without its opener it is withdrawn. Answers whether anything came of it. */
  leave({ id, opened_by }: MatchesTable, userId: string): Promise<boolean> {
    return this.#store.db.transaction().execute(async (db) => {
      if (!(await holdOpen(db, id))) throw new Refused(refusalOf('match-not-open'));
      if (opened_by === userId) {
        await withdrawMatch(db, id, { kind: 'withdrawn', by: userId, at: this.#now() });
        return true;
      }
      const { numUpdatedRows } = await db
        .updateTable('seats')
        .set({ user_id: null })
        .where('match_id', '=', id)
        .where('user_id', '=', userId)
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    });
  }

  /** The matches that have not begun and that somebody opened or sits at. */
  async arrangedBy(userId: string): Promise<string[]> {
    const rows = await this.#store.db
      .selectFrom('matches')
      .innerJoin('seats', 'seats.match_id', 'matches.id')
      .select('matches.id')
      .distinct()
      .where('matches.status', '=', 'open')
      .where((match) => match.or([match('matches.opened_by', '=', userId), match('seats.user_id', '=', userId)]))
      .execute();
    return rows.map(({ id }) => id);
  }

  /** Starts a match whose seats are all taken; chance acts when it is first loaded. */
  async #startIfFull(db: Transaction<Tables>, { id, opened_by }: MatchesTable, settings: MatchSettings): Promise<void> {
    const holders = await readHolders(db, id);
    if (holders.some(({ userId, bot }) => userId === null && bot === null)) return;
    if (opened_by !== null && holders.every(({ bot }) => bot !== null) && (await hasAllShows(db, opened_by)))
      throw new Refused(refusalOf('too-many-shows'));
    const now = this.#now();
    const clock = startClock(settings.clock, holders.length, now);
    await db
      .updateTable('matches')
      .set({
        status: 'running',
        started_at: now,
        players: JSON.stringify(holders.map(({ bot, name }) => bot ?? name ?? ANONYMOUS)),
        clock: clock === null ? null : JSON.stringify(clock),
        deadline: null,
        // Until somebody has loaded it and chance has acted, it counts as a thought that is due.
        bot_due: now,
      })
      .where('id', '=', id)
      .where('status', '=', 'open')
      .execute();
  }
}
