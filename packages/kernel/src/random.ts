import { readList } from './state.ts';

/** The index whose share of the weights a ticket falls into; tickets run from 0 to the sum of the weights. */
export function shareOf(ticket: number, weights: Int16Array): number {
  let index = 0;
  for (let left = ticket - readList(weights, 0); left >= 0; left -= readList(weights, index)) index++;
  return index;
}

/** The sum of the first `count` weights. */
export function totalOf(weights: Int16Array, count: number): number {
  let total = 0;
  for (let i = 0; i < count; i++) total += readList(weights, i);
  if (total <= 0) throw new RangeError('Chance has no outcome to pick');
  return total;
}

/** A small seedable generator for search and simulation (sfc32). Never global, never used for a real match's luck. */
export class Random {
  #a: number;
  #b: number;
  #c: number;
  #counter = 1;

  constructor(seed: number | string) {
    const text = String(seed);
    let hash = 0x811c9dc5;
    for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
    this.#a = hash;
    this.#b = Math.imul(hash, 0x9e3779b1) ^ 0x85ebca6b;
    this.#c = Math.imul(hash, 0xc2b2ae35) ^ 0x27d4eb2f;
    for (let i = 0; i < 12; i++) this.next32();
  }

  /** The next 32 random bits as an unsigned integer. */
  next32(): number {
    return this.#bits() >>> 0;
  }

  /** The same bits with a sign: a small integer, which is handed on without garbage. */
  #bits(): number {
    const t = (((this.#a + this.#b) | 0) + this.#counter) | 0;
    this.#counter = (this.#counter + 1) | 0;
    this.#a = this.#b ^ (this.#b >>> 9);
    this.#b = (this.#c + (this.#c << 3)) | 0;
    this.#c = ((this.#c << 21) | (this.#c >>> 11)) + t;
    this.#c |= 0;
    return t;
  }

  /** A whole number from 0 up to, not including, `bound`. */
  below(bound: number): number {
    return Math.floor(((this.#bits() >>> 0) / 0x1_0000_0000) * bound);
  }

  /** A fraction from 0 up to, not including, 1. */
  unit(): number {
    return this.next32() / 0x1_0000_0000;
  }

  /** An index drawn with the given whole-number weights. */
  weighted(weights: Int16Array, count: number): number {
    return shareOf(this.below(totalOf(weights, count)), weights);
  }

  /** Puts the first `count` entries of an array into random order. */
  shuffle(values: Int16Array | Int32Array, count: number): void {
    for (let i = count - 1; i > 0; i--) {
      const j = this.below(i + 1);
      const held = values[i] as number;
      values[i] = values[j] as number;
      values[j] = held;
    }
  }
}
