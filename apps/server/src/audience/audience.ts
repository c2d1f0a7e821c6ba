import type { RefusalCode } from '@whistlestop/client';
import { type Observer, type SeatMask, sees } from '@whistlestop/kernel';
import type { Broadcast, Broadcaster, TurnToBroadcast } from '../host/host-services.ts';
import { type LoadedMatch, waitingSeats } from '../host/loaded-match.ts';
import { turnMessage } from './messages.ts';

/** A socket on this node that follows matches. */
export interface Follower {
  readonly userId: string | null;
  /**
   * Sends a message; one that many get may come as the bytes of its text. Without `hurry` it may wait for a batch; messages
   * arrive in the order of sending.
   */
  send(message: string | Uint8Array, hurry?: boolean): void;
  /** Ends the following of a match, with the reason in the reader's language. */
  removeFrom(match: string, code: RefusalCode): void;
  /** Whether it still follows a match it has asked for; a closed socket follows none. */
  isWatching(match: string): boolean;
  /** Asks the client to connect and authenticate again. */
  askToReconnect(): void;
}

/** The followers of a match who see the same of it. */
export interface Gallery {
  readonly observer: Observer;
  readonly followers: ReadonlySet<Follower>;
}

/** The followers of one match, by what they may see, and the length of the log they have been sent. */
export class Audience {
  sequence: number;
  readonly #galleries: { readonly observer: Observer; readonly followers: Set<Follower> }[] = [];

  constructor(sequence: number) {
    this.sequence = sequence;
  }

  get empty(): boolean {
    return this.#galleries.length === 0;
  }

  /** The groups that see different things. */
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

  /** Whether this person follows the match with a socket of this node. */
  holds(userId: string): boolean {
    for (const { followers } of this.#galleries)
      for (const follower of followers) if (follower.userId === userId) return true;
    return false;
  }
}

/** The messages of one turn, by what their readers may see. */
type Messages = readonly (readonly [gallery: Gallery, message: string])[];

/** The audiences of this node, who are sent every turn; a match without followers has none. */
export class Audiences implements Broadcaster {
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

  sentUpTo(match: string): number | undefined {
    return this.get(match)?.sequence;
  }

  prepare({ match, row }: LoadedMatch, turn: TurnToBroadcast): Broadcast | undefined {
    const audience = this.get(row.id);
    if (audience === undefined) return undefined;
    const to = match.log.length;
    const waiting = waitingSeats(match);
    const messageTo = turnMessage(row.id, match, turn);
    const messages: Messages = audience.galleries.map((gallery) => [
      gallery,
      messageTo(gallery.observer, match.mayUndo(gallery.observer)),
    ]);
    return { send: () => send(audience, to, messages, waiting) };
  }
}

/**
 * Sends the messages to everybody who follows the match: at once to whoever is waited for, and to all when it is over; to the
 * others within a moment, so that a series of choices costs them one message. Sockets that come to the table during a turn
 * wait until it is over.
 */
function send(audience: Audience, to: number, messages: Messages, waiting: SeatMask): void {
  audience.sequence = to;
  for (const [{ observer, followers }, message] of messages) {
    const hurry = waiting === 0 || sees(waiting, observer);
    for (const follower of followers) follower.send(message, hurry);
  }
}
