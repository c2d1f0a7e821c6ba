import type { StoredValue } from './browser-storage.ts';
import { type NamedValues, storedFirstShown } from './stored-values.ts';

/** The limit of a list; its oldest values are dropped. */
const LIMIT = 40;

/** The value that was first stored under a name. */
export const recentValue = <Value>(stored: StoredValue<NamedValues<Value>>, name: string): Value | undefined =>
  stored.get().find(([known]) => known === name)?.[1];

/** Stores a value under a name and drops the oldest past the limit; false where the browser forbids it. */
export const addRecent = <Value>(stored: StoredValue<NamedValues<Value>>, name: string, value: Value): boolean =>
  stored.set([...stored.get(), [name, value] as const].slice(-LIMIT));

/** When this browser first showed something of a match, so that a clock goes on after a reload; the first time, now. */
export function firstShownAt(match: string, what: string): number {
  const name = `${match}/${what}`;
  const known = recentValue(storedFirstShown, name);
  if (known !== undefined) return known;
  const now = Date.now();
  addRecent(storedFirstShown, name, now);
  return now;
}
