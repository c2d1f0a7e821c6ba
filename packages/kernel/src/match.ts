import { choosers } from './decisions.ts';
import { EventRecorder, type RawEvent } from './events.ts';
import type { ChanceSource } from './fair.ts';
import { type Game, LIST_ROOM, type View } from './game.ts';
import { judge, judgeRequest, type MatchRequest, type GateRefusal, type Verdict } from './gate.ts';
import type { StatePool } from './layout.ts';
import type { Entry, MatchHeader } from './log.ts';
import { forfeitScores } from './outcome.ts';
import { type ShownEntry, showEntry, viewOf } from './project.ts';
import { objectionTo, ReplayError } from './replay.ts';
import {
  type Actor,
  CHANCE,
  CHANCE_ACTS,
  EVERYONE,
  EVERYTHING,
  includes,
  type Observer,
  OVER,
  type Pending,
  type Seat,
  type SeatMask,
} from './seats.ts';
import { fitsLog, isStep, type Snapshot } from './snapshot.ts';
import { type Action, readList, type State } from './state.ts';
import { reveals, type TakenStep, undoTarget } from './undo.ts';

/** What one accepted entry did: the entry, its number, and its events. */
export interface Happening {
  readonly sequence: number;
  readonly entry: Entry;
  readonly witnesses: SeatMask;
  readonly events: readonly RawEvent[];
}

/** A step in effect, with the position it led to, which must not be modified. */
export interface StoryStep extends Happening {
  readonly after: State;
}

export type Submission =
  | { readonly ok: true; readonly happenings: readonly Happening[] }
  | { readonly ok: false; readonly refusal: GateRefusal };

/** Called with every entry of a replay before it is judged. */
export type EntryListener = (match: Match, entry: Entry) => void;

type Forfeit = Extract<Entry, { kind: 'forfeit' }>;
type Stop = Extract<Entry, { kind: 'stop' }>;

/** A savepoint of a match, without its position. */
export interface Mark {
  readonly sequence: number;
  readonly steps: TakenStep[];
  readonly taken: number;
  readonly freshFrom: readonly number[];
  readonly draws: number;
  readonly forfeit: Forfeit | undefined;
  readonly stop: Stop | undefined;
}

const list = new Int16Array(LIST_ROOM);
const weights = new Int16Array(LIST_ROOM);

/** One play of a game: the log is the truth, the state follows from it. */
export class Match {
  readonly game: Game;
  readonly header: MatchHeader;
  readonly state: State;
  /** The position before the first entry. */
  readonly start: State;
  readonly #log: Entry[] = [];
  /** Who may read each entry of the log. */
  readonly #witnesses: SeatMask[] = [];
  /** The actions and outcomes still in effect, oldest first. */
  #steps: TakenStep[] = [];
  /** The positions before the latest steps, oldest first, as far back as their seat may undo. */
  readonly #window: State[] = [];
  /** Where the window's buffers come from. */
  readonly #pool: StatePool;
  /** The story, recorded from the first call of `story` on. */
  #story: StoryStep[] | undefined;
  #freshFrom: number[];
  #draws = 0;
  /** Who must act next, cached for the present position. */
  #pending: Pending | undefined;
  #forfeit: Forfeit | undefined;
  #stop: Stop | undefined;
  #seed: string | undefined;

  /** Sits down at a new match; `start` replaces the normal set-up when given. */
  constructor(game: Game, header: MatchHeader, start?: State) {
    this.game = game;
    this.header = header;
    this.state = game.layout.create();
    if (start === undefined) game.init(this.state);
    else this.state.set(start);
    this.start = this.state.slice();
    this.#pool = game.layout.pool();
    this.#freshFrom = game.seats.map(() => 0);
  }

  /**
   * Rebuilds a match from its log and judges every entry again. Throws a ReplayError at the first impossible one.
   * `before` is called ahead of each entry.
   */
  static replay(game: Game, header: MatchHeader, log: readonly Entry[], start?: State, before?: EntryListener): Match {
    const match = new Match(game, header, start);
    match.follow(log, before);
    return match;
  }

  /** Rebuilds the same match as `replay`, but starts from a snapshot and judges only the entries after it. */
  static resume(game: Game, header: MatchHeader, log: readonly Entry[], snapshot: Snapshot, start?: State): Match {
    const match = new Match(game, header, start);
    if (fitsLog(snapshot, game, log)) match.#restore(log.slice(0, snapshot.sequence), snapshot);
    match.follow(log.slice(match.#log.length));
    return match;
  }

  /**
   * Appends entries of a log after judging each again, and returns what they did. Throws a ReplayError at the first
   * impossible one.
   */
  follow(entries: readonly Entry[], before?: EntryListener): readonly Happening[] {
    return entries.map((entry) => {
      before?.(this, entry);
      return this.#appendJudged(entry);
    });
  }

  #restore(log: readonly Entry[], { state, steps, boundaries, witnesses, freshFrom }: Snapshot): void {
    this.state.set(state);
    this.#pending = undefined;
    this.#log.push(...log);
    const final = new Set(boundaries);
    for (const sequence of steps) {
      const entry = log[sequence - 1];
      const boundary = final.has(sequence);
      if (entry?.kind === 'action') this.#steps.push({ sequence, actor: entry.seat, code: entry.action, boundary });
      if (entry?.kind === 'chance') this.#steps.push({ sequence, actor: CHANCE, code: entry.outcome, boundary });
    }
    this.#witnesses.push(...witnesses);
    this.#freshFrom = [...freshFrom];
    for (const entry of log) this.#note(entry);
  }

  /** The present position as a cache entry. */
  snapshot(): Snapshot {
    return {
      rules: this.game.version,
      sequence: this.#log.length,
      state: [...this.state],
      steps: this.#steps.map(({ sequence }) => sequence),
      boundaries: this.#steps.filter(({ boundary }) => boundary).map(({ sequence }) => sequence),
      witnesses: [...this.#witnesses],
      freshFrom: [...this.#freshFrom],
    };
  }

  /** A savepoint to `withdraw` to, for instance when a commit fails. */
  mark(): Mark {
    return {
      sequence: this.#log.length,
      steps: this.#steps,
      taken: this.#steps.length,
      freshFrom: [...this.#freshFrom],
      draws: this.#draws,
      forfeit: this.#forfeit,
      stop: this.#stop,
    };
  }

  /** Rolls back to a savepoint. */
  withdraw(mark: Mark): void {
    this.#log.length = mark.sequence;
    this.#witnesses.length = mark.sequence;
    this.#steps = mark.steps;
    this.#steps.length = mark.taken;
    // Steps taken back since the mark are in effect again, so the story is rebuilt when next requested.
    this.#story = undefined;
    this.stateAfter(mark.taken, this.state);
    this.#pending = undefined;
    this.#keepWindow(0);
    this.#freshFrom = [...mark.freshFrom];
    this.#draws = mark.draws;
    this.#forfeit = mark.forfeit;
    this.#stop = mark.stop;
    this.#seed = undefined;
  }

  get log(): readonly Entry[] {
    return this.#log;
  }

  get steps(): readonly TakenStep[] {
    return this.#steps;
  }

  /**
   * The steps in effect, each with its events, its witnesses and the position it led to. Recorded from the first call
   * on: called before the first entry, it costs no replay.
   */
  story(): readonly StoryStep[] {
    this.#story ??= this.#retell();
    return this.#story;
  }

  #retell(): StoryStep[] {
    const state = this.start.slice();
    return this.#steps.map(({ sequence, actor, code }) => {
      const recorder = new EventRecorder();
      this.game.apply(state, actor, code, recorder);
      const entry = this.#log[sequence - 1] as Entry;
      const witnesses = this.#witnesses[sequence - 1] as SeatMask;
      return { sequence, entry, witnesses, events: recorder.events, after: state.slice() };
    });
  }

  /** Who must act next by the rules of the game. */
  get pending(): Pending {
    this.#pending ??= this.game.pending(this.state);
    return this.#pending;
  }

  /** The seats that may choose now by the rules of the game. */
  get choosers(): SeatMask {
    return choosers(this.game, this.state, this.pending);
  }

  /** Nothing more can be decided: the game ended, a seat gave up, or the match was stopped. */
  get over(): boolean {
    return this.#forfeit !== undefined || this.#stop !== undefined || this.pending === OVER;
  }

  get forfeit(): Forfeit | undefined {
    return this.#forfeit;
  }

  get stopped(): Stop | undefined {
    return this.#stop;
  }

  get seed(): string | undefined {
    return this.#seed;
  }

  /**
   * The oldest log length a request of this seat may be based on. Other seats' moves in the same decision do not change
   * it.
   */
  freshFrom(seat: Seat): number {
    return this.#freshFrom[seat] ?? 0;
  }

  /** Whether a seat may take its last step back alone. */
  mayUndo(seat: Observer): boolean {
    return !this.over && undoTarget(this.#steps, seat) !== undefined;
  }

  /** Passes a request through the gate and, when it is accepted, lets chance act until a seat must choose. */
  submit(request: unknown, source: ChanceSource): Submission {
    return this.#carryOn(judge(this, request), source);
  }

  /** The same for a request whose form its border has checked. */
  submitChecked(request: MatchRequest, source: ChanceSource): Submission {
    return this.#carryOn(judgeRequest(this, request), source);
  }

  #carryOn(verdict: Verdict, source: ChanceSource): Submission {
    if (!verdict.ok) return verdict;
    return { ok: true, happenings: [this.append(verdict.entry), ...this.settle(source)] };
  }

  /** Lets chance act until a seat must choose or the game is over. */
  settle(source: ChanceSource): Happening[] {
    const happenings: Happening[] = [];
    while (!this.over && this.pending === CHANCE_ACTS) {
      const count = this.game.chance(this.state, list, weights);
      const outcome = readList(list, source.pick(this.#draws, weights, count));
      happenings.push(this.append({ kind: 'chance', outcome }));
    }
    return happenings;
  }

  /** Publishes the seed of a match that is over. */
  close(seed: string): Happening {
    return this.#appendJudged({ kind: 'seed', seed });
  }

  /** Ends a match that runs, without a winner: for its host alone, since no request leads here. */
  stop(reason: Stop['reason']): Happening {
    return this.#appendJudged({ kind: 'stop', reason });
  }

  #appendJudged(entry: Entry): Happening {
    const objection = objectionTo(this, entry);
    if (objection !== undefined) throw new ReplayError(this.#log.length + 1, objection);
    return this.append(entry);
  }

  /** Adds an entry that has passed the gate (or comes from a trusted log) and carries it out. */
  append(entry: Entry): Happening {
    const recorder = new EventRecorder();
    const mayBefore = this.choosers;
    const mustBefore = mayBefore & this.pending;
    const witnesses = this.#carryOut(entry, recorder);
    this.#pending = undefined;
    this.#log.push(entry);
    this.#witnesses.push(witnesses);
    this.#note(entry);
    this.#age(entry, mustBefore, mayBefore);
    const happening = { sequence: this.#log.length, entry, witnesses, events: recorder.events };
    if (isStep(entry)) this.#story?.push({ ...happening, after: this.state.slice() });
    return happening;
  }

  #carryOut(entry: Entry, recorder: EventRecorder): SeatMask {
    if (entry.kind === 'action') return this.#play(entry.seat, entry.action, recorder);
    if (entry.kind === 'chance') return this.#play(CHANCE, entry.outcome, recorder);
    if (entry.kind === 'undo' || entry.kind === 'takeback') this.#stepBack(entry.to);
    return EVERYONE;
  }

  /** Records what an entry changes apart from the position. */
  #note(entry: Entry): void {
    if (entry.kind === 'chance') this.#draws++;
    else if (entry.kind === 'forfeit') this.#forfeit = entry;
    else if (entry.kind === 'stop') this.#stop = entry;
    else if (entry.kind === 'seed') this.#seed = entry.seed;
  }

  #play(actor: Actor, code: Action, recorder: EventRecorder): SeatMask {
    const { game, state } = this;
    const before = this.#pool.take();
    before.set(state);
    const witnesses = game.witnesses(state, actor);
    game.apply(state, actor, code, recorder);
    const boundary = actor === CHANCE || reveals(game, before, state, actor);
    if (boundary || this.#steps.at(-1)?.actor !== actor) this.#keepWindow(0);
    this.#window.push(before);
    this.#steps.push({ sequence: this.#log.length + 1, actor, code, boundary });
    return witnesses;
  }

  #stepBack(to: number): void {
    const kept = this.#steps.findLastIndex((step) => step.sequence <= to) + 1;
    const dropped = this.#steps.length - kept;
    const remembered = this.#window[this.#window.length - dropped];
    // A new list: a mark may refer to the old one.
    this.#steps = this.#steps.slice(0, kept);
    if (remembered === undefined) this.stateAfter(kept, this.state);
    else this.state.set(remembered);
    if (this.#story !== undefined) this.#story.length = kept;
    this.#keepWindow(Math.max(0, this.#window.length - dropped));
  }

  /** Forgets the later positions of the window. */
  #keepWindow(length: number): void {
    for (const forgotten of this.#window.splice(length)) this.#pool.give(forgotten);
  }

  /**
   * A seat's requests become stale when its decision changes. The others' choices in a simultaneous decision do not
   * change it.
   */
  #age(entry: Entry, mustBefore: SeatMask, mayBefore: SeatMask): void {
    const may = this.choosers;
    const must = may & this.pending;
    const steady = mayBefore & may & ~(mustBefore ^ must);
    const mover = entry.kind === 'action' || entry.kind === 'undo' ? entry.seat : undefined;
    for (let seat = 0; seat < this.#freshFrom.length; seat++)
      if (mover === undefined || mover === seat || !includes(steady, seat)) this.#freshFrom[seat] = this.#log.length;
  }

  /** Writes the position after the first `count` steps in effect. */
  stateAfter(count: number, into: State): void {
    into.set(this.#story?.[count - 1]?.after ?? this.start);
    if (this.#story !== undefined) return;
    for (const { actor, code } of this.#steps.slice(0, count)) this.game.apply(into, actor, code);
  }

  /** What an observer may know now; everything, once the match is over. */
  view(observer: Observer): View {
    return viewOf(this.game, this.state, observer, this.over);
  }

  /** The log as an observer may read it; complete once the match is over. */
  shownLog(observer: Observer): ShownEntry[] {
    const reader = this.over ? EVERYTHING : observer;
    return this.#log.map((entry, index) => showEntry(entry, this.#witnesses[index] as SeatMask, reader));
  }

  /** Each seat's score, forfeits included, all 0 where nobody has won; undefined while the match runs. */
  scores(): number[] | undefined {
    if (this.#stop !== undefined) return this.game.seats.map(() => 0);
    if (this.#forfeit !== undefined) return forfeitScores(this.game, this.#forfeit.seat);
    if (!this.over) return undefined;
    const out = new Float32Array(this.game.seats.length);
    return this.game.result(this.state, out) ? [...out] : undefined;
  }
}
