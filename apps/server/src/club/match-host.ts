import {
  type Happening,
  includes,
  type Mark,
  type Match,
  type MatchRequest,
  only,
  type Refusal as GateRefusal,
  type Seat,
  type SeatMask,
} from '@whistlestop/kernel';
import { Refused, refusalOf } from '@whistlestop/client';
import { turnsSince } from '../store/log-parts.ts';
import type { Append, TurnWithClock } from '../store/store.ts';
import type { Audiences } from './audience.ts';
import type { KeptClock } from './clock.ts';
import { conferringAfter } from './conferring.ts';
import {
  clockAfter,
  endingAfter,
  type LoadedMatch,
  loadMatch,
  mayChangeHands,
  parseClock,
  parseEntries,
  readHolders,
  type Sources,
  type Turn,
  waitingSeats,
} from './loaded-match.ts';
import { Replay } from './replay.ts';
import { standingOf } from './standing.ts';
import { look, type News, tellNews, writeNews } from './turn-news.ts';
import { TurnText } from './turn-text.ts';

/** A snapshot is written each time so many turns have been added. */
const SNAPSHOT_EVERY = 128;
/** A request that loses the race for its sequence number this often gives up. */
const ATTEMPTS = 5;

/** A turn that was committed, for whoever has to act on it: bots, notices, lists, results. */
export interface CommittedTurn {
  readonly host: MatchHost;
  readonly before: SeatMask;
  readonly after: SeatMask;
  readonly at: number;
  /** Whether this node wrote it. */
  readonly own: boolean;
}

export interface HostServices extends Sources {
  /** A log with so many entries ends its match. */
  readonly mostEntries: number;
  readonly audiences: Audiences;
  readonly now: () => number;
  readonly onTurn: (turn: CommittedTurn) => void;
  /** Told of every log that is read from its start. */
  readonly onLoad: () => void;
  /** Told when nobody knows whether the last turn of a match is in its log: it has to be looked up. */
  readonly onDoubt: (host: MatchHost) => void;
}

export type Answer =
  | { readonly ok: true; readonly sequence: number }
  | { readonly ok: false; readonly refusal: GateRefusal };

/** What a bot hears whose seat is a person's again. */
const NOT_THEIRS: Answer = { ok: false, refusal: refusalOf('not-your-decision') as GateRefusal };

/** A turn that has been carried out in memory and waits for its commit. */
interface PendingTurn {
  readonly mark: Mark;
  readonly before: SeatMask;
  readonly clock: KeptClock | null;
  readonly append: Append;
  readonly news: News | undefined;
}

/** One match on this node: requests pass one after the other, each acknowledged after its commit. */
export class MatchHost {
  readonly id: string;
  /** When it was last asked something, for the cache. */
  touched = 0;
  readonly #services: HostServices;
  #loaded: LoadedMatch;
  /** Those who wait until what is under way is done. */
  readonly #line: (() => void)[] = [];
  #waitingWork = 0;
  #catchingUp: Promise<void> | undefined;
  /** How long the log is, as far as other nodes have said. */
  #heardOf = 0;
  /** Set when the log may hold what nobody has told of. */
  #unread = false;
  /** The last turn of this node's own of which it did not hear whether it was committed. */
  #doubted: Append | undefined;
  /** Set when memory could not follow the log: the length up to which it did. */
  #lostAfter: number | undefined;

  private constructor(services: HostServices, loaded: LoadedMatch) {
    this.id = loaded.row.id;
    this.#services = services;
    this.#loaded = loaded;
    this.touched = services.now();
  }

  /** Loads a match; what its audience has not heard yet is told to it. */
  static async open(services: HostServices, id: string): Promise<MatchHost> {
    const heard = services.audiences.get(id)?.sequence;
    services.onLoad();
    const host = new MatchHost(services, await loadMatch(services, id, heard));
    await host.run(async () => {
      if (heard !== undefined) await host.#catchUp();
      await host.#settle();
    });
    return host;
  }

  get loaded(): LoadedMatch {
    return this.#loaded;
  }

  get match(): Match {
    return this.#loaded.match;
  }

  get busy(): boolean {
    return this.#waitingWork > 0;
  }

  /** A rough measure of its memory. */
  get bytes(): number {
    const { match, game, turns } = this.#loaded;
    return 2048 + game.layout.size * 16 + match.log.length * 200 + turns.length * 80 + Replay.bytes(this.#loaded);
  }

  /** The seat a person holds. */
  seatOf(userId: string | null): number | undefined {
    if (userId === null) return undefined;
    const seat = this.#loaded.holders.findIndex((holder) => holder.userId === userId);
    return seat < 0 ? undefined : seat;
  }

  /** The seats played by bots. */
  get bots(): SeatMask {
    const { holders } = this.#loaded;
    let mask = 0;
    for (let seat = 0; seat < holders.length; seat++) if (holders[seat]?.bot !== null) mask |= only(seat);
    return mask;
  }

  /** Does something with the match while no other request is under way: at once, when there is none. */
  run<T>(work: () => Promise<T>): Promise<T> {
    this.touched = this.#services.now();
    if (this.#waitingWork++ === 0) return this.#perform(work);
    return new Promise((resolve) => {
      this.#line.push(() => resolve(this.#perform(work)));
    });
  }

  async #perform<T>(work: () => Promise<T>): Promise<T> {
    // Whoever is told of something from here on has to wait for the next.
    this.#catchingUp = undefined;
    try {
      if (this.#lostAfter !== undefined) await this.#reload(this.#lostAfter);
      else if (this.#unread || this.#behind) await this.#catchUp();
      return await work();
    } finally {
      this.#letNext();
    }
  }

  #letNext(): void {
    this.#waitingWork--;
    this.#line.shift()?.();
  }

  /** Waits until nothing is under way. */
  async settled(): Promise<void> {
    while (this.busy) {
      this.#waitingWork++;
      await new Promise<void>((resolve) => {
        this.#line.push(() => {
          resolve();
          this.#letNext();
        });
      });
    }
  }

  /** Passes a request through the gate and promises the answer after the commit; a known request id is answered again. */
  submit(request: MatchRequest, requestId: string | null): Promise<Answer> {
    return this.run(() => this.#submit(request, requestId));
  }

  /** The same for what a bot has chosen, as long as the seat is a bot's. */
  submitForBot(seat: Seat, sequence: number, action: number): Promise<Answer> {
    return this.run(() => this.#submit({ kind: 'action', seat, sequence, action }, null, seat, true));
  }

  /**
   * The same for the moves of every day, which make no promises on their way: `told` hears the answer after the commit.
   * Where something else is under way, or the race is lost, it goes on as any other request.
   */
  act(request: MatchRequest, requestId: string, told: (answer: Answer | Error) => void): void {
    if (this.busy || this.#unread || this.#behind || this.#lostAfter !== undefined || this.#isAhead(request)) {
      this.submit(request, requestId).then(told, told);
      return;
    }
    this.touched = this.#services.now();
    this.#waitingWork++;
    const turn = tried(() => this.#carryOut(request, requestId, request.seat));
    if (turn instanceof Error || 'ok' in turn) {
      this.#letNext();
      told(turn);
      return;
    }
    this.#services.store.append(turn.append, (won) => {
      if (won !== true) this.#withdraw(turn, won);
      if (won === false) {
        this.#perform(() => this.#submit(request, requestId)).then(told, told);
        return;
      }
      const answer = won === true ? tried(() => this.#finish(turn)) : new Refused(refusalOf('unavailable'));
      this.#letNext();
      told(answer);
    });
  }

  /** For work that already runs inside `run`; `asker` is who sent the request, where that is not the seat it is about. */
  submitNow(request: MatchRequest, requestId: string | null, asker: Seat = request.seat): Promise<Answer> {
    return this.#submit(request, requestId, asker);
  }

  /** Where the log stood after a request of a seat that became a turn, somewhere after this entry. */
  answerTo(seat: Seat, requestId: string, after = 0): number | undefined {
    const { turns } = this.#loaded;
    for (let i = turns.length - 1; i >= 0; i--) {
      const turn = turns[i] as Turn;
      if (turn.last <= after) break;
      if (turn.requestId === requestId && turn.seat === seat) return turn.last;
    }
    return undefined;
  }

  async #submit(
    request: MatchRequest,
    requestId: string | null,
    asker: Seat = request.seat,
    bot = false,
  ): Promise<Answer> {
    if (this.#isAhead(request)) await this.#catchUp();
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      if (bot && !includes(this.bots, asker)) return NOT_THEIRS;
      const turn = this.#carryOut(request, requestId, asker);
      if ('ok' in turn) return turn;
      if (await this.#commit(turn)) return this.#finish(turn);
      // Somebody was faster, or a seat has changed hands.
      await this.#catchUp();
      await this.refreshNow();
    }
    return { ok: false, refusal: refusalOf('stale-sequence') as GateRefusal };
  }

  /** Whether somebody knows more than this node: they heard it at another, whose word is still on its way here. */
  #isAhead({ sequence }: MatchRequest): boolean {
    return sequence > this.match.log.length;
  }

  /** Carries a request out in memory, from where its turn has to be committed; or answers it at once. */
  #carryOut(request: MatchRequest, requestId: string | null, asker: Seat): PendingTurn | Answer {
    const { match, chance } = this.#loaded;
    // An action is in the log after the entry it rests on, or not at all.
    const after = request.kind === 'action' ? request.sequence : 0;
    const done = requestId === null ? undefined : this.answerTo(asker, requestId, after);
    if (done !== undefined) return { ok: true, sequence: done };
    this.refuseIfHandedOver(asker, requestId);
    const before = waitingSeats(match);
    const mark = match.mark();
    look(match.state);
    try {
      const submission = match.submitChecked(request, chance);
      if (!submission.ok) return submission;
      const happenings = [...submission.happenings, ...endingAfter(this.#loaded, this.#services.mostEntries)];
      return this.#turn(mark, before, happenings, requestId, asker);
    } catch (error) {
      // Memory must not be ahead of the log, whatever has failed.
      match.withdraw(mark);
      throw error;
    }
  }

  /** Refuses what a person asked for whose seat a bot has taken over while the request waited; a bot has no words of its own. */
  refuseIfHandedOver(asker: Seat, requestId: string | null): void {
    if (requestId !== null && this.#loaded.holders[asker]?.bot != null) throw new Refused(refusalOf('not-your-seat'));
  }

  /** Lets chance act where a node stopped before it could: at the start, or after a crash. */
  async #settle(): Promise<void> {
    const { match, chance } = this.#loaded;
    if (!(await this.#add(() => match.settle(chance))) && match.log.length === 0) await this.saveStanding();
  }

  /** Ends a match that still runs without a winner; for work that runs inside `run`. */
  async stopNow(): Promise<void> {
    while (!this.match.over) await this.#add(() => [this.match.stop('stopped')]);
  }

  /** Adds a turn that nobody at the table asked for; answers whether there was anything to add. */
  async #add(happen: () => readonly Happening[]): Promise<boolean> {
    const { match } = this.#loaded;
    const mark = match.mark();
    const before = waitingSeats(match);
    look(match.state);
    const happenings = [...happen(), ...endingAfter(this.#loaded, this.#services.mostEntries)];
    if (happenings.length === 0) return false;
    const turn = this.#turn(mark, before, happenings, null, -1);
    if (await this.#commit(turn)) this.#finish(turn);
    else await this.#catchUp();
    return true;
  }

  #turn(
    mark: Mark,
    before: SeatMask,
    happenings: readonly Happening[],
    requestId: string | null,
    asker: number,
  ): PendingTurn {
    const { match } = this.#loaded;
    const at = this.#services.now();
    const clock = clockAfter(this.#loaded, happenings[0]?.entry, before, at);
    const story = new TurnText(match.game, happenings);
    const append: Append = {
      match: this.id,
      sequence: mark.sequence + 1,
      last: match.log.length,
      entries: story.entries,
      seat: asker,
      requestId,
      at,
      standing: standingOf(this.#loaded, clock, this.bots, at),
      snapshot: this.#snapshotDue ? JSON.stringify(match.snapshot()) : null,
      seating: mayChangeHands(this.#loaded) ? this.#loaded.seating : null,
    };
    return { mark, before, clock, append, news: this.#news(mark.sequence, story, clock) };
  }

  /** Promises whether a turn has won its sequence number; rejects when nobody knows. */
  async #commit(turn: PendingTurn): Promise<boolean> {
    const won = await new Promise<boolean | Error>((resolve) => {
      this.#services.store.append(turn.append, resolve);
    });
    if (won !== true) this.#withdraw(turn, won);
    if (won instanceof Error) throw new Refused(refusalOf('unavailable'));
    return won;
  }

  /** Forgets a turn that is not in the log for sure: the log tells what is, once it can be read. */
  #withdraw({ mark, append }: PendingTurn, won: false | Error): void {
    this.match.withdraw(mark);
    this.#unread = true;
    if (won === false) return;
    this.#doubted = append;
    this.#services.onDoubt(this);
  }

  /** Takes up a turn that was committed, and tells everybody of it. */
  #finish({ before, clock, append: { last, at, seat, requestId }, news }: PendingTurn): Answer {
    this.#took({ last, seat, requestId }, clock, at);
    this.#publish(before, news, at, true);
    return { ok: true, sequence: last };
  }

  /** Writes how the match stands when something other than a turn has changed it: its start, a pause, a new player. */
  async saveStanding(clock = this.#loaded.clock): Promise<void> {
    const { waiting, deadline, botDue, clock: text } = standingOf(this.#loaded, clock, this.bots, this.#services.now());
    await this.#services.store.db
      .updateTable('matches')
      .set({ waiting, deadline, bot_due: botDue, clock: text })
      .where('id', '=', this.id)
      .where('head', '=', this.match.log.length)
      .where('status', '=', 'running')
      .execute();
    this.#loaded.clock = clock;
  }

  #took(turn: Turn, clock: KeptClock | null, at: number): void {
    this.#loaded.turns.push(turn);
    this.#loaded.clock = clock;
    this.#loaded.conferring = conferringAfter(this.#loaded, at);
  }

  /** Whether the turn under way ends a stretch that should not have to be replayed. */
  get #snapshotDue(): boolean {
    return (this.#loaded.turns.length + 1) % SNAPSHOT_EVERY === 0;
  }

  #news(from: number, story: TurnText, clock: KeptClock | null): News | undefined {
    return writeNews(this.#services.audiences.get(this.id), this.#loaded, from, story, clock);
  }

  #publish(before: SeatMask, news: News | undefined, at: number, own: boolean): void {
    const after = waitingSeats(this.match);
    if (news !== undefined) tellNews(news);
    this.#services.onTurn({ host: this, before, after, at, own });
  }

  /** Whether other nodes have told of more than is known here. */
  get #behind(): boolean {
    return this.#heardOf > this.match.log.length;
  }

  /** Another node has added to the log, up to this entry: it is read before anything else is done with the match. */
  hear(last: number): void {
    this.#heardOf = Math.max(this.#heardOf, last);
  }

  /** The same where something may have been added of which nobody told. */
  doubt(): void {
    this.#unread = true;
  }

  /** Reads what it was told of, if that is not known yet, and tells the audience. Calls that come before it has begun are one. */
  catchUp(): Promise<void> {
    if (!this.#unread && !this.#behind) return nothing();
    if (!this.busy) return this.run(nothing);
    this.#catchingUp ??= this.run(nothing);
    return this.#catchingUp;
  }

  /** The match with what it was told of; one that is busy reads that when its turn comes. */
  async current(): Promise<this> {
    if (!this.busy) await this.catchUp();
    return this;
  }

  /** Takes up the entries after those in memory; a match that cannot follow them is loaded anew. */
  async #catchUp(): Promise<void> {
    this.#unread = false;
    try {
      for await (const turn of this.#newTurns()) {
        const from = this.match.log.length;
        try {
          this.#follow(turn);
        } catch {
          // What is wrong with the turn, if it is the turn, shows when all is replayed.
          await this.#reload(from);
          return;
        }
      }
    } catch (error) {
      this.#unread = true;
      throw error;
    }
  }

  /** The turns after those in memory. */
  #newTurns(): AsyncGenerator<TurnWithClock> {
    return turnsSince(this.#services.store, this.id, this.match.log.length);
  }

  #follow(turn: TurnWithClock): void {
    const { match } = this.#loaded;
    const from = match.log.length;
    if (turn.sequence !== from + 1) throw new RangeError(`Entry ${turn.sequence} does not follow entry ${from}.`);
    const before = waitingSeats(match);
    look(match.state);
    const happenings = parseEntries(turn.entries).map((entry) => match.append(entry));
    const clock = parseClock(turn.clock);
    this.#took({ last: turn.last, seat: turn.seat, requestId: turn.request_id }, clock, turn.at);
    // Whoever wrote a turn sees to its notices and bots, although they hear of it late.
    const own = turn.sequence === this.#doubted?.sequence && turn.entries === this.#doubted.entries;
    this.#publish(before, this.#news(from, new TurnText(match.game, happenings), clock), turn.at, own);
  }

  /** Forgets what is in memory and takes up what is in the log. */
  async #reload(sure: number): Promise<void> {
    this.#lostAfter = sure;
    this.#services.onLoad();
    this.#loaded = await loadMatch(this.#services, this.id, sure);
    for await (const turn of this.#newTurns()) this.#follow(turn);
    this.#lostAfter = undefined;
  }

  /** Takes up a change of players or clocks made elsewhere. */
  refresh(): Promise<void> {
    return this.run(() => this.refreshNow());
  }

  /** The same for work that already runs inside `run`. */
  async refreshNow(): Promise<void> {
    const { db } = this.#services.store;
    const row = await db
      .selectFrom('matches')
      .select(['clock', 'seating'])
      .where('id', '=', this.id)
      .executeTakeFirst();
    // Before those who sit there, so that nobody takes new people for those of a former seating.
    this.#loaded.seating = row?.seating ?? 0;
    this.#loaded.holders = await readHolders(db, this.id);
    this.#loaded.clock = parseClock(row?.clock ?? null);
  }

  /** Whether the game waits for this seat. */
  waitsFor(seat: number): boolean {
    return includes(waitingSeats(this.match), seat);
  }
}

const nothing = (): Promise<void> => Promise.resolve();

/** What comes of something, or why nothing does. */
function tried<T>(work: () => T): T | Error {
  try {
    return work();
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  }
}
