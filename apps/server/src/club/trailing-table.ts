import { type Happening, Match, SPECTATOR } from '@whistlestop/kernel';
import type { Logger } from '../log.ts';
import { turnsInParts } from '../store/log-parts.ts';
import type { Store } from '../store/store.ts';
import type { EntriesTable } from '../store/tables.ts';
import { Audience, type Follower } from './audience.ts';
import { headerOf, type LoadedMatch, parseEntries, waitingSeats } from './loaded-match.ts';
import { seatsIn } from './shown.ts';
import { isSliceOver, nextSlice } from './time-slice.ts';
import { TurnChanges } from './turn-changes.ts';
import { TurnTelling } from './turn-telling.ts';
import { TurnText } from './turn-text.ts';

/** The turns that those who are kept behind may know by now. The clocks of two nodes differ: no turn comes before an earlier one. */
function oldEnough<T extends { readonly at: number }>(turns: readonly T[], delay: number, now: number): T[] {
  const young = turns.findIndex(({ at }) => at + delay > now);
  return turns.slice(0, young < 0 ? turns.length : young);
}

/** A second copy of a match for spectators who are kept some time behind the players. */
export class TrailingTable {
  readonly match: Match;
  readonly audience: Audience;
  /** What has been shown so far, for whoever comes late. */
  readonly happenings: Happening[] = [];
  readonly #id: string;
  readonly #store: Store;
  readonly #delay: number;
  readonly #log: Logger;
  readonly #now: () => number;
  #timer: NodeJS.Timeout | undefined;
  #closed = false;
  #moving: Promise<void> = Promise.resolve();

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

  /** Shows every turn that is old enough by now, and comes back for the next. */
  advance(): Promise<void> {
    const moving = this.#moving.then(() => this.#advance());
    this.#moving = moving.catch(() => undefined);
    return moving;
  }

  /** Looks whether something is old enough by now. */
  wake(): void {
    this.advance().catch((error: unknown) =>
      this.#log.warn({ err: error, match: this.#id }, 'spectators could not be told'),
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
      await this.#show(old);
      const next = turns[old.length];
      if (next === undefined) continue;
      if (!this.#closed) this.#timer = setTimeout(() => this.wake(), Math.max(1, next.at + this.#delay - this.#now()));
      return;
    }
  }

  async #show(turns: readonly EntriesTable[]): Promise<void> {
    for (const turn of turns) {
      while (isSliceOver()) await nextSlice();
      const from = this.match.log.length;
      const before = this.match.state.slice();
      const happenings = parseEntries(turn.entries).map((entry) => this.match.append(entry));
      this.happenings.push(...happenings);
      const { game, state, over } = this.match;
      const facts = {
        match: this.#id,
        from,
        to: turn.last,
        waiting: seatsIn(waitingSeats(this.match), game.seats.length),
        clock: null,
        scores: this.match.scores() ?? null,
      };
      const changes = new TurnChanges(game.layout, before, state, over);
      const telling = new TurnTelling(facts, new TurnText(game, happenings), changes);
      for (const { observer, followers } of this.audience.galleries)
        for (const follower of followers) follower.send(telling.to(observer, false));
    }
  }
}
