import { type Happening, Match, type Observer, read, type State, UNKNOWN, viewOf } from '@whistlestop/kernel';
import type { PastMoment } from '@whistlestop/client';
import { headerOf, type LoadedMatch } from './loaded-match.ts';
import { isSliceOver, nextSlice } from './time-slice.ts';

/** Between two positions that are kept whole there are so many turns. */
const KEPT_EVERY = 256;

/** What a turn did to the position: each slot it changed, followed by its new value. */
interface ReplayedTurn {
  readonly last: number;
  readonly changes: Int32Array;
  readonly over: boolean;
}

/** The matches in memory that somebody has looked back at. */
const replays = new WeakMap<LoadedMatch, Replay>();

/** A match in memory, played once more to tell what has happened in it: played on, not anew, for whoever asks next. */
export class Replay {
  readonly #loaded: LoadedMatch;
  readonly #again: Match;
  readonly #happenings: Happening[] = [];
  readonly #turns: ReplayedTurn[] = [];
  /** The positions before turns 0, `KEPT_EVERY` and so on. */
  readonly #kept: State[];
  #playing: Promise<void> | undefined;

  private constructor(loaded: LoadedMatch) {
    this.#loaded = loaded;
    this.#again = new Match(loaded.game, headerOf(loaded.row));
    this.#kept = [this.#again.start];
  }

  static of(loaded: LoadedMatch): Replay {
    const known = replays.get(loaded);
    if (known !== undefined) return known;
    const replay = new Replay(loaded);
    replays.set(loaded, replay);
    return replay;
  }

  /** A rough measure of the memory that a match takes for having been looked back at. */
  static bytes(loaded: LoadedMatch): number {
    const replay = replays.get(loaded);
    if (replay === undefined) return 0;
    return (
      replay.#happenings.length * 600 + replay.#turns.length * 120 + replay.#kept.length * loaded.game.layout.size * 4
    );
  }

  /** How many turns have been played again. */
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

  /** Plays on to where the log is now, a slice at a time. */
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
      this.#take(turn.last);
    }
  }

  #take(last: number): void {
    const again = this.#again;
    const before = again.state.slice();
    for (const entry of this.#loaded.match.log.slice(again.log.length, last))
      this.#happenings.push(again.append(entry));
    this.#turns.push({ last, changes: changesOf(again, before), over: again.over });
    if (this.#turns.length % KEPT_EVERY === 0) this.#kept.push(again.state.slice());
  }

  /** What happened after this length of the log. */
  happenedSince(sequence: number): readonly Happening[] {
    return this.#happenings.slice(sequence);
  }

  /** What an observer was shown after each turn of a stretch, as changes of what they were shown before it; at first nothing. */
  moments(observer: Observer, from: number, to: number): PastMoment[] {
    const { game } = this.#again;
    const nearest = Math.floor(from / KEPT_EVERY);
    const state = (this.#kept[nearest] as State).slice();
    const playTurn = (turn: ReplayedTurn) => {
      for (let i = 0; i < turn.changes.length; i += 2) state[read(turn.changes, i)] = read(turn.changes, i + 1);
    };
    for (const turn of this.#turns.slice(nearest * KEPT_EVERY, from)) playTurn(turn);
    const before = this.#turns[from - 1];
    let shown =
      before === undefined ? game.layout.create().fill(UNKNOWN) : viewOf(game, state, observer, before.over).state;
    return this.#turns.slice(from, to).map((turn) => {
      playTurn(turn);
      const was = shown;
      shown = viewOf(game, state, observer, turn.over).state;
      const changes: (number | null)[] = [];
      for (let slot = 0; slot < shown.length; slot++) {
        const value = read(shown, slot);
        if (value !== was[slot]) changes.push(slot, value === UNKNOWN ? null : value);
      }
      return { sequence: turn.last, changes };
    });
  }
}

/** Room for the slots a turn changed; grows to the largest game. */
let changed = new Int32Array(0);

function changesOf({ game: { layout }, state }: Match, before: State): Int32Array {
  if (changed.length < layout.size) changed = new Int32Array(layout.size);
  const count = layout.differences(before, state, changed);
  const changes = new Int32Array(2 * count);
  for (let i = 0; i < count; i++) {
    const slot = read(changed, i);
    changes[2 * i] = slot;
    changes[2 * i + 1] = read(state, slot);
  }
  return changes;
}
