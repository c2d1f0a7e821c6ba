import { CHANCE, CHANCE_ACTS, type Game, LIST_ROOM, type Random, type Seat, type State } from '../../index.ts';

/** How good a position is for a seat: its expected score. Reads only what the seat can know. */
export interface Valuer {
  value(s: State, seat: Seat): number;
}

/** Buffers for looking a few outcomes of chance ahead. */
interface Level {
  readonly outcomes: Int16Array;
  readonly weights: Int16Array;
  readonly state: State;
}

/** Chance nodes with more outcomes than this are sampled, not listed. */
const LISTED = 12;

/**
 * The expected value of a position in which chance may be about to act: every outcome by its weight (a die has six),
 * a long list by a few samples; so deep, then as it stands.
 */
export class Expectation {
  readonly #game: Game;
  readonly #valuer: Valuer;
  readonly #levels: readonly Level[];

  constructor(game: Game, valuer: Valuer, depth: number) {
    this.#game = game;
    this.#valuer = valuer;
    this.#levels = Array.from({ length: depth }, () => ({
      outcomes: new Int16Array(LIST_ROOM),
      weights: new Int16Array(LIST_ROOM),
      state: game.layout.create(),
    }));
  }

  of(s: State, seat: Seat, random: Random, depth = 0): number {
    const level = this.#levels[depth];
    if (level === undefined || this.#game.pending(s) !== CHANCE_ACTS) return this.#valuer.value(s, seat);
    const { outcomes, weights, state } = level;
    const count = this.#game.chance(s, outcomes, weights);
    const listed = count <= LISTED;
    const tries = listed ? count : 3;
    let sum = 0;
    let total = 0;
    for (let i = 0; i < tries; i++) {
      const pick = listed ? i : random.weighted(weights, count);
      const weight = listed ? (weights[i] as number) : 1;
      state.set(s);
      this.#game.apply(state, CHANCE, outcomes[pick] as number);
      sum += weight * this.of(state, seat, random, depth + 1);
      total += weight;
    }
    return sum / total;
  }
}
