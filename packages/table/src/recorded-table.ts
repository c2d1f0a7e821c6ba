import {
  EVERYTHING,
  type Game,
  type Match,
  type Observer,
  type Seat,
  seatList,
  SPECTATOR,
  type State,
} from '@whistlestop/kernel';
import { Listeners } from './listeners.ts';
import { ReadOnlyTable } from './read-only-table.ts';
import { ShownStory } from './shown-story.ts';
import type { Now, SeatPlayer, SteppedTable, TableSnapshot, TableStep } from './table.ts';

/** A match shown step by step, from every side the viewer may take. */
export class RecordedTable extends ReadOnlyTable implements SteppedTable {
  readonly #match: Match;
  readonly #story: ShownStory;
  readonly #players: readonly SeatPlayer[];
  readonly #listeners = new Listeners();
  /** All steps by observer, cached: a record does not change. */
  readonly #steps = new Map<Observer, readonly TableStep[]>();
  readonly observers: readonly Observer[];
  #position: number;
  #observer: Observer;
  #snapshot: TableSnapshot | undefined;

  /** Shows a match; while it runs, only to the given seats, where some are given, and to spectators. */
  constructor(match: Match, players: readonly SeatPlayer[], seats?: readonly Seat[]) {
    super();
    this.#match = match;
    this.#story = new ShownStory(match);
    this.#players = players;
    // A finished match starts at its beginning, a running one at its present.
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
    return this.#listeners.add(listener);
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
    this.#listeners.notify();
  }

  #now(): Now {
    const match = this.#match;
    if (match.over && this.#position === this.length)
      return { kind: 'over', scores: match.scores() ?? [], early: match.forfeit ?? match.stopped };
    const pending = match.game.pending(this.#story.stateAfter(this.#position));
    const waitedFor = seatList(pending, match.game.seats.length);
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
