import type { Accounts } from '../accounts/accounts.ts';
import { forgetGoneGuests } from '../accounts/gone-guests.ts';
import type { Logger } from '../log.ts';
import type { Post } from '../post/post.ts';
import { BOT_LEASE } from './bot-leases.ts';
import type { Club } from './club.ts';

const BATCH = 50;
/** When a match is looked at again that could not be looked after, in milliseconds. */
const LATER = 60_000;
/** Rounds between two looks at the jobs, and between two renewals of the bots' leases. */
const JOBS_EVERY = 8;
const LEASES_EVERY = 4;
/** Rounds between two looks at the matches that look for players, and for bots nobody thinks for: a minute of them. */
const KEEP_EVERY = 240;
/** Rounds between two looks at what is only in the way: an hour of them. */
const SWEEP_EVERY = 14_400;

/** Looks again and again for what is due: clocks that ran out, matches nobody waits at any more, results to count, bots whose node died, matches of closed accounts, mails, sessions that are over. */
export class Ticker {
  readonly #club: Club;
  readonly #post: Post;
  readonly #accounts: Accounts;
  readonly #log: Logger;
  readonly #pace: number;
  #timer: NodeJS.Timeout | undefined;
  #round = 0;
  #stopped = false;
  #working: Promise<void> = Promise.resolve();
  /** What goes on beside the rounds. */
  readonly #beside = new Map<string, Promise<void>>();

  constructor(club: Club, post: Post, accounts: Accounts, log: Logger, pace = 250) {
    this.#accounts = accounts;
    this.#club = club;
    this.#post = post;
    this.#log = log;
    this.#pace = pace;
  }

  start(): void {
    if (this.#stopped) return;
    this.#timer = setTimeout(() => {
      this.#working = this.tick()
        .catch((error: unknown) => this.#log.warn({ err: error }, 'what is due could not be looked up'))
        .then(() => this.start());
    }, this.#pace);
    this.#timer.unref();
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    clearTimeout(this.#timer);
    await this.#working;
    await this.settled();
  }

  /** Waits for what goes on beside the rounds. */
  async settled(): Promise<void> {
    await Promise.all(this.#beside.values());
  }

  /** One round. */
  async tick(): Promise<void> {
    const round = this.#round++;
    if (round % LEASES_EVERY === 0) await this.#club.renewBotLeases();
    if (round % KEEP_EVERY === 0) {
      await this.#club.openMatches.keep();
      await this.#club.findForgottenBots();
    }
    await this.#deadlines();
    await this.#bots();
    // Somebody may leave hundreds of matches, and mail servers and webhooks take their time: no clock waits for that.
    this.#doBeside('departures', () => this.#departures());
    if (round % JOBS_EVERY === 0) this.#doBeside('post', () => this.#post.deliver());
    if (round % SWEEP_EVERY === 0) {
      await this.#accounts.sweep();
      this.#doBeside('gone guests', () => forgetGoneGuests(this.#club.store, this.#club.now()));
    }
  }

  /** Begins what takes longer than a round, unless it is still under way. */
  #doBeside(what: string, work: () => Promise<void>): void {
    if (this.#beside.has(what)) return;
    const done = work()
      .catch((error: unknown) => this.#log.warn({ err: error, what }, 'work beside the rounds failed'))
      .finally(() => this.#beside.delete(what));
    this.#beside.set(what, done);
  }

  async #deadlines(): Promise<void> {
    const { db } = this.#club.store;
    const rows = await db
      .selectFrom('matches')
      .select(['id', 'status', 'deadline'])
      .where('deadline', '<=', this.#club.now())
      .orderBy('deadline')
      .limit(BATCH)
      .execute();
    for (const { id, status, deadline } of rows) {
      const done = await this.#try(id, () => this.#timeIsUp(id, status));
      if (done) continue;
      // It makes room for those behind it.
      await db
        .updateTable('matches')
        .set({ deadline: this.#club.now() + LATER })
        .where('id', '=', id)
        .where('deadline', '=', deadline)
        .execute();
    }
  }

  #timeIsUp(id: string, status: string): Promise<void> {
    if (status === 'open') return this.#club.lapse(id);
    return status === 'over' ? this.#club.resultDue(id) : this.#club.deadlinePassed(id);
  }

  async #bots(): Promise<void> {
    const now = this.#club.now();
    const { db } = this.#club.store;
    const rows = await db
      .selectFrom('matches')
      .select(['id', 'bot_due'])
      .where('bot_due', '<=', now)
      .limit(BATCH)
      .execute();
    for (const { id, bot_due } of rows) {
      const { numUpdatedRows } = await db
        .updateTable('matches')
        .set({ bot_due: now + BOT_LEASE })
        .where('id', '=', id)
        .where('bot_due', '=', bot_due)
        .executeTakeFirst();
      if (numUpdatedRows > 0n) await this.#try(id, () => this.#club.botDue(id));
    }
  }

  /** Accounts that were closed leave their matches; a node that takes that on has a minute for it. */
  async #departures(): Promise<void> {
    const now = this.#club.now();
    const { db } = this.#club.store;
    const leaves_at = now + LATER;
    const rows = await db
      .selectFrom('users')
      .select(['id', 'leaves_at'])
      .where('leaves_at', '<=', now)
      .limit(BATCH)
      .execute();
    for (const { id, leaves_at: due } of rows) {
      if (this.#stopped) return;
      const theirs = db.updateTable('users').where('id', '=', id);
      const { numUpdatedRows } = await theirs.set({ leaves_at }).where('leaves_at', '=', due).executeTakeFirst();
      if (numUpdatedRows === 0n) continue;
      try {
        await this.#club.abandonAll(id);
        await theirs.set({ leaves_at: null }).where('leaves_at', '=', leaves_at).execute();
      } catch (error) {
        this.#log.error({ err: error, user: id }, 'the matches of a closed account could not be left');
      }
    }
  }

  /** One match that cannot be loaded must not hold up the others; answers whether it was looked after. */
  async #try(match: string, work: () => Promise<void>): Promise<boolean> {
    try {
      await work();
      return true;
    } catch (error) {
      this.#log.error({ err: error, match }, 'a match could not be looked after');
      return false;
    }
  }
}
