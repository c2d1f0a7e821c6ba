import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { describe, expect, test } from 'vitest';
import { clubForEach, type TestClub } from './club-for-each.ts';
import { embeddedDatabase } from './databases.ts';

/** At a hundredth of the usual limits there is room for a connection as long as there are fewer than 10.24 from its address. */
const MOST = 11;

async function open({ node }: TestClub, localAddress = '127.0.0.1'): Promise<Socket> {
  const { port, hostname } = new URL(node.address);
  const line = connect({ port: Number(port), host: hostname, localAddress });
  line.on('error', () => undefined);
  await once(line, 'connect');
  return line;
}

/** Whether the club answers on this connection. */
const isAnswered = (line: Socket): Promise<boolean> =>
  new Promise((resolve) => {
    if (line.destroyed) resolve(false);
    line.once('data', () => resolve(true));
    line.once('close', () => resolve(false));
    line.write('GET /healthz HTTP/1.1\r\nhost: localhost\r\n\r\n');
  });

const openMany = (club: TestClub, count: number) => Promise.all(Array.from({ length: count }, () => open(club)));

describe('a club that people reach directly', () => {
  const club = clubForEach(embeddedDatabase, () => ({ limitFactor: 0.01 }));

  test('closes what one address opens beyond its connections, and keeps nobody else out', async () => {
    const lines = await openMany(club, MOST);
    expect(await isAnswered(await open(club))).toBe(false);
    const neighbour = await open(club, '127.0.0.2');
    expect(await isAnswered(neighbour)).toBe(true);
    // Whoever goes makes room.
    lines.pop()?.destroy();
    await expect.poll(async () => isAnswered(await open(club))).toBe(true);
    for (const line of [...lines, neighbour]) line.destroy();
  });
});

describe('a club behind a proxy', () => {
  const club = clubForEach(embeddedDatabase, () => ({ limitFactor: 0.01, trustProxy: true }));

  test('takes as many connections as the proxy opens', async () => {
    const lines = await openMany(club, 3 * MOST);
    expect(await Promise.all(lines.slice(-MOST).map(isAnswered))).not.toContain(false);
    for (const line of lines) line.destroy();
  });
});

describe('whoever is slow', () => {
  const club = clubForEach(embeddedDatabase, () => ({ requestTimeouts: { head: 100, whole: 200 } }));

  test.each([
    ['to say anything', ''],
    ['with the head of a request', 'POST /api/v1/guests HTTP/1.1\r\nhost: local'],
    [
      'with its body',
      'POST /api/v1/guests HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: 90\r\n\r\n{"na',
    ],
  ])('%s is not waited for', async (_, said) => {
    const line = await open(club);
    if (said !== '') line.write(said);
    expect(await text(line)).toMatch(/^HTTP\/1.1 408 /);
  });
});
