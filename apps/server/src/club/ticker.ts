import type { Accounts } from '../accounts/accounts.ts';
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
/** Rounds between two looks at the matches that look for players: a minute of them. */
const KEEP_EVERY = 240;
/** Rounds between two looks at what is only in the way: an hour of them. */
const SWEEP_EVERY = 14_400;

/** Looks again and again for what is due: clocks that ran out, matches nobody waits at any more, results to count, bots whose node died, mails, sessions that are over. */
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
  #delivering: Promise<void> | undefined;

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
    await this.#delivering;
  }

  /** One round. */
  async tick(): Promise<void> {
    const round = this.#round++;
    if (round % LEASES_EVERY === 0) await this.#club.renewBotLeases();
    if (round % KEEP_EVERY === 0) await this.#club.openMatches.keep();
    await this.#deadlines();
    await this.#bots();
    if (round % JOBS_EVERY === 0) this.#deliver();
    if (round % SWEEP_EVERY === 0) await this.#accounts.sweep();
  }

  /** Mail servers and webhooks take their time, for which no clock waits. */
  #deliver(): void {
    this.#delivering ??= this.#post
      .deliver()
      .catch((error: unknown) => this.#log.warn({ err: error }, 'the post could not be delivered'))
      .finally(() => {
        this.#delivering = undefined;
      });
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
