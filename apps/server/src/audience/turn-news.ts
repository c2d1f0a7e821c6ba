import { type SeatMask, sees } from '@whistlestop/kernel';
import type { Broadcast, Broadcaster, TurnToBroadcast } from '../host/host-services.ts';
import { type LoadedMatch, waitingSeats } from '../host/loaded-match.ts';
import { mayUndo } from '../host/observer-view.ts';
import type { Audience, Audiences, Gallery } from './audience.ts';
import { turnMessage } from './turn-message.ts';

/** The messages of one turn, by what their readers may see. */
type Messages = readonly (readonly [gallery: Gallery, message: string])[];

/** Sends the turns of matches to the sockets that follow them on this node. */
export class TurnBroadcaster implements Broadcaster {
  readonly #audiences: Audiences;

  constructor(audiences: Audiences) {
    this.#audiences = audiences;
  }

  sentUpTo(match: string): number | undefined {
    return this.#audiences.get(match)?.sequence;
  }

  prepare({ match, row }: LoadedMatch, turn: TurnToBroadcast): Broadcast | undefined {
    const audience = this.#audiences.get(row.id);
    if (audience === undefined) return undefined;
    const to = match.log.length;
    const waiting = waitingSeats(match);
    const messageTo = turnMessage(row.id, match, turn);
    const messages: Messages = audience.galleries.map((gallery) => [
      gallery,
      messageTo(gallery.observer, mayUndo(match, gallery.observer)),
    ]);
    return { send: () => send(audience, to, messages, waiting) };
  }
}

/**
 * Sends the messages to everybody who follows the match: at once to whoever is waited for, and to all when it is over; to the
 * others within a moment, so that a series of choices costs them one message. Sockets that come to the table during a turn
 * wait until it is over.
 */
function send(audience: Audience, to: number, messages: Messages, waiting: SeatMask): void {
  audience.sequence = to;
  for (const [{ observer, followers }, message] of messages) {
    const hurry = waiting === 0 || sees(waiting, observer);
    for (const follower of followers) follower.send(message, hurry);
  }
}
