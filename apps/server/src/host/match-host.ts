import {
  type Happening,
  includes,
  type Mark,
  type MatchRequest,
  type GateRefusal,
  type Seat,
  type SeatMask,
} from '@whistlestop/kernel';
import { Refused, refusalOf } from '@whistlestop/client';
import type { StoredClock } from '../clocks/clock.ts';
import type { Append } from '../store/store.ts';
import type { Broadcast, HostServices } from './host-services.ts';
import { HostedMatch } from './hosted-match.ts';
import { clockAfter, endingAfter, type LoadedMatch, loadMatch, mayChangeHands, waitingSeats } from './loaded-match.ts';
import { LogFollower } from './log-follower.ts';
import { SerialQueue } from './serial-queue.ts';

/** A snapshot is written each time so many turns have been added. */
const SNAPSHOT_EVERY = 128;
/** A request that loses the race for its sequence number this often gives up. */
const ATTEMPTS = 5;

export type Answer =
  | { readonly ok: true; readonly sequence: number }
  | { readonly ok: false; readonly refusal: GateRefusal };

/** The answer to a bot whose seat is a person's again. */
const NOT_THEIRS: Answer = { ok: false, refusal: refusalOf('not-your-decision') as GateRefusal };

/** A turn that has been carried out in memory and waits for its commit. */
interface PendingTurn {
  readonly mark: Mark;
  readonly before: SeatMask;
  readonly clock: StoredClock | null;
  readonly append: Append;
  readonly broadcast: Broadcast | undefined;
}

/** One match on this node: requests run one after the other, each answered after its commit. */
export class MatchHost extends HostedMatch {
  /** When it was last used, for the cache. */
  touched: number;
  readonly #log: LogFollower;
  readonly #queue: SerialQueue;
  #catchingUp: Promise<void> | undefined;

  private constructor(services: HostServices, loaded: LoadedMatch) {
    super(services, loaded);
    this.touched = services.now();
    this.#log = new LogFollower(this, services);
    this.#queue = new SerialQueue(() => {
      // This run may read the log before later signals arrive: their callers wait for the next run.
      this.#catchingUp = undefined;
      return this.#log.prepare();
    });
  }

  /** Loads a match and broadcasts the turns its followers have not received. */
  static async open(services: HostServices, id: string): Promise<MatchHost> {
    const sent = services.broadcaster.sentUpTo(id);
    services.onLoad();
    const host = new MatchHost(services, await loadMatch(services, id, sent));
    await host.run(async () => {
      if (sent !== undefined) await host.#log.catchUp();
      await host.#settle();
    });
    return host;
  }

  get busy(): boolean {
    return this.#queue.busy;
  }

  /** Runs work when the work before it is done; at once where there is none. */
  run<T>(work: () => Promise<T>): Promise<T> {
    this.touched = this.services.now();
    return this.#queue.run(work);
  }

  /** Waits until nothing runs. */
  settled(): Promise<void> {
    return this.#queue.settled();
  }

  /** Passes a request through the gate and answers after the commit; a known request id is answered again. */
  submit(request: MatchRequest, requestId: string | null): Promise<Answer> {
    return this.run(() => this.#submit(request, requestId));
  }

  /** The same for what a bot has chosen, as long as the seat is a bot's. */
  submitForBot(seat: Seat, sequence: number, action: number): Promise<Answer> {
    return this.run(() => this.#submit({ kind: 'action', seat, sequence, action }, null, seat, true));
  }

  /** For work that already runs inside `run`; `asker` is who sent the request, where that is not the seat it is about. */
  submitNow(request: MatchRequest, requestId: string | null, asker: Seat = request.seat): Promise<Answer> {
    return this.#submit(request, requestId, asker);
  }

  async #submit(
    request: MatchRequest,
    requestId: string | null,
    asker: Seat = request.seat,
    bot = false,
  ): Promise<Answer> {
    if (this.#isAhead(request)) await this.#log.catchUp();
    for (let tries = 0; tries < ATTEMPTS; tries++) {
      if (bot && !includes(this.bots, asker)) return NOT_THEIRS;
      const turn = this.#carryOut(request, requestId, asker);
      if ('ok' in turn) return turn;
      if (await this.#commit(turn)) return this.#finish(turn);
      const length = this.match.log.length;
      await this.#log.catchUp();
      // Another node was faster; where it was not, a seat has changed hands.
      if (this.match.log.length === length) await this.refreshNow();
    }
    return { ok: false, refusal: refusalOf('stale-sequence') as GateRefusal };
  }

  /** Whether the asker has seen entries of another node whose signal has not arrived here yet. */
  #isAhead({ sequence }: MatchRequest): boolean {
    return sequence > this.match.log.length;
  }

  /** Carries a request out in memory, so that its turn can be committed; or answers it at once. */
  #carryOut(request: MatchRequest, requestId: string | null, asker: Seat): PendingTurn | Answer {
    const { match, chance } = this.loaded;
    // An action is in the log after the entry it rests on, or not at all.
    const after = request.kind === 'action' ? request.sequence : 0;
    const done = requestId === null ? undefined : this.answerTo(asker, requestId, after);
    if (done !== undefined) return { ok: true, sequence: done };
    this.refuseIfHandedOver(asker, requestId);
    const before = waitingSeats(match);
    const mark = match.mark();
    this.rememberPosition();
    try {
      const submission = match.submitChecked(request, chance);
      if (!submission.ok) return submission;
      const happenings = [...submission.happenings, ...endingAfter(this.loaded, this.services.mostEntries)];
      return this.#turn(mark, before, happenings, requestId, asker);
    } catch (error) {
      // Memory must not be ahead of the log, whatever has failed.
      match.withdraw(mark);
      throw error;
    }
  }

  /** Lets chance act where a node stopped before it could: at the start, or after a crash. */
  async #settle(): Promise<void> {
    const { match, chance } = this.loaded;
    if (!(await this.#add(() => match.settle(chance))) && match.log.length === 0) await this.saveStanding();
  }

  /** Ends a match that still runs without a winner; for work that runs inside `run`. */
  async stopNow(): Promise<void> {
    while (!this.match.over) await this.#add(() => [this.match.stop('stopped')]);
  }

  /** Adds a turn that no seat asked for; answers whether there was anything to add. */
  async #add(happen: () => readonly Happening[]): Promise<boolean> {
    const { match } = this.loaded;
    const mark = match.mark();
    const before = waitingSeats(match);
    this.rememberPosition();
    const happenings = [...happen(), ...endingAfter(this.loaded, this.services.mostEntries)];
    if (happenings.length === 0) return false;
    const turn = this.#turn(mark, before, happenings, null, -1);
    if (await this.#commit(turn)) this.#finish(turn);
    else await this.#log.catchUp();
    return true;
  }

  #turn(
    mark: Mark,
    before: SeatMask,
    happenings: readonly Happening[],
    requestId: string | null,
    asker: number,
  ): PendingTurn {
    const { match, turns, seating } = this.loaded;
    const at = this.services.now();
    const clock = clockAfter(this.loaded, happenings[0]?.entry, before, at);
    const snapshotDue = (turns.length + 1) % SNAPSHOT_EVERY === 0;
    const append: Append = {
      match: this.id,
      sequence: mark.sequence + 1,
      last: match.log.length,
      entries: JSON.stringify(happenings.map(({ entry }) => entry)),
      seat: asker,
      requestId,
      at,
      standing: this.standing(clock, at),
      snapshot: snapshotDue ? JSON.stringify(match.snapshot()) : null,
      seating: mayChangeHands(this.loaded) ? seating : null,
    };
    return { mark, before, clock, append, broadcast: this.prepareBroadcast(mark.sequence, happenings, clock) };
  }

  /** Answers whether a turn has won its sequence number; rejects when that is unknown. */
  async #commit(turn: PendingTurn): Promise<boolean> {
    let won: boolean | undefined;
    try {
      won = await this.services.store.append(turn.append);
    } catch {
      // Whether it was committed is unknown until the log is read.
    }
    if (won !== true) this.#withdraw(turn, won);
    if (won === undefined) throw new Refused(refusalOf('unavailable'));
    return won;
  }

  /** Withdraws a turn from memory and marks the log as unread: the turn may be in it after all. */
  #withdraw({ mark, append }: PendingTurn, won: false | undefined): void {
    this.match.withdraw(mark);
    this.#log.markUnread();
    if (won === false) return;
    this.#log.markUncertain(append);
    this.services.onUncertainCommit(this);
  }

  /** Takes over a turn that was committed, and broadcasts it. */
  #finish({ before, clock, append: { last, at, seat, requestId }, broadcast }: PendingTurn): Answer {
    this.addTurn({ last, seat, requestId }, { before, clock, broadcast, at, own: true });
    return { ok: true, sequence: last };
  }

  /** Another node has added to the log, up to this entry; it is read before anything else is done with the match. */
  signalled(last: number, turn?: string): void {
    this.#log.signalled(last, turn);
  }

  /** The log may have grown without a signal; it is read before anything else is done with the match. */
  markUnread(): void {
    this.#log.markUnread();
  }

  /** Reads and broadcasts what was signalled. Calls made while one is queued share it. */
  catchUp(): Promise<void> {
    if (!this.#log.isBehind) return nothing();
    if (!this.busy) return this.run(nothing);
    this.#catchingUp ??= this.run(nothing);
    return this.#catchingUp;
  }

  /** The match with what was signalled; a busy one reads that before its next work. */
  async current(): Promise<this> {
    if (!this.busy) await this.catchUp();
    return this;
  }

  /** Takes over a change of players or clocks made elsewhere. */
  refresh(): Promise<void> {
    return this.run(() => this.refreshNow());
  }
}

const nothing = (): Promise<void> => Promise.resolve();

/** The length of the log after a request, or the refusal thrown. */
export function sequenceOf(answer: Answer): number {
  if (!answer.ok) throw new Refused(answer.refusal);
  return answer.sequence;
}
