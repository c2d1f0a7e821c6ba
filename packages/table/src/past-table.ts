import type { Game, Observer, State } from '@whistlestop/kernel';
import { Audience } from './audience.ts';
import { OnlyShown } from './only-shown.ts';
import type { SteppedTable, Table, TableSnapshot, TableStep } from './table.ts';

/**
 * A match that is still played, looked back at: what the person at its table has been shown so far. It grows with the
 * match; moments of which the table keeps no view are passed over.
 */
export class PastTable extends OnlyShown implements SteppedTable {
  readonly #present: Table;
  readonly #audience = new Audience();
  #wanted: number;
  #shown: { readonly now: TableSnapshot; readonly position: number; readonly snapshot: TableSnapshot } | undefined;

  /** Begins at the last moment there is. */
  constructor(present: Table) {
    super();
    this.#present = present;
    this.#wanted = this.length;
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

  /** A step on which it stood may have been taken back meanwhile. */
  get position(): number {
    return this.#kept(Math.min(this.#wanted, this.length), -1);
  }

  get observers(): readonly Observer[] {
    return [this.#present.snapshot().observer];
  }

  stepsFor(): readonly TableStep[] {
    return this.#present.snapshot().steps;
  }

  goTo(count: number): void {
    const wanted = Math.max(0, Math.min(this.length, count));
    this.#wanted = this.#kept(wanted, wanted > this.position ? 1 : -1);
    this.#audience.tell();
  }

  lookAs(): void {}

  subscribe(listener: () => void): () => void {
    const stops = [this.#audience.add(listener), this.#present.subscribe(listener)];
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

  /** The nearest moment of which there is a view: in this direction, or else in the other. */
  #kept(count: number, direction: 1 | -1): number {
    const all = this.length;
    const isKept = (at: number) => this.#present.viewAfter(at) !== undefined;
    for (const step of [direction, -direction])
      for (let at = count; at >= 0 && at <= all; at += step) if (isKept(at)) return at;
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
