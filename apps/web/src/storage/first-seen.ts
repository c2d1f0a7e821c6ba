import { z } from 'zod';
import { Recent } from './recent.ts';

/** Old moments are forgotten: what they began is over. */
const moments = new Recent('whistlestop-first-seen', 40, z.number());

/** When this browser first showed something of a match; at the first time, now. A clock that counts from it outlives the page. */
export function firstSeen(match: string, what: string): number {
  const name = `${match}/${what}`;
  const known = moments.get(name);
  if (known !== undefined) return known;
  const now = Date.now();
  moments.keep(name, now);
  return now;
}
