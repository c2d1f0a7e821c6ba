import type { Signal, Store } from './store.ts';

/** Runs work in one transaction. Its signals are sent after the commit: before it other nodes have nothing to read. */
export async function inOneTransaction<T>(store: Store, work: (store: Store) => Promise<T>): Promise<T> {
  const signals: Signal[] = [];
  const signal = (sent: Signal) => Promise.resolve(void signals.push(sent));
  const done = await store.db.transaction().execute((db) => work({ ...store, db, signal }));
  for (const each of signals) await store.signal(each);
  return done;
}
