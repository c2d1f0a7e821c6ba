import {
  EVERYTHING,
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
import type { ServerMessage, ShownHappening } from '@whistlestop/client';

/** A whole view as the protocol writes it: what the reader may not see is null. */
export const shownView = (view: State): (number | null)[] =>
  Array.from(view, (value) => (value === UNKNOWN ? null : value));

/** What an observer was last shown of a match. */
export class ShownView {
  readonly #observer: Observer;
  readonly #state: State;
  readonly #next: State;

  constructor(match: Match, observer: Observer) {
    this.#observer = observer;
    this.#state = match.view(observer).state;
    this.#next = match.game.layout.create();
  }

  /** Goes on to the present position; answers the slots that changed, each followed by its new value, as JSON. */
  advance(match: Match): string {
    match.game.layout.project(match.state, match.over ? EVERYTHING : this.#observer, this.#next);
    let changes = '';
    for (let i = 0; i < this.#next.length; i++) {
      const value = read(this.#next, i);
      if (read(this.#state, i) === value) continue;
      this.#state[i] = value;
      changes += `${changes === '' ? '' : ','}${i},${value === UNKNOWN ? 'null' : value}`;
    }
    return `[${changes}]`;
  }
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
export function seatsIn(mask: number, seats: number): number[] {
  const list: number[] = [];
  for (let seat = 0; seat < seats; seat++) if (((mask >> seat) & 1) === 1) list.push(seat);
  return list;
}

/** A message as it goes over the wire. */
export const messageText = (message: ServerMessage): string => JSON.stringify(message);
