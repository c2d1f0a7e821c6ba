import { includes } from '@whistlestop/kernel';
import { noticeWaysSchema } from '@whistlestop/client';
import type { Store } from '../store/store.ts';
import type { Audiences, Follower } from './audience.ts';
import { newTimedId } from './ids.ts';
import type { MatchHost } from './match-host.ts';
import { messageText } from './shown.ts';

/** What a job that tells somebody carries. */
export interface NoticeJob {
  readonly userId: string;
  readonly match: string;
  readonly game: string;
}

/** Tells people that a match has come to wait for them: once for each hand-over. */
export class Notices {
  readonly #store: Store;
  readonly #audiences: Audiences;
  readonly #now: () => number;
  readonly #online = new Map<string, Set<Follower>>();

  constructor(store: Store, audiences: Audiences, now: () => number) {
    this.#store = store;
    this.#audiences = audiences;
    this.#now = now;
  }

  /** A person's socket on this node. */
  came(userId: string, follower: Follower): void {
    const set = this.#online.get(userId) ?? new Set();
    this.#online.set(userId, set.add(follower));
  }

  went(userId: string, follower: Follower): void {
    const set = this.#online.get(userId);
    set?.delete(follower);
    if (set?.size === 0) this.#online.delete(userId);
  }

  /** Makes every socket of a person on this node show again who it is. */
  dismiss(userId: string): void {
    for (const follower of this.#online.get(userId) ?? []) follower.goAway();
  }

  /** Whoever was not waited for before and is now has been handed the match. Answers what is being written down of it. */
  handOver(host: MatchHost, before: number, after: number, at: number, own: boolean): Promise<void>[] {
    const { holders, settings, row } = host.loaded;
    const written: Promise<void>[] = [];
    for (const [seat, { userId }] of holders.entries()) {
      if (userId === null || !includes(after & ~before, seat)) continue;
      const text = messageText({ kind: 'your-move', match: host.id, sequence: host.match.log.length });
      for (const follower of this.#online.get(userId) ?? []) follower.send(text);
      // Whoever sits at the table, or plays by a fast clock, sees it there.
      const watches = this.#audiences.get(host.id)?.holds(userId) === true;
      if (own && !watches && settings.clock.kind !== 'live')
        written.push(this.#write({ userId, match: host.id, game: row.game }, host.match.log.length, at));
    }
    return written;
  }

  async #write(job: NoticeJob, sequence: number, at: number): Promise<void> {
    const user = await this.#store.db
      .selectFrom('users')
      .select(['notices', 'mail', 'webhook'])
      .where('id', '=', job.userId)
      .executeTakeFirst();
    if (user === undefined) return;
    const ways = noticeWaysSchema.parse(JSON.parse(user.notices));
    const row = { user_id: job.userId, match_id: job.match, sequence, at };
    const jobs = [
      ...(ways.mail && user.mail !== null ? ['mail'] : []),
      ...(ways.webhook && user.webhook !== null ? ['webhook'] : []),
    ];
    await this.#store.db.transaction().execute(async (db) => {
      if (ways.page)
        await db
          .insertInto('notices')
          .values(row)
          .onConflict((c) => c.columns(['user_id', 'match_id']).doUpdateSet(row))
          .execute();
      for (const kind of jobs)
        await db
          .insertInto('jobs')
          .values({
            id: newTimedId(this.#now()),
            kind: `your-move-${kind}`,
            payload: JSON.stringify(job),
            due_at: this.#now(),
            attempts: 0,
          })
          .execute();
    });
  }
}
