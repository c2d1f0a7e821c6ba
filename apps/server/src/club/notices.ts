import { includes } from '@whistlestop/kernel';
import { noticeWaysSchema } from '@whistlestop/client';
import { confirmedMail } from '../accounts/mail-addresses.ts';
import type { Store } from '../store/store.ts';
import type { Audiences, Follower } from './audience.ts';
import type { MatchHost } from './match-host.ts';
import { yourMoveText } from './message-text.ts';

/** What a job that tells somebody carries. */
interface NoticeJob {
  readonly userId: string;
  readonly match: string;
  readonly game: string;
}

/** How long another node has to say that somebody sees the match there, and when it says so: quick moves cost no words. */
const GRACE = 1000;
const WORD = 300;

interface Notice {
  readonly job: NoticeJob;
  readonly sequence: number;
  readonly at: number;
  /** Whether it is also written down and sent out: not where the person sits at the table, nor on a fast clock. */
  readonly lasting: boolean;
}

/** Somebody's pages on this node, and up to where they have been told of each match. */
interface Present {
  readonly followers: Set<Follower>;
  readonly told: Map<string, number>;
}

const keyOf = (userId: string, match: string): string => `${userId} ${match}`;

/** Tells people that a match has come to wait for them: once for each hand-over. */
export class Notices {
  readonly #store: Store;
  readonly #audiences: Audiences;
  readonly #now: () => number;
  readonly #online = new Map<string, Present>();
  /** What other nodes have not been told yet, by person and match: a notice, or the word that it is seen here. */
  readonly #waiting = new Map<string, { notice?: Notice; readonly timer: NodeJS.Timeout }>();
  readonly #track: (work: Promise<void>) => void;

  constructor(store: Store, audiences: Audiences, now: () => number, track: (work: Promise<void>) => void) {
    this.#track = track;
    this.#store = store;
    this.#audiences = audiences;
    this.#now = now;
  }

  /** A person's socket on this node. */
  came(userId: string, follower: Follower): void {
    const present = this.#online.get(userId) ?? { followers: new Set(), told: new Map() };
    this.#online.set(userId, present);
    present.followers.add(follower);
  }

  went(userId: string, follower: Follower): void {
    const followers = this.#online.get(userId)?.followers;
    followers?.delete(follower);
    if (followers?.size === 0) this.#online.delete(userId);
  }

  /** Whether a person has a page open on this node. */
  isHere(userId: string): boolean {
    return this.#online.has(userId);
  }

  /** Makes every socket of a person on this node show again who it is. */
  dismiss(userId: string): void {
    for (const follower of this.#online.get(userId)?.followers ?? []) follower.goAway();
  }

  /** The same for everybody: of some nothing may have been heard. */
  dismissAll(): void {
    for (const userId of this.#online.keys()) this.dismiss(userId);
  }

  /** Whoever was not waited for before and is now has been handed the match. */
  handOver(host: MatchHost, before: number, after: number, at: number, own: boolean): void {
    const { holders, settings, row } = host.loaded;
    const sequence = host.match.log.length;
    for (let seat = 0; seat < holders.length; seat++) {
      const userId = holders[seat]?.userId ?? null;
      if (userId === null) continue;
      if (!includes(after, seat)) this.#forget(userId, host.id);
      if (!includes(after & ~before, seat)) continue;
      this.tell(userId, host.id, sequence);
      // Whoever sits at the table sees it there.
      const watches = this.#audiences.get(host.id)?.holds(userId) === true;
      const lasting = !watches && settings.clock.kind !== 'live';
      if (own) this.#note({ job: { userId, match: host.id, game: row.game }, sequence, at, lasting });
      else if (watches) this.#sayWord(userId, host.id);
    }
  }

  /** Tells every page of a person on this node, once for each hand-over, of which several nodes may tell. */
  tell(userId: string, match: string, sequence: number): void {
    const present = this.#online.get(userId);
    if (present === undefined || (present.told.get(match) ?? 0) >= sequence) return;
    present.told.set(match, sequence);
    for (const follower of present.followers) follower.send(yourMoveText(match, sequence));
  }

  /** A match that is over hands nothing over any more. */
  over({ id, loaded: { holders } }: MatchHost): void {
    for (const { userId } of holders) if (userId !== null) this.#online.get(userId)?.told.delete(id);
  }

  /** Somebody sees at another node that a match waits: their other pages are still told, and nothing is written. */
  seen(userId: string, match: string): void {
    const waiting = this.#waiting.get(keyOf(userId, match));
    if (waiting?.notice !== undefined) waiting.notice = { ...waiting.notice, lasting: false };
  }

  /** The match waits no longer, or what there was to tell is told. */
  #forget(userId: string, match: string): void {
    if (this.#waiting.size === 0) return;
    const key = keyOf(userId, match);
    clearTimeout(this.#waiting.get(key)?.timer);
    this.#waiting.delete(key);
  }

  /** Writes down at once what still waits. */
  close(): void {
    for (const { notice, timer } of this.#waiting.values()) {
      clearTimeout(timer);
      if (notice !== undefined) this.#due(notice);
    }
    this.#waiting.clear();
  }

  /** A club of several nodes first hears whether the person sits at another, or has moved already. */
  #note(notice: Notice): void {
    if (this.#store.kind === 'embedded') {
      if (notice.lasting) this.#track(this.#write(notice));
      return;
    }
    const { userId, match } = notice.job;
    this.#forget(userId, match);
    const key = keyOf(userId, match);
    const timer = setTimeout(() => this.#due(this.#waiting.get(key)?.notice ?? notice), GRACE);
    this.#waiting.set(key, { notice, timer });
  }

  /** Tells the node that made the move that the person sits here. */
  #sayWord(user: string, match: string): void {
    this.#forget(user, match);
    const timer = setTimeout(() => this.#track(this.#store.signal({ kind: 'seen', match, user })), WORD);
    this.#waiting.set(keyOf(user, match), { timer });
  }

  /** The match still waits: the person's pages at other nodes are told, and, where nobody sees it, what outlasts a page. */
  #due(notice: Notice): void {
    const { userId: user, match } = notice.job;
    this.#forget(user, match);
    this.#track(this.#store.signal({ kind: 'your-move', match, user, sequence: notice.sequence }));
    if (notice.lasting) this.#track(this.#write(notice));
  }

  async #write({ job, sequence, at }: Notice): Promise<void> {
    const user = await this.#store.db
      .selectFrom('users')
      .select(['notices', 'mail', 'mail_confirmed_at', 'webhook'])
      .where('id', '=', job.userId)
      .executeTakeFirst();
    if (user === undefined) return;
    const ways = noticeWaysSchema.parse(JSON.parse(user.notices));
    const row = { user_id: job.userId, match_id: job.match, sequence, at };
    const jobs = [
      ...(ways.mail && confirmedMail(user) !== null ? ['mail'] : []),
      ...(ways.webhook && user.webhook !== null ? ['webhook'] : []),
    ];
    const write = async (db: Store['db']) => {
      if (ways.page)
        await db
          .insertInto('notices')
          .values(row)
          .onConflict((c) => c.columns(['user_id', 'match_id']).doUpdateSet(row))
          .execute();
      for (const way of jobs) {
        const kind = `your-move-${way}`;
        const due = { due_at: this.#now(), attempts: 0 };
        await db
          .insertInto('jobs')
          .values({ id: `${kind} ${keyOf(job.userId, job.match)}`, kind, payload: JSON.stringify(job), ...due })
          // A wait is told once. A job that is being tried may have looked before this hand-over, so it begins anew.
          .onConflict((c) => c.column('id').doUpdateSet(due).where('jobs.attempts', '>', 0))
          .execute();
      }
    };
    // Whoever is told by the page alone needs one row, which needs no transaction.
    if (jobs.length === 0) await write(this.#store.db);
    else await this.#store.db.transaction().execute(write);
  }
}
