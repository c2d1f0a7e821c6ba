import { setImmediate } from 'node:timers/promises';
import type { SeatWish } from '@whistlestop/client';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { allDatabases, type TestDatabase } from './databases.ts';
import { startNode, type TestNode } from './node.ts';
import { Person } from './person.ts';
import { BOT, gameOf, ME, OPEN, openingMoves, RATED, type SetTable, watchAll } from './tables.ts';

describe.each(allDatabases)('at the same moment, on $name,', ({ create }) => {
  let database: TestDatabase;
  let node: TestNode;

  beforeEach(async () => {
    database = await create();
    node = await startNode(await database.open());
  });
  afterEach(async () => {
    await node.close();
    await database.remove();
  });

  const everyone = (...names: string[]) => Promise.all(names.map((name) => Person.guest(node.address, name)));

  test('many matches of the same people may end, and all of them count in their ratings', async () => {
    const { db } = node.club.store;
    const pair = await Promise.all([Person.member(node.address, 'Early'), Person.member(node.address, 'Late')]);
    const tables: SetTable[] = [];
    for (let i = 0; i < 12; i++) {
      // Each opens half of them, so that the lock order differs.
      const [one, two] = i % 2 === 0 ? pair : pair.toReversed();
      const body = { game: 'lantern', options: {}, settings: RATED, seats: [ME, OPEN] };
      const { match } = await one!.client.call('openMatch', { body });
      await two!.client.call('join', { id: match.id, body: { seat: 1 } });
      tables.push(await watchAll(match.id, [one!, two!], gameOf('lantern')));
    }
    for (const table of tables) await openingMoves(table);
    await Promise.all(tables.map(({ id }) => pair[0].socket.request({ kind: 'resign', match: id })));
    const results = () => db.selectFrom('results').selectAll().execute();
    await expect.poll(async () => (await results()).length).toBe(2 * tables.length);
    const ratings = await db.selectFrom('ratings').select('matches').execute();
    expect(ratings).toEqual([{ matches: tables.length }, { matches: tables.length }]);
    for (const person of pair) person.leave();
  });

  test('one may leave and the last one sit down, and no match runs without a player', async () => {
    const { club } = node;
    const [host] = (await everyone('Host', 'Leaver', 'Joiner')) as [Person, Person, Person];
    const idOf = async (name: string) =>
      (await club.store.db.selectFrom('users').select('id').where('name', '=', name).executeTakeFirstOrThrow()).id;
    const [leaver, joiner] = [await idOf('Leaver'), await idOf('Joiner')];
    for (let i = 0; i < 48; i++) {
      const body = { game: 'lantern', options: {}, seats: [OPEN, OPEN] };
      const { id } = (await host.client.call('openMatch', { body })).match;
      await club.setup.join(id, leaver, 0, undefined);
      const joining = club.setup.join(id, joiner, 1, undefined);
      // Each time a little later, so that every interleaving occurs.
      for (let turns = 0; turns < i % 24; turns++) await setImmediate();
      const [, left] = await Promise.allSettled([joining, club.setup.leave(id, leaver)]);
      const { status, seats } = await host.client.call('match', { id });
      expect(seats.map(({ player }) => player?.name)).toEqual([
        left.status === 'fulfilled' ? undefined : 'Leaver',
        'Joiner',
      ]);
      expect(status).toBe(left.status === 'fulfilled' ? 'open' : 'running');
      if (left.status === 'rejected') expect(left.reason).toMatchObject({ code: 'match-not-open' });
    }
  });

  test('repeated and concurrent rematch requests open one rematch', async () => {
    const [one, two] = (await everyone('One', 'Two')) as [Person, Person];
    const played = async (seats: SeatWish[], joins: readonly Person[]) => {
      const { match } = await one.client.call('openMatch', { body: { game: 'lantern', options: {}, seats } });
      for (const person of joins) await person.client.call('join', { id: match.id, body: { seat: 1 } });
      await one.socket.request({ kind: 'resign', match: match.id });
      return match.id;
    };
    const rematches = async (id: string, asking: readonly Person[]) => {
      const asked = await Promise.all(asking.map((person) => person.client.call('rematch', { id })));
      expect(new Set(asked.map(({ match }) => match.id)).size).toBe(1);
      return asked[0]!.match.id;
    };
    const solo = await played([ME, BOT], []);
    const pair = await played([ME, OPEN], [two]);
    const next = [await rematches(solo, [one, one, one]), await rematches(pair, [one, two])];
    const { matches } = await one.client.call('myMatches', {});
    expect(matches.map(({ match }) => match.id).sort()).toEqual([solo, pair, ...next].sort());
    one.leave();
  });
});
