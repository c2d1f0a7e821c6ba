import { commitmentOf, type Entry, FairChance, firstOf, LIST_ROOM, Match, newSeed, Random } from '@whistlestop/kernel';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { exportMatch, importMatch, verifyAll } from '../src/admin/match-commands.ts';
import { newTimedId } from '../src/store/ids.ts';
import { headerOf, loadMatch } from '../src/host/loaded-match.ts';
import { GameCatalog } from '../src/host/game-catalog.ts';
import { TURNS_AT_ONCE, turnsInParts } from '../src/store/log-parts.ts';
import type { Store } from '../src/store/store.ts';
import { allDatabases, type TestDatabase } from './databases.ts';
import { kinds, startNode, type TestNode } from './node.ts';
import { Person } from './person.ts';
import { gameOf } from './tables.ts';

const GAME = '1960';
const game = gameOf(GAME);
const options = JSON.stringify(kinds.find(({ id }) => id === GAME)!.options.parse({}));
const id = newTimedId(0);
const seed = newSeed();

/** A whole match, of which both sides make any choice they have. */
function wholeMatch(): Match {
  const about = { game: GAME, rules: game.version, options: JSON.parse(options) as unknown, match: id };
  const match = new Match(game, { ...about, seats: ['Ann', 'Ben'], commitment: commitmentOf(seed) });
  const luck = new FairChance(seed, id);
  const random = new Random('long');
  const list = new Int16Array(LIST_ROOM);
  match.settle(luck);
  while (!match.over) {
    const seat = firstOf(match.pending);
    const action = list[random.below(game.legal(match.state, seat, list))];
    match.submit({ kind: 'action', seat, sequence: match.log.length, action }, luck);
  }
  match.close(seed);
  return match;
}
const whole = wholeMatch();

describe.each(allDatabases)('a log of more turns than are read at once, on $name', ({ create }) => {
  let database: TestDatabase;
  let store: Store;
  /** The most turns in one answer of the database. */
  let most = 0;

  beforeEach(async () => {
    database = await create();
    const opened = await database.open();
    most = 0;
    const count = (rows: readonly object[]) => {
      most = Math.max(most, rows.filter((row) => 'entries' in row).length);
    };
    const db = opened.db.withPlugin({
      transformQuery: ({ node }) => node,
      transformResult: ({ result }) => {
        count(result.rows);
        return Promise.resolve(result);
      },
    });
    store = {
      ...opened,
      db,
      turnsAfter: async (match, sequence) => {
        const turns = await opened.turnsAfter(match, sequence);
        count(turns);
        return turns;
      },
    };
  });
  afterEach(async () => {
    await store.close();
    await database.remove();
  });

  /** Stores the first entries of the match, each as a turn. */
  async function keep(log: readonly Entry[]): Promise<void> {
    const over = log.length === whole.log.length;
    const matches = {
      id,
      game: GAME,
      rules: game.version,
      options,
      settings: '{}',
      public: 1,
      seed,
      invite: 'secret',
      opened_by: null,
      request_id: null,
      players: '["Ann","Ben"]',
      head: log.length,
      seating: 0,
      waiting: 0,
      clock: null,
      deadline: null,
      bot_due: null,
      rematch: null,
      created_at: 0,
      started_at: 0,
      ended_at: over ? 0 : null,
      status: over ? 'over' : 'running',
      scores: over ? JSON.stringify(whole.scores()) : null,
    };
    await store.db.insertInto('matches').values(matches).execute();
    const seats = [0, 1].map((seat) => ({ match_id: id, seat, user_id: null, bot: null }));
    await store.db.insertInto('seats').values(seats).execute();
    for (const [index, entry] of log.entries())
      await store.db
        .insertInto('entries')
        .values({
          match_id: id,
          sequence: index + 1,
          last: index + 1,
          entries: JSON.stringify([entry]),
          seat: 'seat' in entry ? entry.seat : -1,
          request_id: null,
          at: index,
        })
        .execute();
  }

  const load = (upTo?: number) =>
    loadMatch({ store, games: new GameCatalog(kinds), luck: () => new FairChance(seed, id) }, id, upTo);

  /** The match as it was after so many entries. */
  const after = (length: number) => Match.replay(game, whole.header, whole.log.slice(0, length));

  test('is replayed in parts, from a snapshot and up to an entry', async () => {
    const { length } = whole.log;
    expect(length).toBeGreaterThan(3 * TURNS_AT_ONCE);
    await keep(whole.log.slice(0, length - 2));
    const expected = after(length - 2);
    const facts = (match: Match) => [match.state, match.log, match.steps, match.freshFrom(0), match.freshFrom(1)];
    const loaded = await load();
    expect(facts(loaded.match)).toEqual(facts(expected));
    expect(loaded.turns.map(({ last }) => last)).toEqual(expected.log.map((_, index) => index + 1));
    for (const sequence of [TURNS_AT_ONCE, TURNS_AT_ONCE + 1, length - 2]) {
      await store.db.deleteFrom('snapshots').execute();
      const snapshot = JSON.stringify(after(sequence).snapshot());
      await store.db.insertInto('snapshots').values({ match_id: id, sequence, snapshot }).execute();
      expect(facts((await load()).match)).toEqual(facts(expected));
    }
    // A later snapshot cannot be used here.
    expect(facts((await load(200)).match)).toEqual(facts(after(200)));
    expect(most).toBe(TURNS_AT_ONCE);
  });

  test('is verified, exported and imported in parts', async () => {
    await keep(whole.log);
    expect(await verifyAll(store, kinds)).toMatchObject({ checked: 1, faults: [] });
    const record = await exportMatch(store, kinds, id);
    for (const table of ['matches', 'seats', 'entries'] as const) await store.db.deleteFrom(table).execute();
    await importMatch(store, kinds, record, 0);
    expect(await exportMatch(store, kinds, id)).toBe(record);
    for await (const turns of turnsInParts(store.db, id))
      for (const { sequence, last } of turns) expect(last - sequence).toBeLessThan(TURNS_AT_ONCE);
    const row = await store.db.selectFrom('matches').selectAll().executeTakeFirstOrThrow();
    expect(headerOf(row)).toEqual(whole.header);
    expect(most).toBe(TURNS_AT_ONCE);
  });

  test('is read in parts for a reader who is far behind', async () => {
    // The first decision; before it chance would act when the match is loaded.
    const start = whole.log.findIndex(({ kind }) => kind === 'action');
    await keep(whole.log.slice(0, start));
    const node: TestNode = await startNode({ ...store, close: () => Promise.resolve() });
    const spectator = new Person(node.address);
    const match = await spectator.watch(id);
    await spectator.until(() => match.sequence === start);
    const rest = whole.log.slice(start).map((entry, index) => ({
      match_id: id,
      sequence: start + index + 1,
      last: start + index + 1,
      entries: JSON.stringify([entry]),
      seat: 'seat' in entry ? entry.seat : -1,
      request_id: null,
      at: index,
    }));
    for (const turn of rest) await store.db.insertInto('entries').values(turn).execute();
    await node.club.signals.receive({ kind: 'entries', match: id, last: whole.log.length });
    await spectator.until(() => match.sequence === whole.log.length);
    expect([...match.view!]).toEqual([...whole.state]);
    expect(most).toBe(TURNS_AT_ONCE);
    spectator.leave();
    await node.close();
  });
});
