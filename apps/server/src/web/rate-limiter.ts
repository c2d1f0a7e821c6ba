import { isIPv6 } from 'node:net';

/** Whoever has one IPv6 address has the 64 bits of network around it as well; an IPv4 address written as IPv6 stands for itself. */
function ownerOf(key: string): string {
  if (!key.includes(':') || !isIPv6(key) || /^::ffff:[\d.]+$/i.test(key)) return key;
  const [head = [], tail = []] = key.split('::').map((part) => part.split(':').filter((group) => group !== ''));
  const zeros = Array.from({ length: 8 - head.length - tail.length }, () => '0');
  return [...head, ...zeros, ...tail].slice(0, 4).join(':');
}

/** Allows `burst` at once and `perSecond` in the long run, for each person, account or network. */
class RateLimiter {
  readonly #burst: number;
  readonly #perSecond: number;
  readonly #now: () => number;
  readonly #buckets = new Map<string, { tokens: number; at: number }>();
  #lastSweep = 0;

  constructor(burst: number, perSecond: number, now: () => number) {
    this.#burst = burst;
    this.#perSecond = perSecond;
    this.#now = now;
  }

  /** Takes one token; false when there is none left. */
  take(key: string): boolean {
    const now = this.#now();
    if (now - this.#lastSweep > 60_000) this.#sweep(now);
    const bucket = this.#bucket(ownerOf(key), now);
    // A clock that is set back gives nothing and takes nothing.
    const passed = Math.max(0, now - bucket.at) / 1000;
    const tokens = Math.min(this.#burst, bucket.tokens + passed * this.#perSecond);
    bucket.tokens = tokens < 1 ? tokens : tokens - 1;
    bucket.at = now;
    return tokens >= 1;
  }

  /** Takes more for something that turned out to cost more; nothing is left until that has come back. */
  charge(key: string, tokens: number): void {
    this.#bucket(ownerOf(key), this.#now()).tokens -= tokens;
  }

  /** Puts back what was taken for something that turned out not to count. */
  giveBack(key: string): void {
    const bucket = this.#buckets.get(ownerOf(key));
    if (bucket !== undefined) bucket.tokens = Math.min(this.#burst, bucket.tokens + 1);
  }

  #bucket(key: string, now: number): { tokens: number; at: number } {
    const known = this.#buckets.get(key);
    if (known !== undefined) return known;
    const fresh = { tokens: this.#burst, at: now };
    this.#buckets.set(key, fresh);
    return fresh;
  }

  /** Forgets those whose bucket is full again. */
  #sweep(now: number): void {
    this.#lastSweep = now;
    for (const [key, { tokens, at }] of this.#buckets)
      if (tokens + ((now - at) / 1000) * this.#perSecond >= this.#burst) this.#buckets.delete(key);
  }
}

/** Counts what each network has open at once. */
export class Crowd {
  readonly #most: number;
  readonly #open = new Map<string, number>();

  constructor(most: number) {
    this.#most = most;
  }

  /** Whether one more may come. */
  hasRoom(key: string): boolean {
    return (this.#open.get(ownerOf(key)) ?? 0) < this.#most;
  }

  /** One more has come; answers what to call when it goes. */
  enter(key: string): () => void {
    const owner = ownerOf(key);
    const add = (change: number) => {
      const open = (this.#open.get(owner) ?? 0) + change;
      if (open > 0) this.#open.set(owner, open);
      else this.#open.delete(owner);
    };
    add(1);
    return () => add(-1);
  }
}

/** How much may be asked: generous for people, tight for guessing passwords. */
export interface Limits {
  readonly signIn: RateLimiter;
  /**
   * Wrong passwords for one account, whoever tells them. Ten times what `signIn` leaves to one address: so nobody at one can use
   * up an account's room and keep its owner out, and with however many a password is guessed once a second.
   */
  readonly guesses: RateLimiter;
  readonly making: RateLimiter;
  readonly chat: RateLimiter;
  readonly requests: RateLimiter;
  /** Files of the page, and whatever else is asked for outside of the protocol. */
  readonly files: RateLimiter;
  readonly messages: RateLimiter;
  /** Messages from one address, whoever sends them: many accounts are easily made. */
  readonly crowds: RateLimiter;
  /** The same for what others at a table are told each time. */
  readonly chatter: RateLimiter;
  /** Messages beyond these limits from one address that are still answered; whoever goes on is cut off. */
  readonly patience: RateLimiter;
  /** Letters to an address whose reader has not agreed yet, by that address. */
  readonly letters: RateLimiter;
  /** What is made from much: records and pages of what was shown, from a whole log, and exports of all there is about somebody. */
  readonly past: RateLimiter;
  readonly sockets: Crowd;
  /** Connections of any kind, those of sockets among them. */
  readonly connections: Crowd;
}

/** The usual limits, all multiplied by `factor`. */
export const usualLimits = (now: () => number, factor = 1): Limits => ({
  signIn: new RateLimiter(10 * factor, 0.1 * factor, now),
  guesses: new RateLimiter(100 * factor, factor, now),
  making: new RateLimiter(30 * factor, 0.5 * factor, now),
  chat: new RateLimiter(10 * factor, 0.5 * factor, now),
  requests: new RateLimiter(120 * factor, 10 * factor, now),
  files: new RateLimiter(3000 * factor, 300 * factor, now),
  messages: new RateLimiter(200 * factor, 50 * factor, now),
  crowds: new RateLimiter(2000 * factor, 500 * factor, now),
  chatter: new RateLimiter(60 * factor, 3 * factor, now),
  patience: new RateLimiter(500 * factor, 10 * factor, now),
  letters: new RateLimiter(3 * factor, factor / 3600, now),
  past: new RateLimiter(60 * factor, factor, now),
  sockets: new Crowd(256 * factor),
  connections: new Crowd(1024 * factor),
});
