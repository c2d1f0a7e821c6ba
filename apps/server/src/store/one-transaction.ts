import type { Signal, Store } from './store.ts';

/**
 * Does several things in one transaction, all or none of them. What the work tells the other nodes they hear when it is
 * done: before that there is nothing for them to read.
 */
export async function inOneTransaction<T>(store: Store, work: (store: Store) => Promise<T>): Promise<T> {
  const signals: Signal[] = [];
  const signal = (told: Signal) => Promise.resolve(void signals.push(told));
  const done = await store.db.transaction().execute((db) => work({ ...store, db, signal }));
  for (const told of signals) await store.signal(told);
  return done;
}
