import { type SeatMask, sees, type State } from '@whistlestop/kernel';
import type { Audience, Gallery } from './audience.ts';
import { type KeptClock, shownClock } from './clock.ts';
import { type LoadedMatch, waitingSeats } from './loaded-match.ts';
import { mayUndo, seatsIn } from './shown.ts';
import { TurnChanges } from './turn-changes.ts';
import { TurnTelling } from './turn-telling.ts';
import type { TurnText } from './turn-text.ts';

/** What the audience of a match is told of a turn, written while all of it is at hand, and told after its commit. */
export interface News {
  readonly audience: Audience;
  readonly to: number;
  readonly messages: readonly (readonly [gallery: Gallery, message: Uint8Array])[];
  /** Those the game waits for now; nobody once it is over. */
  readonly waiting: SeatMask;
}

/** The position before the turn that is being carried out, of whatever match: one does it at a time, without a pause. */
let seen: State = new Int32Array(0);

/** Remembers the position of a match before a turn is carried out. */
export function look(state: State): void {
  if (seen.length < state.length) seen = new Int32Array(state.length);
  seen.set(state);
}

/** Writes what is to be told of the turn carried out since the last `look`, after entry `from`. */
export function writeNews(
  audience: Audience | undefined,
  { match, game, row }: LoadedMatch,
  from: number,
  story: TurnText,
  clock: KeptClock | null,
): News | undefined {
  if (audience === undefined) return undefined;
  const to = match.log.length;
  const scores = match.scores() ?? null;
  const waiting = waitingSeats(match);
  const changes = new TurnChanges(game.layout, seen, match.state, scores !== null);
  const facts = {
    match: row.id,
    from,
    to,
    waiting: seatsIn(waiting, game.seats.length),
    clock: shownClock(clock),
    scores,
  };
  const telling = new TurnTelling(facts, story, changes);
  const write = (gallery: Gallery): [Gallery, Uint8Array] => [
    gallery,
    telling.to(gallery.observer, mayUndo(match, gallery.observer)),
  ];
  return { audience, to, messages: audience.galleries.map(write), waiting };
}

/**
 * Tells everybody who follows the match: at once whoever is waited for, and all when it is over, the others within a moment, so
 * that a series of choices costs them one message. Whoever came to the table meanwhile has waited until the turn is over.
 */
export function tellNews({ audience, to, messages, waiting }: News): void {
  audience.sequence = to;
  for (const [{ observer, followers }, message] of messages) {
    const hurry = waiting === 0 || sees(waiting, observer);
    for (const follower of followers) follower.send(message, hurry);
  }
}
