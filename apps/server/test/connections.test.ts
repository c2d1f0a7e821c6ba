import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { describe, expect, test } from 'vitest';
import { clubForEach, type TestClub } from './club-for-each.ts';
import { embeddedDatabase } from './databases.ts';

/** At a hundredth of the usual limits an address may have 11 connections: fewer than 10.24 are open before the last. */
const LIMIT = 11;

async function open({ node }: TestClub, localAddress = '127.0.0.1'): Promise<Socket> {
  const { port, hostname } = new URL(node.address);
  const socket = connect({ port: Number(port), host: hostname, localAddress });
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  return socket;
}

/** Whether the club answers on this connection. */
const isAnswered = (socket: Socket): Promise<boolean> =>
  new Promise((resolve) => {
    if (socket.destroyed) resolve(false);
    socket.once('data', () => resolve(true));
    socket.once('close', () => resolve(false));
    socket.write('GET /healthz HTTP/1.1\r\nhost: localhost\r\n\r\n');
  });

const openMany = (club: TestClub, count: number) => Promise.all(Array.from({ length: count }, () => open(club)));

describe('a club that people reach directly', () => {
  const club = clubForEach(embeddedDatabase, () => ({ limitFactor: 0.01 }));

  test('closes connections of one address beyond its limit, and no others', async () => {
    const lines = await openMany(club, LIMIT);
    expect(await isAnswered(await open(club))).toBe(false);
    const neighbour = await open(club, '127.0.0.2');
    expect(await isAnswered(neighbour)).toBe(true);
    // A closed connection makes room.
    lines.pop()?.destroy();
    await expect.poll(async () => isAnswered(await open(club))).toBe(true);
    for (const socket of [...lines, neighbour]) socket.destroy();
  });
});

describe('a club behind a proxy', () => {
  const club = clubForEach(embeddedDatabase, () => ({ limitFactor: 0.01, trustProxy: true }));

  test('takes as many connections as the proxy opens', async () => {
    const lines = await openMany(club, 3 * LIMIT);
    expect(await Promise.all(lines.slice(-LIMIT).map(isAnswered))).not.toContain(false);
    for (const socket of lines) socket.destroy();
  });
});

describe('a slow client', () => {
  const club = clubForEach(embeddedDatabase, () => ({ requestTimeouts: { head: 100, whole: 200 } }));

  test.each([
    ['to say anything', ''],
    ['with the head of a request', 'POST /api/v1/guests HTTP/1.1\r\nhost: local'],
    [
      'with its body',
      'POST /api/v1/guests HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: 90\r\n\r\n{"na',
    ],
  ])('%s is not waited for', async (_, bytes) => {
    const socket = await open(club);
    if (bytes !== '') socket.write(bytes);
    expect(await text(socket)).toMatch(/^HTTP\/1.1 408 /);
  });
});
