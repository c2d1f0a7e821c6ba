import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { refusalOf, socketAddress } from '@whistlestop/client';
import { describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { allDatabases } from './databases.ts';
import { QueryHook } from './query-hook.ts';
import { startNode } from './node.ts';
import { Person } from './person.ts';

const PASSWORD = 'a long password';

describe.each(allDatabases)('a node on $name that is asked to stop', ({ create }) => {
  /** A node that pauses in each request after a query on users, until it may go on. */
  async function hesitantNode(requests: number, closeTimeout = 600_000) {
    const database = await create();
    const store = await database.open();
    const hook = new QueryHook('users');
    const node = await startNode({ ...store, db: store.db.withPlugin(hook) }, { closeTimeout });
    let [arrived, goOn] = [() => {}, () => {}];
    const allArrived = new Promise<void>((resolve) => {
      arrived = resolve;
    });
    const mayGoOn = new Promise<void>((resolve) => {
      goOn = resolve;
    });
    const hesitate = async (): Promise<void> => {
      if (--requests > 0) hook.afterQuery(hesitate);
      else arrived();
      await mayGoOn;
    };
    hook.afterQuery(hesitate);
    return { database, node, allArrived, goOn: () => goOn() };
  }

  test('answers accepted requests, and their effects are stored', async () => {
    const { database, node, allArrived, goOn } = await hesitantNode(3);
    const people = ['Ann', 'Ben', 'Cid'].map((name) => ({ name, person: new Person(node.address) }));
    const registered = Promise.all(
      people.map(({ name, person }) => person.client.call('register', { body: { name, password: PASSWORD } })),
    );
    await allArrived;
    const closed = node.close();
    // A load balancer can see it, and new requests are refused.
    const ready = await fetch(`${node.address}/readyz`);
    expect([ready.status, await ready.json()]).toEqual([503, { ok: false }]);
    expect(ready.headers.get('connection')).toBe('close');
    const late = await fetch(`${node.address}/api/v1/lobby`);
    expect([late.status, await late.json()]).toEqual([503, refusalOf('unavailable')]);
    const socket = new WebSocket(socketAddress(node.address)).on('error', () => undefined);
    const [, refused] = (await once(socket, 'unexpected-response')) as [unknown, IncomingMessage];
    expect(refused.statusCode).toBe(503);
    socket.terminate();
    goOn();
    expect((await registered).map(({ name }) => name)).toEqual(['Ann', 'Ben', 'Cid']);
    await closed;
    const next = await startNode(await database.open());
    for (const { name, person } of people) {
      person.address = next.address;
      expect(await person.client.call('me', {})).toMatchObject({ name, kind: 'member' });
    }
    await next.close();
    await database.remove();
  });

  test('finishes requests whose connection is closed', async () => {
    const { database, node, allArrived, goOn } = await hesitantNode(1);
    const gone = new AbortController();
    const body = JSON.stringify({ name: 'Ann', password: PASSWORD });
    const headers = { 'content-type': 'application/json' };
    const asked = fetch(`${node.address}/api/v1/members`, { method: 'POST', body, headers, signal: gone.signal });
    await allArrived;
    gone.abort();
    await expect(asked).rejects.toMatchObject({ name: 'AbortError' });
    const closed = node.close();
    goOn();
    await closed;
    const store = await database.open();
    expect(await store.db.selectFrom('sessions').select('user_id').execute()).toHaveLength(1);
    await store.close();
    await database.remove();
  });

  test('does not wait for ever for a request that does not end', async () => {
    const { database, node, allArrived, goOn } = await hesitantNode(1, 1);
    const asked = new Person(node.address).client.call('register', { body: { name: 'Ann', password: PASSWORD } });
    await allArrived;
    const closed = node.close();
    await expect(asked).rejects.toThrow('fetch failed');
    // A store waits for its own queries.
    goOn();
    await closed;
    await database.remove();
  });

  test('closes an idle connection', async () => {
    const database = await create();
    const node = await startNode(await database.open());
    const { port, hostname } = new URL(node.address);
    const line = connect(Number(port), hostname);
    line.write('GET /healthz HTTP/1.1\r\nhost: club\r\n\r\n');
    await once(line, 'data');
    await Promise.all([once(line, 'close'), node.close()]);
    await database.remove();
  });
});
