import type { Observer } from '@whistlestop/kernel';

/** Somebody who follows a match from this node: a socket. */
export interface Follower {
  readonly userId: string | null;
  /** Sends a message: as text, or as the bytes of it, which nobody may change any more. */
  send(message: string | Uint8Array): void;
  /** Asks it to connect again, and to show again who it is. */
  goAway(): void;
}

/** Those who follow one match, by what they may see, and how far they have been told. */
export class Audience {
  sequence: number;
  /** Those who see different things. */
  observers: readonly Observer[] = [];
  readonly #followers = new Map<Observer, Set<Follower>>();

  constructor(sequence: number) {
    this.sequence = sequence;
  }

  get empty(): boolean {
    return this.#followers.size === 0;
  }

  add(observer: Observer, follower: Follower): void {
    const set = this.#followers.get(observer) ?? new Set();
    set.add(follower);
    this.#followers.set(observer, set);
    this.observers = [...this.#followers.keys()];
  }

  remove(follower: Follower): void {
    for (const [observer, set] of this.#followers)
      if (set.delete(follower) && set.size === 0) this.#followers.delete(observer);
    this.observers = [...this.#followers.keys()];
  }

  /** Whether this person looks at the match right now. */
  holds(userId: string): boolean {
    for (const set of this.#followers.values()) for (const follower of set) if (follower.userId === userId) return true;
    return false;
  }

  send(observer: Observer, message: Uint8Array): void {
    for (const follower of this.#followers.get(observer) ?? []) follower.send(message);
  }
}

/** The audiences of this node; a match nobody follows costs nothing. */
export class Audiences {
  readonly #byMatch = new Map<string, Audience>();

  get(match: string): Audience | undefined {
    return this.#byMatch.get(match);
  }

  get matches(): string[] {
    return [...this.#byMatch.keys()];
  }

  join(match: string, sequence: number, observer: Observer, follower: Follower): void {
    const audience = this.#byMatch.get(match) ?? new Audience(sequence);
    this.#byMatch.set(match, audience);
    audience.add(observer, follower);
  }

  leave(match: string, follower: Follower): void {
    const audience = this.#byMatch.get(match);
    audience?.remove(follower);
    if (audience?.empty === true) this.#byMatch.delete(match);
  }
}
