import type { Logger } from '../log.ts';
import type { Accounts } from '../people/accounts.ts';
import { deleteExpiredGuests } from '../people/expired-guests.ts';
import type { Store } from '../store/store.ts';
import { BOT_LEASE } from './bot-leases.ts';

const BATCH = 50;
/** When a match whose work failed is retried, in milliseconds. */
const RETRY_DELAY = 60_000;
/** Rounds between two checks for jobs, and between two renewals of the bots' leases. */
const JOBS_EVERY = 8;
const LEASES_EVERY = 4;
/** Rounds between two checks for open matches and forgotten bots: a minute of them. */
const MINUTE_ROUNDS = 240;
/** Rounds between two deletions of what has expired: an hour of them. */
const EXPIRE_EVERY = 14_400;

/** The work that the ticker finds due. */
export interface DueWork {
  readonly store: Store;
  readonly now: () => number;
  renewBotLeases(): Promise<void>;
  findForgottenBots(): Promise<void>;
  keepOpenMatches(): Promise<void>;
  /** An open match has passed its deadline. */
  openMatchDue(id: string): Promise<void>;
  deadlinePassed(id: string): Promise<void>;
  resultDue(id: string): Promise<void>;
  botDue(id: string): Promise<void>;
  /** Leaves every match of a closed account. */
  abandonAll(userId: string): Promise<void>;
  deliverNotices(): Promise<void>;
}

/** Polls the database for due work: deadlines, lapsed matches, results, orphaned bot moves, closed accounts, jobs, expired sessions. */
export class Ticker {
  readonly #due: DueWork;
  readonly #accounts: Accounts;
  readonly #log: Logger;
  readonly #interval: number;
  #timer: NodeJS.Timeout | undefined;
  #round = 0;
  #stopped = false;
  #working: Promise<void> = Promise.resolve();
  /** Work that runs beside the rounds. */
  readonly #background = new Map<string, Promise<void>>();

  constructor(due: DueWork, accounts: Accounts, log: Logger, interval = 250) {
    this.#accounts = accounts;
    this.#due = due;
    this.#log = log;
    this.#interval = interval;
  }

  start(): void {
    if (this.#stopped) return;
    this.#timer = setTimeout(() => {
      this.#working = this.tick()
        .catch((error: unknown) => this.#log.warn({ err: error }, 'due work could not be read'))
        .then(() => this.start());
    }, this.#interval);
    this.#timer.unref();
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    clearTimeout(this.#timer);
    await this.#working;
    await this.settled();
  }

  /** Waits for the work beside the rounds. */
  async settled(): Promise<void> {
    await Promise.all(this.#background.values());
  }

  /** One round. */
  async tick(): Promise<void> {
    const round = this.#round++;
    if (round % LEASES_EVERY === 0) await this.#due.renewBotLeases();
    if (round % MINUTE_ROUNDS === 0) {
      await this.#due.keepOpenMatches();
      await this.#due.findForgottenBots();
    }
    await this.#deadlines();
    await this.#bots();
    // Slow work must not delay the clocks.
    this.#startBackground('departures', () => this.#departures());
    if (round % JOBS_EVERY === 0) this.#startBackground('notices', () => this.#due.deliverNotices());
    if (round % EXPIRE_EVERY === 0) {
      await this.#accounts.deleteExpired();
      this.#startBackground('expired guests', () => deleteExpiredGuests(this.#due.store, this.#due.now()));
    }
  }

  /** Starts work that takes longer than a round, unless it is still running. */
  #startBackground(what: string, work: () => Promise<void>): void {
    if (this.#background.has(what)) return;
    const done = work()
      .catch((error: unknown) => this.#log.warn({ err: error, what }, 'work beside the rounds failed'))
      .finally(() => this.#background.delete(what));
    this.#background.set(what, done);
  }

  async #deadlines(): Promise<void> {
    const { db } = this.#due.store;
    const rows = await db
      .selectFrom('matches')
      .select(['id', 'status', 'deadline'])
      .where('deadline', '<=', this.#due.now())
      .orderBy('deadline')
      .limit(BATCH)
      .execute();
    for (const { id, status, deadline } of rows) {
      const done = await this.#try(id, () => this.#deadlineDue(id, status));
      if (done) continue;
      // Otherwise failing matches would fill the batch.
      await db
        .updateTable('matches')
        .set({ deadline: this.#due.now() + RETRY_DELAY })
        .where('id', '=', id)
        .where('deadline', '=', deadline)
        .execute();
    }
  }

  #deadlineDue(id: string, status: string): Promise<void> {
    if (status === 'open') return this.#due.openMatchDue(id);
    return status === 'over' ? this.#due.resultDue(id) : this.#due.deadlinePassed(id);
  }

  async #bots(): Promise<void> {
    const now = this.#due.now();
    const { db } = this.#due.store;
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
      if (numUpdatedRows > 0n) await this.#try(id, () => this.#due.botDue(id));
    }
  }

  /** Closed accounts leave their matches; the node that leases an account has a minute for it. */
  async #departures(): Promise<void> {
    const now = this.#due.now();
    const { db } = this.#due.store;
    const leaves_at = now + RETRY_DELAY;
    const rows = await db
      .selectFrom('users')
      .select(['id', 'leaves_at'])
      .where('leaves_at', '<=', now)
      .limit(BATCH)
      .execute();
    for (const { id, leaves_at: due } of rows) {
      if (this.#stopped) return;
      const account = db.updateTable('users').where('id', '=', id);
      const { numUpdatedRows } = await account.set({ leaves_at }).where('leaves_at', '=', due).executeTakeFirst();
      if (numUpdatedRows === 0n) continue;
      try {
        await this.#due.abandonAll(id);
        await account.set({ leaves_at: null }).where('leaves_at', '=', leaves_at).execute();
      } catch (error) {
        this.#log.error({ err: error, user: id }, 'the matches of a closed account could not be left');
      }
    }
  }

  /** Logs the failure of one match, so that the others go on; returns whether the work was done. */
  async #try(match: string, work: () => Promise<void>): Promise<boolean> {
    try {
      await work();
      return true;
    } catch (error) {
      this.#log.error({ err: error, match }, 'the work due for a match failed');
      return false;
    }
  }
}
