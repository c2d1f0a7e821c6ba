import { type Happening, Match, type Observer, read, type State, UNKNOWN, viewOf } from '@whistlestop/kernel';
import type { PastMoment } from '@whistlestop/client';
import { headerOf, type LoadedMatch } from './loaded-match.ts';
import { isSliceOver, nextSlice } from './time-slice.ts';

/** What a turn did to the position: each slot it changed, followed by its new value. */
interface ReplayedTurn {
  readonly last: number;
  readonly changes: Int32Array;
  readonly over: boolean;
}

/** What one observer has been shown after each turn so far, and the position after the last of them. */
interface Shown {
  readonly state: State;
  view: State;
  readonly moments: PastMoment[];
}

/** The matches in memory that somebody has looked back at. */
const replays = new WeakMap<LoadedMatch, Replay>();

/** A match in memory, played once more to tell what has happened in it: played on, not anew, for whoever asks next. */
export class Replay {
  readonly #loaded: LoadedMatch;
  readonly #again: Match;
  readonly #happenings: Happening[] = [];
  readonly #turns: ReplayedTurn[] = [];
  readonly #shown = new Map<Observer, Shown>();
  #playing: Promise<void> | undefined;

  private constructor(loaded: LoadedMatch) {
    this.#loaded = loaded;
    this.#again = new Match(loaded.game, headerOf(loaded.row));
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
    let moments = 0;
    for (const shown of replay.#shown.values()) moments += shown.moments.length;
    return replay.#happenings.length * 600 + replay.#turns.length * 120 + moments * 400;
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
  }

  /** What happened after this length of the log. */
  happenedSince(sequence: number): readonly Happening[] {
    return this.#happenings.slice(sequence);
  }

  /**
   * What an observer was shown after each of so many turns at least, as changes of what they were shown before it; at first nothing.
   * It is worked out once, a slice at a time.
   */
  async moments(observer: Observer, turns: number): Promise<readonly PastMoment[]> {
    const { game, start } = this.#again;
    const known = this.#shown.get(observer);
    const shown = known ?? { state: start.slice(), view: game.layout.create().fill(UNKNOWN), moments: [] };
    this.#shown.set(observer, shown);
    while (shown.moments.length < turns)
      if (isSliceOver()) await nextSlice();
      else this.#show(observer, shown);
    return shown.moments;
  }

  #show(observer: Observer, shown: Shown): void {
    const { state, view: before, moments } = shown;
    const turn = this.#turns[moments.length];
    if (turn === undefined) throw new RangeError('This turn has not been played again.');
    for (let i = 0; i < turn.changes.length; i += 2) state[read(turn.changes, i)] = read(turn.changes, i + 1);
    shown.view = viewOf(this.#again.game, state, observer, turn.over).state;
    const changes: (number | null)[] = [];
    for (let slot = 0; slot < before.length; slot++) {
      const value = read(shown.view, slot);
      if (value !== before[slot]) changes.push(slot, value === UNKNOWN ? null : value);
    }
    moments.push({ sequence: turn.last, changes });
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
