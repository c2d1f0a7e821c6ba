import {
  type Game,
  type Happening,
  type Match,
  type Observer,
  showEntry,
  showEvents,
  UNKNOWN,
  undoTarget,
} from '@whistlestop/kernel';
import type { ShownHappening } from '@whistlestop/client';

/** A view or its changes as the protocol writes them: what the reader may not see is null. */
export const protocolValues = (values: Iterable<number>): (number | null)[] =>
  Array.from(values, (value) => (value === UNKNOWN ? null : value));

/** What happened, as this observer may know it. */
export const protocolHappenings = (
  game: Game,
  happenings: readonly Happening[],
  observer: Observer,
): ShownHappening[] =>
  happenings.map(({ sequence, entry, witnesses, events }) => ({
    sequence,
    entry: showEntry(entry, witnesses, observer),
    events: showEvents(game, events, observer),
  }));

/** Whether this observer may take the last step back alone. */
export const mayUndo = (match: Match, observer: Observer): boolean =>
  !match.over && undoTarget(match.steps, observer) !== undefined;

/** The seats of a set as a list. */
export function seatsIn(mask: number, seats: number): number[] {
  const list: number[] = [];
  for (let seat = 0; seat < seats; seat++) if (((mask >> seat) & 1) === 1) list.push(seat);
  return list;
}
