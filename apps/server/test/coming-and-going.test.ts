import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { socketAddress } from '@whistlestop/client';
import type { KyselyPlugin } from 'kysely';
import { describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import type { Follower } from '../src/audience/audience.ts';
import { embeddedDatabase } from './databases.ts';
import { clubForEach } from './club-for-each.ts';
import { startNode } from './node.ts';
import { Person } from './person.ts';
import { leaveAll, ME, moveOn, OPEN, type SetTable, setTable } from './tables.ts';

describe('sockets that join and leave tables', () => {
  const club = clubForEach(embeddedDatabase);

  const followers = (id: string) => club.node.club.tables.followers(id).length;
  const sockets = async () =>
    Number(/^whistlestop_sockets (\d+)$/m.exec(await (await fetch(`${club.node.address}/metrics`)).text())?.[1]);

  /** A plain socket, which sends only what the test sends. */
  async function plainSocket(address: string, cookie = ''): Promise<Socket> {
    const socket = connect(Number(new URL(address).port), '127.0.0.1').on('error', () => undefined);
    await once(socket, 'connect');
    const key = 'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==';
    socket.write(
      `GET /api/v1/socket HTTP/1.1\r\nHost: club\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n` +
        `Sec-WebSocket-Version: 13\r\n${key}\r\nCookie: ${cookie}\r\n\r\n`,
    );
    return socket;
  }

  test('are unsubscribed when they close while their table is read', async () => {
    const table = await setTable([club.node.address], 'lantern');
    leaveAll(table);
    await expect.poll(() => followers(table.id)).toBe(0);
    for (let time = 0; time < 20; time++) {
      const socket = new WebSocket(socketAddress(club.node.address), { headers: { cookie: table.people[1]!.cookie } });
      await once(socket, 'message');
      socket.send(JSON.stringify({ kind: 'watch', match: table.id }));
      socket.close();
      await once(socket, 'close');
    }
    await expect.poll(sockets).toBe(0);
    expect(followers(table.id)).toBe(0);
  });

  test('may follow other matches, however many they followed were withdrawn', async () => {
    const [host, reader] = [
      await Person.guest(club.node.address, 'Host'),
      await Person.guest(club.node.address, 'Reader'),
    ];
    const open = async () => {
      const body = { game: 'lantern', options: {}, seats: [ME, OPEN] };
      return (await host.client.call('openMatch', { body })).match.id;
    };
    for (let time = 0; time < 65; time++) {
      const id = await open();
      await reader.watch(id);
      const gone = reader.next('refused');
      await host.client.call('leaveMatch', { id });
      expect(await gone).toMatchObject({ id: null, code: 'not-found' });
      expect(followers(id)).toBe(0);
    }
    expect((await reader.watch(await open())).info?.status).toBe('open');
    reader.leave();
  });

  test('cost the database no more queries when there are many of them', async () => {
    const asked = { questions: 0 };
    const counting: KyselyPlugin = {
      transformQuery({ node: query }) {
        asked.questions++;
        return query;
      },
      transformResult: ({ result }) => Promise.resolve(result),
    };
    const own = await embeddedDatabase();
    const store = await own.open();
    const counted = await startNode({ ...store, db: store.db.withPlugin(counting) });
    const table = await setTable([counted.address], 'lantern');
    const { club } = counted;
    const spectators: Person[] = [];
    const queriesOfBroadcast = async () => {
      const before = asked.questions;
      await club.tables.sendInfo(table.id);
      const { id } = await store.db.selectFrom('chat').select('id').executeTakeFirstOrThrow();
      await club.chat.broadcast(table.id, id);
      return asked.questions - before;
    };
    const addSpectator = async () => {
      const spectator = await Person.guest(counted.address, `Spectator ${spectators.length}`);
      spectators.push(spectator);
      await spectator.watch(table.id);
    };
    await addSpectator();
    const line = { kind: 'chat', match: table.id, room: 'spectators', text: 'Well, well' } as const;
    await spectators[0]!.socket.request(line);
    const few = await queriesOfBroadcast();
    for (let more = 0; more < 10; more++) await addSpectator();
    expect(await queriesOfBroadcast()).toBe(few);
    await Promise.all(
      spectators.map((spectator) => spectator.until(() => spectator.received.some(({ kind }) => kind === 'chat'))),
    );
    for (const spectator of spectators) spectator.leave();
    leaveAll(table);
    await counted.close();
    await own.remove();
  });

  test('are unsubscribed when their connection breaks while they are authenticated', async () => {
    const { cookie } = await Person.guest(club.node.address, 'Brief');
    for (let time = 0; time < 30; time++) {
      const socket = await plainSocket(club.node.address, cookie);
      for (let turn = 0; turn < time % 6; turn++) await new Promise(setImmediate);
      socket.resetAndDestroy();
    }
    await expect.poll(sockets).toBe(0);
  });

  // A socket that is not terminated closes after half a minute.
  test('are not waited for when the club closes and they do not answer', { timeout: 25_000 }, async () => {
    const own = await embeddedDatabase();
    const closing = await startNode(await own.open());
    const socket = await plainSocket(closing.address);
    await once(socket, 'data');
    await closing.close();
    socket.destroy();
    await own.remove();
  });

  /** Lets the second seat's time run out, so that a bot gets it; returns what its player is sent from then on. */
  async function loseSeat(table: SetTable): Promise<Person['received']> {
    const [opener, loser] = table.people as [Person, Person];
    while (table.matches[0]!.info!.waiting[0] !== 1) await moveOn(table);
    const { sequence } = table.matches[0]!;
    const before = loser.received.length;
    club.clock += 61_000;
    await club.node.ticker.tick();
    await opener.until(() => table.matches[0]!.sequence > sequence);
    // The lobby arrives after everything sent before it.
    loser.socket.lobby(true);
    await loser.next('lobby');
    return loser.received.slice(before);
  }
  const TIMED = { clock: { kind: 'live', purse: 60_000, increment: 0 }, onTimeout: 'bot' } as const;

  test('no longer see a private match after their seat went to a bot', async () => {
    const table = await setTable([club.node.address], 'lantern', { settings: { ...TIMED, public: false } });
    const received = await loseSeat(table);
    expect(received).toContainEqual(expect.objectContaining({ kind: 'refused', code: 'not-found' }));
    expect(received.filter(({ kind }) => kind === 'happened' || kind === 'table')).toEqual([]);
    leaveAll(table);
  });

  test('are delayed like any spectator when their seat went to a bot', async () => {
    const table = await setTable([club.node.address], 'lantern', { settings: { ...TIMED, spectatorDelay: 3_600_000 } });
    const received = await loseSeat(table);
    expect(received).toContainEqual(expect.objectContaining({ kind: 'table', seat: null, sequence: 0 }));
    expect(received.filter(({ kind }) => kind === 'happened')).toEqual([]);
    leaveAll(table);
  });

  test('get delayed turns although the last spectator left as they joined', async () => {
    const table = await setTable([club.node.address], 'lantern', { settings: { spectatorDelay: 1000 } });
    const { tables } = club.node.club;
    const spectator = (received: unknown[]): Follower => ({
      userId: null,
      send: (message) => void received.push(message),
      isWatching: () => true,
      removeFrom: () => undefined,
      askToReconnect: () => undefined,
    });
    for (let turns = 0; turns < 12; turns++) {
      const received: unknown[] = [];
      const [first, second] = [spectator([]), spectator(received)];
      await tables.watch(first, table.id, undefined, undefined);
      const coming = tables.watch(second, table.id, undefined, undefined);
      for (let turn = 0; turn < turns; turn++) await new Promise(setImmediate);
      tables.leave(first, table.id);
      await coming;
      const before = received.length;
      await moveOn(table);
      club.clock += 2000;
      tables.wakeDelayed(table.id);
      await expect.poll(() => received.length).toBeGreaterThan(before);
      tables.leave(second, table.id);
    }
    leaveAll(table);
  });
});
