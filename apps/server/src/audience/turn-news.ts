import { type SeatMask, sees } from '@whistlestop/kernel';
import { protocolClock } from '../clocks/clock.ts';
import type { Broadcast, Broadcaster, TurnToBroadcast } from '../host/host-services.ts';
import { JsonBytes } from '../host/json-bytes.ts';
import { type LoadedMatch, waitingSeats } from '../host/loaded-match.ts';
import { mayUndo, seatsIn } from '../host/observer-view.ts';
import type { Audience, Audiences, Gallery } from './audience.ts';
import { TurnChanges } from './turn-changes.ts';
import { TurnTelling } from './turn-telling.ts';

/** The messages of one turn, by what their readers may see. */
type Messages = readonly (readonly [gallery: Gallery, message: Uint8Array])[];

/** Sends the turns of matches to the sockets that follow them on this node. */
export class TurnBroadcaster implements Broadcaster {
  readonly #audiences: Audiences;
  readonly #bytes = new JsonBytes();
  /** Buffer for the slots a turn changes; grows to the largest game. */
  #slots = new Int32Array(0);

  constructor(audiences: Audiences) {
    this.#audiences = audiences;
  }

  sentUpTo(match: string): number | undefined {
    return this.#audiences.get(match)?.sequence;
  }

  prepare({ match, game, row }: LoadedMatch, { before, from, text, clock }: TurnToBroadcast): Broadcast | undefined {
    const audience = this.#audiences.get(row.id);
    if (audience === undefined) return undefined;
    const to = match.log.length;
    const scores = match.scores() ?? null;
    const waiting = waitingSeats(match);
    if (this.#slots.length < game.layout.size) this.#slots = new Int32Array(game.layout.size);
    const changes = new TurnChanges(game.layout, before, match.state, scores !== null, this.#slots);
    const facts = {
      match: row.id,
      from,
      to,
      waiting: seatsIn(waiting, game.seats.length),
      clock: protocolClock(clock),
      scores,
    };
    const telling = new TurnTelling(facts, text, changes, this.#bytes);
    const messages: Messages = audience.galleries.map((gallery) => [
      gallery,
      telling.to(gallery.observer, mayUndo(match, gallery.observer)),
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
