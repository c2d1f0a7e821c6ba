import { includes, seatList, type SeatMask } from '@whistlestop/kernel';
import { noticeWaysSchema } from '@whistlestop/client';
import type { Audiences, Follower } from '../audience/audience.ts';
import { messageText } from '../audience/messages.ts';
import type { HostedMatch } from '../host/hosted-match.ts';
import { confirmedEmail } from '../people/email-addresses.ts';
import type { Store } from '../store/store.ts';

/** The payload of a job that notifies a person. */
interface NoticeJob {
  readonly userId: string;
  readonly match: string;
  readonly game: string;
  /** How long the person must have been idle before they are notified, in milliseconds. */
  readonly patience: number;
}

/** A person who has the table open, or plays by a live clock, is notified after this idle time. */
const WATCHING_PATIENCE = 10 * 60_000;
const LIVE_PATIENCE = 60_000;

/** A notice waits for other nodes to signal that the person watches there; they signal sooner. Quick moves cost no signals. */
const NOTICE_DELAY = 1000;
const SIGNAL_DELAY = 300;

/** A set of seats is a bit mask of this many bits. */
const MOST_SEATS = 31;

interface Notice {
  readonly job: NoticeJob;
  readonly sequence: number;
  readonly at: number;
  /** Whether it is listed among the person's notices: not while they watch the table, nor on a live clock. */
  readonly listed: boolean;
}

/** The seats a match waits for, and the people who play in it. */
interface Wait {
  readonly match: string;
  readonly sequence: number;
  readonly waiting: SeatMask;
  readonly users: readonly string[];
}

/** A person's sockets on this node, and the last turn of each match they were notified of. */
interface OnlinePerson {
  readonly followers: Set<Follower>;
  readonly sentUpTo: Map<string, number>;
}

const keyOf = (userId: string, match: string): string => `${userId} ${match}`;

/** Notifies people once each time a match begins to wait for them, and sends their other pages whom it waits for. */
export class Notices {
  readonly #store: Store;
  readonly #audiences: Audiences;
  readonly #online = new Map<string, OnlinePerson>();
  /** Signals not sent yet, by person and match: a notice, or that the person watches here. */
  readonly #queued = new Map<string, { notice?: Notice; readonly timer: NodeJS.Timeout }>();
  /** Changed waits that are not signalled yet, by match. */
  readonly #queuedWaits = new Map<string, { readonly wait: Wait; readonly timer: NodeJS.Timeout }>();
  readonly #background: (work: Promise<void>) => void;

  constructor(store: Store, audiences: Audiences, background: (work: Promise<void>) => void) {
    this.#background = background;
    this.#store = store;
    this.#audiences = audiences;
  }

  /** A person has opened a socket on this node. */
  socketOpened(userId: string, follower: Follower): void {
    const online = this.#online.get(userId) ?? { followers: new Set(), sentUpTo: new Map() };
    this.#online.set(userId, online);
    online.followers.add(follower);
  }

  socketClosed(userId: string, follower: Follower): void {
    const followers = this.#online.get(userId)?.followers;
    followers?.delete(follower);
    if (followers?.size === 0) this.#online.delete(userId);
  }

  /** Whether a person has a socket open on this node. */
  isOnline(userId: string): boolean {
    return this.#online.has(userId);
  }

  /** Makes every socket of a person on this node connect and authenticate again. */
  dismiss(userId: string): void {
    for (const follower of this.#online.get(userId)?.followers ?? []) follower.askToReconnect();
  }

  /** The same on every node. */
  async dismissEverywhere(userId: string): Promise<void> {
    this.dismiss(userId);
    await this.#store.signal({ kind: 'dismiss', user: userId });
  }

  /** The same for everybody: signals may have been missed. */
  dismissAll(): void {
    for (const userId of this.#online.keys()) this.dismiss(userId);
  }

  /** Notifies the people a match waits for since this turn. */
  turnAdded(host: HostedMatch, before: number, after: number, at: number, own: boolean): void {
    const { holders, settings, row } = host.loaded;
    const sequence = host.match.log.length;
    if (before !== after) this.#waitingChanged(host, after, own);
    for (let seat = 0; seat < holders.length; seat++) {
      const userId = holders[seat]?.userId ?? null;
      if (userId === null) continue;
      if (!includes(after, seat)) this.#cancel(userId, host.id);
      if (!includes(after & ~before, seat)) continue;
      this.sendYourMove(userId, host.id, sequence);
      // A person who watches sees the move there, or has left the page open: they get a late notice.
      const watches = this.#audiences.get(host.id)?.includes(userId) === true;
      const live = settings.clock.kind === 'live';
      const patience = watches ? WATCHING_PATIENCE : live ? LIVE_PATIENCE : 0;
      const job = { userId, match: host.id, game: row.game, patience };
      if (own) this.#queue({ job, sequence, at, listed: !watches && !live });
      else if (watches) this.#signalWatching(userId, host.id);
    }
  }

  /** Notifies every socket of a person on this node, once for each turn, which several nodes may signal. */
  sendYourMove(userId: string, match: string, sequence: number): void {
    const online = this.#online.get(userId);
    if (online === undefined || (online.sentUpTo.get(match) ?? 0) >= sequence) return;
    online.sentUpTo.set(match, sequence);
    const text = messageText({ kind: 'your-move', match, sequence });
    for (const follower of online.followers) follower.send(text);
  }

  /** Sends whom a match waits for to its players' sockets that do not watch it: nobody once it is over. */
  sendWaiting({ match, sequence, waiting, users }: Wait): void {
    const groups = this.#audiences.get(match)?.groups ?? [];
    let text: string | undefined;
    for (const userId of users)
      for (const follower of this.#online.get(userId)?.followers ?? []) {
        if (groups.some(({ followers }) => followers.has(follower))) continue;
        text ??= messageText({ kind: 'waiting', match, sequence, waiting: seatList(waiting, MOST_SEATS) });
        follower.send(text, false);
      }
  }

  /** Clears what was sent about a match that is over. */
  matchOver({ id, loaded: { holders } }: HostedMatch): void {
    for (const { userId } of holders) if (userId !== null) this.#online.get(userId)?.sentUpTo.delete(id);
  }

  /** A person watches the match at another node: the notice waits until they are idle there. */
  seenElsewhere(userId: string, match: string): void {
    const waiting = this.#queued.get(keyOf(userId, match));
    if (waiting?.notice === undefined) return;
    const { notice } = waiting;
    waiting.notice = { ...notice, listed: false, job: { ...notice.job, patience: WATCHING_PATIENCE } };
  }

  /** A match waits for other seats than before: sockets here get a message at once, other nodes a signal after a delay. */
  #waitingChanged(
    { id: match, match: { log }, loaded: { holders } }: HostedMatch,
    waiting: SeatMask,
    own: boolean,
  ): void {
    const users = holders.flatMap(({ userId }) => (userId === null ? [] : [userId]));
    const wait = { match, sequence: log.length, waiting, users };
    this.sendWaiting(wait);
    if (this.#store.kind === 'embedded') return;
    clearTimeout(this.#queuedWaits.get(match)?.timer);
    this.#queuedWaits.delete(match);
    if (own) this.#queuedWaits.set(match, { wait, timer: setTimeout(() => this.#signalWait(wait), NOTICE_DELAY) });
  }

  #signalWait(wait: Wait): void {
    this.#queuedWaits.delete(wait.match);
    this.#background(this.#store.signal({ kind: 'waiting', ...wait }));
  }

  /** Cancels what is queued for a person and match. */
  #cancel(userId: string, match: string): void {
    if (this.#queued.size === 0) return;
    const key = keyOf(userId, match);
    clearTimeout(this.#queued.get(key)?.timer);
    this.#queued.delete(key);
  }

  /** Sends and stores everything that is queued. */
  close(): void {
    for (const { wait, timer } of this.#queuedWaits.values()) {
      clearTimeout(timer);
      this.#signalWait(wait);
    }
    for (const { notice, timer } of this.#queued.values()) {
      clearTimeout(timer);
      if (notice !== undefined) this.#flush(notice);
    }
    this.#queued.clear();
  }

  /** Stores a notice: with several nodes after a delay in which another node may signal that the person watches there. */
  #queue(notice: Notice): void {
    const { userId, match, patience } = notice.job;
    if (this.#store.kind === 'embedded' && patience === 0) {
      this.#background(this.#write(notice));
      return;
    }
    this.#cancel(userId, match);
    const key = keyOf(userId, match);
    const timer = setTimeout(() => this.#flush(this.#queued.get(key)?.notice ?? notice), NOTICE_DELAY);
    this.#queued.set(key, { notice, timer });
  }

  /** Signals to the node that made the move that the person watches here. */
  #signalWatching(user: string, match: string): void {
    this.#cancel(user, match);
    const timer = setTimeout(() => this.#background(this.#store.signal({ kind: 'seen', match, user })), SIGNAL_DELAY);
    this.#queued.set(keyOf(user, match), { timer });
  }

  /** Signals the person's sockets at other nodes, and stores the notice. */
  #flush(notice: Notice): void {
    const { userId: user, match } = notice.job;
    this.#cancel(user, match);
    this.#background(this.#store.signal({ kind: 'your-move', match, user, sequence: notice.sequence }));
    this.#background(this.#write(notice));
  }

  async #write({ job, sequence, at, listed }: Notice): Promise<void> {
    const user = await this.#store.db
      .selectFrom('users')
      .select(['notices', 'mail', 'mail_confirmed_at', 'webhook'])
      .where('id', '=', job.userId)
      .executeTakeFirst();
    if (user === undefined) return;
    const channels = noticeWaysSchema.parse(JSON.parse(user.notices));
    const row = { user_id: job.userId, match_id: job.match, sequence, at };
    const jobs = [
      ...(channels.mail && confirmedEmail(user) !== null ? ['mail'] : []),
      ...(channels.webhook && user.webhook !== null ? ['webhook'] : []),
    ];
    const write = async (db: Store['db']) => {
      if (listed && channels.page)
        await db
          .insertInto('notices')
          .values(row)
          .onConflict((c) => c.columns(['user_id', 'match_id']).doUpdateSet(row))
          .execute();
      for (const channel of jobs) {
        const kind = `your-move-${channel}`;
        const due = { payload: JSON.stringify(job), due_at: at + job.patience, attempts: 0 };
        await db
          .insertInto('jobs')
          .values({ id: `${kind} ${keyOf(job.userId, job.match)}`, kind, ...due })
          // One job per wait: a queued job for an earlier turn is replaced.
          .onConflict((c) => c.column('id').doUpdateSet(due))
          .execute();
      }
    };
    // Without jobs there is one row, which needs no transaction.
    if (jobs.length === 0) await write(this.#store.db);
    else await this.#store.db.transaction().execute(write);
  }
}
