import {
  CHANCE,
  type Game,
  type Happening,
  type Observer,
  type State,
  showEntry,
  showEvents,
} from '@whistlestop/kernel';
import type { TableStep } from './table.ts';

interface KeptStep {
  readonly happening: Happening;
  readonly after: State;
}

/** The steps of a match in effect, each with the position it led to, so that any moment can be shown again. */
export class Timeline {
  readonly #game: Game;
  readonly #start: State;
  readonly #kept: KeptStep[] = [];
  readonly #shown = new Map<Observer, TableStep[]>();

  constructor(game: Game, start: State) {
    this.#game = game;
    this.#start = start.slice();
  }

  get length(): number {
    return this.#kept.length;
  }

  /** Follows one accepted entry of the log. */
  follow(happening: Happening): void {
    const { entry } = happening;
    if (entry.kind === 'undo' || entry.kind === 'takeback') this.#stepBack(entry.to);
    if (entry.kind !== 'action' && entry.kind !== 'chance') return;
    const after = this.stateAfter(this.#kept.length).slice();
    if (entry.kind === 'action') this.#game.apply(after, entry.seat, entry.action);
    else this.#game.apply(after, CHANCE, entry.outcome);
    this.#kept.push({ happening, after });
  }

  #stepBack(to: number): void {
    const kept = this.#kept.findLastIndex(({ happening }) => happening.sequence <= to) + 1;
    this.#kept.length = kept;
    for (const steps of this.#shown.values()) steps.length = Math.min(steps.length, kept);
  }

  /** The position after the first `count` steps; the caller must not write into it. */
  stateAfter(count: number): State {
    return this.#kept[count - 1]?.after ?? this.#start;
  }

  /** What an observer knew after the first `count` steps. */
  viewAfter(count: number, observer: Observer): State {
    const view = this.#game.layout.create();
    this.#game.layout.project(this.stateAfter(count), observer, view);
    return view;
  }

  /** The first `count` steps as an observer may read them. */
  steps(observer: Observer, count = this.#kept.length): readonly TableStep[] {
    const known = this.#shown.get(observer) ?? [];
    this.#shown.set(observer, known);
    for (const { happening } of this.#kept.slice(known.length)) known.push(this.#show(happening, observer));
    return known.slice(0, count);
  }

  #show({ sequence, entry, witnesses, events }: Happening, observer: Observer): TableStep {
    return {
      sequence,
      seat: entry.kind === 'action' ? entry.seat : undefined,
      entry: showEntry(entry, witnesses, observer),
      events: showEvents(this.#game, events, observer),
    };
  }
}
