import type { Game, Observer, State } from '@whistlestop/kernel';
import { Listeners } from './listeners.ts';
import { ReadOnlyTable } from './read-only-table.ts';
import type { SteppedTable, Table, TableSnapshot, TableStep } from './table.ts';

/**
 * The past of a running match, as its table was shown it. It grows with the match; moments without a stored view are
 * skipped.
 */
export class PastTable extends ReadOnlyTable implements SteppedTable {
  readonly #present: Table;
  readonly #listeners = new Listeners();
  #requested: number;
  #shown: { readonly now: TableSnapshot; readonly position: number; readonly snapshot: TableSnapshot } | undefined;

  /** Starts at the present. */
  constructor(present: Table) {
    super();
    this.#present = present;
    this.#requested = this.length;
  }

  get id(): string {
    return this.#present.id;
  }

  get game(): Game {
    return this.#present.game;
  }

  get options(): unknown {
    return this.#present.options;
  }

  get length(): number {
    return this.#present.snapshot().steps.length;
  }

  /** Computed anew, because the requested step may have been taken back. */
  get position(): number {
    return this.#nearestShown(Math.min(this.#requested, this.length), -1);
  }

  get observers(): readonly Observer[] {
    return [this.#present.snapshot().observer];
  }

  stepsFor(): readonly TableStep[] {
    return this.#present.snapshot().steps;
  }

  goTo(count: number): void {
    const requested = Math.max(0, Math.min(this.length, count));
    this.#requested = this.#nearestShown(requested, requested > this.position ? 1 : -1);
    this.#listeners.notify();
  }

  lookAs(): void {}

  subscribe(listener: () => void): () => void {
    const stops = [this.#listeners.add(listener), this.#present.subscribe(listener)];
    return () => {
      for (const stop of stops) stop();
    };
  }

  snapshot(): TableSnapshot {
    const now = this.#present.snapshot();
    const { position } = this;
    if (this.#shown?.now !== now || this.#shown.position !== position)
      this.#shown = { now, position, snapshot: this.#look(now, position) };
    return this.#shown.snapshot;
  }

  viewAfter(count: number): State | undefined {
    return this.#present.viewAfter(count);
  }

  /** The nearest moment with a view, in this direction or else in the other. */
  #nearestShown(count: number, direction: 1 | -1): number {
    const all = this.length;
    const hasView = (at: number) => this.#present.viewAfter(at) !== undefined;
    for (const step of [direction, -direction])
      for (let at = count; at >= 0 && at <= all; at += step) if (hasView(at)) return at;
    return all;
  }

  #look(now: TableSnapshot, position: number): TableSnapshot {
    const steps = now.steps.slice(0, position);
    return {
      ...now,
      mySeats: [],
      view: this.#present.viewAfter(position) ?? now.view,
      steps,
      sequence: steps.at(-1)?.sequence ?? 0,
      now: { kind: 'shown', waitedFor: [] },
      undo: undefined,
      revisable: [],
      trouble: undefined,
    };
  }
}
