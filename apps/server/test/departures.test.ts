import { LIST_ROOM, Random } from '@whistlestop/kernel';
import { afterEach, describe, expect, test } from 'vitest';
import type { BotThinker, BotDecision } from '../src/bots/bot-thinker.ts';
import { allDatabases } from './databases.ts';
import { clubForEach } from './club-for-each.ts';
import { PASSWORD, type Person } from './person.ts';
import { gameOf, leaveAll, openingMoves, RATED, type SetTable, setTable } from './tables.ts';

const HOUR = 3_600_000;
const SETTINGS = { clock: { kind: 'slow', perDecision: HOUR }, onTimeout: 'bot' } as const;

/** A bot that takes the lowest choice, so that a test knows its moves. */
const firstAction = ({ game, options, seat: observer, view }: BotDecision) => {
  const rules = gameOf(game, options);
  const list = new Int16Array(LIST_ROOM);
  const world = rules.layout.create();
  rules.sampleWorld({ observer, state: view }, new Random(1), world);
  rules.legal(world, observer, list);
  return Promise.resolve(list[0]!);
};

describe.each(allDatabases)('a player whose seat goes to a bot, on $name,', ({ create }) => {
  const thinker: BotThinker = { think: firstAction, waiting: 0, close: () => Promise.resolve() };
  const club = clubForEach(create, () => ({ thinker }));
  let table: SetTable;

  afterEach(() => {
    leaveAll(table);
  });

  /** The scores of a person's results, and the change of their rating. */
  async function standingOf(person: Person) {
    const { results, ratings } = (await person.client.call('exportMe', {})) as {
      results: { match_id: string; score: number; ended_at: number }[];
      ratings: { rating: number; matches: number }[];
    };
    return {
      scores: results.map(({ match_id, score }) => [match_id, score]),
      ratings: ratings.map(({ rating, matches }) => [Math.sign(rating - 1500), matches]),
    };
  }
  const handOver = async () => {
    club.clock += HOUR;
    await club.node.ticker.tick();
  };
  const counted = async () => {
    const results = () => club.node.club.store.db.selectFrom('results').select('seat').execute();
    await expect.poll(async () => (await results()).length).toBe(table.people.length);
  };

  test('has lost the match at once, and those who play on neither win nor lose rating by it', async () => {
    table = await setTable([club.node.address], 'lantern', { settings: { ...SETTINGS, rated: true } });
    await openingMoves(table);
    const seat = table.matches[0]!.info!.waiting[0]!;
    const [leaver, other] = [table.people[seat]!, table.people[1 - seat]!];
    await handOver();
    const lost = { scores: [[table.id, 0]], ratings: [[-1, 1]] };
    expect(await standingOf(leaver)).toEqual(lost);
    expect(await standingOf(other)).toEqual({ scores: [], ratings: [] });
    expect(await other.client.call('match', { id: table.id })).toMatchObject({ status: 'running', scores: null });
    await other.socket.request({ kind: 'resign', match: table.id });
    await counted();
    expect(await standingOf(leaver)).toEqual(lost);
    expect(await standingOf(other)).toEqual({ scores: [[table.id, 0]], ratings: [] });
  });

  test('has lost to everybody who stays, and those are rated by how they end among themselves', async () => {
    table = await setTable([club.node.address], 'sealed', {
      options: { rounds: 2 },
      settings: { ...SETTINGS, rated: true },
    });
    // Everybody lays the same, and nobody has won the first round.
    await openingMoves(table);
    const [leaver, one, two] = table.people as [Person, Person, Person];
    const lay = (seat: number, stones: string) => {
      const action = table.game.actions.parse(`lay ${stones}`)!;
      const { sequence } = table.matches[seat]!;
      return table.people[seat]!.socket.request({ kind: 'act', match: table.id, sequence, action });
    };
    await lay(1, 'plain 2');
    await lay(2, 'gold 3');
    expect(await standingOf(two)).toEqual({ scores: [], ratings: [] });
    await handOver();
    await counted();
    // The bot lays one stone, and the last round ends.
    expect(await standingOf(leaver)).toEqual({ scores: [[table.id, 0]], ratings: [[-1, 1]] });
    expect(await standingOf(one)).toEqual({ scores: [[table.id, 0]], ratings: [[-1, 1]] });
    expect(await standingOf(two)).toEqual({ scores: [[table.id, 1]], ratings: [[1, 1]] });
  });

  test('has lost where the match ends with it, and those who played on against each other have not won', async () => {
    table = await setTable([club.node.address], 'sealed', {
      settings: { ...SETTINGS, onTimeout: 'forfeit', rated: true },
    });
    await openingMoves(table);
    const [leaver, one, two] = table.people as [Person, Person, Person];
    await leaver.socket.request({ kind: 'resign', match: table.id });
    await counted();
    const { scores } = await one.client.call('match', { id: table.id });
    expect(scores).toEqual([0, 1 / 3, 1 / 3]);
    expect(await standingOf(leaver)).toEqual({ scores: [[table.id, 0]], ratings: [[-1, 1]] });
    for (const other of [one, two]) expect(await standingOf(other)).toMatchObject({ ratings: [] });
  });

  test('has lost no rating where the match is not rated, and can read what counts', async () => {
    table = await setTable([club.node.address], 'lantern', { settings: SETTINGS });
    const seat = table.matches[0]!.info!.waiting[0]!;
    await handOver();
    expect(await standingOf(table.people[seat]!)).toEqual({ scores: [[table.id, 0]], ratings: [] });
  });

  test('leaves no name behind when the account is deleted, and the match goes on', async () => {
    table = await setTable([club.node.address], 'lantern', { settings: SETTINGS });
    const seat = table.matches[0]!.info!.waiting[0]!;
    const [leaver, other] = [table.people[seat]!, table.people[1 - seat]!];
    const { name } = await leaver.client.call('me', {});
    await handOver();
    await leaver.client.call('deleteMe', { body: {} });
    const { db } = club.node.club.store;
    const match = await db.selectFrom('matches').selectAll().executeTakeFirstOrThrow();
    expect(JSON.parse(match.players)).toContain('anonymous');
    expect(match.players).not.toContain(name);
    expect(match.status).toBe('running');
    expect(await db.selectFrom('results').select(['user_id', 'score']).execute()).toEqual([
      { user_id: null, score: 0 },
    ]);
    await other.socket.request({ kind: 'resign', match: table.id });
    await counted();
    expect((await other.client.call('record', { id: table.id })).record).toContain('forfeit resigned');
  });

  test('does not change the result of a winner who deletes the account at once, with delayed spectators', async () => {
    const settings = { ...RATED, spectatorDelay: HOUR };
    table = await setTable([club.node.address], 'lantern', { settings });
    await openingMoves(table);
    const [leaver, other] = table.people as [Person, Person];
    await leaver.client.call('deleteMe', { body: { password: PASSWORD } });
    expect(await standingOf(other)).toEqual({ scores: [[table.id, 1]], ratings: [[1, 1]] });
    club.clock += HOUR;
    await club.node.ticker.tick();
    expect(await standingOf(other)).toEqual({ scores: [[table.id, 1]], ratings: [[1, 1]] });
  });
});
