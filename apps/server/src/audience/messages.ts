import { type ServerMessage, slotsOf } from '@whistlestop/client';
import {
  EVERYONE,
  EVERYTHING,
  type Happening,
  type Match,
  type Observer,
  seatList,
  showHappening,
  ViewChanges,
} from '@whistlestop/kernel';
import { protocolClock } from '../clocks/clock.ts';
import type { TurnToBroadcast } from '../host/host-services.ts';
import { waitingSeats } from '../host/loaded-match.ts';

/** A message as JSON. */
export const messageText = (message: ServerMessage): string => JSON.stringify(message);

/** The message with which an observer receives a turn; `undo`: whether the observer may undo it. */
export type TurnMessage = (observer: Observer, undo: boolean) => string;

/** Prepares the messages of the last turn. A turn without secrets is written once for all observers. */
export function turnMessage(
  id: string,
  match: Match,
  { before, from, happenings, clock }: TurnToBroadcast,
): TurnMessage {
  const { game, state, over } = match;
  const changes = new ViewChanges(game.layout, before, state, over);
  const waiting = seatList(waitingSeats(match), game.seats.length);
  const scores = match.scores() ?? null;
  const write = (observer: Observer, undo: boolean) =>
    messageText({
      kind: 'happened',
      match: id,
      from,
      to: match.log.length,
      happened: happenings.map((happening) => showHappening(game, happening, observer)),
      changes: slotsOf(changes.of(observer)),
      waiting,
      clock: protocolClock(clock),
      scores,
      undo,
    });
  if (!changes.isOpen || !happenings.every(isOpen)) return write;
  const written = new Map<boolean, string>();
  return (_, undo) => {
    const text = written.get(undo) ?? write(EVERYTHING, undo);
    written.set(undo, text);
    return text;
  };
}

const isOpen = ({ witnesses, events }: Happening): boolean =>
  witnesses === EVERYONE && events.every((event) => event.witnesses === EVERYONE);
