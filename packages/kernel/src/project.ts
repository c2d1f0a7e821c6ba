import type { PlayerEvent, RawEvent } from './events.ts';
import type { Game, View } from './game.ts';
import type { Entry } from './log.ts';
import { EVERYTHING, type Observer, OVER, type SeatMask, sees } from './seats.ts';
import type { State } from './state.ts';

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

/** The facts of an entry as an observer learns them. */
export const showEvents = (game: Game, events: readonly RawEvent[], observer: Observer): PlayerEvent[] =>
  events.map((event) => game.events.show(event, observer));
