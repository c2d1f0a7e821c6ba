import { EventEmitter, once } from 'node:events';
import { expect, test } from 'vitest';
import { openPostgres } from '../src/store/postgres-store.ts';
import type { Signal } from '../src/store/store.ts';
import { postgresDatabase } from './databases.ts';
import { network } from './network.ts';

test('a node notices a dead listening connection that nobody has closed, and receives signals again', async () => {
  const database = await postgresDatabase();
  const path = await network(new URL(database.environment['DATABASE_URL']!));
  const store = await openPostgres(path.url, 1, { interval: 10, timeout: 4000 });
  const other = await database.open();
  const received: Signal[] = [];
  const line = new EventEmitter();
  await store.listen(
    (signal) => received.push(signal),
    () => line.emit('gap'),
  );
  // Repeated until received: on a busy machine the connection may be replaced at any time.
  const signalled = async (signal: Signal) => {
    const saidAgain = async () => {
      await other.signal(signal);
      return received;
    };
    await expect.poll(saidAgain).toContainEqual(signal);
  };
  await signalled({ kind: 'match', match: 'before' });
  await expect.poll(() => path.silenceOpen()).toBeGreaterThan(0);
  await once(line, 'gap');
  await signalled({ kind: 'match', match: 'after' });
  path.close();
  await Promise.all([store.close(), other.close()]);
});
