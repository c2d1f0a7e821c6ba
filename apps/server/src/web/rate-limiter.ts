import { isIPv6 } from 'node:net';

/** The key of a bucket: an IPv6 address counts as its /64 network, an IPv4-mapped one as itself. */
function ownerOf(key: string): string {
  if (!key.includes(':') || !isIPv6(key) || /^::ffff:[\d.]+$/i.test(key)) return key;
  const [head = [], tail = []] = key.split('::').map((part) => part.split(':').filter((group) => group !== ''));
  const zeros = Array.from({ length: 8 - head.length - tail.length }, () => '0');
  return [...head, ...zeros, ...tail].slice(0, 4).join(':');
}

/** Token buckets by account or network: `burst` at once, then `perSecond`. */
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
    // The clock may be set back.
    const passed = Math.max(0, now - bucket.at) / 1000;
    const tokens = Math.min(this.#burst, bucket.tokens + passed * this.#perSecond);
    bucket.tokens = tokens < 1 ? tokens : tokens - 1;
    bucket.at = now;
    return tokens >= 1;
  }

  /** Takes tokens for a request whose cost is known afterwards; the bucket may go below zero. */
  charge(key: string, tokens: number): void {
    this.#bucket(ownerOf(key), this.#now()).tokens -= tokens;
  }

  /** Puts a token back for a request that turns out not to count. */
  refund(key: string): void {
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

  /** Deletes buckets that are full again. */
  #sweep(now: number): void {
    this.#lastSweep = now;
    for (const [key, { tokens, at }] of this.#buckets)
      if (tokens + ((now - at) / 1000) * this.#perSecond >= this.#burst) this.#buckets.delete(key);
  }
}

/** Limits how many connections each network has open at once. */
export class ConnectionCounter {
  readonly #limit: number;
  readonly #open = new Map<string, number>();

  constructor(limit: number) {
    this.#limit = limit;
  }

  /** Whether one more may be opened. */
  hasRoom(key: string): boolean {
    return (this.#open.get(ownerOf(key)) ?? 0) < this.#limit;
  }

  /** Counts one more; returns the function to call when it closes. */
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

/** The rate limits: generous for people, tight for guessing passwords. */
export interface Limits {
  readonly signIn: RateLimiter;
  /** Wrong passwords for one account, from all addresses: ten times the limit of an address, which thus cannot lock the owner out. */
  readonly guesses: RateLimiter;
  readonly matchSetup: RateLimiter;
  readonly chat: RateLimiter;
  readonly requests: RateLimiter;
  /** Files of the page, and other requests outside the protocol. */
  readonly files: RateLimiter;
  readonly messages: RateLimiter;
  /** Messages from one address, by all its accounts. */
  readonly messagesByAddress: RateLimiter;
  /** The same for messages that are broadcast to a table. */
  readonly broadcastsByAddress: RateLimiter;
  /** Refusals sent to one address; past the limit the socket is closed. */
  readonly refusals: RateLimiter;
  /** Confirmation and reset e-mails, by e-mail address. */
  readonly emails: RateLimiter;
  /** Expensive reads: records, pages of history, and exports of personal data. */
  readonly past: RateLimiter;
  readonly sockets: ConnectionCounter;
  /** Connections of any kind, those of sockets among them. */
  readonly connections: ConnectionCounter;
}

/** The usual limits, all multiplied by `factor`. */
export const usualLimits = (now: () => number, factor = 1): Limits => ({
  signIn: new RateLimiter(10 * factor, 0.1 * factor, now),
  guesses: new RateLimiter(100 * factor, factor, now),
  matchSetup: new RateLimiter(30 * factor, 0.5 * factor, now),
  chat: new RateLimiter(10 * factor, 0.5 * factor, now),
  requests: new RateLimiter(120 * factor, 10 * factor, now),
  files: new RateLimiter(3000 * factor, 300 * factor, now),
  messages: new RateLimiter(200 * factor, 50 * factor, now),
  messagesByAddress: new RateLimiter(2000 * factor, 500 * factor, now),
  broadcastsByAddress: new RateLimiter(60 * factor, 3 * factor, now),
  refusals: new RateLimiter(500 * factor, 10 * factor, now),
  emails: new RateLimiter(3 * factor, factor / 3600, now),
  past: new RateLimiter(60 * factor, factor, now),
  sockets: new ConnectionCounter(256 * factor),
  connections: new ConnectionCounter(1024 * factor),
});
