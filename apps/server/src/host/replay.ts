import { type Happening, Match, type Observer, read, type State, UNKNOWN, viewOf } from '@whistlestop/kernel';
import { type PastMoment, slotsOf } from '@whistlestop/client';
import { headerOf, type LoadedMatch } from './loaded-match.ts';
import { isSliceOver, nextSlice } from './time-slice.ts';

/** A turn's changes of the position: each changed slot, followed by its new value. */
interface ReplayedTurn {
  readonly last: number;
  readonly changes: Int32Array;
  readonly over: boolean;
}

/** The views of one observer after each turn so far, and the position after the last of them. */
interface ObserverReplay {
  readonly state: State;
  view: State;
  readonly moments: PastMoment[];
}

/** The history of a match in memory, replayed once for all readers. */
export class Replay {
  readonly #loaded: LoadedMatch;
  readonly #replayed: Match;
  readonly #happenings: Happening[] = [];
  readonly #turns: ReplayedTurn[] = [];
  readonly #observers = new Map<Observer, ObserverReplay>();
  #playing: Promise<void> | undefined;

  constructor(loaded: LoadedMatch) {
    this.#loaded = loaded;
    this.#replayed = new Match(loaded.game, headerOf(loaded.row));
  }

  /** An estimate of its memory, in bytes. */
  get bytes(): number {
    let moments = 0;
    for (const observed of this.#observers.values()) moments += observed.moments.length;
    return this.#happenings.length * 600 + this.#turns.length * 120 + moments * 400;
  }

  /** How many turns have been replayed. */
  get length(): number {
    return this.#turns.length;
  }

  /** How many turns there were when the log had this length. */
  turnsUpTo(sequence: number): number {
    return this.#turns.findLastIndex(({ last }) => last <= sequence) + 1;
  }

  /** The length of the log after so many turns. */
  lastOf(turns: number): number {
    return this.#turns[turns - 1]?.last ?? 0;
  }

  /** Replays up to the end of the log, in time slices. */
  async playOn(): Promise<void> {
    while (this.#turns.length < this.#loaded.turns.length) {
      this.#playing ??= this.#play().finally(() => {
        this.#playing = undefined;
      });
      await this.#playing;
    }
  }

  async #play(): Promise<void> {
    for (;;) {
      const turn = this.#loaded.turns[this.#turns.length];
      if (turn === undefined) return;
      while (isSliceOver()) await nextSlice();
      this.#replayTurn(turn.last);
    }
  }

  #replayTurn(last: number): void {
    const replayed = this.#replayed;
    const before = replayed.state.slice();
    for (const entry of this.#loaded.match.log.slice(replayed.log.length, last))
      this.#happenings.push(replayed.append(entry));
    this.#turns.push({ last, changes: changesOf(replayed, before), over: replayed.over });
  }

  /** What happened after this length of the log. */
  happenedSince(sequence: number): readonly Happening[] {
    return this.#happenings.slice(sequence);
  }

  /** The views of an observer after at least so many turns, each as changes of the view before; computed once, in time slices. */
  async moments(observer: Observer, turns: number): Promise<readonly PastMoment[]> {
    const { game, start } = this.#replayed;
    const known = this.#observers.get(observer);
    const observed = known ?? { state: start.slice(), view: game.layout.create().fill(UNKNOWN), moments: [] };
    this.#observers.set(observer, observed);
    while (observed.moments.length < turns)
      if (isSliceOver()) await nextSlice();
      else this.#addMoment(observer, observed);
    return observed.moments;
  }

  #addMoment(observer: Observer, observed: ObserverReplay): void {
    const { state, view: before, moments } = observed;
    const turn = this.#turns[moments.length];
    if (turn === undefined) throw new RangeError('This turn has not been replayed.');
    for (let i = 0; i < turn.changes.length; i += 2) state[read(turn.changes, i)] = read(turn.changes, i + 1);
    observed.view = viewOf(this.#replayed.game, state, observer, turn.over).state;
    const changes: number[] = [];
    for (let slot = 0; slot < before.length; slot++) {
      const value = read(observed.view, slot);
      if (value !== before[slot]) changes.push(slot, value);
    }
    moments.push({ sequence: turn.last, changes: slotsOf(changes) });
  }
}

const changesOf = ({ game: { layout }, state }: Match, before: State): Int32Array =>
  Int32Array.from(layout.differences(before, state).flatMap((slot) => [slot, read(state, slot)]));
