import type { ActMessage } from '../host/match-requests.ts';

/** A move as it is documented, or as the client package writes it, with the id at the end. */
const ACT =
  /^\{"kind":"act",(?:"id":"([0-9A-Za-z_-]{1,40})",)?"match":"([0-9A-Za-z]{8,32})","sequence":(0|[1-9]\d{0,8}),"action":(0|[1-9]\d{0,8})(?:,"id":"([0-9A-Za-z_-]{1,40})")?\}$/;
/** Ids and numbers as long as they may be fit in here. */
const LONGEST = 200;

/**
 * Reads a move without a parser, since moves are nearly all that is ever sent. Whatever is not exactly in this form is
 * left to the schema, which reads the same from it or refuses it.
 */
export function readAct(data: Buffer): ActMessage | undefined {
  if (data.length > LONGEST) return undefined;
  const found = ACT.exec(data.toString('latin1'));
  if (found === null) return undefined;
  const [, first, match = '', sequence, action, last] = found;
  const id = first ?? last;
  if (id === undefined || (first !== undefined && last !== undefined)) return undefined;
  return { kind: 'act', id, match, sequence: Number(sequence), action: Number(action) };
}
