import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { refusalOf, socketAddress } from '@whistlestop/client';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { allDatabases, type TestDatabase } from './databases.ts';
import { QueryHook } from './query-hook.ts';
import { startNode, type TestNode } from './node.ts';
import { Person } from './person.ts';
import { leaveAll, ME, OPEN, setTable } from './tables.ts';

describe.each(allDatabases)('at the borders of a club on $name', ({ create }) => {
  let database: TestDatabase;
  let node: TestNode;
  const hook = new QueryHook('matches');

  beforeEach(async () => {
    database = await create();
    const store = await database.open();
    node = await startNode({ ...store, db: store.db.withPlugin(hook) });
  });
  afterEach(async () => {
    await node.close();
    await database.remove();
  });

  const opened = async (host: Person) => {
    const body = { game: 'lantern', options: {}, seats: [ME, OPEN] };
    return (await host.client.call('openMatch', { body })).match.id;
  };

  test('characters that no database stores are refused with a code', async () => {
    const person = await Person.guest(node.address, 'Ann');
    const id = await opened(person);
    const code = async (method: string, path: string, body?: object) => {
      const response = await fetch(`${node.address}/api/v1${path}`, {
        method,
        headers: { cookie: person.cookie, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      return ((await response.json()) as { code: string }).code;
    };
    for (const path of ['/matches/%00', '/players/%00', `/matches/${id}/chat/%00`, '/matches/short'])
      expect(await code('GET', path)).toBe('not-found');
    const name = 'a\u0000b';
    expect(await code('POST', '/session', { name, password: 'no matter what' })).toBe('bad-name');
    expect(await code('POST', '/me/mutes', { name, muted: true })).toBe('bad-name');
    expect(await code('POST', '/reports', { line: name, reason: 'why' })).toBe('malformed');
    expect(await code('POST', '/reports', { line: 'no such line', reason: name })).toBe('malformed');
    await expect(person.socket.request({ kind: 'chat', match: id, room: 'players', text: name })).rejects.toMatchObject(
      { code: 'malformed' },
    );
    await person.socket.request({ kind: 'chat', match: id, room: 'players', text: 'one line\nand another' });
    person.leave();
  });

  test('a field is refused as its route says', async () => {
    const person = await Person.guest(node.address, 'Ann');
    const password = 'a'.repeat(201);
    const { client } = person;
    const answers = await Promise.allSettled([
      client.call('signIn', { body: { name: 'Ann', password } }),
      client.call('register', { body: { name: 'Ann', password } }),
      client.call('deleteMe', { body: { password } }),
      client.call('report', { body: { line: 'none', reason: password.repeat(9) } }),
    ]);
    expect(answers).toMatchObject(
      ['wrong-password', 'weak-password', 'wrong-own-password', 'malformed'].map((code) => ({ reason: { code } })),
    );
  });

  test('malformed requests are refused with a code and a sentence', async () => {
    const ask = async (path: string) => {
      const response = await fetch(`${node.address}${path}`, { headers: { 'accept-language': 'pl' } });
      return [response.status, (await response.json()) as unknown];
    };
    for (const path of ['/%', '/api/v1/players/%F0%9F', '/api/v1/socket'])
      expect(await ask(path)).toEqual([400, refusalOf('malformed', 'pl')]);
    expect(await ask(`/api/v1/players/${'a'.repeat(200)}`)).toEqual([404, refusalOf('not-found', 'pl')]);
    const { port, hostname } = new URL(node.address);
    const say = async (head: string) => {
      const line = connect(Number(port), hostname);
      line.write(`${head}\r\n\r\n`);
      const [answer = '', body = ''] = (await text(line)).split('\r\n\r\n');
      return [Number(answer.split(' ')[1]), JSON.parse(body) as unknown];
    };
    expect(await say('GET / HTTP/1.1\r\nhost: club\r\nno header')).toEqual([400, refusalOf('malformed')]);
    expect(await say(`GET / HTTP/1.1\r\nhost: ${'a'.repeat(20_000)}`)).toEqual([413, refusalOf('too-large')]);
  });

  test('offers have the rate limit of opening matches', async () => {
    const own = await create();
    const strict = await startNode(await own.open(), { limitFactor: 1, now: () => 1_000_000 });
    const clock = { kind: 'slow', perDecision: 3_600_000 } as const;
    const table = await setTable([strict.address], 'lantern', { settings: { clock } });
    const offer = () => table.people[0]!.socket.request({ kind: 'offer', match: table.id, offer: { kind: 'pause' } });
    // The first of thirty was spent on opening the match.
    for (let made = 1; made < 30; made++) await offer();
    await expect(offer()).rejects.toMatchObject({ code: 'too-many' });
    leaveAll(table);
    await strict.close();
    await own.remove();
  });

  test('an address has one rate limit for all its accounts', async () => {
    const own = await create();
    let clock = 1_000_000;
    const strict = await startNode(await own.open(), { limitFactor: 1, now: () => clock });
    const people: Person[] = [];
    for (let account = 0; account < 11; account++) {
      // So that no limit stops people from signing up.
      clock += 10_000;
      people.push(await Person.guest(strict.address, `Account ${account}`));
    }
    /** Sends so many messages in small batches; returns the answers. */
    const say = async ({ cookie }: Person, messages: number): Promise<string[]> => {
      const socket = new WebSocket(socketAddress(strict.address), { headers: { cookie } });
      const answers: string[] = [];
      await once(socket, 'message');
      for (let sent = 0; sent < messages; sent++) {
        const answered = once(socket, 'message');
        socket.send('{"kind":"ping"}');
        answers.push(String(((await answered) as [Buffer])[0]));
      }
      socket.close();
      return answers;
    };
    for (const person of people.slice(0, 10))
      expect(new Set(await say(person, 200))).toEqual(new Set(['{"kind":"pong"}']));
    expect(await say(people[10]!, 1)).toEqual([
      JSON.stringify({ kind: 'refused', id: null, ...refusalOf('too-many') }),
    ]);
    await strict.close();
    await own.remove();
  });

  test('an account has at most fifty tokens, and may replace a removed one', async () => {
    const owner = new Person(node.address);
    await owner.client.call('register', { body: { name: 'Owner', password: 'a long password' } });
    const make = (request: string) => owner.client.call('newToken', { body: { label: 'my bot', request } });
    for (let i = 0; i < 50; i++) await make(`bot-${i}`);
    await expect(make('one-more')).rejects.toMatchObject({
      code: 'too-many-tokens',
      message: 'You have as many tokens as one account may have; remove one you no longer need first.',
    });
    // A repeated request creates no new token.
    const { token } = await make('bot-49');
    await owner.client.call('deleteToken', { id: token.id });
    await make('one-more');
    expect((await owner.client.call('tokens', {})).tokens).toHaveLength(50);
    const other = new Person(node.address);
    await other.client.call('register', { body: { name: 'Other', password: 'a long password' } });
    await other.client.call('newToken', { body: { label: 'my bot' } });
  });

  test('requests beyond the limit are refused before the caller is looked up', async () => {
    const own = await create();
    const store = await own.open();
    const sessions = new QueryHook('sessions');
    const strict = await startNode(
      { ...store, db: store.db.withPlugin(sessions) },
      { limitFactor: 1, now: () => 1_000_000 },
    );
    const person = await Person.guest(strict.address, 'Eager');
    const ask = () => fetch(`${strict.address}/api/v1/me`, { headers: { cookie: person.cookie } });
    // The first of 120 was spent on coming in.
    for (let asked = 1; asked < 120; asked++) expect((await ask()).status).toBe(200);
    let lookedUp = 0;
    sessions.afterQuery(() => Promise.resolve(lookedUp++));
    const refused = await ask();
    expect([refused.status, await refused.json()]).toEqual([429, refusalOf('too-many')]);
    const socket = new WebSocket(socketAddress(strict.address), { headers: { cookie: person.cookie } });
    socket.on('error', () => undefined);
    const [, response] = (await once(socket, 'unexpected-response')) as [unknown, IncomingMessage];
    expect(response.statusCode).toBe(429);
    expect(lookedUp).toBe(0);
    socket.terminate();
    await strict.close();
    await own.remove();
  });

  test.each([
    ['too many of its kind', '/api/v1/guests', 10],
    ['too many', '/api/v1/matches', 120],
    ['too many, wherever it leads', '/api/v1/nowhere', 120],
  ])('a request that is one of %s is refused before its body is read', async (_, path, most) => {
    const own = await create();
    const strict = await startNode(await own.open(), { limitFactor: 1, now: () => 1_000_000 });
    const { port, hostname } = new URL(strict.address);
    for (let asked = 0; asked < most; asked++) await fetch(`${strict.address}${path}`, { method: 'POST' });
    const line = connect(Number(port), hostname);
    const head = [`POST ${path} HTTP/1.1`, 'host: club', 'content-type: application/json', 'content-length: 60000'];
    // The body never comes.
    line.write(`${head.join('\r\n')}\r\n\r\n`);
    const [answer] = (await once(line, 'data')) as [Buffer];
    expect(answer.toString()).toContain('429');
    line.destroy();
    await strict.close();
    await own.remove();
  });

  test('one person can open at most fifty public matches', async () => {
    const [host, guest] = [await Person.guest(node.address, 'Host'), await Person.guest(node.address, 'Guest')];
    const ids: string[] = [];
    for (let i = 0; i < 50; i++) ids.push(await opened(host));
    await expect(opened(host)).rejects.toMatchObject({ code: 'too-many-open' });
    await guest.client.call('join', { id: ids[0]!, body: { seat: 1 } });
    await opened(host);
    await host.client.call('leaveMatch', { id: ids[1]! });
    await opened(host);
  });

  test('a refusal is in the language of the account, not of the browser', async () => {
    const person = new Person(node.address);
    await person.client.call('guest', { body: { name: 'Zofia', language: 'pl' } });
    const ask = async (cookie: string) => {
      const headers = { cookie, 'accept-language': 'en-GB' };
      const response = await fetch(`${node.address}/api/v1/matches/Nowhere000`, { headers });
      return (await response.json()) as unknown;
    };
    expect(await ask(person.cookie)).toEqual(refusalOf('not-found', 'pl'));
    expect(await ask('')).toEqual(refusalOf('not-found', 'en'));
  });

  test('an unrequested refusal is in the language of its reader', async () => {
    const host = await Person.guest(node.address, 'Host');
    const id = await opened(host);
    const reader = new Person(node.address);
    await reader.client.call('guest', { body: { name: 'Zofia', language: 'pl' } });
    await reader.watch(id);
    const gone = reader.next('refused');
    await host.client.call('leaveMatch', { id });
    expect(await gone).toEqual({ kind: 'refused', id: null, match: id, ...refusalOf('not-found', 'pl') });
    reader.leave();
  });

  test('a table requested while its match begins shows the match', async () => {
    const [host, guest] = [await Person.guest(node.address, 'Host'), await Person.guest(node.address, 'Guest')];
    const id = await opened(host);
    hook.afterQuery(() => guest.client.call('join', { id, body: { seat: 1 } }));
    const match = await host.watch(id);
    expect([match.info?.status, match.seat]).toEqual(['running', 0]);
    host.leave();
  });
});
