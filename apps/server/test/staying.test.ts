import { ClubClient } from '@whistlestop/client';
import { describe, expect, test } from 'vitest';
import { allDatabases } from './databases.ts';
import { clubForEach } from './club-for-each.ts';
import { Person } from './person.ts';
import { BOT, leaveAll, ME, OPEN, setTable } from './tables.ts';

const DAY = 24 * 3600 * 1000;

describe.each(allDatabases)('sessions and accounts at a club on $name', ({ create }) => {
  const club = clubForEach(create);

  test('a guest who comes back every two months is known for as long as they do', async () => {
    const guest = await Person.guest(club.node.address, 'Guest');
    const { cookie } = guest;
    for (let visit = 0; visit < 4; visit++) {
      club.clock += 60 * DAY;
      guest.cookie = '';
      const page = await fetch(`${club.node.address}/api/v1/me`, { headers: { cookie } });
      expect(await page.json()).toMatchObject({ name: 'Guest' });
      // The cookie is renewed.
      expect(page.headers.getSetCookie()[0]).toMatch(new RegExp(`^${cookie}; Max-Age=${(90 * DAY) / 1000};`));
    }
    const again = await fetch(`${club.node.address}/api/v1/me`, { headers: { cookie } });
    expect(again.headers.getSetCookie()).toEqual([]);
    club.clock += 90 * DAY;
    expect((await fetch(`${club.node.address}/api/v1/me`, { headers: { cookie } })).status).toBe(401);
  });

  test('guests who cannot come back are deleted, unless a match needs their name', async () => {
    const names = async () => {
      const users = await club.node.club.store.db.selectFrom('users').select('name').orderBy('name').execute();
      return users.map(({ name }) => name);
    };
    await Person.guest(club.node.address, 'Passer-by');
    const player = await Person.guest(club.node.address, 'Player');
    const body = { game: 'lantern', options: {}, seats: [ME, BOT] };
    await player.client.call('openMatch', { body });
    club.clock += 90 * DAY;
    await Person.guest(club.node.address, 'Newcomer');
    await club.node.ticker.tick();
    await club.node.ticker.settled();
    expect(await names()).toEqual(['Newcomer', 'Player']);
  });

  test('signing out ends the other pages of the same browser as well', async () => {
    const person = await Person.guest(club.node.address, 'Person');
    const otherPage = new Person(club.node.address);
    otherPage.cookie = person.cookie;
    otherPage.socket.lobby(true);
    await otherPage.next('lobby');
    await person.client.call('signOut', {});
    await otherPage.until(() =>
      otherPage.received.some((message) => message.kind === 'hello' && message.name === null),
    );
    otherPage.leave();
  });

  test('registering or signing in again ends the browser’s former session', async () => {
    const password = 'correct horse battery';
    const me = async (cookie: string) =>
      (await fetch(`${club.node.address}/api/v1/me`, { headers: { cookie } })).status;
    const other = new Person(club.node.address);
    await other.client.call('register', { body: { name: 'Other', password } });
    const person = await Person.guest(club.node.address, 'Person');
    const former: string[] = [];
    const become = async (route: 'register' | 'signIn', name: string) => {
      former.push(person.cookie);
      expect(await person.client.call(route, { body: { name, password } })).toMatchObject({ name });
    };
    await become('register', 'Person');
    await become('signIn', 'Person');
    await become('signIn', 'Other');
    for (const cookie of former) expect(await me(cookie)).toBe(401);
    for (const { cookie } of [person, other]) expect(await me(cookie)).toBe(200);
  });

  test('a page with a session that was just replaced creates no second guest', async () => {
    const password = 'correct horse battery';
    const person = await Person.guest(club.node.address, 'Person');
    const otherPage = new Person(club.node.address);
    otherPage.cookie = person.cookie;
    await person.client.call('register', { body: { name: 'Person', password } });
    const tries = [
      otherPage.client.call('guest', { body: { name: 'Stranger' } }),
      otherPage.client.call('register', { body: { name: 'Stranger', password } }),
    ];
    for (const refused of await Promise.allSettled(tries))
      expect(refused).toMatchObject({ status: 'rejected', reason: { code: 'signed-in' } });
    // After a minute it is an expired cookie like any other.
    club.clock += 60_000;
    expect(await otherPage.client.call('guest', { body: { name: 'Stranger' } })).toMatchObject({ kind: 'guest' });
  });

  test('signing in as another person applies to all pages of that browser', async () => {
    const password = 'correct horse battery';
    const [one, two] = [new Person(club.node.address), new Person(club.node.address)];
    await one.client.call('register', { body: { name: 'One', password } });
    await two.client.call('register', { body: { name: 'Two', password } });
    const otherPage = new Person(club.node.address);
    otherPage.cookie = one.cookie;
    otherPage.socket.lobby(true);
    await otherPage.next('lobby');
    const signedIn = one.client.call('signIn', { body: { name: 'Two', password } });
    // The browser has one cookie for all its pages.
    otherPage.comesBack = async () => {
      await signedIn;
      otherPage.cookie = one.cookie;
    };
    await signedIn;
    await otherPage.until(() =>
      otherPage.received.some((message) => message.kind === 'hello' && message.name === 'Two'),
    );
    otherPage.leave();
  });

  test('a changed password deletes all tokens, and programs must authenticate again', async () => {
    const password = 'correct horse battery';
    const owner = new Person(club.node.address);
    await owner.client.call('register', { body: { name: 'Owner', password } });
    const { secret } = await owner.client.call('newToken', { body: { label: 'my bot' } });
    const program = new ClubClient({ address: club.node.address, token: secret });
    const wrong = { old: 'not the password', new: 'another long one' };
    await expect(owner.client.call('changePassword', { body: wrong })).rejects.toThrow('wrong');
    expect(await program.call('me', {})).toMatchObject({ name: 'Owner' });
    await owner.client.call('changePassword', { body: { ...wrong, old: password } });
    await expect(program.call('me', {})).rejects.toMatchObject({ code: 'not-signed-in' });
    expect(await owner.client.call('tokens', {})).toEqual({ tokens: [] });
  });

  test('everybody can read whom they have muted and what they have opened', async () => {
    const [person] = [await Person.guest(club.node.address, 'Person'), await Person.guest(club.node.address, 'Loud')];
    const { match } = await person.client.call('openMatch', {
      body: { game: 'lantern', options: {}, seats: [ME, OPEN] },
    });
    await person.client.call('mute', { body: { name: 'Loud', muted: true } });
    expect(await person.client.call('exportMe', {})).toMatchObject({
      opened: [{ id: match.id }],
      mutes: [{ name: 'Loud' }],
    });
  });

  test('expired sessions and reset links are deleted', async () => {
    const { db } = club.node.club.store;
    await Person.guest(club.node.address, 'Guest');
    const old = { token_hash: 'hash', user_id: 'somebody', expires_at: club.clock + DAY };
    await db.insertInto('resets').values(old).execute();
    const kept = async () =>
      Promise.all(
        (['sessions', 'resets'] as const).map(
          async (table) => (await db.selectFrom(table).selectAll().execute()).length,
        ),
      );
    expect(await kept()).toEqual([1, 1]);
    club.clock += 90 * DAY;
    await club.node.ticker.tick();
    expect(await kept()).toEqual([0, 0]);
  });

  test('a running match is on the first page of the own ones, however many ended since', async () => {
    const table = await setTable([club.node.address], 'lantern');
    const { db } = club.node.club.store;
    const row = await db.selectFrom('matches').selectAll().executeTakeFirstOrThrow();
    const seats = await db.selectFrom('seats').selectAll().execute();
    for (let i = 0; i < 200; i++) {
      const over = {
        id: `Over${String(i).padStart(8, '0')}`,
        status: 'over',
        created_at: club.clock + 1 + i,
        request_id: null,
      };
      await db
        .insertInto('matches')
        .values({ ...row, ...over })
        .execute();
      await db
        .insertInto('seats')
        .values(seats.map((seat) => ({ ...seat, match_id: over.id })))
        .execute();
    }
    const { matches } = await table.people[1]!.client.call('myMatches', {});
    expect(matches).toHaveLength(200);
    expect(matches.map(({ match }) => match.id)).toContain(table.id);
    leaveAll(table);
  });

  test('players of an open match see that somebody’s account is deleted, and a seat is free again', async () => {
    const [leaver, host] = [
      await Person.guest(club.node.address, 'Leaver'),
      await Person.guest(club.node.address, 'Host'),
    ];
    const open = async (person: Person, seats: number) => {
      const wishes = Array.from({ length: seats }, (_, seat) => (seat === 0 ? ME : OPEN));
      const body = { game: 'sealed', options: { seats }, seats: wishes };
      return (await person.client.call('openMatch', { body })).match.id;
    };
    const [theirs, other] = [await open(leaver, 2), await open(host, 3)];
    await leaver.client.call('join', { id: other, body: { seat: 1 } });
    const seen = await host.watch(other);
    await host.watch(theirs);
    host.socket.lobby(true);
    await host.next('lobby');
    const gone = host.next('refused');
    await leaver.client.call('deleteMe', { body: {} });
    expect(await gone).toMatchObject({ id: null, code: 'not-found' });
    await host.until(() => seen.info!.seats[1]!.player === null);
    const lobby = () => host.received.findLast((message) => message.kind === 'lobby');
    await host.until(() => lobby()?.matches.length === 1);
    host.leave();
  });
});
