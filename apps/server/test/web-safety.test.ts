import { ClubClient, refusalOf } from '@whistlestop/client';
import { describe, expect, test } from 'vitest';
import { Accounts } from '../src/people/accounts.ts';
import { clubForEach } from './club-for-each.ts';
import { allDatabases } from './databases.ts';
import { Person } from './person.ts';

const PASSWORD = 'correct horse battery';

describe.each(allDatabases)('a club over https on $name', ({ create }) => {
  const club = clubForEach(create, () => ({ publicUrl: 'https://club.example' }));

  const me = (cookie: string) => fetch(`${club.node.address}/api/v1/me`, { headers: { cookie } });
  const session = (person: Person) => person.cookie.slice(person.cookie.indexOf('=') + 1);

  test('has a session cookie that no other host can set', async () => {
    const guest = await Person.guest(club.node.address, 'Ann');
    expect(guest.cookie).toMatch(/^__Host-whistlestop=/);
    expect((await me(guest.cookie)).status).toBe(200);
    // Any host of the domain may set the plain cookie.
    expect((await me(`whistlestop=${session(guest)}`)).status).toBe(401);
    const ended = await fetch(`${club.node.address}/api/v1/session`, {
      method: 'DELETE',
      headers: { cookie: guest.cookie },
    });
    expect(ended.headers.getSetCookie().filter((set) => set.startsWith('__Host-whistlestop=;'))).toHaveLength(1);
    expect((await me(guest.cookie)).status).toBe(401);
  });

  test('keeps people with an old plain cookie signed in, and replaces the cookie', async () => {
    const guest = await Person.guest(club.node.address, 'Ann');
    const { db } = club.node.club.store;
    const { id } = await db.selectFrom('users').select('id').executeTakeFirstOrThrow();
    const old = await new Accounts(club.node.club.store, () => club.clock).openSession(id);
    const answer = await me(`whistlestop=${old}`);
    expect(answer.status).toBe(200);
    const [kept, cleared] = answer.headers.getSetCookie();
    expect(kept).toMatch(
      new RegExp(`^__Host-whistlestop=${old}; Max-Age=\\d+; Path=/; HttpOnly; Secure; SameSite=Lax$`),
    );
    expect(cleared).toMatch(/^whistlestop=; /);
    expect((await me(`__Host-whistlestop=${old}`)).status).toBe(200);
    expect((await me(guest.cookie)).status).toBe(200);
  });
});

describe.each(allDatabases)('a program with a token of an admin at a club on $name', ({ create }) => {
  const club = clubForEach(create);

  test('has none of the powers of an admin', async () => {
    const warden = new Person(club.node.address);
    await warden.client.call('register', { body: { name: 'Warden', password: PASSWORD } });
    await club.node.club.store.db.updateTable('users').set({ admin: 1 }).execute();
    await Person.guest(club.node.address, 'Ann');
    const { secret } = await warden.client.call('newToken', { body: { label: 'my bot' } });
    const program = new ClubClient({ address: club.node.address, token: secret });
    const ban = { body: { name: 'Ann', banned: true } };
    for (const asked of [
      () => program.call('ban', ban),
      () => program.call('reports', {}),
      () => program.call('settleReport', { id: 'a'.repeat(16), body: { verdict: 'none' } }),
    ])
      await expect(asked()).rejects.toMatchObject({ code: 'not-allowed' });
    await warden.client.call('ban', ban);
    expect((await warden.client.call('reports', {})).reports).toEqual([]);
  });
});

describe('a club without PUBLIC_URL', () => {
  const [{ create }] = allDatabases;
  const club = clubForEach(create);

  test('answers at loopback and private names only, against DNS rebinding', async () => {
    const ask = async (host: string, url: string) => {
      const headers = { host, 'accept-language': 'pl' };
      const { statusCode, body } = await club.node.fastify.inject({ url, headers });
      return statusCode === 200 ? 200 : [statusCode, JSON.parse(body) as unknown];
    };
    for (const url of ['/api/v1/games', '/api/v1/socket', '/', '/healthz?', '/nowhere'])
      expect([url, await ask('evil.example:1960', url)]).toEqual([
        url,
        url === '/healthz?' ? 200 : [403, refusalOf('unknown-host', 'pl')],
      ]);
    for (const host of ['localhost:1960', '192.168.1.20:1960', 'raspberry.local'])
      expect(await ask(host, '/api/v1/games')).toBe(200);
  });

  test('disables browser features that its pages do not use', async () => {
    const policy = (await fetch(`${club.node.address}/healthz`)).headers.get('permissions-policy');
    for (const feature of ['camera', 'geolocation', 'microphone', 'payment']) expect(policy).toContain(`${feature}=()`);
  });
});
