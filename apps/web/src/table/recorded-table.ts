import {
  EVERYTHING,
  type Game,
  type Match,
  type Observer,
  OVER,
  type Seat,
  SPECTATOR,
  type State,
} from '@whistlestop/kernel';
import { Audience } from './audience.ts';
import type { Answer, Player, Table, TableSnapshot, TableStep } from './table.ts';
import type { Timeline } from './timeline.ts';

const REFUSED: Answer = {
  ok: false,
  refusal: { code: 'match-over', sentence: 'A recorded match is only shown.' },
};

/** A match shown step by step, from any side the viewer may take. */
export class RecordedTable implements Table {
  readonly #match: Match;
  readonly #timeline: Timeline;
  readonly #players: readonly Player[];
  readonly #audience = new Audience();
  readonly observers: readonly Observer[];
  #position: number;
  #observer: Observer;
  #snapshot: TableSnapshot | undefined;

  /** Shows a match; while it runs, only from the given seats, where some are given, and as a spectator. */
  constructor(match: Match, timeline: Timeline, players: readonly Player[], seats?: readonly Seat[]) {
    this.#match = match;
    this.#timeline = timeline;
    this.#players = players;
    this.#position = timeline.length;
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

  /** How many steps there are in all. */
  get length(): number {
    return this.#timeline.length;
  }

  get position(): number {
    return this.#position;
  }

  /** Every step of the match, as one of the `observers` may read it. */
  stepsFor(observer: Observer): readonly TableStep[] {
    return this.#timeline.steps(this.observers.includes(observer) ? observer : SPECTATOR);
  }

  /** Shows the moment after the first `count` steps. */
  goTo(count: number): void {
    this.#position = Math.max(0, Math.min(this.length, count));
    this.#changed();
  }

  /** Takes another side, among `observers`. */
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
    return this.#timeline.viewAfter(count, this.#observer);
  }

  act(): Promise<Answer> {
    return Promise.resolve(REFUSED);
  }

  undo(): Promise<Answer> {
    return Promise.resolve(REFUSED);
  }

  resign(): Promise<Answer> {
    return Promise.resolve(REFUSED);
  }

  takeDevice(): void {}

  retry(): void {}

  close(): void {}

  #changed(): void {
    this.#snapshot = undefined;
    this.#audience.tell();
  }

  #look(): TableSnapshot {
    const match = this.#match;
    const atEnd = this.#position === this.length;
    const over = atEnd && match.over;
    const state = this.#timeline.stateAfter(this.#position);
    const steps = this.#timeline.steps(this.#observer, this.#position);
    return {
      players: this.#players,
      mySeats: [],
      observer: this.#observer,
      view: this.#timeline.viewAfter(this.#position, over ? EVERYTHING : this.#observer),
      sequence: steps.at(-1)?.sequence ?? 0,
      steps,
      pending: over ? OVER : match.game.pending(state),
      deciding: undefined,
      curtain: undefined,
      undo: undefined,
      over,
      forfeit: over ? match.forfeit?.seat : undefined,
      scores: over ? match.scores() : undefined,
      thinking: undefined,
      trouble: undefined,
    };
  }
}
