import { once } from 'node:events';
import { connect } from 'node:net';
import { Refused, socketAddress } from '@whistlestop/client';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { embeddedDatabase, type TestDatabase } from './databases.ts';
import { startNode, type TestNode } from './node.ts';
import { Person } from './person.ts';
import { ME, OPEN } from './tables.ts';

describe('a client that floods a club', () => {
  let database: TestDatabase;
  let node: TestNode;

  const start = async (limitFactor: number) => {
    // Time stands still, so that no bucket refills.
    node = await startNode(await database.open(), { limitFactor, now: () => 0 });
  };

  beforeEach(async () => {
    database = await embeddedDatabase();
  });
  afterEach(async () => {
    await node.close();
    await database.remove();
  });

  test.each([
    ['messages', (socket: WebSocket) => socket.send('nonsense')],
    ['questions whether somebody is there', (socket: WebSocket) => socket.ping('?')],
    ['answers nobody asked for', (socket: WebSocket) => socket.pong('!')],
  ])('with %s is cut off', async (_, send) => {
    await start(1);
    const socket = new WebSocket(socketAddress(node.address));
    await once(socket, 'message');
    const closed = once(socket, 'close');
    socket.on('error', () => undefined);
    for (let i = 0; i < 1000; i++) send(socket);
    await closed;
    // Another address is still served.
    const next = new WebSocket(socketAddress(node.address));
    await once(next, 'message');
    next.terminate();
  });

  test('is refused beyond the limit, by either interface', async () => {
    await start(1);
    const socket = new WebSocket(socketAddress(node.address));
    await once(socket, 'message');
    const answered = once(socket, 'pong');
    socket.ping('here?');
    expect(String((await answered)[0])).toBe('here?');
    socket.close();
  });

  test('and reads none of the answers is disconnected', async () => {
    await start(1_000_000);
    const { hostname, port } = new URL(node.address);
    const line = connect(Number(port), hostname);
    line.on('error', () => undefined);
    line.write(
      `GET /api/v1/socket HTTP/1.1\r\nHost: ${hostname}:${port}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n` +
        'Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n',
    );
    await once(line, 'data');
    line.pause();
    const closed = new Promise((resolve) => {
      line.once('close', resolve);
    });
    // Many pings of 125 bytes, masked with zeros: their answers fill the buffers of a client that does not read.
    const ping = Buffer.concat([Buffer.from([0x89, 0x80 | 125, 0, 0, 0, 0]), Buffer.alloc(125, '?')]);
    const pings = Buffer.concat(Array.from({ length: 8000 }, () => ping));
    for (let time = 0; time < 64 && !line.destroyed; time++)
      await new Promise((written) => {
        line.write(pings, written);
      });
    await closed;
  });

  test('at one address has one limit, for however many people', async () => {
    await start(1);
    const opener = await Person.guest(node.address, 'Opener');
    const body = { game: 'lantern', options: {}, seats: [ME, OPEN] };
    const { match } = await opener.client.call('openMatch', { body });
    const refusals: unknown[] = [];
    for (let guest = 0; guest < 8; guest++) {
      const person = await Person.guest(node.address, `Guest ${guest}`);
      await person.watch(match.id);
      for (let line = 0; line < 9; line++)
        await person.socket
          .request({ kind: 'chat', match: match.id, room: 'spectators', text: 'buy this' })
          .catch((refusal: unknown) => refusals.push(refusal));
      person.leave();
    }
    expect(refusals).toMatchObject(Array.from({ length: 8 * 9 - 60 }, () => ({ code: 'too-many' })));
  });

  test('with requests for the past is refused, before other requests are', async () => {
    await start(1);
    const body = { game: 'lantern', options: {}, seats: [ME, OPEN] };
    const opener = await Person.guest(node.address, 'Opener');
    const { id } = (await opener.client.call('openMatch', { body })).match;
    const refusals: unknown[] = [];
    for (let asked = 0; asked < 40; asked++)
      for (const route of ['past', 'record'] as const)
        await opener.client.call(route, { id }).catch((refusal: unknown) => refusals.push(refusal));
    expect(refusals.filter((refusal) => refusal instanceof Refused && refusal.code === 'too-many')).toHaveLength(20);
    await expect(opener.client.call('exportMe', {})).rejects.toMatchObject({ code: 'too-many' });
    expect(await opener.client.call('match', { id })).toMatchObject({ id });
  });

  test('with requests for lists and tables is refused, for all people at one address', async () => {
    await start(1);
    const opener = await Person.guest(node.address, 'Opener');
    const { match } = await opener.client.call('openMatch', {
      body: { game: 'lantern', options: {}, seats: [ME, OPEN] },
    });
    let used = 2;
    const answers: string[] = [];
    for (let guest = 0; guest < 3; guest++) {
      const { cookie } = await Person.guest(node.address, `Guest ${guest}`);
      const socket = new WebSocket(socketAddress(node.address), { headers: { cookie } });
      await once(socket, 'message');
      used += 2;
      for (let time = 0; time < 24; time++)
        for (const asked of [
          { kind: 'lobby', on: true },
          { kind: 'watch', match: match.id },
        ]) {
          const answered = once(socket, 'message');
          socket.send(JSON.stringify(asked));
          answers.push(String((await answered)[0]));
          socket.send('{"kind":"lobby","on":false}');
        }
      socket.close();
    }
    expect(answers.filter((text) => text.startsWith('{"kind":"refused"'))).toHaveLength(3 * 2 * 24 - (120 - used));
  });
});
