import {
  EVERYTHING,
  type Game,
  includes,
  type Match,
  type Observer,
  type Seat,
  SPECTATOR,
  type State,
} from '@whistlestop/kernel';
import { Audience } from './audience.ts';
import { OnlyShown } from './only-shown.ts';
import { ShownStory } from './shown-story.ts';
import type { Now, Player, SteppedTable, TableSnapshot, TableStep } from './table.ts';

/** A match shown step by step, from any side the viewer may take. */
export class RecordedTable extends OnlyShown implements SteppedTable {
  readonly #match: Match;
  readonly #story: ShownStory;
  readonly #players: readonly Player[];
  readonly #audience = new Audience();
  /** All steps by reader, once they have been asked for: a record does not change. */
  readonly #steps = new Map<Observer, readonly TableStep[]>();
  readonly observers: readonly Observer[];
  #position: number;
  #observer: Observer;
  #snapshot: TableSnapshot | undefined;

  /** Shows a match; while it runs, only from the given seats, where some are given, and as a spectator. */
  constructor(match: Match, players: readonly Player[], seats?: readonly Seat[]) {
    super();
    this.#match = match;
    this.#story = new ShownStory(match);
    this.#players = players;
    // A finished match is stepped through from its beginning; one that runs is looked at where it stands.
    this.#position = match.over ? 0 : this.length;
    this.observers =
      match.over || seats === undefined ? [EVERYTHING, ...match.game.seats.keys(), SPECTATOR] : [...seats, SPECTATOR];
    this.#observer = this.observers[0] ?? SPECTATOR;
  }

  get id(): string {
    return this.#match.header.match;
  }

  get game(): Game {
    return this.#match.game;
  }

  get options(): unknown {
    return this.#match.header.options;
  }

  get length(): number {
    return this.#story.length;
  }

  get position(): number {
    return this.#position;
  }

  stepsFor(observer: Observer): readonly TableStep[] {
    const reader = this.observers.includes(observer) ? observer : SPECTATOR;
    const steps = this.#steps.get(reader) ?? this.#story.steps(reader);
    this.#steps.set(reader, steps);
    return steps;
  }

  goTo(count: number): void {
    this.#position = Math.max(0, Math.min(this.length, count));
    this.#changed();
  }

  lookAs(observer: Observer): void {
    if (!this.observers.includes(observer)) return;
    this.#observer = observer;
    this.#changed();
  }

  subscribe(listener: () => void): () => void {
    return this.#audience.add(listener);
  }

  snapshot(): TableSnapshot {
    this.#snapshot ??= this.#look();
    return this.#snapshot;
  }

  viewAfter(count: number): State {
    return this.#story.viewAfter(count, this.#observer);
  }

  #changed(): void {
    this.#snapshot = undefined;
    this.#audience.tell();
  }

  #now(): Now {
    const match = this.#match;
    if (match.over && this.#position === this.length)
      return { kind: 'over', scores: match.scores() ?? [], early: match.forfeit ?? match.stopped };
    const pending = match.game.pending(this.#story.stateAfter(this.#position));
    const waitedFor = match.game.seats.flatMap((_, seat) => (includes(pending, seat) ? [seat] : []));
    return { kind: 'shown', waitedFor };
  }

  #look(): TableSnapshot {
    const now = this.#now();
    const steps = this.#story.steps(this.#observer, this.#position);
    return {
      players: this.#players,
      mySeats: [],
      view: this.#story.viewAfter(this.#position, now.kind === 'over' ? EVERYTHING : this.#observer),
      observer: this.#observer,
      steps,
      sequence: steps.at(-1)?.sequence ?? 0,
      now,
      undo: undefined,
      revisable: [],
      trouble: undefined,
    };
  }
}
