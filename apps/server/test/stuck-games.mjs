// @ts-check
import { kinds as games } from './games.mjs';

/** Holds this thread up for ever. */
const never = () => {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);
  throw new Error('Nothing wakes it.');
};

const stuck = new URL(import.meta.url).searchParams.get('game');

/**
 * The games of a club under test, with one, named in the address of this module, that no bot comes to the end of thinking about.
 * @type {readonly import('@whistlestop/kernel').GameKind[]}
 */
export const kinds = games.map((kind) => (kind.id === stuck ? { ...kind, open: never } : kind));
