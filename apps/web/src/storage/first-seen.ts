import { z } from 'zod';

const STORED_AS = 'whistlestop-first-seen';
/** Old moments are forgotten: what they began is over. */
const KEPT = 40;

const momentsSchema = z.array(z.tuple([z.string(), z.number()]));

function read(): readonly (readonly [string, number])[] {
  try {
    return momentsSchema.safeParse(JSON.parse(localStorage.getItem(STORED_AS) ?? '[]')).data ?? [];
  } catch {
    return [];
  }
}

function keep(moments: readonly (readonly [string, number])[]): boolean {
  try {
    localStorage.setItem(STORED_AS, JSON.stringify(moments));
    return true;
  } catch {
    return false;
  }
}

/** When this browser first showed something of a match; at the first time, now. A clock that counts from it outlives the page. */
export function firstSeen(match: string, what: string): number {
  const key = `${match}/${what}`;
  const moments = read();
  const known = moments.find(([name]) => name === key)?.[1];
  if (known !== undefined) return known;
  const now = Date.now();
  keep([...moments, [key, now] as const].slice(-KEPT));
  return now;
}
