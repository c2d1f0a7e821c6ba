// @ts-check
import { kinds as games } from './games.mjs';

/** Blocks this thread for ever. */
const never = () => {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);
  throw new Error('Nothing wakes it.');
};

const stuck = new URL(import.meta.url).searchParams.get('game');

/**
 * The games of a club under test; in the one named in this module's address no bot ever decides.
 * @type {readonly import('@whistlestop/kernel').GameKind[]}
 */
export const kinds = games.map((kind) => (kind.id === stuck ? { ...kind, open: never } : kind));
