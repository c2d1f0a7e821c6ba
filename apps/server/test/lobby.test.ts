import { once } from 'node:events';
import { socketAddress } from '@whistlestop/client';
import type { KyselyPlugin } from 'kysely';
import { describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { clubForEach } from './club-for-each.ts';
import { allDatabases } from './databases.ts';
import { Person } from './person.ts';
import { ME, OPEN } from './tables.ts';

/** How long the list is cached, in milliseconds. */
const CACHED_FOR = 500;

describe.each(allDatabases)('the lobby of a club on $name', ({ create }) => {
  let reads = 0;
  /** Counts how often the list is read. */
  const counting: KyselyPlugin = {
    transformQuery({ node }) {
      if (node.kind === 'SelectQueryNode' && JSON.stringify(node).includes('"public"')) reads++;
      return node;
    },
    transformResult: ({ result }) => Promise.resolve(result),
  };
  const club = clubForEach(async () => {
    const database = await create();
    const open = async () => {
      const store = await database.open();
      return { ...store, db: store.db.withPlugin(counting) };
    };
    return { ...database, open };
  });

  const open = async (host: Person) =>
    (await host.client.call('openMatch', { body: { game: 'lantern', options: {}, seats: [ME, OPEN] } })).match.id;

  /** A socket, with all lists it was sent. */
  async function reader(): Promise<{ socket: WebSocket; lists: string[] }> {
    const socket = new WebSocket(socketAddress(club.node.address));
    const lists: string[] = [];
    socket.on('message', (data: Buffer) => {
      if (data.toString().startsWith('{"kind":"lobby"')) lists.push(data.toString());
    });
    await once(socket, 'message');
    return { socket, lists };
  }

  /** Waits until everything sent before is answered. */
  async function answered({ socket }: { socket: WebSocket }): Promise<void> {
    const answered = new Promise<void>((resolve) => {
      socket.on('message', (data: Buffer) => {
        if (data.toString() === '{"kind":"pong"}') resolve();
      });
    });
    socket.send('{"kind":"ping"}');
    await answered;
  }

  test('is read once while it is cached, however many requests there are', async () => {
    const host = await Person.guest(club.node.address, 'Host');
    await open(host);
    const readers = await Promise.all(Array.from({ length: 20 }, reader));
    reads = 0;
    const began = performance.now();
    for (const { socket } of readers)
      for (let time = 0; time < 20; time++) {
        socket.send('{"kind":"lobby","on":true}');
        socket.send('{"kind":"lobby","on":false}');
      }
    await Promise.all(Array.from({ length: 100 }, () => host.client.call('lobby', {})));
    await Promise.all(readers.map(answered));
    const paces = Math.floor((performance.now() - began) / CACHED_FOR);
    expect(reads).toBeLessThanOrEqual(2 + paces);
    for (const { socket } of readers) socket.close();
  });

  test('is sent once to a socket that asks repeatedly, and to all sockets after a change', async () => {
    const host = await Person.guest(club.node.address, 'Host');
    await open(host);
    const readers = await Promise.all([reader(), reader()]);
    for (const { socket } of readers) for (let time = 0; time < 20; time++) socket.send('{"kind":"lobby","on":true}');
    await Promise.all(readers.map(answered));
    await expect.poll(() => readers.map(({ lists }) => lists.length)).toEqual([1, 1]);
    const id = await open(host);
    await expect
      .poll(() => readers.map(({ lists }) => lists.at(-1)?.includes(id)), { timeout: 10_000 })
      .toEqual([true, true]);
    expect(readers[0].lists).toEqual(readers[1].lists);
    for (const { socket } of readers) socket.close();
  });

  test('shows people their own change', async () => {
    const host = await Person.guest(club.node.address, 'Host');
    const listed = async () => (await host.client.call('lobby', {})).matches.map(({ id }) => id);
    expect(await listed()).toEqual([]);
    const id = await open(host);
    expect(await listed()).toEqual([id]);
    await host.client.call('leaveMatch', { id });
    expect(await listed()).toEqual([]);
  });
});
