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
  SPECTATOR,
  type State,
  undoTarget,
} from '@whistlestop/kernel';
import { Audience } from './audience.ts';
import { ShownStory } from './shown-story.ts';
import type { Agreements, Answer, Now, Player, Table, TableSnapshot, TableTrouble } from './table.ts';
import type { Thinker, Thought } from './thinker.ts';

/** A request whose sequence number the table adds. */
type WithoutSequence<Request> = Request extends unknown ? Omit<Request, 'sequence'> : never;

/** What a local table needs from the outside. */
export interface LocalTableParts {
  /** The match as it stands. */
  readonly match: Match;
  readonly players: readonly Player[];
  /** Decides all luck of this match that is not in the log yet. */
  readonly seed: string;
  /** What each bot has agreed on with its partner. */
  readonly plans?: readonly unknown[] | undefined;
  readonly thinker: Thinker;
  /** Whether the bots also wait while people may still choose unasked: where nobody can do so while a bot thinks. */
  readonly pausesForChoices?: boolean;
  /** Called after every accepted entry and agreement; answers what went wrong, if anything did. */
  readonly keep: (match: Match, plans: readonly unknown[]) => Promise<TableTrouble | undefined>;
}

/** A match played at this device: people here, bots in their worker, every entry kept. */
export class LocalTable implements Table {
  readonly #match: Match;
  readonly #story: ShownStory;
  readonly #parts: LocalTableParts;
  readonly #chance: PlainChance;
  readonly #people: readonly Seat[];
  readonly #audience = new Audience();
  #plans: readonly unknown[];
  #atScreen: Observer;
  /** Who has begun to choose unasked, when the log had this length. */
  #revision: { readonly seat: Seat; readonly sequence: number } | undefined;
  /** Whether people have let the bots go on since they last did something. */
  #confirmed = false;
  #snapshot: TableSnapshot | undefined;
  /** What the screen saw last, kept as long as the match and the eyes are the same. */
  #seen: { readonly sequence: number; readonly reader: Observer; readonly view: State } | undefined;
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
    this.#atScreen = this.#first();
    this.#goOn();
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

  /** The match itself, for those who may see all of it: storage and export. */
  get match(): Match {
    return this.#match;
  }

  get agreements(): Agreements {
    return {
      with: (seat) => this.#plans[seat],
      agree: (seat, plan) => {
        this.#plans = this.#plans.with(seat, plan);
        void this.#keep();
        this.#changed();
        return Promise.resolve({ ok: true });
      },
    };
  }

  subscribe(listener: () => void): () => void {
    return this.#audience.add(listener);
  }

  snapshot(): TableSnapshot {
    this.#snapshot ??= this.#look();
    return this.#snapshot;
  }

  viewAfter(count: number): State {
    return this.#story.viewAfter(count, this.#reader(this.#now()));
  }

  act(seat: Seat, action: Action): Promise<Answer> {
    return this.#request({ kind: 'action', seat, action });
  }

  undo(seat: Seat): Promise<Answer> {
    return this.#request({ kind: 'undo', seat });
  }

  confirm(): void {
    if (this.#unconfirmed() === undefined) return;
    this.#confirmed = true;
    this.#goOn();
    this.#changed();
  }

  resign(seat: Seat): Promise<Answer> {
    return this.#request({ kind: 'forfeit', seat, reason: 'resigned' });
  }

  takeDevice(seat: Seat): void {
    if (!this.#people.includes(seat)) return;
    this.#atScreen = seat;
    this.#changed();
  }

  revise(seat: Seat | undefined): void {
    if (seat !== undefined && !this.#mayRevise().includes(seat)) return;
    this.#revision = seat === undefined ? undefined : { seat, sequence: this.#match.log.length };
    this.#atScreen = seat ?? this.#first();
    this.#changed();
  }

  retry(): void {
    const trouble = this.#trouble;
    this.#trouble = undefined;
    if (trouble === 'not-saved' || trouble === 'storage-full') void this.#keep();
    this.#goOn();
    this.#changed();
  }

  close(): void {
    this.#closed = true;
    this.#stopThinking();
  }

  #request(request: WithoutSequence<MatchRequest>): Promise<Answer> {
    const submission = this.#match.submit({ ...request, sequence: this.#match.log.length }, this.#chance);
    if (!submission.ok) return Promise.resolve(submission);
    this.#stopThinking();
    // Bots that choose one after the other in the same decision are waited for once.
    if (this.#people.includes(request.seat) || submission.happenings.length > 1) this.#confirmed = false;
    void this.#keep();
    this.#goOn();
    this.#changed();
    return Promise.resolve({ ok: true });
  }

  /** Lets chance act where the match began with it, and asks the next bot. */
  #goOn(): void {
    if (this.#match.settle(this.#chance).length > 0) void this.#keep();
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

  /** Who is choosing unasked: the match has not gone on since they began, and they still may. */
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
    return this.#people.find((seat) => undoTarget(this.#match.steps, seat) !== undefined);
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
    void this.#await(thought, seat);
  }

  /** Plays what a bot has thought of, unless something else happened meanwhile. */
  async #await(thought: Thought, seat: Seat): Promise<void> {
    const action = await thought.action.catch(() => undefined);
    if (this.#thought?.thought !== thought) return;
    this.#thought = undefined;
    const answer = action === undefined ? undefined : await this.act(seat, action);
    if (answer?.ok !== true) this.#stumble('bot-failed');
  }

  #stopThinking(): void {
    this.#thought?.thought.cancel();
    this.#thought = undefined;
  }

  async #keep(): Promise<void> {
    const trouble = await this.#parts.keep(this.#match, this.#plans);
    if (trouble !== undefined) this.#stumble(trouble);
    else if (this.#trouble === 'not-saved' || this.#trouble === 'storage-full') this.#stumble(undefined);
  }

  #stumble(trouble: TableTrouble | undefined): void {
    this.#trouble = trouble;
    this.#changed();
  }

  #changed(): void {
    if (this.#closed) return;
    this.#snapshot = undefined;
    this.#audience.tell();
  }

  /** Whose knowledge the screen may show: nobody's in particular while the device changes hands. */
  #reader(now: Now): Observer {
    if (now.kind === 'over') return EVERYTHING;
    return now.kind === 'curtain' ? SPECTATOR : this.#atScreen;
  }

  /** Whose screen this is before anybody has taken it. */
  #first(): Observer {
    const [only, ...others] = this.#people;
    return only === undefined ? EVERYTHING : others.length === 0 ? only : SPECTATOR;
  }

  #now(): Now {
    const match = this.#match;
    if (match.over) return { kind: 'over', scores: match.scores() ?? [], early: match.forfeit ?? match.stopped };
    const revising = this.#revising();
    if (revising !== undefined) return { kind: 'asks', seat: revising, unasked: true };
    const asked = this.#asked();
    if (asked !== undefined && this.#people.length > 1 && asked !== this.#atScreen)
      return { kind: 'curtain', seat: asked };
    if (asked !== undefined) return { kind: 'asks', seat: asked, unasked: false };
    const unconfirmed = this.#unconfirmed();
    if (unconfirmed !== undefined) return { kind: 'confirms', seat: unconfirmed };
    if (this.#thought !== undefined)
      return { kind: 'thinks', seat: this.#thought.seat, progress: this.#thought.progress };
    return {
      kind: 'waits',
      seats: match.game.seats.flatMap((_, seat) => (includes(match.pending, seat) ? [seat] : [])),
    };
  }

  #viewFor(reader: Observer): State {
    const sequence = this.#match.log.length;
    if (this.#seen?.sequence !== sequence || this.#seen.reader !== reader)
      this.#seen = { sequence, reader, view: this.#match.view(reader).state };
    return this.#seen.view;
  }

  #look(): TableSnapshot {
    const now = this.#now();
    const reader = this.#reader(now);
    return {
      players: this.#parts.players,
      mySeats: this.#people,
      view: this.#viewFor(reader),
      observer: reader,
      steps: this.#story.steps(reader),
      sequence: this.#match.log.length,
      now,
      undo: now.kind === 'over' ? undefined : this.#mayUndo(),
      revisable: this.#mayRevise().filter((seat) => seat !== this.#revising()),
      trouble: this.#trouble,
    };
  }
}
