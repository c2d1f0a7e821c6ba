import {
  type Game,
  type Happening,
  type Layout,
  type Match,
  type Observer,
  read,
  sees,
  showEntry,
  showEvents,
  type State,
  UNKNOWN,
  undoTarget,
} from '@whistlestop/kernel';
import type { ShownHappening } from '@whistlestop/client';

/** A whole view as the protocol writes it: what the reader may not see is null. */
export const shownView = (view: State): (number | null)[] =>
  Array.from(view, (value) => (value === UNKNOWN ? null : value));

/**
 * The slots in which an observer's view differs between two positions, ascending, each followed by its new value, as JSON.
 * At the end of a match everything lies open.
 */
export function shownChanges(layout: Layout, before: State, after: State, observer: Observer, ended: boolean): string {
  if (changed.length < layout.size) changed = new Int32Array(layout.size);
  const count = ended ? layout.size : layout.differences(before, after, changed);
  let changes = '';
  for (let i = 0; i < count; i++) {
    const slot = ended ? i : read(changed, i);
    const was = sees(layout.witnessesOf(before, slot), observer) ? read(before, slot) : UNKNOWN;
    const is = ended || sees(layout.witnessesOf(after, slot), observer) ? read(after, slot) : UNKNOWN;
    if (was !== is) changes += `${changes === '' ? '' : ','}${slot},${is === UNKNOWN ? 'null' : is}`;
  }
  return `[${changes}]`;
}

/** Room for the slots a turn changed; grows to the largest game. */
let changed = new Int32Array(0);

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
export function seatsIn(mask: number, seats: number): number[] {
  const list: number[] = [];
  for (let seat = 0; seat < seats; seat++) if (((mask >> seat) & 1) === 1) list.push(seat);
  return list;
}
