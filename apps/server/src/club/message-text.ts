import type { ServerMessage } from '@whistlestop/client';

type HappenedMessage = Extract<ServerMessage, { kind: 'happened' }>;

/** A message as it goes over the wire. */
export const messageText = (message: ServerMessage): string => JSON.stringify(message);

// The messages of every move are written by hand: ids are words, so there is nothing in them to escape.

/** Acknowledges a request. */
export const doneText = (id: string, sequence: number): string => `{"kind":"done","id":"${id}","sequence":${sequence}}`;

/** Tells somebody that a match has come to wait for them. */
export const yourMoveText = (match: string, sequence: number): string =>
  `{"kind":"your-move","match":"${match}","sequence":${sequence}}`;

/** What all observers of a turn are told alike. */
export type TurnFacts = Pick<HappenedMessage, 'match' | 'from' | 'to' | 'waiting' | 'clock' | 'scores'>;

/** Writes the message that tells of a turn; the parts that differ from observer to observer come as JSON. */
export function happenedText({
  match,
  from,
  to,
  waiting,
  clock,
  scores,
}: TurnFacts): (happened: string, changes: string, undo: boolean) => string {
  const head = `{"kind":"happened","match":"${match}","from":${from},"to":${to},"happened":`;
  const end = `,"waiting":[${waiting.join()}],"clock":${clock === null ? 'null' : JSON.stringify(clock)},"scores":${scores === null ? 'null' : JSON.stringify(scores)}}`;
  return (happened, changes, undo) => `${head}${happened},"changes":${changes},"undo":${undo}${end}`;
}
