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
  const heard: Signal[] = [];
  const line = new EventEmitter();
  await store.listen(
    (signal) => heard.push(signal),
    () => line.emit('gap'),
  );
  // Said until it is heard: on a machine that stands still the line may be given up at any time.
  const told = async (signal: Signal) => {
    const saidAgain = async () => {
      await other.signal(signal);
      return heard;
    };
    await expect.poll(saidAgain).toContainEqual(signal);
  };
  await told({ kind: 'match', match: 'before' });
  await expect.poll(() => path.deaden()).toBeGreaterThan(0);
  await once(line, 'gap');
  await told({ kind: 'match', match: 'after' });
  path.close();
  await Promise.all([store.close(), other.close()]);
});
