import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openPostgres } from '../src/store/postgres-store.ts';
import type { Store } from '../src/store/store.ts';
import { postgresDatabase } from './databases.ts';
import { network } from './network.ts';
import { startNode, type TestNode } from './node.ts';
import { chooseFirst, leaveAll, moveOn, type SetTable, setTable } from './tables.ts';

// As short as a busy machine allows.
const TIMEOUTS = { connect: 6000, statement: 6000, silence: 8000 };

describe('a node whose database no longer answers on open connections,', () => {
  let path: Awaited<ReturnType<typeof network>>;
  let node: TestNode;
  let table: SetTable;

  beforeEach(async () => {
    const { environment } = await postgresDatabase();
    path = await network(new URL(environment['DATABASE_URL']!));
    // Another test covers the listening connection.
    const heartbeat = { interval: 100, timeout: 60_000 };
    node = await startNode(await openPostgres(path.url, 4, heartbeat, TIMEOUTS));
    table = await setTable([node.address], 'lantern');
    await moveOn(table);
  });
  afterEach(async () => {
    leaveAll(table);
    await node.close();
    path.close();
  });

  const mover = () => table.matches[0]!.info!.waiting[0]!;

  test('refuses requests, and goes on over new connections', async () => {
    expect(path.silenceOpen()).toBeGreaterThan(0);
    await expect(chooseFirst(table, mover())).rejects.toMatchObject({ code: 'unavailable' });
    await moveOn(table);
  });

  test('refuses requests and is not ready while the database is silent, and goes on afterwards', async () => {
    const ready = async () => (await fetch(`${node.address}/readyz`)).status;
    path.silence(true);
    await expect(chooseFirst(table, mover())).rejects.toMatchObject({ code: 'unavailable' });
    await expect(table.people[0]!.client.call('me', {})).rejects.toMatchObject({ code: 'unavailable' });
    expect(await ready()).toBe(503);
    path.silence(false);
    await moveOn(table);
    expect(await ready()).toBe(200);
  });
});

test('the database ends an abandoned transaction, so that nobody waits for ever for its locks', async () => {
  const database = await postgresDatabase();
  const [gone, other] = [
    await openPostgres(database.environment['DATABASE_URL']!, 1, undefined, TIMEOUTS),
    await database.open(),
  ];
  const row = { id: 'one', kind: 'kind', payload: '{}', due_at: 0, attempts: 0 };
  await other.db.insertInto('jobs').values(row).execute();
  const attempt = (db: Store['db']) => db.updateTable('jobs').set({ attempts: 1 }).execute();
  const held = gone.db.transaction().execute(async (db) => {
    await attempt(db);
    await attempt(other.db);
    await attempt(db);
  });
  await expect(held).rejects.toBeInstanceOf(Error);
  expect(await other.db.selectFrom('jobs').select('attempts').execute()).toEqual([{ attempts: 1 }]);
  await Promise.all([gone.close(), other.close()]);
});
