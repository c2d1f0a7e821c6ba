import { describe, expect, test } from 'vitest';
import { mergeGuest } from '../src/people/merge-guest.ts';
import { allDatabases, postgresDatabase } from './databases.ts';
import { clubForEach } from './club-for-each.ts';
import { startNode } from './node.ts';
import { choicesOf, Person } from './person.ts';
import { BOT, gameOf, leaveAll, ME, OPEN, setTable } from './tables.ts';

const DAY = 24 * 3600 * 1000;
const PASSWORD = 'correct horse battery';

describe.each(allDatabases)('a guest who signs in to an account on $name', ({ create }) => {
  const club = clubForEach(create);

  const member = async (name: string) => {
    const person = new Person(club.node.address);
    await person.client.call('register', { body: { name, password: PASSWORD } });
    return person;
  };
  const signIn = (guest: Person, name: string) => guest.client.call('signIn', { body: { name, password: PASSWORD } });
  const idOf = async (name: string) => {
    const { db } = club.node.club.store;
    const user = await db.selectFrom('users').select('id').where('name', '=', name).executeTakeFirst();
    return user?.id;
  };

  test('keeps the seat, and everybody at the table sees the new name', async () => {
    const account = await member('Robin');
    const table = await setTable([club.node.address], 'lantern', { settings: { public: false } });
    const [guest, other] = [table.people[0]!, table.people[1]!];
    const { name } = await guest.client.call('me', {});
    const signedIn = signIn(guest, 'Robin');
    // The club closes the guest's socket before its answer, which has the account's cookie.
    guest.comesBack = () => signedIn;
    expect(await signedIn).toMatchObject({ name: 'Robin', kind: 'member' });
    await other.until(() => table.matches[1]!.info!.seats[0]!.player?.name === 'Robin');
    // The guest's page reconnects as the account.
    await guest.until(() => table.matches[0]!.info!.seats[0]!.player?.name === 'Robin');
    expect(table.matches[0]!).toMatchObject({ seat: 0, info: { yours: true } });
    const { matches } = await account.client.call('myMatches', {});
    expect(matches).toMatchObject([{ match: { id: table.id, yours: true }, seat: 0 }]);

    const home = await account.watch(table.id);
    const seat = home.info!.waiting[0]!;
    const [mover, match] = seat === 0 ? [account, home] : [other, table.matches[1]!];
    const action = choicesOf(gameOf('lantern'), match)[0]!;
    const done = await mover.socket.request({ kind: 'act', match: table.id, sequence: match.sequence, action });
    await guest.until(() => table.matches[0]!.sequence >= done);
    // The guest is gone, and the name is free.
    expect(await idOf(name)).toBeUndefined();
    account.leave();
    leaveAll(table);
  });

  test('keeps results, opened matches, mutes and chat', async () => {
    const account = await member('Robin');
    const table = await setTable([club.node.address], 'lantern');
    const [guest, other] = [table.people[0]!, table.people[1]!];
    await other.socket.request({ kind: 'chat', match: table.id, room: 'players', text: 'Boo' });
    await guest.socket.request({ kind: 'chat', match: table.id, room: 'players', text: 'Hello' });
    const { name } = await other.client.call('me', {});
    await guest.client.call('mute', { body: { name, muted: true } });
    await other.socket.request({ kind: 'resign', match: table.id });
    await club.node.ticker.tick();
    const { match: opened } = await guest.client.call('openMatch', {
      body: { game: 'lantern', options: {}, seats: [OPEN, ME], request: 'first' },
    });
    await account.client.call('openMatch', {
      body: { game: 'lantern', options: {}, seats: [OPEN, ME], request: 'first' },
    });
    await signIn(guest, 'Robin');
    const profile = await account.client.call('profile', { name: 'Robin' });
    expect(profile.history).toMatchObject([{ match: table.id, score: 1 }]);
    const { lines } = await account.client.call('chat', { id: table.id, name: 'players' });
    expect(lines.map(({ text, from }) => [text, from])).toEqual([['Hello', 'Robin']]);
    await account.client.call('leaveMatch', { id: opened.id });
    await expect(account.client.call('match', { id: opened.id })).rejects.toMatchObject({ code: 'not-found' });
    leaveAll(table);
  });

  test('keeps the guest’s vacations, without the time the account was on vacation too', async () => {
    await member('Robin');
    const guest = await Person.guest(club.node.address, 'Casey');
    const { db } = club.node.club.store;
    const [robin, casey] = [(await idOf('Robin'))!, (await idOf('Casey'))!];
    const at = (days: number) => club.clock - days * 86_400_000;
    await db
      .insertInto('vacations')
      .values([
        { user_id: casey, from_at: at(20), until_at: at(10) },
        { user_id: robin, from_at: at(14), until_at: at(13) },
      ])
      .execute();
    await signIn(guest, 'Robin');
    const stored = db.selectFrom('vacations').select(['user_id', 'from_at', 'until_at']).orderBy('from_at');
    expect(await stored.execute()).toEqual([
      { user_id: robin, from_at: at(20), until_at: at(14) },
      { user_id: robin, from_at: at(14), until_at: at(13) },
      { user_id: robin, from_at: at(13), until_at: at(10) },
    ]);
  });

  test('may sign in twice at once, and is merged once', async () => {
    const account = await member('Robin');
    const table = await setTable([club.node.address], 'lantern');
    const [guest] = table.people as [Person];
    await Promise.all([signIn(guest, 'Robin'), signIn(guest, 'Robin')]);
    expect((await account.client.call('myMatches', {})).matches.map(({ match }) => match.id)).toEqual([table.id]);
    leaveAll(table);
  });

  test('is not merged after becoming a member in another page', async () => {
    await member('Robin');
    await member('Casey');
    const { store } = club.node.club;
    const taken = mergeGuest(store, (await idOf('Casey'))!, (await idOf('Robin'))!, club.clock);
    await expect(taken).rejects.toMatchObject({ code: 'signed-in' });
    expect(await idOf('Casey')).toBeDefined();
  });

  test('must first finish a match at which the account sits too, and loses nothing by trying', async () => {
    const account = await member('Robin');
    const guest = await Person.guest(club.node.address, 'Casey');
    const body = { game: 'lantern', options: {}, seats: [ME, OPEN] };
    const { match } = await guest.client.call('openMatch', { body });
    await account.client.call('join', { id: match.id, body: { seat: 1 } });
    await expect(signIn(guest, 'Robin')).rejects.toMatchObject({ code: 'two-seats' });
    expect(await guest.client.call('me', {})).toMatchObject({ name: 'Casey' });
    await guest.watch(match.id);
    await guest.socket.request({ kind: 'resign', match: match.id });
    await club.node.ticker.tick();
    // Their match against each other stays as it was.
    await signIn(guest, 'Robin');
    expect((await account.client.call('profile', { name: 'Robin' })).history).toMatchObject([{ score: 1 }]);
    const { seats } = await account.client.call('match', { id: match.id });
    expect(seats.map(({ player }) => player?.name)).toEqual(['Casey', 'Robin']);
    guest.leave();
  });

  test('leaves an open match where the account sits too', async () => {
    const account = await member('Robin');
    const guest = await Person.guest(club.node.address, 'Casey');
    const seats = [ME, OPEN, OPEN, BOT];
    const { match } = await guest.client.call('openMatch', { body: { game: 'sealed', options: { seats: 4 }, seats } });
    await account.client.call('join', { id: match.id, body: { seat: 1 } });
    await signIn(guest, 'Robin');
    const info = await account.client.call('match', { id: match.id });
    expect(info).toMatchObject({ yours: true, status: 'open' });
    expect(info.seats.map(({ player }) => player?.name ?? null)).toEqual([null, 'Robin', null, 'random']);
  });

  test('ends the guest’s vacation, and days that were used stay used', async () => {
    const account = await member('Robin');
    const table = await setTable([club.node.address], 'lantern', {
      settings: { clock: { kind: 'slow', perDecision: DAY } },
    });
    const guest = table.people[0]!;
    const from = club.clock;
    await guest.client.call('changeMe', { body: { vacation: { from, until: from + 10 * DAY } } });
    club.clock += 4 * DAY;
    await signIn(guest, 'Robin');
    const me = await account.client.call('me', {});
    expect(me).toMatchObject({ vacation: null });
    const taken = await club.node.club.store.db.selectFrom('vacations').selectAll().execute();
    expect(taken).toEqual([{ user_id: await idOf('Robin'), from_at: from, until_at: club.clock }]);
    leaveAll(table);
  });
});

test('a guest who signs in at one of two nodes plays on at the other', async () => {
  const database = await postgresDatabase();
  const nodes = [await startNode(await database.open()), await startNode(await database.open())] as const;
  const table = await setTable([nodes[0].address, nodes[1].address], 'lantern');
  const account = new Person(nodes[1].address);
  await account.client.call('register', { body: { name: 'Robin', password: PASSWORD } });
  const home = await account.watch(table.id);
  expect(home.seat).toBeNull();
  await table.people[0]!.client.call('signIn', { body: { name: 'Robin', password: PASSWORD } });
  await account.until(() => home.seat === 0);
  expect(home.info!.seats[0]!.player).toEqual({ kind: 'member', name: 'Robin' });
  account.leave();
  leaveAll(table);
  for (const node of nodes) await node.close();
  await database.remove();
});
