import type { RefusalCode } from '@whistlestop/client';
import type { Observer } from '@whistlestop/kernel';

/** Somebody who follows a match from this node: a socket. */
export interface Follower {
  readonly userId: string | null;
  /**
   * Sends a message: as text, or as the bytes of it, which nobody may change any more. One without hurry may wait a moment for
   * others; whatever is sent arrives in the order of sending.
   */
  send(message: string | Uint8Array, hurry?: boolean): void;
  /** Tells it, in its own language, why it no longer follows a match. */
  dismissFrom(match: string, code: RefusalCode): void;
  /** Whether it still wants to follow a match it has asked for; once it is closed it wants none. */
  wants(match: string): boolean;
  /** Asks it to connect again, and to show again who it is. */
  goAway(): void;
}

/** Those who see the same of a match. */
export interface Gallery {
  readonly observer: Observer;
  readonly followers: ReadonlySet<Follower>;
}

/** Those who follow one match, by what they may see, and how far they have been told. */
export class Audience {
  sequence: number;
  readonly #galleries: { readonly observer: Observer; readonly followers: Set<Follower> }[] = [];

  constructor(sequence: number) {
    this.sequence = sequence;
  }

  get empty(): boolean {
    return this.#galleries.length === 0;
  }

  /** Those who see different things. */
  get galleries(): readonly Gallery[] {
    return this.#galleries;
  }

  add(observer: Observer, follower: Follower): void {
    const known = this.#galleries.find((gallery) => gallery.observer === observer);
    if (known === undefined) this.#galleries.push({ observer, followers: new Set([follower]) });
    else known.followers.add(follower);
  }

  remove(follower: Follower): void {
    for (let i = this.#galleries.length - 1; i >= 0; i--) {
      const followers = this.#galleries[i]?.followers;
      if (followers?.delete(follower) === true && followers.size === 0) this.#galleries.splice(i, 1);
    }
  }

  /** Whether this person looks at the match right now. */
  holds(userId: string): boolean {
    for (const { followers } of this.#galleries)
      for (const follower of followers) if (follower.userId === userId) return true;
    return false;
  }
}

/** The audiences of this node; a match nobody follows costs nothing. */
export class Audiences {
  readonly #byMatch = new Map<string, Audience>();

  get(match: string): Audience | undefined {
    return this.#byMatch.get(match);
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
