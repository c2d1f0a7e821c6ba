import { newSeed } from '@whistlestop/kernel';
import { type MatchSettings, Refused, refusalOf, type SeatWish } from '@whistlestop/client';
import type { Kysely, Transaction } from 'kysely';
import { startClock } from '../clocks/clock.ts';
import { hasMaxBotMatches } from '../host/bot-matches.ts';
import type { GameCatalog } from '../host/game-catalog.ts';
import { refuseGuest } from '../people/rated-matches.ts';
import { readHolders, type SeatHolder } from '../people/seat-holders.ts';
import { withdrawMatch } from '../people/withdraw-match.ts';
import { newId, newTimedId } from '../store/ids.ts';
import { ANONYMOUS } from '../store/match-columns.ts';
import type { Store } from '../store/store.ts';
import type { MatchesTable, Tables } from '../store/tables.ts';
import { lockUsers } from '../store/user-locks.ts';
import { lockOpenMatch, lobbyTimeOf } from './open-matches.ts';
import { setRematch } from './rematches.ts';

export interface MatchPlan {
  readonly game: string;
  readonly options: unknown;
  readonly settings: MatchSettings;
  readonly seats: readonly SeatWish[];
  /** The opener's request id. */
  readonly request?: string | undefined;
}

/** The most open public matches of one person. */
const MAX_OPEN = 50;

/** The new holder of a seat: a person, or a bot by its level. */
type NewHolder = { readonly user_id: string } | { readonly bot: string };

/** Opens, fills and starts matches. */
export class MatchMaking {
  readonly #store: Store;
  readonly #games: GameCatalog;
  readonly #now: () => number;

  constructor(store: Store, games: GameCatalog, now: () => number) {
    this.#store = store;
    this.#games = games;
    this.#now = now;
  }

  #refuseUnknownBot(game: string, bot: string): void {
    if (!this.#games.bots(game).some(({ id }) => id === bot)) throw new Refused(refusalOf('unknown-bot'));
  }

  /** Opens a match, once for each request id, and returns its id; refuses impossible options and bots. */
  async open(userId: string, plan: MatchPlan): Promise<string> {
    const row = this.#newMatch(userId, plan);
    return this.#store.db.transaction().execute(async (db) => {
      await lockUsers(db, [{ id: userId }]);
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

  /** Opens a rematch and names it in the former match; returns undefined when another request was first. */
  async openRematch(userId: string, former: MatchesTable, plan: MatchPlan): Promise<string | undefined> {
    const row = this.#newMatch(userId, plan);
    return this.#store.db.transaction().execute(async (db) => {
      await lockUsers(db, [{ id: userId }]);
      if (!(await setRematch(db, former, row.id))) return undefined;
      await db.insertInto('matches').values(row).execute();
      await this.#seat(db, userId, row, plan);
      return row.id;
    });
  }

  #newMatch(userId: string, plan: MatchPlan): MatchesTable {
    const kind = this.#games.kind(plan.game);
    const options = kind.options.safeParse(plan.options ?? {});
    if (!options.success) throw new Refused(refusalOf('bad-options'));
    const text = JSON.stringify(options.data);
    const game = this.#games.game({ game: plan.game, options: text, rules: kind.version });
    if (plan.seats.length !== game.seats.length) throw new Refused(refusalOf('bad-options'));
    if (plan.seats.filter(({ kind }) => kind === 'me').length > 1) throw new Refused(refusalOf('seat-taken'));
    for (const wish of plan.seats) if (wish.kind === 'bot') this.#refuseUnknownBot(plan.game, wish.bot);
    // Without a clock, leaving would cost nothing.
    if (plan.settings.rated && plan.settings.clock.kind === 'none') throw new Refused(refusalOf('rated-without-clock'));
    return {
      // Ids sort by time, which keeps new rows together in the database.
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
      deadline: this.#now() + lobbyTimeOf(plan.settings),
      bot_due: null,
      scores: null,
      rematch: null,
      created_at: this.#now(),
      started_at: null,
      ended_at: null,
    };
  }

  /** Fills the seats of a new match, and starts it when no seat is open. The caller has locked the opener's row. */
  async #seat(db: Transaction<Tables>, userId: string, row: MatchesTable, plan: MatchPlan): Promise<void> {
    await refuseGuest(db, plan.settings, userId);
    if (row.public === 1) await this.#refuseTooManyOpen(db, userId);
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

  /** Refuses an open public match beyond the limit. */
  async #refuseTooManyOpen(db: Kysely<Tables>, userId: string): Promise<void> {
    const { waiting } = await db
      .selectFrom('matches')
      .select((all) => all.fn.countAll<number | string>().as('waiting'))
      .where('status', '=', 'open')
      .where('public', '=', 1)
      .where('opened_by', '=', userId)
      .executeTakeFirstOrThrow();
    if (Number(waiting) > MAX_OPEN) throw new Refused(refusalOf('too-many-open'));
  }

  /** Takes an empty seat. */
  join(row: MatchesTable, settings: MatchSettings, userId: string, seat: number): Promise<void> {
    return this.#sit(row, settings, seat, { user_id: userId });
  }

  /** Gives an empty seat to a bot. */
  async seatBot(row: MatchesTable, settings: MatchSettings, seat: number, bot: string): Promise<void> {
    this.#refuseUnknownBot(row.game, bot);
    await this.#sit(row, settings, seat, { bot });
  }

  /** Fills an empty seat; the last one starts the match in the same transaction. Repeating the request changes nothing. */
  async #sit(row: MatchesTable, settings: MatchSettings, seat: number, holder: NewHolder): Promise<void> {
    const { id, opened_by } = row;
    const isHeld = (held: SeatHolder) => ('bot' in holder ? held.bot === holder.bot : held.userId === holder.user_id);
    await this.#store.db.transaction().execute(async (db) => {
      // Users are always locked before matches, to avoid deadlocks.
      if ('bot' in holder && opened_by !== null) await lockUsers(db, [{ id: opened_by }]);
      const open = await lockOpenMatch(db, id, { deadline: this.#now() + lobbyTimeOf(settings) });
      const holders = await readHolders(db, id);
      // The match was withdrawn a moment ago.
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

  /** Leaves an open match; when its opener leaves it is withdrawn. Returns whether anything changed. */
  leave({ id, opened_by }: MatchesTable, userId: string): Promise<boolean> {
    return this.#store.db.transaction().execute(async (db) => {
      if (!(await lockOpenMatch(db, id))) throw new Refused(refusalOf('match-not-open'));
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

  /** The open matches that a person opened or sits at. */
  async openMatchesOf(userId: string): Promise<string[]> {
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
    if (opened_by !== null && holders.every(({ bot }) => bot !== null) && (await hasMaxBotMatches(db, opened_by)))
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
        // Due like a bot's move until a node has loaded it and chance has acted.
        bot_due: now,
      })
      .where('id', '=', id)
      .where('status', '=', 'open')
      .execute();
  }
}
