import { includes, type SeatMask } from '@whistlestop/kernel';
import { noticeWaysSchema } from '@whistlestop/client';
import { confirmedMail } from '../accounts/mail-addresses.ts';
import type { Store } from '../store/store.ts';
import type { Audiences, Follower } from './audience.ts';
import type { MatchHost } from './match-host.ts';
import { waitingText, yourMoveText } from './message-text.ts';
import { seatsIn } from './shown.ts';

/** What a job that tells somebody carries. */
interface NoticeJob {
  readonly userId: string;
  readonly match: string;
  readonly game: string;
  /** How long the person must have been still before they are written to, in milliseconds. */
  readonly patience: number;
}

/**
 * Whoever has the table open may look at it, and whoever plays by a live clock is about to: they are written to when they let
 * that time pass.
 */
const WATCHES = 10 * 60_000;
const LIVE = 60_000;

/** How long another node has to say that somebody sees the match there, and when it says so: quick moves cost no words. */
const GRACE = 1000;
const WORD = 300;

/** A set of seats is one number, with room for so many. */
const MOST_SEATS = 31;

interface Notice {
  readonly job: NoticeJob;
  readonly sequence: number;
  readonly at: number;
  /** Whether it stands among the person's notices: not where they sit at the table, nor on a fast clock. */
  readonly listed: boolean;
}

/** Whom a match has come to wait for, and whom that concerns: those who play in it. */
interface Wait {
  readonly match: string;
  readonly sequence: number;
  readonly waiting: SeatMask;
  readonly users: readonly string[];
}

/** Somebody's pages on this node, and up to where they have been told of each match. */
interface Present {
  readonly followers: Set<Follower>;
  readonly told: Map<string, number>;
}

const keyOf = (userId: string, match: string): string => `${userId} ${match}`;

/** Tells people that a match has come to wait for them, once for each hand-over, and their pages whom it waits for. */
export class Notices {
  readonly #store: Store;
  readonly #audiences: Audiences;
  readonly #online = new Map<string, Present>();
  /** What other nodes have not been told yet, by person and match: a notice, or the word that it is seen here. */
  readonly #waiting = new Map<string, { notice?: Notice; readonly timer: NodeJS.Timeout }>();
  /** What other nodes have not been told yet of whom a match waits for, by match. */
  readonly #waits = new Map<string, { readonly wait: Wait; readonly timer: NodeJS.Timeout }>();
  readonly #track: (work: Promise<void>) => void;

  constructor(store: Store, audiences: Audiences, track: (work: Promise<void>) => void) {
    this.#track = track;
    this.#store = store;
    this.#audiences = audiences;
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
    if (before !== after) this.#waitChanged(host, after, own);
    for (let seat = 0; seat < holders.length; seat++) {
      const userId = holders[seat]?.userId ?? null;
      if (userId === null) continue;
      if (!includes(after, seat)) this.#forget(userId, host.id);
      if (!includes(after & ~before, seat)) continue;
      this.tell(userId, host.id, sequence);
      // Whoever sits at the table sees it there, or has left the page open.
      const watches = this.#audiences.get(host.id)?.holds(userId) === true;
      const live = settings.clock.kind === 'live';
      const patience = watches ? WATCHES : live ? LIVE : 0;
      const job = { userId, match: host.id, game: row.game, patience };
      if (own) this.#note({ job, sequence, at, listed: !watches && !live });
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

  /** Tells those who play in a match, on their pages away from its table, whom it waits for now: nobody once it is over. */
  tellWaiting({ match, sequence, waiting, users }: Wait): void {
    const galleries = this.#audiences.get(match)?.galleries ?? [];
    let text: string | undefined;
    for (const userId of users)
      for (const follower of this.#online.get(userId)?.followers ?? []) {
        if (galleries.some(({ followers }) => followers.has(follower))) continue;
        text ??= waitingText(match, sequence, seatsIn(waiting, MOST_SEATS));
        follower.send(text, false);
      }
  }

  /** A match that is over hands nothing over any more. */
  over({ id, loaded: { holders } }: MatchHost): void {
    for (const { userId } of holders) if (userId !== null) this.#online.get(userId)?.told.delete(id);
  }

  /** Somebody has the table open at another node: their other pages are still told, and they are written to only when they let it be. */
  seen(userId: string, match: string): void {
    const waiting = this.#waiting.get(keyOf(userId, match));
    if (waiting?.notice === undefined) return;
    const { notice } = waiting;
    waiting.notice = { ...notice, listed: false, job: { ...notice.job, patience: WATCHES } };
  }

  /** A match waits for others than before: pages here are told at once, other nodes once that has lasted a moment. */
  #waitChanged({ id: match, match: { log }, loaded: { holders } }: MatchHost, waiting: SeatMask, own: boolean): void {
    const users = holders.flatMap(({ userId }) => (userId === null ? [] : [userId]));
    const wait = { match, sequence: log.length, waiting, users };
    this.tellWaiting(wait);
    if (this.#store.kind === 'embedded') return;
    clearTimeout(this.#waits.get(match)?.timer);
    this.#waits.delete(match);
    if (own) this.#waits.set(match, { wait, timer: setTimeout(() => this.#signalWait(wait), GRACE) });
  }

  #signalWait(wait: Wait): void {
    this.#waits.delete(wait.match);
    this.#track(this.#store.signal({ kind: 'waiting', ...wait }));
  }

  /** The match waits no longer, or what there was to tell is told. */
  #forget(userId: string, match: string): void {
    if (this.#waiting.size === 0) return;
    const key = keyOf(userId, match);
    clearTimeout(this.#waiting.get(key)?.timer);
    this.#waiting.delete(key);
  }

  /** Tells and writes down at once what still waits. */
  close(): void {
    for (const { wait, timer } of this.#waits.values()) {
      clearTimeout(timer);
      this.#signalWait(wait);
    }
    for (const { notice, timer } of this.#waiting.values()) {
      clearTimeout(timer);
      if (notice !== undefined) this.#due(notice);
    }
    this.#waiting.clear();
  }

  /** A club of several nodes first hears whether the person sits at another; and a quick move, where it can be expected, costs no words. */
  #note(notice: Notice): void {
    const { userId, match, patience } = notice.job;
    if (this.#store.kind === 'embedded' && patience === 0) {
      this.#track(this.#write(notice));
      return;
    }
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

  /** The match still waits: the person's pages at other nodes are told, and what outlasts a page is written down. */
  #due(notice: Notice): void {
    const { userId: user, match } = notice.job;
    this.#forget(user, match);
    this.#track(this.#store.signal({ kind: 'your-move', match, user, sequence: notice.sequence }));
    this.#track(this.#write(notice));
  }

  async #write({ job, sequence, at, listed }: Notice): Promise<void> {
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
      if (listed && ways.page)
        await db
          .insertInto('notices')
          .values(row)
          .onConflict((c) => c.columns(['user_id', 'match_id']).doUpdateSet(row))
          .execute();
      for (const way of jobs) {
        const kind = `your-move-${way}`;
        const due = { payload: JSON.stringify(job), due_at: at + job.patience, attempts: 0 };
        await db
          .insertInto('jobs')
          .values({ id: `${kind} ${keyOf(job.userId, job.match)}`, kind, ...due })
          // A wait is told once, and what was to be told of an earlier one is told of this one.
          .onConflict((c) => c.column('id').doUpdateSet(due))
          .execute();
      }
    };
    // Whoever is told by the page alone needs one row, which needs no transaction.
    if (jobs.length === 0) await write(this.#store.db);
    else await this.#store.db.transaction().execute(write);
  }
}
