import {
  type ClientMessage,
  type MatchSettings,
  routes,
  type ServerMessage,
  serverMessageSchema,
  socketAddress,
} from '@whistlestop/client';
import { beforeEach, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { clubForEach } from './club-for-each.ts';
import { allDatabases } from './databases.ts';
import { Person } from './person.ts';
import { leaveAll, ME, OPEN, setTable } from './tables.ts';

/** Values that some column of some database cannot store, and values that just fit. */
const EXTREMES = [
  null,
  -1,
  0.5,
  2 ** 31,
  -(2 ** 31) - 1,
  2 ** 53 - 1,
  2 ** 63,
  '',
  '\0',
  'a\0b',
  '\ud800',
  'https://93.184.216.34/\0',
  'a\0b@mail.example',
];

/** Copies of a value, each with one of its leaves replaced by an extreme. */
function* spoiled(value: unknown): Generator {
  yield* EXTREMES;
  if (typeof value !== 'object' || value === null) return;
  for (const [name, part] of Object.entries(value))
    for (const other of spoiled(part))
      yield Array.isArray(value)
        ? value.map((kept: unknown, index) => (String(index) === name ? other : kept))
        : { ...value, [name]: other };
}

const settings = {
  clock: { kind: 'live', purse: 600_000, increment: 1000 },
  onTimeout: 'claim',
  public: true,
  spectatorDelay: 0,
  rated: false,
};
const vacation = { from: Date.now() + 3_600_000, until: Date.now() + 7_200_000 };
const notices = { page: true, mail: false, webhook: false };

/** A body for each route that has one. */
const bodies: Partial<Record<keyof typeof routes, object>> = {
  guest: { name: 'Somebody', language: 'en' },
  register: { name: 'Somebody', password: 'a long password', mail: 'a@mail.example', language: 'en' },
  signIn: { name: 'Ann', password: 'a long password' },
  askReset: { name: 'Ann' },
  reset: { token: 'a', password: 'another long one' },
  recover: { name: 'Ann', code: 'a', password: 'another long one' },
  newRecoveryCode: { password: 'a long password' },
  confirmMail: { token: 'a' },
  changeMe: { language: 'en', mail: 'a@mail.example', webhook: null, notices, private: false, vacation },
  changePassword: { old: 'wrong', new: 'a long password' },
  deleteMe: { password: 'wrong' },
  newToken: { request: 'a', label: 'my bot' },
  openMatch: { request: 'a', game: 'sealed', options: { seats: 2 }, settings, seats: [ME, OPEN] },
  join: { seat: 1, invite: 'a' },
  inviteToSeat: { seat: 1, invite: 'a' },
  seatBot: { seat: 1, bot: 'random' },
  mute: { name: 'Ann', muted: true },
  report: { line: 'a', reason: 'why', invite: 'a' },
  ban: { name: 'Nobody', banned: false },
  settleReport: { verdict: 'fine' },
};

describe.each(allDatabases)('a value that a column cannot store, on $name,', ({ create }) => {
  const club = clubForEach(create);
  let person: Person;

  beforeEach(async () => {
    person = new Person(club.node.address);
    await person.client.call('register', { body: { name: 'Ann', password: 'a long password' } });
    await club.node.club.store.db.updateTable('users').set({ admin: 1 }).execute();
  });

  const ask = async (method: string, path: string, body?: unknown) => {
    const response = await fetch(`${club.node.address}/api/v1${path}`, {
      method,
      headers: { cookie: person.cookie, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    return [response.status, ((await response.json()) as { code?: string }).code] as const;
  };
  /** A match of the person's own that looks for players. */
  const opened = async () => {
    const body = { game: 'sealed', options: { seats: 3 }, seats: [ME, OPEN, OPEN] };
    return (await person.client.call('openMatch', { body })).match.id;
  };
  const addressOf = (path: string, id: string, name: string) => path.replace(':id', id).replace(':name', name);

  const listed = Object.entries(routes).filter(([, route]) => 'query' in route && 'page' in route.query.shape);
  test.each(listed)('is refused in the name of a page: %s', async (_, { path }) => {
    const id = await opened();
    const name = path.startsWith('/players') ? 'Ann' : 'players';
    for (const place of [...spoiled([0, 0, id]), ...spoiled([0, id]), ...spoiled([id])]) {
      const page = Buffer.from(JSON.stringify(place) ?? '').toString('base64url');
      const answer = await ask('GET', `${addressOf(path, id, name)}?page=${page}`);
      expect
        .soft(
          [
            [200, undefined],
            [400, 'malformed'],
          ],
          JSON.stringify(place),
        )
        .toContainEqual(answer);
    }
  });

  const written = Object.entries(routes).filter(([, route]) => 'body' in route);
  test.each(written)('is refused in a body, or stored: %s', async (route, { method, path }) => {
    const id = await opened();
    const body = bodies[route as keyof typeof routes];
    expect(body).toBeDefined();
    for (const other of spoiled(body)) {
      const [status, code] = await ask(method, addressOf(path, id, 'players'), other);
      expect.soft(status, `${JSON.stringify(other)}: ${code}`).toBeLessThan(500);
    }
  });

  test('is refused in a message, or stored', async () => {
    const table = await setTable([club.node.address], 'sealed', {
      options: { seats: 2 },
      settings: settings as MatchSettings,
    });
    const here = { id: 'a', match: table.id };
    const messages = [
      { kind: 'watch', match: table.id, since: 0, invite: 'a' },
      { kind: 'act', ...here, sequence: 0, action: 0 },
      { kind: 'undo', ...here, sequence: 0 },
      { kind: 'claim', ...here },
      { kind: 'offer', ...here, offer: { kind: 'takeback', to: 0 } },
      { kind: 'answer', ...here, sequence: 0, offer: { kind: 'takeback', to: 0 }, accept: true },
      { kind: 'agree', ...here, plan: { a: [1] } },
      { kind: 'chat', ...here, room: 'players', text: 'Hello', invite: 'a' },
      { kind: 'lobby', on: false },
      { kind: 'leave', match: table.id },
    ] satisfies ClientMessage[];
    const { cookie } = table.people[0]!;
    const socket = new WebSocket(socketAddress(club.node.address), { headers: { cookie } });
    const received: ServerMessage[] = [];
    let wake = () => undefined as void;
    socket.on('message', (data: Buffer) => {
      received.push(serverMessageSchema.parse(JSON.parse(data.toString())));
      wake();
    });
    const until = async (holds: (message: ServerMessage) => boolean) => {
      while (!received.some(holds))
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
    };
    await until(({ kind }) => kind === 'hello');
    let sent = 0;
    for (const message of messages)
      for (const other of spoiled(message)) {
        const id = `r${sent++}`;
        const asks = typeof other === 'object' && other !== null && 'id' in other && other.id === 'a';
        received.length = 0;
        socket.send(JSON.stringify(asks ? { ...other, id } : other));
        socket.send('{"kind":"ping"}');
        await until(({ kind }) => kind === 'pong');
        if (asks) await until((answer) => 'id' in answer && answer.id === id);
        const refusals = received.flatMap((answer) => (answer.kind === 'refused' ? [answer.code] : []));
        expect.soft(refusals, JSON.stringify(other)).not.toContain('unavailable');
      }
    expect(sent).toBeGreaterThan(500);
    socket.close();
    leaveAll(table);
  });
});
