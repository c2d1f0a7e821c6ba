import { readFileSync, writeFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { parseRecord, Random, variantKey, verifyRecord } from '@whistlestop/kernel';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { verifyAll } from '../src/admin/match-commands.ts';
import { databaseFile } from '../src/store/embedded-store.ts';
import { embeddedDatabase, type TestDatabase } from './databases.ts';
import { kinds, startNode, type TestNode } from './node.ts';
import { PASSWORD, Person, playOut } from './person.ts';
import { gameOf, watchAll } from './tables.ts';

/** A match in the sample. */
interface SampleMatch {
  readonly id: string;
  readonly game: string;
  readonly players: readonly string[];
  readonly entries: number;
}

/** The contents of the sample database. */
interface SampleClub {
  readonly now: number;
  readonly finished: readonly (SampleMatch & { readonly scores: readonly number[] })[];
  readonly running: readonly (SampleMatch & { readonly options: object; readonly waiting: readonly number[] })[];
  /** Keyed by all options, as in that version. */
  readonly ratings: readonly {
    readonly name: string;
    readonly game: string;
    readonly variant: string;
    readonly rating: number;
    readonly deviation: number;
    readonly matches: number;
  }[];
}

const sample = (name: string) => readFileSync(new URL(`version-before/${name}`, import.meta.url));

describe('a database of the version before', () => {
  const kept = JSON.parse(sample('club.json').toString()) as SampleClub;
  let database: TestDatabase;
  let node: TestNode;
  const people: Person[] = [];
  const seated = (players: readonly string[]) => players.map((name) => people['Ann Ben Cid'.split(' ').indexOf(name)]!);

  beforeAll(async () => {
    database = await embeddedDatabase();
    writeFileSync(databaseFile(database.environment['DATA_DIR']!), gunzipSync(sample('whistlestop.db.gz')));
    node = await startNode(await database.open(), { now: () => kept.now });
    for (const name of ['Ann', 'Ben', 'Cid']) {
      const person = new Person(node.address);
      await person.client.call('signIn', { body: { name, password: PASSWORD } });
      people.push(person);
    }
  });
  afterAll(async () => {
    for (const person of people) person.leave();
    await node.close();
    await database.remove();
  });

  test('has every rating, by its present key', async () => {
    const ratings = await node.club.store.db
      .selectFrom('ratings')
      .innerJoin('users', 'users.id', 'ratings.user_id')
      .select(['users.name', 'game', 'variant', 'rating', 'deviation', 'ratings.matches'])
      .execute();
    const expected = kept.ratings.map(({ variant, ...rest }) => {
      const kind = kinds.find(({ id }) => id === rest.game)!;
      return { ...rest, variant: variantKey(kind, JSON.parse(variant)) };
    });
    expect(ratings).toHaveLength(10);
    expect(ratings).toEqual(expect.arrayContaining(expected));
  });

  test.each(kept.finished)('has a finished match of $game that replays, draw by draw', async ({ id, ...match }) => {
    const [person] = people;
    const { status, head, seats } = await person!.client.call('match', { id });
    expect({ status, players: seats.map(({ player }) => player?.name) }).toEqual({
      status: 'over',
      players: match.players,
    });
    expect(head).toBeGreaterThanOrEqual(match.entries);
    const { record } = await person!.client.call('record', { id });
    const parsed = parseRecord(record, kinds);
    expect(parsed.ok && verifyRecord(parsed.value)).toMatchObject({ ok: true });
    const results = await node.club.store.db
      .selectFrom('results')
      .select('score')
      .where('match_id', '=', id)
      .orderBy('seat')
      .execute();
    expect(results.map(({ score }) => score)).toEqual(match.scores);
  });

  test('verifies as a whole', async () => {
    const { checked, faults } = await verifyAll(node.club.store, kinds);
    expect(faults).toEqual([]);
    expect(checked).toBeGreaterThanOrEqual(kept.finished.length + kept.running.length);
  });

  test.each(kept.running)('has a running match of $game that is played on to its end', async (match) => {
    const { id, game, options, players, entries, waiting } = match;
    const table = await watchAll(id, seated(players), gameOf(game, options));
    const [first] = table.matches;
    expect({ entries: first?.sequence, waiting: first?.info?.waiting }).toEqual({ entries, waiting });
    const random = new Random('played on');
    await Promise.all(table.people.map((person, seat) => playOut(person, table.game, table.matches[seat]!, random)));
    const { record } = await people[0]!.client.call('record', { id });
    const parsed = parseRecord(record, kinds);
    expect(parsed.ok && verifyRecord(parsed.value)).toMatchObject({ ok: true });
  });

  test('has the people, an open match and its chat', async () => {
    const { db } = node.club.store;
    expect(await db.selectFrom('matches').select('id').where('status', '=', 'open').execute()).toHaveLength(1);
    const lines = await db.selectFrom('chat').select('text').execute();
    expect(lines).toEqual([{ text: 'Well played so far.' }]);
  });
});
