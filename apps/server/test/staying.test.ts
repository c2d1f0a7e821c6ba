import { describe, expect, test } from 'vitest';
import { allDatabases } from './databases.ts';
import { clubForEach } from './club-for-each.ts';
import { Person } from './person.ts';
import { BOT, leaveAll, ME, OPEN, setTable } from './tables.ts';

const DAY = 24 * 3600 * 1000;

describe.each(allDatabases)('who stays at a club on $name, and who goes', ({ create }) => {
  const club = clubForEach(create);

  test('a guest who comes back every two months is known for as long as they do', async () => {
    const guest = await Person.guest(club.node.address, 'Guest');
    const { cookie } = guest;
    for (let visit = 0; visit < 4; visit++) {
      club.clock += 60 * DAY;
      guest.cookie = '';
      const page = await fetch(`${club.node.address}/api/v1/me`, { headers: { cookie } });
      expect(await page.json()).toMatchObject({ name: 'Guest' });
      // The browser is told to keep the cookie for as long again.
      expect(page.headers.getSetCookie()[0]).toMatch(new RegExp(`^${cookie}; Max-Age=${(90 * DAY) / 1000};`));
    }
    const again = await fetch(`${club.node.address}/api/v1/me`, { headers: { cookie } });
    expect(again.headers.getSetCookie()).toEqual([]);
    club.clock += 90 * DAY;
    expect((await fetch(`${club.node.address}/api/v1/me`, { headers: { cookie } })).status).toBe(401);
  });

  test('guests who cannot come back are forgotten, unless a match needs their name', async () => {
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

  test('whoever signs out has gone from the other pages of the same browser as well', async () => {
    const person = await Person.guest(club.node.address, 'Person');
    const otherPage = new Person(club.node.address);
    otherPage.cookie = person.cookie;
    otherPage.socket.lobby(true);
    await otherPage.next('lobby');
    await person.client.call('signOut', {});
    await otherPage.until(() => otherPage.received.some((said) => said.kind === 'hello' && said.name === null));
    otherPage.leave();
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

  test('a session and a reset link that are over are forgotten', async () => {
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

  test('a match that is played is among the own ones, however many are over since', async () => {
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

  test('those who wait at a match hear that somebody has gone for good, and a seat is free again', async () => {
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
