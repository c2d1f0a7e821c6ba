import { sql } from 'kysely';
import { Client } from 'pg';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { allDatabases, type TestDatabase } from './databases.ts';
import { startNode, type TestNode } from './node.ts';
import { Person } from './person.ts';

describe.each(allDatabases)('a node on $name', ({ create }) => {
  let database: TestDatabase;
  let node: TestNode;
  let clock = 1_000_000;

  beforeEach(async () => {
    database = await create();
    node = await startNode(await database.open(), { now: () => clock });
  });
  afterEach(async () => {
    await node.close();
    await database.remove();
  });

  const ready = async () => {
    const answer = await fetch(`${node.address}/readyz`);
    return [answer.status, await answer.json()] as unknown;
  };
  /** Makes the database of this test writable or read-only. */
  const allowWrites = async (allowed: boolean) => {
    const url = database.environment['DATABASE_URL'];
    if (url === undefined) {
      await sql.raw(`pragma query_only = ${allowed ? 'off' : 'on'}`).execute(node.club.store.db as never);
      return;
    }
    const client = new Client({ connectionString: url });
    await client.connect();
    await client.query('set default_transaction_read_only = off');
    await client.query(
      `alter database ${client.database} set default_transaction_read_only = ${allowed ? 'off' : 'on'}`,
    );
    // It applies to new connections.
    await client.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
    );
    await client.end();
  };

  test('is not ready while nothing can be written, although its database answers', async () => {
    expect(await ready()).toEqual([200, { ok: true }]);
    await allowWrites(false);
    clock += 5000;
    await expect.poll(ready).toEqual([503, { ok: false }]);
    expect((await fetch(`${node.address}/api/v1/lobby`)).status).toBe(200);
    await expect(Person.guest(node.address, 'Late')).rejects.toMatchObject({ code: 'unavailable' });
    await allowWrites(true);
    clock += 5000;
    await expect.poll(ready).toEqual([200, { ok: true }]);
  });

  test('writes no more often when it is asked more often', async () => {
    const { db } = node.club.store;
    const written = () => db.selectFrom('writes').selectAll().execute();
    const began = clock;
    for (const pass of [0, 4999, 1]) {
      clock += pass;
      await Promise.all(Array.from({ length: 20 }, ready));
      expect(await written()).toEqual([{ id: 1, at: pass === 1 ? began + 5000 : began }]);
    }
  });
});
