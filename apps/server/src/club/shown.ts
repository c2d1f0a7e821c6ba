import {
  type Game,
  type Happening,
  type Match,
  type Observer,
  read,
  showEntry,
  showEvents,
  type State,
  UNKNOWN,
  undoTarget,
} from '@whistlestop/kernel';
import type { ClockState, ServerMessage, ShownHappening } from '@whistlestop/client';

/** A number of a view on its way out; what the reader may not see is null. */
const slot = (value: number): number | null => (value === UNKNOWN ? null : value);

/** A whole view as the protocol writes it. */
export const shownView = (view: State): (number | null)[] => Array.from(view, slot);

/** The slots in which two views differ, each followed by its new value. */
export function changesBetween(before: State, after: State): (number | null)[] {
  const changes: (number | null)[] = [];
  for (let i = 0; i < after.length; i++) {
    const value = read(after, i);
    if (read(before, i) !== value) changes.push(i, slot(value));
  }
  return changes;
}

/** What happened, as this observer may know it. */
export const shownHappenings = (game: Game, happenings: readonly Happening[], observer: Observer): ShownHappening[] =>
  happenings.map(({ sequence, entry, witnesses, events }) => ({
    sequence,
    entry: showEntry(entry, witnesses, observer),
    events: showEvents(game, events, observer).map(({ name, args }) => ({ name, args: { ...args } })),
  }));

/** Whether this observer may take the last step back alone. */
export const mayUndo = (match: Match, observer: Observer): boolean =>
  !match.over && undoTarget(match.steps, observer) !== undefined;

/** The seats of a set as a list. */
export const seatsIn = (mask: number, seats: number): number[] =>
  Array.from({ length: seats }, (_, seat) => seat).filter((seat) => ((mask >> seat) & 1) === 1);

/** The message that tells one observer of one turn. */
export function happenedMessage(turn: {
  readonly match: string;
  readonly from: number;
  readonly to: number;
  readonly happened: ShownHappening[];
  readonly changes: (number | null)[];
  readonly undo: boolean;
  readonly waiting: number[];
  readonly clock: ClockState | null;
  readonly scores: number[] | null;
}): string {
  return messageText({ kind: 'happened', ...turn });
}

/** A message as it goes over the wire. */
export const messageText = (message: ServerMessage): string => JSON.stringify(message);
