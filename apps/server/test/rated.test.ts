import { describe, expect, test } from 'vitest';
import { clubForEach } from './club-for-each.ts';
import { allDatabases } from './databases.ts';
import { tablesBefore } from './earlier-tables.ts';
import { startNode } from './node.ts';
import { PASSWORD, Person } from './person.ts';
import { gameOf, leaveAll, ME, moveOn, OPEN, openingMoves, RATED, setTable, watchAll } from './tables.ts';

describe.each(allDatabases)('a rated match on $name', ({ create }) => {
  const club = clubForEach(create);

  test('has a clock: otherwise leaving would cost nothing', async () => {
    const host = await Person.member(club.node.address, 'Host');
    const open = (settings: object) =>
      host.client.call('openMatch', { body: { game: 'lantern', options: {}, settings, seats: [ME, OPEN] } });
    await expect(open({ rated: true })).rejects.toMatchObject({
      code: 'rated-without-clock',
      message: 'A rated match needs a clock: without one, whoever walks away loses nothing.',
    });
    await expect(open({ rated: true, clock: { kind: 'none' } })).rejects.toMatchObject({ code: 'rated-without-clock' });
    expect((await open(RATED)).match.settings).toMatchObject(RATED);
    expect((await open({})).match.settings).toMatchObject({ rated: false, clock: { kind: 'none' } });
  });

  test('without a clock, from an older version, is rated, and its rematch is casual', async () => {
    const table = await setTable([club.node.address], 'lantern', { settings: RATED });
    await openingMoves(table);
    const { db } = club.node.club.store;
    const old = { clock: { kind: 'none' }, onTimeout: 'claim', public: true, spectatorDelay: 0, rated: true };
    await db
      .updateTable('matches')
      .set({ settings: JSON.stringify(old) })
      .execute();
    await table.people[0]!.socket.request({ kind: 'resign', match: table.id });
    await expect.poll(async () => (await db.selectFrom('ratings').selectAll().execute()).length).toBe(2);
    const { match } = await table.people[0]!.client.call('rematch', { id: table.id });
    expect(match.settings).toEqual({ ...old, rated: false });
    leaveAll(table);
  });

  const ratings = () => club.node.club.store.db.selectFrom('ratings').selectAll().execute();
  const counted = async () => {
    const results = () => club.node.club.store.db.selectFrom('results').selectAll().execute();
    await expect.poll(async () => (await results()).length).toBe(2);
    expect(new Set((await results()).map(({ score }) => score))).toEqual(new Set([0, 1]));
  };

  test.each([[0], [1]])(
    'that ends before both sides have moved is in their history and changes no rating (%i)',
    async (moves) => {
      const table = await setTable([club.node.address], 'lantern', { settings: RATED });
      for (let move = 0; move < moves; move++) await moveOn(table);
      await table.people[0]!.socket.request({ kind: 'resign', match: table.id });
      await counted();
      expect(await ratings()).toEqual([]);
      leaveAll(table);
    },
  );

  test('that is left before both sides have moved changes no rating', async () => {
    const settings = { ...RATED, onTimeout: 'bot' } as const;
    const table = await setTable([club.node.address], 'lantern', { settings });
    club.clock += RATED.clock.perDecision;
    await club.node.ticker.tick();
    const results = await club.node.club.store.db.selectFrom('results').select('score').execute();
    expect(results).toEqual([{ score: 0 }]);
    expect(await ratings()).toEqual([]);
    leaveAll(table);
  });

  test('is for members: a guest may neither open nor join one before registering', async () => {
    const [host, guest] = [
      await Person.member(club.node.address, 'Host'),
      await Person.guest(club.node.address, 'Guest'),
    ];
    const body = { game: 'lantern', options: {}, settings: RATED, seats: [ME, OPEN] };
    await expect(guest.client.call('openMatch', { body })).rejects.toMatchObject({
      code: 'rated-for-members',
      message: 'Rated matches are for people with an account; make one first, your matches as a guest come along.',
    });
    const { match } = await host.client.call('openMatch', { body });
    const sitDown = () => guest.client.call('join', { id: match.id, body: { seat: 1 } });
    await expect(sitDown()).rejects.toMatchObject({ code: 'rated-for-members' });
    await guest.client.call('register', { body: { name: 'Guest', password: PASSWORD } });
    expect((await sitDown()).status).toBe('running');
  });

  test('with a guest, from an older version, changes no rating, and its rematch is casual', async () => {
    const [host, guest] = [
      await Person.member(club.node.address, 'Host'),
      await Person.guest(club.node.address, 'Guest'),
    ];
    const body = { game: 'lantern', options: {}, settings: { clock: RATED.clock }, seats: [ME, OPEN] };
    const { match } = await host.client.call('openMatch', { body });
    await guest.client.call('join', { id: match.id, body: { seat: 1 } });
    const { db } = club.node.club.store;
    const rated = JSON.stringify({ ...match.settings, rated: true });
    await db.updateTable('matches').set({ settings: rated }).execute();
    const { id: user_id } = await db
      .selectFrom('users')
      .select('id')
      .where('name', '=', 'Guest')
      .executeTakeFirstOrThrow();
    const rating = { game: 'lantern', variant: 'standard', rating: 2077, deviation: 60, volatility: 0.06, matches: 9 };
    await db
      .insertInto('ratings')
      .values({ ...rating, user_id })
      .execute();
    await tablesBefore(db, '0019');
    await club.node.close();
    club.node = await startNode(await club.database.open(), { now: () => club.clock });
    for (const person of [host, guest]) person.address = club.node.address;
    await guest.client.call('register', { body: { name: 'Guest', password: PASSWORD } });
    const table = await watchAll(match.id, [host, guest], gameOf('lantern'));
    await openingMoves(table);
    await guest.socket.request({ kind: 'resign', match: match.id });
    await counted();
    expect(await ratings()).toEqual([]);
    expect((await host.client.call('rematch', { id: match.id })).match.settings.rated).toBe(false);
    leaveAll(table);
  });

  test('with a guest, that ended in an older version, has a casual rematch', async () => {
    const table = await setTable([club.node.address], 'lantern', { settings: { clock: RATED.clock } });
    const { settings } = table.matches[0]!.info!;
    await table.people[0]!.socket.request({ kind: 'resign', match: table.id });
    await counted();
    const { db } = club.node.club.store;
    const rated = JSON.stringify({ ...settings, rated: true });
    await db.updateTable('matches').set({ settings: rated }).execute();
    const { match } = await table.people[1]!.client.call('rematch', { id: table.id });
    expect(match.settings).toEqual(settings);
    leaveAll(table);
  });
});
