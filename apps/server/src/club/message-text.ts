import type { ServerMessage } from '@whistlestop/client';

/** A message as it goes over the wire. */
export const messageText = (message: ServerMessage): string => JSON.stringify(message);

// The messages of every move are written by hand: ids are words, so there is nothing in them to escape.

/** Acknowledges a request. */
export const doneText = (id: string, sequence: number): string => `{"kind":"done","id":"${id}","sequence":${sequence}}`;

/** Tells somebody that a match has come to wait for them. */
export const yourMoveText = (match: string, sequence: number): string =>
  `{"kind":"your-move","match":"${match}","sequence":${sequence}}`;

/** Tells somebody whom a match of theirs waits for. */
export const waitingText = (match: string, sequence: number, waiting: readonly number[]): string =>
  `{"kind":"waiting","match":"${match}","sequence":${sequence},"waiting":[${waiting.join()}]}`;
