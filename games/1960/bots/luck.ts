import { type Random, shareOf, totalOf } from '@whistlestop/kernel';
import { outcomes } from '../rules/parts.ts';

/** The stream of each outcome: draws from the bag, deals and endorsements do not disturb one another. */
const kinds = [...new Set(Array.from({ length: outcomes.size }, (_, code) => outcomes.verb(code)?.name))];
const streams = Uint8Array.from({ length: outcomes.size }, (_, code) => kinds.indexOf(outcomes.verb(code)?.name));
/** One more stream for whims that are no outcome of the game. */
const WHIM = kinds.length;

/** 32 well-mixed bits of two numbers. */
function mix(a: number, b: number): number {
  let hash = Math.imul(a ^ Math.imul(b + 0x9e3779b9, 0x85ebca6b), 0xc2b2ae35);
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  hash = Math.imul(hash ^ (hash >>> 12), 0x297a2d39);
  return (hash ^ (hash >>> 15)) >>> 0;
}

/**
 * Luck in streams by kind, so that plans compared under one seed meet the same luck even where one of them draws more
 * often than another.
 */
export class StreamLuck {
  #seed = 0;
  readonly #drawn = new Int32Array(WHIM + 1);

  /** From here on the same seed brings the same luck. */
  reseed(seed: number): void {
    this.#seed = seed;
    this.#drawn.fill(0);
  }

  /** The place in the list of the outcome that chance brings. */
  pick(list: Int16Array, weights: Int16Array, count: number): number {
    const total = totalOf(weights, count);
    const ticket = Math.floor(this.#next(streams[list[0] as number] as number) * total);
    return total === count ? ticket : shareOf(ticket, weights);
  }

  /** A whole number from 0 up to, not including, `bound`. */
  below(bound: number): number {
    return Math.floor(this.#next(WHIM) * bound);
  }

  #next(stream: number): number {
    const draw = this.#drawn[stream] as number;
    this.#drawn[stream] = draw + 1;
    return mix(this.#seed + Math.imul(stream, 0x632be5ab), draw) / 0x1_0000_0000;
  }
}

/** A seed for luck, from a thinker's own random numbers. */
export const luckFrom = (random: Random): number => random.next32() | 0;
/** The seed of one of several samples. */
export const sampleOf = (seed: number, sample: number): number => mix(seed, sample) | 0;
