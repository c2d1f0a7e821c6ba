import type { PlayerEvent, RawEvent } from './events.ts';
import type { Game, View } from './game.ts';
import type { Entry } from './log.ts';
import type { Layout } from './layout.ts';
import type { Happening } from './match.ts';
import { EVERYONE, EVERYTHING, type Observer, OVER, type SeatMask, sees } from './seats.ts';
import { read, type State, UNKNOWN } from './state.ts';

/** What an observer may know of a position. Once the game is over everything lies open. */
export function viewOf(game: Game, s: State, observer: Observer, ended = game.pending(s) === OVER): View {
  const state = game.layout.create();
  game.layout.project(s, ended ? EVERYTHING : observer, state);
  return { observer, state };
}

/** An entry as an observer may read it: a secret choice shows only that it was made. */
export type ShownEntry = Entry | { readonly kind: 'action'; readonly seat: number } | { readonly kind: 'chance' };

/** What an observer may read of an entry whose choice was open to `witnesses`. */
export function showEntry(entry: Entry, witnesses: SeatMask, observer: Observer): ShownEntry {
  if (sees(witnesses, observer)) return entry;
  if (entry.kind === 'action') return { kind: 'action', seat: entry.seat };
  return entry.kind === 'chance' ? { kind: 'chance' } : entry;
}

/** The events of an entry as an observer learns them. */
export const showEvents = (game: Game, events: readonly RawEvent[], observer: Observer): PlayerEvent[] =>
  events.map((event) => game.events.show(event, observer));

/** What happened, as an observer may know it. */
export const showHappening = (game: Game, { sequence, entry, witnesses, events }: Happening, observer: Observer) => ({
  sequence,
  entry: showEntry(entry, witnesses, observer),
  events: showEvents(game, events, observer),
});

/** How every observer's view changes from one position to a later one. Both must stay as they are while this is used. */
export class ViewChanges {
  /** Whether all observers see the same of it. */
  readonly isOpen: boolean;
  readonly #layout: Layout;
  readonly #before: State;
  readonly #after: State;
  readonly #ended: boolean;
  readonly #slots: readonly number[];

  /** Once the game is over (`ended`) everything lies open. */
  constructor(layout: Layout, before: State, after: State, ended: boolean) {
    this.#layout = layout;
    this.#before = before;
    this.#after = after;
    this.#ended = ended;
    this.#slots = ended ? [...after.keys()] : layout.differences(before, after);
    this.isOpen = !ended && this.#slots.every((slot) => this.#isOpen(before, slot) && this.#isOpen(after, slot));
  }

  /** The slots in which this observer's view has changed, ascending, each followed by its new value. */
  of(observer: Observer): number[] {
    const changes: number[] = [];
    for (const slot of this.#slots) {
      const was = this.#seen(this.#before, slot, observer);
      const is = this.#seen(this.#after, slot, this.#ended ? EVERYTHING : observer);
      if (was !== is) changes.push(slot, is);
    }
    return changes;
  }

  #isOpen(position: State, slot: number): boolean {
    return this.#layout.witnessesOf(position, slot) === EVERYONE;
  }

  #seen(position: State, slot: number, observer: Observer): number {
    return this.isOpen || sees(this.#layout.witnessesOf(position, slot), observer) ? read(position, slot) : UNKNOWN;
  }
}
