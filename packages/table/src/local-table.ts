import {
  type Action,
  EVERYTHING,
  firstOf,
  includes,
  type Match,
  type MatchRequest,
  type Observer,
  PlainChance,
  type Seat,
  seatList,
  SPECTATOR,
  type State,
} from '@whistlestop/kernel';
import { Listeners } from './listeners.ts';
import { ShownStory } from './shown-story.ts';
import type { Agreements, RequestResult, Now, SeatPlayer, Table, TableSnapshot, TableTrouble } from './table.ts';
import type { Thinker, Thought } from './thinker.ts';

/** A request whose sequence number the table adds. */
type WithoutSequence<Request> = Request extends unknown ? Omit<Request, 'sequence'> : never;

/** What a local table needs from the outside. */
export interface LocalTableParts {
  /** The match as it stands. */
  readonly match: Match;
  readonly players: readonly SeatPlayer[];
  /** Draws all outcomes that are not in the log yet. */
  readonly seed: string;
  /** What each bot has agreed on with its partner. */
  readonly plans?: readonly unknown[] | undefined;
  readonly thinker: Thinker;
  /** Whether the bots also wait while people may still revise a choice: for a surface without input while a bot thinks. */
  readonly pausesForChoices?: boolean;
  /** Saves the match after every accepted entry and agreement; resolves with the trouble, if there was any. */
  readonly save: (match: Match, plans: readonly unknown[]) => Promise<TableTrouble | undefined>;
}

/** A match played on this device: people here, bots in a worker, every entry saved. */
export class LocalTable implements Table {
  readonly #match: Match;
  readonly #story: ShownStory;
  readonly #parts: LocalTableParts;
  readonly #chance: PlainChance;
  readonly #people: readonly Seat[];
  readonly #listeners = new Listeners();
  #plans: readonly unknown[];
  #deviceHolder: Observer;
  /** The seat that began to revise a choice, and the length of the log at that time. */
  #revision: { readonly seat: Seat; readonly sequence: number } | undefined;
  /** Whether somebody has confirmed since the last action of a person. */
  #confirmed = false;
  #snapshot: TableSnapshot | undefined;
  /** The last view, as long as the log and the observer stay the same. */
  #cachedView: { readonly sequence: number; readonly observer: Observer; readonly view: State } | undefined;
  #thought: { readonly seat: Seat; readonly thought: Thought; progress: number } | undefined;
  #trouble: TableTrouble | undefined;
  #closed = false;

  constructor(parts: LocalTableParts) {
    this.#parts = parts;
    this.#match = parts.match;
    this.#story = new ShownStory(parts.match);
    this.#chance = new PlainChance(parts.seed);
    this.#people = parts.players.flatMap((player, seat) => (player.kind === 'person' ? [seat] : []));
    this.#plans = parts.players.map((_, seat) => parts.plans?.[seat] ?? null);
    this.#deviceHolder = this.#firstObserver();
    this.#advance();
  }

  get id(): string {
    return this.#match.header.match;
  }

  get game() {
    return this.#match.game;
  }

  get options(): unknown {
    return this.#match.header.options;
  }

  /** The match itself with its full state, for storage and export only. */
  get match(): Match {
    return this.#match;
  }

  get agreements(): Agreements {
    return {
      with: (seat) => this.#plans[seat],
      agree: (seat, plan) => {
        this.#plans = this.#plans.with(seat, plan);
        void this.#save();
        this.#changed();
        return Promise.resolve({ ok: true });
      },
    };
  }

  subscribe(listener: () => void): () => void {
    return this.#listeners.add(listener);
  }

  snapshot(): TableSnapshot {
    this.#snapshot ??= this.#look();
    return this.#snapshot;
  }

  viewAfter(count: number): State {
    return this.#story.viewAfter(count, this.#observer(this.#now()));
  }

  act(seat: Seat, action: Action): Promise<RequestResult> {
    return this.#request({ kind: 'action', seat, action });
  }

  undo(seat: Seat): Promise<RequestResult> {
    return this.#request({ kind: 'undo', seat });
  }

  confirm(): void {
    if (this.#unconfirmed() === undefined) return;
    this.#confirmed = true;
    this.#advance();
    this.#changed();
  }

  resign(seat: Seat): Promise<RequestResult> {
    return this.#request({ kind: 'forfeit', seat, reason: 'resigned' });
  }

  takeDevice(seat: Seat): void {
    if (!this.#people.includes(seat)) return;
    this.#deviceHolder = seat;
    this.#changed();
  }

  revise(seat: Seat | undefined): void {
    if (seat !== undefined && !this.#mayRevise().includes(seat)) return;
    this.#revision = seat === undefined ? undefined : { seat, sequence: this.#match.log.length };
    this.#deviceHolder = seat ?? this.#firstObserver();
    this.#changed();
  }

  retry(): void {
    const trouble = this.#trouble;
    this.#trouble = undefined;
    if (trouble === 'not-saved' || trouble === 'storage-full') void this.#save();
    this.#advance();
    this.#changed();
  }

  close(): void {
    this.#closed = true;
    this.#stopThinking();
  }

  #request(request: WithoutSequence<MatchRequest>): Promise<RequestResult> {
    const submission = this.#match.submit({ ...request, sequence: this.#match.log.length }, this.#chance);
    if (!submission.ok) return Promise.resolve(submission);
    this.#stopThinking();
    // Bots that choose one after the other in the same decision need one confirmation.
    if (this.#people.includes(request.seat) || submission.happenings.length > 1) this.#confirmed = false;
    void this.#save();
    this.#advance();
    this.#changed();
    return Promise.resolve({ ok: true });
  }

  /** Draws the outcomes a match begins with, and asks the next bot. */
  #advance(): void {
    if (this.#match.settle(this.#chance).length > 0) void this.#save();
    if (this.#match.over || this.#closed) return;
    if (this.#asked() === undefined && this.#unconfirmed() === undefined) this.#ask(firstOf(this.#match.pending));
  }

  /** The first person the match waits for. */
  #asked(): Seat | undefined {
    const { over, choosers, pending } = this.#match;
    return over ? undefined : this.#people.find((seat) => includes(choosers & pending, seat));
  }

  /** The people who may choose although the match does not wait for them. */
  #mayRevise(): readonly Seat[] {
    const { over, choosers, pending } = this.#match;
    return over ? [] : this.#people.filter((seat) => includes(choosers & ~pending, seat));
  }

  /** The seat that revises a choice: nothing was added to the log since it began, and it still may. */
  #revising(): Seat | undefined {
    const { seat, sequence } = this.#revision ?? {};
    return seat !== undefined && sequence === this.#match.log.length && this.#mayRevise().includes(seat)
      ? seat
      : undefined;
  }

  /** The person for whom the bots wait: a play has ended with its last placement, which its seat may take back. */
  #unconfirmed(): Seat | undefined {
    const { steps, over, game } = this.#match;
    if (over || this.#confirmed || this.#asked() !== undefined) return undefined;
    const last = steps.at(-1);
    const hasPlaced = last !== undefined && game.isPlacement?.(last.code) === true;
    const placer = hasPlaced ? this.#mayUndo() : undefined;
    return placer ?? (this.#parts.pausesForChoices === true ? this.#mayRevise()[0] : undefined);
  }

  #mayUndo(): Seat | undefined {
    return this.#people.find((seat) => this.#match.mayUndo(seat));
  }

  #ask(seat: Seat): void {
    const player = this.#parts.players[seat];
    if (player?.kind !== 'bot') return;
    const { match } = this;
    const question = {
      match: match.header.match,
      game: match.header.game,
      options: match.header.options,
      rules: match.header.rules,
      level: player.level,
      seat,
      view: match.view(seat).state,
      plan: this.#plans[seat],
      seed: `${this.#parts.seed}/${seat}/${match.log.length}`,
    };
    const thought = this.#parts.thinker.think(question, (share) => {
      if (this.#thought?.thought !== thought) return;
      this.#thought.progress = share;
      this.#changed();
    });
    this.#thought = { seat, thought, progress: 0 };
    void this.#playThought(thought, seat);
  }

  /** Plays the bot's action, unless the thought was replaced meanwhile. */
  async #playThought(thought: Thought, seat: Seat): Promise<void> {
    const action = await thought.action.catch(() => undefined);
    if (this.#thought?.thought !== thought) return;
    this.#thought = undefined;
    const answer = action === undefined ? undefined : await this.act(seat, action);
    if (answer?.ok !== true) this.#setTrouble('bot-failed');
  }

  #stopThinking(): void {
    this.#thought?.thought.cancel();
    this.#thought = undefined;
  }

  async #save(): Promise<void> {
    const trouble = await this.#parts.save(this.#match, this.#plans);
    if (trouble !== undefined) this.#setTrouble(trouble);
    else if (this.#trouble === 'not-saved' || this.#trouble === 'storage-full') this.#setTrouble(undefined);
  }

  #setTrouble(trouble: TableTrouble | undefined): void {
    this.#trouble = trouble;
    this.#changed();
  }

  #changed(): void {
    if (this.#closed) return;
    this.#snapshot = undefined;
    this.#listeners.notify();
  }

  /** The observer of the view: the spectator while the device changes hands. */
  #observer(now: Now): Observer {
    if (now.kind === 'over') return EVERYTHING;
    return now.kind === 'curtain' ? SPECTATOR : this.#deviceHolder;
  }

  /** The observer before anybody has taken the device. */
  #firstObserver(): Observer {
    const [only, ...others] = this.#people;
    return only === undefined ? EVERYTHING : others.length === 0 ? only : SPECTATOR;
  }

  #now(): Now {
    const match = this.#match;
    if (match.over) return { kind: 'over', scores: match.scores() ?? [], early: match.forfeit ?? match.stopped };
    const revising = this.#revising();
    if (revising !== undefined) return { kind: 'asks', seat: revising, unasked: true };
    const asked = this.#asked();
    if (asked !== undefined && this.#people.length > 1 && asked !== this.#deviceHolder)
      return { kind: 'curtain', seat: asked };
    if (asked !== undefined) return { kind: 'asks', seat: asked, unasked: false };
    const unconfirmed = this.#unconfirmed();
    if (unconfirmed !== undefined) return { kind: 'confirms', seat: unconfirmed };
    if (this.#thought !== undefined)
      return { kind: 'thinks', seat: this.#thought.seat, progress: this.#thought.progress };
    return {
      kind: 'waits',
      seats: seatList(match.pending, match.game.seats.length),
    };
  }

  #viewFor(observer: Observer): State {
    const sequence = this.#match.log.length;
    if (this.#cachedView?.sequence !== sequence || this.#cachedView.observer !== observer)
      this.#cachedView = { sequence, observer, view: this.#match.view(observer).state };
    return this.#cachedView.view;
  }

  #look(): TableSnapshot {
    const now = this.#now();
    const observer = this.#observer(now);
    return {
      players: this.#parts.players,
      mySeats: this.#people,
      view: this.#viewFor(observer),
      observer,
      steps: this.#story.steps(observer),
      sequence: this.#match.log.length,
      now,
      undo: this.#mayUndo(),
      revisable: this.#mayRevise().filter((seat) => seat !== this.#revising()),
      trouble: this.#trouble,
    };
  }
}
