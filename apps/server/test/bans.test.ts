import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { clubForEach } from './club-for-each.ts';
import { allDatabases } from './databases.ts';
import { Person } from './person.ts';
import { BOT, leaveAll, ME, OPEN, type SetTable, setTable } from './tables.ts';

describe.each(allDatabases)('a ban, on $name,', ({ create }) => {
  const club = clubForEach(create);
  let warden: Person;
  let table: SetTable | undefined;

  beforeEach(async () => {
    warden = new Person(club.node.address);
    await warden.client.call('register', { body: { name: 'Warden', password: 'a long password' } });
    await club.node.club.store.db.updateTable('users').set({ admin: 1 }).where('name', '=', 'Warden').execute();
  });
  afterEach(() => {
    if (table !== undefined) leaveAll(table);
    table = undefined;
  });

  /** One round of the ticker, with the work it starts. */
  const tick = async () => {
    await club.node.ticker.tick();
    await club.node.ticker.settled();
  };
  const userOf = async (person: Person) => {
    const { name } = await person.client.call('me', {});
    const { db } = club.node.club.store;
    return db.selectFrom('users').select(['id', 'name']).where('name', '=', name).executeTakeFirstOrThrow();
  };
  /** Bans somebody; returns who they were, since their session ends. */
  const ban = async (person: Person) => {
    const { id, name } = await userOf(person);
    await warden.client.call('ban', { body: { name, banned: true } });
    return { id, name };
  };

  test('ends a match without a clock that would wait for ever, and the others have won it', async () => {
    table = await setTable([club.node.address], 'lantern');
    const [rogue, other] = table.people as [Person, Person];
    await ban(rogue);
    await tick();
    await other.until(() => table!.matches[1]!.info?.status === 'over');
    expect(table.matches[1]!.info!.scores).toEqual([0, 1]);
    const { record } = await other.client.call('record', { id: table.id });
    expect(record).toContain('forfeit abandoned');
    // It is done once.
    const { db } = club.node.club.store;
    expect(await db.selectFrom('users').select('id').where('leaves_at', 'is not', null).execute()).toEqual([]);
  });

  test('gives the seat to a bot where the match was opened so, and the others play on', async () => {
    table = await setTable([club.node.address], 'sealed', { settings: { onTimeout: 'bot' } });
    const [rogue, one] = table.people as [Person, Person];
    one.socket.lobby(true);
    await one.next('lobby');
    const { id } = await ban(rogue);
    await tick();
    await one.until(() => table!.matches[1]!.info?.seats[0]?.player?.kind === 'bot');
    await one.until(() => {
      const lobby = one.received.findLast((message) => message.kind === 'lobby');
      return lobby?.matches[0]?.seats[0]?.player?.kind === 'bot';
    });
    await one.until(() => !table!.matches[1]!.info!.waiting.includes(0));
    expect(table.matches[1]!.info!.status).toBe('running');
    const { db } = club.node.club.store;
    expect(await db.selectFrom('results').select(['user_id', 'score']).execute()).toEqual([{ user_id: id, score: 0 }]);
  });

  test('leaves every match that can be left, whatever is wrong with another', async () => {
    const rogue = await Person.guest(club.node.address, 'Rogue');
    const host = await Person.guest(club.node.address, 'Host');
    const begin = async () => {
      const body = { game: 'lantern', options: {}, seats: [ME, OPEN] };
      const { match } = await host.client.call('openMatch', { body });
      await rogue.client.call('join', { id: match.id, body: { seat: 1 } });
      return match.id;
    };
    const [spoilt, other] = [await begin(), await begin()];
    const { store, cache } = club.node.club;
    cache.drop(spoilt);
    const entries = '[{"kind":"action","seat":0,"action":9999}]';
    await store.db
      .insertInto('entries')
      .values({ match_id: spoilt, sequence: 99, last: 99, entries, seat: 0, request_id: null, at: 0 })
      .execute();
    await store.db.updateTable('matches').set({ head: 99 }).where('id', '=', spoilt).execute();
    const { id } = await ban(rogue);
    await tick();
    expect(await host.client.call('match', { id: other })).toMatchObject({ status: 'over', scores: [1, 0] });
    // The other match is retried.
    const user = store.db.selectFrom('users').select('leaves_at').where('id', '=', id);
    expect(await user.executeTakeFirstOrThrow()).toEqual({ leaves_at: club.clock + 60_000 });
  });

  test('leaves no bots to play among themselves', async () => {
    const rogue = await Person.guest(club.node.address, 'Rogue');
    const body = { game: 'sealed', options: { seats: 2 }, settings: { onTimeout: 'bot' as const }, seats: [ME, BOT] };
    const { match } = await rogue.client.call('openMatch', { body });
    await ban(rogue);
    await tick();
    expect(await warden.client.call('match', { id: match.id })).toMatchObject({ status: 'over', scores: [0, 1] });
  });

  test('withdraws the matches that were opened and empties the seats that were taken', async () => {
    const rogue = await Person.guest(club.node.address, 'Rogue');
    const host = await Person.guest(club.node.address, 'Host');
    const body = { game: 'lantern', options: {}, seats: [ME, OPEN] };
    const { match: theirs } = await rogue.client.call('openMatch', { body });
    const options = { seats: 3 };
    const { match } = await host.client.call('openMatch', {
      body: { game: 'sealed', options, seats: [ME, OPEN, OPEN] },
    });
    await rogue.client.call('join', { id: match.id, body: { seat: 1 } });
    await ban(rogue);
    await tick();
    await expect(host.client.call('match', { id: theirs.id })).rejects.toMatchObject({ code: 'not-found' });
    const { seats, status } = await host.client.call('match', { id: match.id });
    expect(seats.map(({ player }) => player?.name ?? null)).toEqual(['Host', null, null]);
    expect(status).toBe('open');
  });

  test('that is lifted before the next round leaves no match', async () => {
    table = await setTable([club.node.address], 'lantern');
    const [rogue, other] = table.people as [Person, Person];
    const { name } = await ban(rogue);
    await warden.client.call('ban', { body: { name, banned: false } });
    await tick();
    expect(await other.client.call('match', { id: table.id })).toMatchObject({ status: 'running' });
  });

  test('is carried on by another node when one died before it had left every match', async () => {
    table = await setTable([club.node.address], 'lantern');
    const [rogue, other] = table.people as [Person, Person];
    await ban(rogue);
    const { db } = club.node.club.store;
    await db
      .updateTable('users')
      .set({ leaves_at: club.clock + 60_000 })
      .where('leaves_at', 'is not', null)
      .execute();
    await tick();
    expect(await other.client.call('match', { id: table.id })).toMatchObject({ status: 'running' });
    club.clock += 60_000;
    await tick();
    expect(await other.client.call('match', { id: table.id })).toMatchObject({ status: 'over' });
  });
});
