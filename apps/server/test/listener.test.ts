import { EventEmitter, once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { afterAll, expect, test } from 'vitest';
import { openPostgres } from '../src/store/postgres-store.ts';
import type { Signal } from '../src/store/store.ts';
import { postgresDatabase, stopPostgres } from './databases.ts';

afterAll(stopPostgres);

/** A stretch of network before a database, whose lines can go dead without anybody being told. */
async function network(database: URL) {
  const sockets = new Set<Socket>();
  const server = createServer((near) => {
    const far = connect(Number(database.port), database.hostname);
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from);
      from.pipe(to);
      from.on('error', () => to.destroy());
      from.on('close', () => {
        sockets.delete(from);
        to.destroy();
      });
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = new URL(database);
  url.port = String((server.address() as AddressInfo).port);
  return {
    url: url.href,
    /** Nothing passes any more over the lines there are; new ones are fine. */
    deaden() {
      for (const socket of sockets) socket.unpipe().pause();
      return sockets.size;
    },
    close() {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}

test('a node notices that its line to the others is dead, although nobody has closed it, and hears them again', async () => {
  const database = await postgresDatabase();
  const path = await network(new URL(database.environment['DATABASE_URL']!));
  const store = await openPostgres(path.url, 1, { pace: 10, patience: 1000 });
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
