import { type Happening, Match, SPECTATOR } from '@whistlestop/kernel';
import { headerOf, type LoadedMatch, parseEntries } from '../host/loaded-match.ts';
import { isSliceOver, nextSlice } from '../host/time-slice.ts';
import type { Logger } from '../log.ts';
import { turnsInParts } from '../store/log-parts.ts';
import type { Store } from '../store/store.ts';
import type { EntriesTable } from '../store/tables.ts';
import { Audience, type Follower } from './audience.ts';
import { turnMessage } from './messages.ts';

/** The turns that delayed spectators may know by now. The clocks of two nodes differ, so the first young turn ends the list. */
function oldEnough<T extends { readonly at: number }>(turns: readonly T[], delay: number, now: number): T[] {
  const young = turns.findIndex(({ at }) => at + delay > now);
  return turns.slice(0, young < 0 ? turns.length : young);
}

/** A second copy of a match for spectators who see it some time after the players. */
export class DelayedTable {
  readonly match: Match;
  readonly audience: Audience;
  /** What has been sent so far, for spectators who connect again. */
  readonly happenings: Happening[] = [];
  readonly #id: string;
  readonly #store: Store;
  readonly #delay: number;
  readonly #log: Logger;
  readonly #now: () => number;
  #timer: NodeJS.Timeout | undefined;
  #closed = false;
  #advancing: Promise<void> = Promise.resolve();

  constructor(store: Store, loaded: LoadedMatch, log: Logger, now: () => number) {
    this.#log = log;
    const { row, game, settings } = loaded;
    this.match = new Match(game, headerOf(row));
    this.audience = new Audience(0);
    this.#id = row.id;
    this.#store = store;
    this.#delay = settings.spectatorDelay;
    this.#now = now;
  }

  /** Sends every turn that is old enough by now, and sets a timer for the next. */
  advance(): Promise<void> {
    const advancing = this.#advancing.then(() => this.#advance());
    this.#advancing = advancing.catch(() => undefined);
    return advancing;
  }

  /** The same in the background. */
  wake(): void {
    this.advance().catch((error: unknown) =>
      this.#log.warn({ err: error, match: this.#id }, 'delayed spectators could not be sent a turn'),
    );
  }

  join(follower: Follower): void {
    this.audience.add(SPECTATOR, follower);
  }

  leave(follower: Follower): void {
    this.audience.remove(follower);
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
  }

  async #advance(): Promise<void> {
    clearTimeout(this.#timer);
    for await (const turns of turnsInParts(this.#store.db, this.#id, this.match.log.length)) {
      const old = oldEnough(turns, this.#delay, this.#now());
      await this.#send(old);
      const next = turns[old.length];
      if (next === undefined) continue;
      if (!this.#closed) this.#timer = setTimeout(() => this.wake(), Math.max(1, next.at + this.#delay - this.#now()));
      return;
    }
  }

  async #send(turns: readonly EntriesTable[]): Promise<void> {
    for (const turn of turns) {
      while (isSliceOver()) await nextSlice();
      const from = this.match.log.length;
      const before = this.match.state.slice();
      const happenings = parseEntries(turn.entries).map((entry) => this.match.append(entry));
      this.happenings.push(...happenings);
      const messageTo = turnMessage(this.#id, this.match, { before, from, happenings, clock: null });
      for (const { observer, followers } of this.audience.groups) {
        const message = messageTo(observer, false);
        for (const follower of followers) follower.send(message);
      }
    }
  }
}
