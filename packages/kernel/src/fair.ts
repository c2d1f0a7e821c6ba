import { type _HMAC, hmac } from '@noble/hashes/hmac.js';
import { type _SHA256, sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, randomBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { Random, shareOf, totalOf } from './random.ts';

/** Where a match's luck comes from. `counter` is the number of chance entries already in the log, undone ones included. */
export interface ChanceSource {
  /** The index of the outcome drawn, with the given weights. */
  pick(counter: number, weights: Int16Array, count: number): number;
}

/** A secret seed of 32 bytes, written as hex. */
export type Seed = string;

/** A fresh secret seed from the platform's secure generator. */
export const newSeed = (): Seed => bytesToHex(randomBytes(32));

/** What is published of a seed before the match: its SHA-256. */
export const commitmentOf = (seed: Seed): string => bytesToHex(sha256(hexToBytes(seed)));

/**
 * Luck anyone can check afterwards: outcome `counter` comes from HMAC-SHA-256(seed, match id, counter, attempt).
 * A number is cut from the digest and thrown away when it would favour some outcome, so every weight is exact.
 */
export class FairChance implements ChanceSource {
  /** Keyed once; each draw goes on from a copy, into the same room. */
  readonly #keyed: _HMAC<_SHA256>;
  readonly #copy: _HMAC<_SHA256>;
  readonly #digest = new Uint8Array(32);
  readonly #number = new DataView(this.#digest.buffer);
  readonly #match: string;

  constructor(seed: Seed, match: string) {
    this.#keyed = hmac.create(sha256, hexToBytes(seed));
    this.#copy = this.#keyed.clone();
    this.#match = match;
  }

  pick(counter: number, weights: Int16Array, count: number): number {
    return shareOf(this.#below(counter, totalOf(weights, count)), weights);
  }

  #below(counter: number, bound: number): number {
    const fair = Math.floor(0x1_0000_0000 / bound) * bound;
    for (let attempt = 0; ; attempt++) {
      this.#keyed
        ._cloneInto(this.#copy)
        .update(utf8ToBytes(`${this.#match}/${counter}/${attempt}`))
        .digestInto(this.#digest);
      const number = this.#number.getUint32(0);
      if (number < fair) return number % bound;
    }
  }
}

/** Luck from a plain seed, for local matches and simulations: each draw depends on the seed and the counter alone. */
export class PlainChance implements ChanceSource {
  readonly #seed: string;

  constructor(seed: number | string) {
    this.#seed = String(seed);
  }

  pick(counter: number, weights: Int16Array, count: number): number {
    return new Random(`${this.#seed}/${counter}`).weighted(weights, count);
  }
}
