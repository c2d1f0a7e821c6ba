import type { StoredValue } from './browser-storage.ts';
import { type NamedValues, storedFirstShown } from './stored-values.ts';

/** How many values are remembered: what older ones belong to is over. */
const LIMIT = 40;

/** The value that was first stored under a name. */
export const recentValue = <Value>(stored: StoredValue<NamedValues<Value>>, name: string): Value | undefined =>
  stored.get().find(([known]) => known === name)?.[1];

/** Stores a value under a name and drops the oldest past the limit; answers whether the browser lets it. */
export const addRecent = <Value>(stored: StoredValue<NamedValues<Value>>, name: string, value: Value): boolean =>
  stored.set([...stored.get(), [name, value] as const].slice(-LIMIT));

/** When this browser first showed something of a match; at the first time, now. A clock that counts from it outlives the page. */
export function firstShownAt(match: string, what: string): number {
  const name = `${match}/${what}`;
  const known = recentValue(storedFirstShown, name);
  if (known !== undefined) return known;
  const now = Date.now();
  addRecent(storedFirstShown, name, now);
  return now;
}
