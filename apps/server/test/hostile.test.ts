import { once } from 'node:events';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { type ServerMessage, serverMessageSchema, socketAddress } from '@whistlestop/client';
import { Random } from '@whistlestop/kernel';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { embeddedDatabase, type TestDatabase } from './databases.ts';
import { startNode, type TestNode } from './node.ts';
import { choicesOf, Person } from './person.ts';
import { leaveAll, setTable, type SetTable } from './tables.ts';

const MESSAGES = process.env['SOAK'] ? 1_000_000 : 100_000;
const SOCKETS = 8;
/** Messages under way at once on each socket, below the limit that would answer `too-many`. */
const BURST = 25;

describe('a hostile client', () => {
  let database: TestDatabase;
  let node: TestNode;
  let table: SetTable;
  let elsewhere: SetTable;

  beforeAll(async () => {
    database = await embeddedDatabase();
    node = await startNode(await database.open(), { limitFactor: 1_000_000 });
    table = await setTable([node.address], 'lantern');
    elsewhere = await setTable([node.address], 'sealed');
  });
  afterAll(async () => {
    leaveAll(table);
    leaveAll(elsewhere);
    await node.close();
    await database.remove();
  });

  /** Moves that were accepted, as they were sent and answered. */
  interface Accepted {
    readonly seat: number;
    readonly text: string;
    readonly done: number;
  }

  async function playSome(): Promise<Accepted[]> {
    const accepted: Accepted[] = [];
    for (let move = 0; move < 6; move++) {
      const match = table.matches[0]!;
      const seat = match.info!.waiting[0]!;
      const own = table.matches[seat]!;
      const action = choicesOf(table.game, own)[0]!;
      const request = { kind: 'act', id: `kept-${move}`, match: table.id, sequence: own.sequence, action } as const;
      const done = await table.people[seat]!.socket.request(request);
      await Promise.all(table.people.map((person, of) => person.until(() => table.matches[of]!.sequence >= done)));
      accepted.push({ seat, text: JSON.stringify(request), done });
    }
    return accepted;
  }

  const WORDS = [
    '',
    'null',
    '[]',
    '{}',
    '{"kind":7}',
    '{"kind":"act"}',
    '{"kind":',
    '"act"',
    '\u0000',
    '[[[[[[',
    '1e999',
  ];

  /** One message that must change nothing, sent by a seat of the match (0 or 1), by a stranger, or by nobody. */
  function nastyMessage(random: Random, who: number, accepted: readonly Accepted[]): string {
    const match = table.matches[0]!;
    const here = { id: 'x', match: table.id };
    const { sequence } = match;
    const plays = who < table.people.length;
    const legal = plays ? choicesOf(table.game, table.matches[who]!) : [];
    const text = (value: object) => JSON.stringify(value);
    const kinds: (() => string)[] = [
      () => WORDS[random.below(WORDS.length)]!,
      () => '['.repeat(1 + random.below(2000)),
      // Replayed, by whoever made the move or by somebody else.
      () => accepted[random.below(accepted.length)]!.text,
      // Illegal, or out of turn, though it looks like a move of this game.
      () => {
        const action = random.below(200);
        return text({ kind: 'act', ...here, sequence, action: legal.includes(action) ? 30_000 + action : action });
      },
      () => text({ kind: 'act', ...here, sequence: sequence + 1 + random.below(9), action: 0 }),
      () => text({ kind: 'act', ...here, sequence, action: 0.5, seat: random.below(9) }),
      // Another match, which is somebody else's or none.
      () => text({ kind: 'act', ...here, match: elsewhere.id, sequence: 0, action: random.below(9) }),
      () => text({ kind: 'act', ...here, match: 'NoSuchMatch00', sequence: 0, action: 0 }),
      () => text({ kind: 'resign', ...here, match: elsewhere.id }),
      () => text({ kind: 'watch', match: 'NoSuchMatch00' }),
      // Everything else that may be asked, where it may not.
      () => text({ kind: 'answer', ...here, sequence, offer: { kind: 'takeback', to: 0 }, accept: true }),
      () => text({ kind: 'offer', ...here, offer: { kind: 'takeback', to: 9000 + random.below(9) } }),
      () => text({ kind: 'undo', ...here, sequence: 0 }),
      () => text({ kind: 'claim', ...here }),
      () => text({ kind: 'agree', ...here, plan: { high: 'late' } }),
      () => text({ kind: 'chat', ...here, room: plays ? 'spectators' : 'players', text: 'let me in' }),
      () => text({ kind: 'chat', ...here, room: 'party', text: 'let me in' }),
      () => text({ kind: 'lobby', on: 'always' }),
    ];
    return kinds[random.below(kinds.length)]!();
  }

  test(`gets a code for each of ${MESSAGES.toLocaleString('en')} messages and changes nothing`, {
    timeout: 600_000,
  }, async () => {
    const accepted = await playSome();
    const before = await everythingKept();
    const stranger = await Person.guest(node.address, 'Stranger');
    const cookies = [...table.people.map(({ cookie }) => cookie), stranger.cookie, ''];
    const codes = new Map<string, number>();
    let memory = 0;
    await Promise.all(
      Array.from({ length: SOCKETS }, async (_, number) => {
        const who = number % cookies.length;
        const socket = new WebSocket(socketAddress(node.address), { headers: { cookie: cookies[who] } });
        const random = new Random(number);
        let answered = 0;
        let expected = 0;
        let wake: () => void = () => undefined;
        const answers = (count: number) =>
          new Promise<void>((resolve) => {
            expected = count;
            wake = resolve;
            if (answered >= count) resolve();
          });
        /** The answer as text: a code, or the acknowledgement of an earlier request. */
        const codeOf = (message: ServerMessage): string => {
          if (message.kind === 'refused') return message.code;
          const known = accepted.some(
            ({ seat, text, done }) =>
              message.kind === 'done' && seat === who && text.includes(`"${message.id}"`) && done === message.sequence,
          );
          if (!known) throw new Error(`A hostile message was answered by ${JSON.stringify(message)}`);
          return 'as before';
        };
        const opened = new Promise<void>((resolve) => {
          socket.on('message', (data: Buffer) => {
            const message: ServerMessage = serverMessageSchema.parse(JSON.parse(data.toString()));
            if (message.kind === 'hello') {
              resolve();
              return;
            }
            const code = codeOf(message);
            codes.set(code, (codes.get(code) ?? 0) + 1);
            answered++;
            if (answered >= expected) wake();
          });
        });
        await opened;
        for (let sent = 0; sent < MESSAGES / SOCKETS; sent += BURST) {
          for (let i = 0; i < BURST; i++) socket.send(nastyMessage(random, who, accepted));
          await answers(sent + BURST);
          if (sent > MESSAGES / SOCKETS / 4 && memory === 0) memory = usedMemory();
        }
        socket.close();
      }),
    );
    expect([...codes.values()].reduce((sum, count) => sum + count, 0)).toBe(MESSAGES);
    for (const code of [
      'as before',
      'malformed',
      'illegal-action',
      'not-your-decision',
      'stale-sequence',
      'unknown-sequence',
      'not-your-seat',
      'not-signed-in',
      'not-found',
      'not-allowed',
      'nothing-to-claim',
      'no-offer',
    ])
      expect.soft([...codes.keys()]).toContain(code);
    expect(await everythingKept()).toEqual(before);
    expect(usedMemory() - memory).toBeLessThan(32 * 1024 * 1024);
  });

  test('is disconnected when a message is too large', async () => {
    const before = await everythingKept();
    const { cookie } = table.people[0]!;
    for (const large of ['x'.repeat(5000), `{"kind":"resign","match":"${table.id}","id":"${'x'.repeat(100_000)}"}`]) {
      const socket = new WebSocket(socketAddress(node.address), { headers: { cookie } });
      await once(socket, 'message');
      const closed = once(socket, 'close');
      socket.send(large);
      expect((await closed)[0]).toBe(1009);
    }
    expect(await everythingKept()).toEqual(before);
  });

  test('may nest as deep as it likes and only gets a code', async () => {
    const { cookie } = await Person.guest(node.address, 'Digger');
    for (const [depth, code] of [
      [10_000, 'bad-options'],
      [40_000, 'too-large'],
    ] as const) {
      const deep = '['.repeat(depth) + ']'.repeat(depth);
      const response = await fetch(`${node.address}/api/v1/matches`, {
        method: 'POST',
        headers: { cookie, 'content-type': 'application/json' },
        body: `{"game":"lantern","options":${deep},"seats":[{"kind":"me"},{"kind":"open"}]}`,
      });
      expect(await response.json()).toMatchObject({ code });
    }
  });

  test.each([
    ['writes addresses of its own before the one its proxy saw', (i: number) => `10.9.0.${i}, 198.51.100.7`],
    ['walks through the addresses of its own network', (i: number) => `2001:db8:1:2::${i}`],
  ])('gets no more when it %s', async (_, seen) => {
    const own = await embeddedDatabase();
    const strict = await startNode(await own.open(), { trustProxy: true, limitFactor: 1, now: () => 0 });
    const come = async (i: number, address: string) => {
      const response = await fetch(`${strict.address}/api/v1/guests`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
        body: JSON.stringify({ name: `Guest ${i}` }),
      });
      return response.status;
    };
    const statuses: number[] = [];
    for (let i = 0; i < 12; i++) statuses.push(await come(i, seen(i)));
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429, 429]);
    for (const [i, neighbour] of [
      '198.51.100.8',
      '2001:db8:1:3::1',
      '::ffff:198.51.100.9',
      '::ffff:198.51.100.10',
    ].entries())
      expect(await come(20 + i, neighbour)).toBe(200);
    await strict.close();
    await own.remove();
  });

  test('may not open a socket from another site', async () => {
    const socket = new WebSocket(socketAddress(node.address), { headers: { origin: 'https://evil.example' } });
    const status = await new Promise<number | undefined>((resolve) => {
      socket.once('unexpected-response', (_request, response) => resolve(response.statusCode));
      socket.once('error', () => undefined);
    });
    expect(status).toBe(403);
    socket.terminate();
  });

  test('opens no more sockets than an address may, and blocks nobody else', async () => {
    const own = await embeddedDatabase();
    let clock = 0;
    // Time passes quickly, so that only the number of sockets counts.
    const strict = await startNode(await own.open(), { trustProxy: true, limitFactor: 1, now: () => (clock += 1000) });
    const come = async (address: string) => {
      const socket = new WebSocket(socketAddress(strict.address), { headers: { 'x-forwarded-for': address } });
      const status = await new Promise<number | undefined>((resolve) => {
        socket.once('open', () => resolve(101));
        socket.once('unexpected-response', (_request, response) => resolve(response.statusCode));
        socket.once('error', () => undefined);
      });
      return { socket, status };
    };
    const sockets: WebSocket[] = [];
    for (let i = 0; i < 256; i++) {
      const { socket, status } = await come('198.51.100.7');
      expect(status).toBe(101);
      sockets.push(socket);
    }
    expect((await come('198.51.100.7')).status).toBe(429);
    const neighbour = await come('198.51.100.8');
    expect(neighbour.status).toBe(101);
    sockets.pop()!.close();
    await expect.poll(async () => (await come('198.51.100.7')).status).toBe(101);
    for (const socket of [...sockets, neighbour.socket]) socket.terminate();
    await strict.close();
    await own.remove();
  });

  test('may not leave a request unfinished for ever', () => {
    const { headersTimeout, requestTimeout } = node.fastify.server;
    expect([headersTimeout, requestTimeout]).toEqual([10_000, 15_000]);
  });

  test('is slowed down by the usual limits', async () => {
    const own = await embeddedDatabase();
    // Time stands still, so that no bucket refills.
    const strict = await startNode(await own.open(), { limitFactor: 1, now: () => 0 });
    const socket = new WebSocket(socketAddress(strict.address));
    const codes: string[] = [];
    const full = new Promise<void>((resolve) => {
      socket.on('message', (data: Buffer) => {
        const message = serverMessageSchema.parse(JSON.parse(data.toString()));
        if (message.kind === 'refused') codes.push(message.code);
        if (codes.includes('too-many')) resolve();
      });
    });
    await once(socket, 'open');
    for (let i = 0; i < 400; i++) socket.send('nonsense');
    await full;
    socket.close();
    await strict.close();
    await own.remove();
  });

  /** All that a message about a match could change. */
  async function everythingKept(): Promise<unknown> {
    const { db } = node.club.store;
    const matches = await db.selectFrom('matches').selectAll().orderBy('id').execute();
    const rest = (['entries', 'seats', 'offers', 'requests', 'chat', 'results'] as const).map(async (of) =>
      (await db.selectFrom(of).selectAll().execute()).map((row) => JSON.stringify(row)).toSorted(),
    );
    return [matches, ...(await Promise.all(rest))];
  }
});

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

/** The memory in use after a garbage collection. */
function usedMemory(): number {
  collect();
  return process.memoryUsage().heapUsed;
}
