import type { RefusalCode } from '@whistlestop/client';
import { type Observer, type SeatMask, sees } from '@whistlestop/kernel';
import type { Broadcast, Broadcaster, TurnToBroadcast } from '../host/host-services.ts';
import { type LoadedMatch, waitingSeats } from '../host/loaded-match.ts';
import { turnMessage } from './messages.ts';

/** A socket on this node that follows matches. */
export interface Follower {
  readonly userId: string | null;
  /**
   * Sends a message; one for many sockets may come as the bytes of its text. One that is not urgent may wait for others.
   * Messages arrive in the order of sending.
   */
  send(message: string | Uint8Array, urgent?: boolean): void;
  /** Ends the following of a match, with the reason in the reader's language. */
  removeFrom(match: string, code: RefusalCode): void;
  /** Whether it still follows a match it has asked for; a closed socket follows none. */
  isWatching(match: string): boolean;
  /** Asks the client to connect and authenticate again. */
  askToReconnect(): void;
}

/** The followers of a match who see the same of it. */
export interface FollowerGroup {
  readonly observer: Observer;
  readonly followers: ReadonlySet<Follower>;
}

/** The followers of one match, by what they may see, and the length of the log they have been sent. */
export class Audience {
  sequence: number;
  readonly #groups: { readonly observer: Observer; readonly followers: Set<Follower> }[] = [];

  constructor(sequence: number) {
    this.sequence = sequence;
  }

  get empty(): boolean {
    return this.#groups.length === 0;
  }

  /** The groups that see different things. */
  get groups(): readonly FollowerGroup[] {
    return this.#groups;
  }

  add(observer: Observer, follower: Follower): void {
    const known = this.#groups.find((group) => group.observer === observer);
    if (known === undefined) this.#groups.push({ observer, followers: new Set([follower]) });
    else known.followers.add(follower);
  }

  remove(follower: Follower): void {
    for (let i = this.#groups.length - 1; i >= 0; i--) {
      const followers = this.#groups[i]?.followers;
      if (followers?.delete(follower) === true && followers.size === 0) this.#groups.splice(i, 1);
    }
  }

  /** Whether this person follows the match with a socket of this node. */
  includes(userId: string): boolean {
    for (const { followers } of this.#groups)
      for (const follower of followers) if (follower.userId === userId) return true;
    return false;
  }
}

/** The messages of one turn, by what their readers may see. */
type Messages = readonly (readonly [group: FollowerGroup, message: string])[];

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
    const messages: Messages = audience.groups.map((group) => [
      group,
      messageTo(group.observer, match.mayUndo(group.observer)),
    ]);
    return { send: () => send(audience, to, messages, waiting) };
  }
}

/**
 * Sends the messages of a turn: at once to the seats that are waited for, and to everybody when the match is over; to others
 * after a short delay, so that a series of choices costs them one write.
 */
function send(audience: Audience, to: number, messages: Messages, waiting: SeatMask): void {
  audience.sequence = to;
  for (const [{ observer, followers }, message] of messages) {
    const urgent = waiting === 0 || sees(waiting, observer);
    for (const follower of followers) follower.send(message, urgent);
  }
}
