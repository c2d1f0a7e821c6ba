import { EventEmitter, once } from 'node:events';
import { expect, test } from 'vitest';
import { openPostgres } from '../src/store/postgres-store.ts';
import type { Signal } from '../src/store/store.ts';
import { postgresDatabase } from './databases.ts';
import { network } from './network.ts';

test('a node notices that its line to the others is dead, although nobody has closed it, and hears them again', async () => {
  const database = await postgresDatabase();
  const path = await network(new URL(database.environment['DATABASE_URL']!));
  const store = await openPostgres(path.url, 1, { pace: 10, patience: 4000 });
  const other = await database.open();
  const heard = new EventEmitter();
  await store.listen(
    (signal) => heard.emit(signal.kind, signal),
    () => heard.emit('gap'),
  );
  const told = async (signal: Signal) => {
    const arrived = once(heard, signal.kind);
    await other.signal(signal);
    expect(await arrived).toEqual([signal]);
  };
  await told({ kind: 'match', match: 'before' });
  const noticed = once(heard, 'gap');
  expect(path.deaden()).toBeGreaterThan(0);
  await noticed;
  await told({ kind: 'match', match: 'after' });
  path.close();
  await Promise.all([store.close(), other.close()]);
});
