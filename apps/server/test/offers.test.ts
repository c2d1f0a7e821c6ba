import { once } from 'node:events';
import { type Offer, serverMessageSchema, socketAddress } from '@whistlestop/client';
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { allDatabases, stopPostgres, type TestDatabase } from './databases.ts';
import { startNode, type TestNode } from './node.ts';
import { leaveAll, moveOn, setTable, type SetTable } from './tables.ts';

afterAll(stopPostgres);

describe.each(allDatabases)('an answer to an offer, on $name,', ({ create }) => {
  let database: TestDatabase;
  let node: TestNode;
  let table: SetTable;

  beforeEach(async () => {
    database = await create();
    node = await startNode(await database.open());
    table = await setTable([node.address], 'lantern');
  });
  afterEach(async () => {
    leaveAll(table);
    await node.close();
    await database.remove();
  });

  const offer = (to: number) =>
    table.people[0]!.socket.request({ kind: 'offer', match: table.id, offer: { kind: 'takeback', to } });
  const answer = (to: number, sequence: number, accept: boolean) => {
    const takeback: Offer = { kind: 'takeback', to };
    return table.people[1]!.socket.request({ kind: 'answer', match: table.id, sequence, offer: takeback, accept });
  };

  test('is refused when another offer has taken the place of the one that was seen', async () => {
    const start = table.matches[0]!.sequence;
    const first = await moveOn(table);
    const head = await moveOn(table);
    await offer(first);
    await offer(start);
    for (const accept of [true, false])
      await expect(answer(first, head, accept)).rejects.toMatchObject({
        code: 'another-offer',
        message: 'Another offer stands now; look at it before you answer.',
      });
    expect(await answer(start, head, true)).toBeGreaterThan(head);
    await table.people[0]!.until(() => table.matches[0]!.sequence > head);
    expect(table.matches[0]!.history.at(-1)!.entry).toMatchObject({ kind: 'takeback', to: start });
  });

  test('is refused when the same was offered again after a move that it would take back as well', async () => {
    const start = table.matches[0]!.sequence;
    const seen = await moveOn(table);
    await offer(start);
    const head = await moveOn(table);
    await expect(answer(start, seen, true)).rejects.toMatchObject({ code: 'no-offer' });
    await offer(start);
    await expect(answer(start, seen, true)).rejects.toMatchObject({ code: 'another-offer' });
    expect(await answer(start, head, true)).toBeGreaterThan(head);
  });

  test('that names only the kind of offer is refused by its own word', async () => {
    const socket = new WebSocket(socketAddress(node.address), { headers: { cookie: table.people[1]!.cookie } });
    await once(socket, 'message');
    const said = once(socket, 'message') as Promise<[Buffer]>;
    socket.send(JSON.stringify({ kind: 'answer', match: table.id, offer: 'takeback', accept: true, id: 'old-page' }));
    const message = serverMessageSchema.parse(JSON.parse((await said)[0].toString()));
    expect(message).toMatchObject({ kind: 'refused', id: 'old-page', code: 'malformed' });
    socket.close();
  });
});
