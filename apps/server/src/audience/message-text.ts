import type { ServerMessage } from '@whistlestop/client';

/** A message as JSON. */
export const messageText = (message: ServerMessage): string => JSON.stringify(message);

// The messages of every move are concatenated: ids contain nothing to escape.

/** A match waits for the reader. */
export const yourMoveText = (match: string, sequence: number): string =>
  `{"kind":"your-move","match":"${match}","sequence":${sequence}}`;

/** Whom a match of the reader waits for. */
export const waitingText = (match: string, sequence: number, waiting: readonly number[]): string =>
  `{"kind":"waiting","match":"${match}","sequence":${sequence},"waiting":[${waiting.join()}]}`;
