import type { RemoteMatch } from '@whistlestop/client';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { embeddedDatabase, type TestDatabase } from './databases.ts';
import { Mailbox } from '../src/testing/mailbox.ts';
import { startNode, type TestNode } from './node.ts';
import { Person } from './person.ts';
import { chooseFirst, leaveAll, moveOn, setTable } from './tables.ts';

const PASSWORD = 'correct horse battery';

describe('a node', () => {
  let database: TestDatabase;
  let node: TestNode;
  let mailbox: Mailbox;
  let clock: number;

  beforeEach(async () => {
    clock = Date.now();
    database = await embeddedDatabase();
    mailbox = new Mailbox();
    const smtpUrl = await mailbox.open();
    node = await startNode(await database.open(), { now: () => clock, smtpUrl, cache: { bytes: 1e9, idle: 60_000 } });
  });
  afterEach(async () => {
    await node.close();
    mailbox.close();
    await database.remove();
  });

  /** Opens the link of the confirmation e-mail. */
  const confirmAddress = async () => {
    const letter = mailbox.next();
    for (let round = 0; round < 8; round++) await node.ticker.tick();
    const token = /confirm\/([\w-]+)/.exec(await letter)![1]!;
    await new Person(node.address).client.call('confirmMail', { body: { token } });
    await expect.poll(() => node.club.store.db.selectFrom('jobs').selectAll().execute()).toEqual([]);
    mailbox.emails.length = 0;
  };

  test('answers health and readiness checks, counts its moves, and serves its OpenAPI document', async () => {
    const get = (path: string) => fetch(`${node.address}${path}`);
    expect((await get('/healthz')).status).toBe(200);
    expect((await get('/readyz')).status).toBe(200);
    const table = await setTable([node.address], 'lantern');
    const metrics = await (await get('/metrics')).text();
    expect(metrics).toMatch(/^whistlestop_moves_total [1-9]/m);
    expect(metrics).toMatch(/^whistlestop_sockets 2$/m);
    expect(await (await get('/api/v1/openapi.json')).json()).toMatchObject({ openapi: '3.1.0' });
    leaveAll(table);
  });

  test('shows its metrics only to its own machine by default', async () => {
    const near = { remoteAddress: '127.0.0.1' };
    const askers = [
      near,
      { remoteAddress: '::1' },
      { remoteAddress: '::ffff:127.0.0.1' },
      { remoteAddress: '192.0.2.7' },
      { remoteAddress: '::ffff:192.0.2.7' },
      ...['x-forwarded-for', 'x-real-ip', 'forwarded', 'via'].map((header) => ({
        ...near,
        headers: { [header]: '127.0.0.1' },
      })),
    ];
    const statuses = ({ fastify }: TestNode) =>
      Promise.all(askers.map(async (asker) => (await fastify.inject({ url: '/metrics', ...asker })).statusCode));
    const refused = [404, 404, 404, 404, 404, 404];
    expect(await statuses(node)).toEqual([200, 200, 200, ...refused]);
    for (const [metrics, status] of [
      ['all', 200],
      ['off', 404],
    ] as const) {
      const own = await embeddedDatabase();
      const other = await startNode(await own.open(), { metrics });
      expect(new Set(await statuses(other))).toEqual(new Set([status]));
      await other.close();
      await own.remove();
    }
  });

  test('forbids caching of its answers', async () => {
    const { cookie } = await Person.guest(node.address, 'Ann');
    for (const path of ['/me', '/me/export', '/me/tokens', '/me/matches', '/nowhere']) {
      const answer = await fetch(`${node.address}/api/v1${path}`, { headers: { cookie } });
      expect(answer.headers.get('cache-control')).toBe('no-store');
    }
  });

  test('allows no script but its own, and no request from another site', async () => {
    const policy = (await fetch(`${node.address}/healthz`)).headers.get('content-security-policy');
    expect(policy).toContain("script-src 'self'");
    expect(policy).not.toContain('unsafe');
    const forged = await fetch(`${node.address}/api/v1/guests`, {
      method: 'POST',
      headers: { origin: 'https://evil.example', 'content-type': 'application/json', 'accept-language': 'pl' },
      body: JSON.stringify({ name: 'Mallory' }),
    });
    expect(forged.status).toBe(403);
    expect(await forged.json()).toEqual({
      code: 'wrong-origin',
      sentence: 'To żądanie przyszło z innej strony i nie zostało wykonane.',
    });
  });

  test('stores no secret that would open a session', async () => {
    const person = await Person.guest(node.address, 'Keeper');
    const secret = person.cookie.split('=')[1]!;
    const rows = await node.club.store.db.selectFrom('sessions').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(secret);
  });

  test('drops an idle match from memory, and still broadcasts to its followers', async () => {
    const table = await setTable([node.address], 'lantern');
    expect(node.club.cache.size).toBe(1);
    clock += 61_000;
    node.club.cache.sweep();
    expect(node.club.cache.size).toBe(0);
    await moveOn(table);
    leaveAll(table);
  });

  test('sends a reset link that works once and signs nobody in', async () => {
    const person = new Person(node.address);
    const register = {
      name: 'Forgetful One',
      password: PASSWORD,
      mail: 'forgetful@mail.example',
      language: 'pl',
    } as const;
    await person.client.call('register', { body: register });
    await confirmAddress();
    const stranger = new Person(node.address);
    await stranger.client.call('askReset', { body: { name: 'Nobody Here' } });
    await stranger.client.call('askReset', { body: { name: 'forgetful one' } });
    const letter = mailbox.next();
    for (let round = 0; round < 8; round++) await node.ticker.tick();
    const text = await letter;
    expect(mailbox.emails).toHaveLength(1);
    const token = /reset\/([\w-]+)/.exec(text)![1]!;
    const body = { token, password: 'a completely new one' };
    // A refused password does not use the link up.
    const weak = stranger.client.call('reset', { body: { token, password: 'forgetful one' } });
    await expect(weak).rejects.toMatchObject({ code: 'weak-password' });
    await stranger.client.call('reset', { body });
    expect(stranger.cookie).toBe('');
    await expect(person.client.call('me', {})).rejects.toMatchObject({ code: 'not-signed-in' });
    await expect(stranger.client.call('reset', { body })).rejects.toMatchObject({ code: 'expired-link' });
    await stranger.client.call('signIn', { body: { name: 'Forgetful One', password: 'a completely new one' } });
  });

  test('sends one e-mail each time the move passes, none where they are switched off, and none that is outdated', async () => {
    const table = await setTable([node.address], 'sealed', { settings: { onTimeout: 'forfeit' } });
    const { people, matches, id } = table;
    const [host, away, silent] = people as [Person, Person, Person];
    for (const [person, wanted] of [
      [away, true],
      [silent, false],
    ] as const) {
      const notices = { page: true, mail: wanted, webhook: true };
      await person.client.call('changeMe', { body: { mail: `${wanted}@mail.example`, notices } });
      await confirmAddress();
    }
    const bid = (seat: number) => chooseFirst(table, seat);
    const jobs = () => node.club.store.db.selectFrom('jobs').selectAll().execute();
    const deliver = async () => {
      for (let round = 0; round < 8; round++) await node.ticker.tick();
    };
    await bid(1);
    await bid(2);
    for (const person of [away, silent]) person.leave();
    await expect.poll(() => node.club.tables.followers(id).length).toBe(1);
    await bid(0);
    await expect.poll(async () => (await jobs()).length).toBe(1);
    const letter = mailbox.next();
    await deliver();
    expect(await letter).toMatch(new RegExp(`To: true@mail\\.example[^]*/#/club/match/${id}`));
    await expect.poll(jobs).toEqual([]);
    await deliver();
    expect(mailbox.emails).toHaveLength(1);

    // The move passes, and the player resigns before the e-mail leaves.
    await Promise.all([away.watch(id), silent.watch(id)].map(async (match, seat) => (matches[seat + 1] = await match)));
    await bid(1);
    await bid(2);
    for (const person of [away, silent]) person.leave();
    await expect.poll(() => node.club.tables.followers(id).length).toBe(1);
    await bid(0);
    await host.socket.request({ kind: 'resign', match: id });
    await deliver();
    await expect.poll(jobs).toEqual([]);
    expect(mailbox.emails).toHaveLength(1);
    leaveAll(table);
  });

  test('gives no time for steps taken back, also when the match was reloaded in between', async () => {
    const live = { kind: 'live', purse: 600_000, increment: 30_000 } as const;
    const table = await setTable([node.address], 'sealed', { options: { seats: 2 }, settings: { clock: live } });
    const [match] = table.matches as [RemoteMatch];
    const [bidder] = table.people as [Person];
    const untilReceived = (sequence: number) => bidder.until(() => match.sequence >= sequence);
    for (const spent of [62_000, 124_000, 186_000]) {
      clock += 1000;
      await untilReceived(await chooseFirst(table, 0));
      expect(match.info!.clock).toEqual({
        left: [600_000 - spent + 61_000 + 30_000, 600_000 - spent + 61_000],
        since: clock,
        paused: false,
      });
      clock += 61_000;
      node.club.cache.sweep();
      expect(node.club.cache.size).toBe(0);
      await untilReceived(await bidder.socket.request({ kind: 'undo', match: table.id, sequence: match.sequence }));
      expect(match.info!.clock).toEqual({ left: [600_000 - spent, 600_000 - spent], since: clock, paused: false });
    }
    // The stored steps are not sent to clients.
    expect(bidder.bytes.join()).not.toContain('"steps"');
    leaveAll(table);
  });

  test('sends one e-mail, however often the last move is taken back and made again', async () => {
    const { db } = node.club.store;
    const table = await setTable([node.address], 'hook-or-crook');
    const { people, matches, id } = table;
    // Until an undoable move passes the turn.
    let seat: number;
    do {
      seat = matches[0]!.info!.waiting[0]!;
      await moveOn(table);
    } while (!matches[seat]!.undo || matches[seat]!.info!.waiting.includes(seat));
    const [mover, match] = [people[seat]!, matches[seat]!];
    const away = people[match.info!.waiting[0]!]!;
    const { name } = await away.client.call('changeMe', { body: { mail: 'away@mail.example' } });
    await confirmAddress();
    const webhook = (address: string | null) =>
      db.updateTable('users').set({ webhook: address }).where('name', '=', name).execute();
    await webhook('https://hook.example/');
    away.leave();
    await expect.poll(() => node.club.tables.followers(id).length).toBe(people.length - 1);
    const handOverAgain = async () => {
      const taken = await mover.socket.request({ kind: 'undo', match: id, sequence: match.sequence });
      await mover.until(() => match.sequence >= taken);
      const done = await chooseFirst(table, seat);
      await mover.until(() => match.sequence >= done);
      // The listed notice and the jobs are one transaction.
      const noticed = () => db.selectFrom('notices').select('sequence').where('sequence', '=', done).execute();
      await expect.poll(noticed).toHaveLength(1);
    };
    const jobs = async () =>
      (await db.selectFrom('jobs').select('kind').orderBy('kind').execute()).map(({ kind }) => kind);
    for (let times = 0; times < 4; times++) await handOverAgain();
    expect(await jobs()).toEqual(['your-move-mail', 'your-move-webhook']);
    await webhook(null);
    for (let letters = 1; letters <= 2; letters++) {
      const letter = mailbox.next();
      for (let round = 0; round < 8; round++) await node.ticker.tick();
      expect(await letter).toContain('To: away@mail.example');
      await expect.poll(jobs).toEqual([]);
      expect(mailbox.emails).toHaveLength(letters);
      // After that a new turn is a new notice.
      if (letters === 1) await handOverAgain();
    }
    leaveAll(table);
  });

  test('enforces the clocks of other matches when many matches cannot be loaded', async () => {
    const { db } = node.club.store;
    const live = { kind: 'live', purse: 60_000, increment: 0 } as const;
    const table = await setTable([node.address], 'lantern', { settings: { clock: live, onTimeout: 'forfeit' } });
    const row = await db.selectFrom('matches').selectAll().where('id', '=', table.id).executeTakeFirstOrThrow();
    const broken = Array.from({ length: 50 }, (_, i) => ({ ...row, id: `Broken${i}`, game: 'gone', deadline: clock }));
    for (const match of broken) await db.insertInto('matches').values(match).execute();
    clock += 61_000;
    for (let round = 0; round < 2; round++) await node.ticker.tick();
    expect((await table.people[0]!.client.call('match', { id: table.id })).status).toBe('over');
    // They are retried later.
    const extendDeadline = db.selectFrom('matches').select('deadline').distinct().where('game', '=', 'gone').execute();
    expect(await extendDeadline).toEqual([{ deadline: clock + 60_000 }]);
    leaveAll(table);
  });

  test('pauses the clocks when everybody agrees', async () => {
    const live = { kind: 'live', purse: 60_000, increment: 0 } as const;
    const table = await setTable([node.address], 'lantern', { settings: { clock: live, onTimeout: 'forfeit' } });
    const [one, two] = table.people as [Person, Person];
    const pause = { match: table.id, offer: { kind: 'pause' } } as const;
    const { sequence } = table.matches[0]!;
    await one.socket.request({ kind: 'offer', ...pause });
    await two.socket.request({ kind: 'answer', ...pause, sequence, accept: true });
    await one.until(() => table.matches[0]!.info?.clock?.paused === true);
    clock += 3_600_000;
    await node.ticker.tick();
    expect((await one.client.call('match', { id: table.id })).status).toBe('running');
    leaveAll(table);
  });
});
