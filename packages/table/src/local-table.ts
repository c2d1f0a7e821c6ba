import {
  type Action,
  CHANCE_ACTS,
  EVERYTHING,
  firstOf,
  includes,
  type Match,
  type Observer,
  OVER,
  type Pending,
  PlainChance,
  type Seat,
  SPECTATOR,
  type State,
  undoTarget,
} from '@whistlestop/kernel';
import { Audience } from './audience.ts';
import { ShownStory } from './shown-story.ts';
import type { Agreements, Answer, Player, Table, TableSnapshot, TableTrouble } from './table.ts';
import type { Thinker, Thought } from './thinker.ts';

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
  /** Whether an action places something: the last placement of a play ends it, and the bots leave time to take it back. */
  readonly isPlacement?: ((action: Action) => boolean) | undefined;
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
  /** Somebody who is not waited for has taken the device, to change a choice that may still be changed. */
  #cameBack = false;
  /** The step that ended a play and was confirmed. */
  #confirmed: number | undefined;
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
    return this.#story.viewAfter(count, this.#reader());
  }

  act(seat: Seat, action: Action): Promise<Answer> {
    return this.#request({ kind: 'action', seat, action });
  }

  undo(seat: Seat): Promise<Answer> {
    return this.#request({ kind: 'undo', seat });
  }

  confirm(): void {
    this.#confirmed = this.#match.steps.at(-1)?.sequence;
    this.#goOn();
    this.#changed();
  }

  resign(seat: Seat): Promise<Answer> {
    return this.#request({ kind: 'forfeit', seat, reason: 'resigned' });
  }

  takeDevice(seat: Seat | undefined): void {
    if (seat !== undefined && !this.#people.includes(seat)) return;
    this.#atScreen = seat ?? this.#first();
    this.#cameBack = seat !== undefined && !includes(this.#pending(), seat);
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

  #request(request: object): Promise<Answer> {
    const submission = this.#match.submit({ ...request, sequence: this.#match.log.length }, this.#chance);
    if (!submission.ok) return Promise.resolve(submission);
    this.#stopThinking();
    this.#cameBack = false;
    void this.#keep();
    this.#goOn();
    this.#changed();
    return Promise.resolve({ ok: true });
  }

  /** Lets chance act where the match began with it, and asks the next bot. */
  #goOn(): void {
    if (this.#match.settle(this.#chance).length > 0) void this.#keep();
    if (this.#match.over || this.#closed) return;
    const pending = this.#match.game.pending(this.#match.state);
    if (this.#people.some((seat) => includes(pending, seat)) || this.#unconfirmed() !== undefined) return;
    this.#ask(firstOf(pending));
  }

  /** Whoever may take the placement back with which a play ended, and has not confirmed it. */
  #unconfirmed(): Seat | undefined {
    const { steps, over } = this.#match;
    const last = steps.at(-1);
    if (over || last === undefined || last.sequence === this.#confirmed) return undefined;
    if (this.#parts.isPlacement?.(last.code) !== true || this.#waitsFor() !== undefined) return undefined;
    return this.#people.find((seat) => undoTarget(steps, seat) !== undefined);
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
  #reader(): Observer {
    if (this.#match.over) return EVERYTHING;
    return this.#curtain() === undefined ? this.#atScreen : SPECTATOR;
  }

  /** Whose screen this is before anybody has taken it. */
  #first(): Observer {
    const [only, ...others] = this.#people;
    return only === undefined ? EVERYTHING : others.length === 0 ? only : SPECTATOR;
  }

  #pending(): Pending {
    return this.#match.over ? OVER : this.#match.game.pending(this.#match.state);
  }

  #waitsFor(): Seat | undefined {
    const pending = this.#pending();
    if (pending === OVER || pending === CHANCE_ACTS || this.#cameBack) return undefined;
    return this.#people.find((seat) => includes(pending, seat));
  }

  #curtain(): Seat | undefined {
    const seat = this.#waitsFor();
    return this.#people.length > 1 && seat !== this.#atScreen ? seat : undefined;
  }

  #viewFor(reader: Observer): State {
    const sequence = this.#match.log.length;
    if (this.#seen?.sequence !== sequence || this.#seen.reader !== reader)
      this.#seen = { sequence, reader, view: this.#match.view(reader).state };
    return this.#seen.view;
  }

  #look(): TableSnapshot {
    const match = this.#match;
    const reader = this.#reader();
    const curtain = this.#curtain();
    const thinking = this.#thought;
    return {
      players: this.#parts.players,
      mySeats: this.#people,
      observer: reader,
      view: this.#viewFor(reader),
      sequence: match.log.length,
      steps: this.#story.steps(reader),
      pending: this.#pending(),
      deciding: curtain === undefined ? this.#waitsFor() : undefined,
      curtain,
      undo: match.over ? undefined : this.#people.find((seat) => undoTarget(match.steps, seat) !== undefined),
      unconfirmed: this.#unconfirmed(),
      over: match.over,
      forfeit: match.forfeit,
      stopped: match.stopped?.reason,
      scores: match.scores(),
      thinking: thinking === undefined ? undefined : { seat: thinking.seat, progress: thinking.progress },
      trouble: this.#trouble,
    };
  }
}
