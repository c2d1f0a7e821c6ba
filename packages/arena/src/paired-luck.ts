import { type Game, readList } from '@whistlestop/kernel';

/**
 * Luck that stays the same from game to game as far as it can. Each kind of outcome (a deal, a draw, a roll) has its own
 * stream, and within a stream every outcome runs a race of its own: the earliest of the exponential clocks wins. The
 * weights are exact, and an outcome that is missing in one of two games changes nothing unless it would have won.
 */
export class PairedLuck {
  readonly #game: Game;
  readonly #seed: number;
  readonly #drawn = new Map<string, number>();

  constructor(game: Game, seed: string) {
    this.#game = game;
    this.#seed = hashText(seed);
  }

  /** The outcome chance brings, of those listed with their weights. */
  pick(outcomes: Int16Array, weights: Int16Array, count: number): number {
    const stream = this.#game.outcomes.verb(readList(outcomes, 0))?.name ?? '';
    const draw = this.#drawn.get(stream) ?? 0;
    this.#drawn.set(stream, draw + 1);
    const start = mix(this.#seed ^ hashText(stream), draw);
    let winner = readList(outcomes, 0);
    let earliest = Number.POSITIVE_INFINITY;
    for (let i = 0; i < count; i++) {
      const outcome = readList(outcomes, i);
      const finish = -Math.log((mix(start, outcome) + 0.5) / 0x1_0000_0000) / readList(weights, i);
      if (finish >= earliest) continue;
      earliest = finish;
      winner = outcome;
    }
    return winner;
  }
}

function hashText(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return mix(hash, text.length);
}

/** 32 well-mixed bits of two numbers. */
function mix(a: number, b: number): number {
  let hash = Math.imul(a ^ Math.imul(b + 0x9e3779b9, 0x85ebca6b), 0xc2b2ae35);
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  hash = Math.imul(hash ^ (hash >>> 12), 0x297a2d39);
  return (hash ^ (hash >>> 15)) >>> 0;
}
