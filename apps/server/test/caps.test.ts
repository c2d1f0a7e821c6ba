import { Refused } from '@whistlestop/client';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { Accounts } from '../src/people/accounts.ts';
import { GameCatalog } from '../src/host/game-catalog.ts';
import { inviteToSeat } from '../src/lobby/invitations.ts';
import { MatchMaking, type MatchPlan } from '../src/lobby/match-making.ts';
import type { Store } from '../src/store/store.ts';
import { allDatabases, type TestDatabase } from './databases.ts';
import { kinds } from './node.ts';
import { BOT, ME, OPEN } from './tables.ts';

const now = () => 1_000_000;

describe.each(allDatabases)('a person who sends many requests at once, on $name,', ({ create }) => {
  let database: TestDatabase;
  /** One store for each node, with its own connections. */
  let stores: Store[];
  let userId: string;

  beforeEach(async () => {
    database = await create();
    const nodes = database.name === 'postgres' ? 5 : 1;
    stores = [];
    for (let node = 0; node < nodes; node++) stores.push(await database.open());
    // Opens all connections first.
    for (const { db } of stores)
      await Promise.all(Array.from({ length: 4 }, () => db.selectFrom('users').select('id').execute()));
    userId = (await new Accounts(stores[0]!, now).createGuest('Eager', 'en')).id;
  });
  afterEach(async () => {
    await Promise.all(stores.map((store) => store.close()));
    await database.remove();
  });

  /** Sends so many requests at once, to the nodes in turn; returns the successes and the refusals. */
  async function atOnce(times: number, ask: (store: Store) => Promise<unknown>) {
    const asked = await Promise.allSettled(Array.from({ length: times }, (_, i) => ask(stores[i % stores.length]!)));
    const refused = asked.flatMap((one) => (one.status === 'rejected' ? [one.reason as unknown] : []));
    const codes = new Set(refused.map((reason) => (reason instanceof Refused ? reason.code : reason)));
    return { done: times - refused.length, codes: [...codes] };
  }

  const open = (store: Store, seats: MatchPlan['seats']) => {
    const settings = { clock: { kind: 'none' }, onTimeout: 'claim', public: true, spectatorDelay: 0, rated: false };
    const plan = { game: 'lantern', options: {}, settings, seats } as MatchPlan;
    return new MatchMaking(store, new GameCatalog(kinds), now).open(userId, plan);
  };

  test('has four matches of bots alone', async () => {
    expect(await atOnce(21, (store) => open(store, [BOT, BOT]))).toEqual({ done: 4, codes: ['too-many-shows'] });
  });

  test('has fifty public matches that look for players', async () => {
    expect(await atOnce(80, (store) => open(store, [ME, OPEN]))).toEqual({ done: 50, codes: ['too-many-open'] });
  });

  test('has fifty tokens', async () => {
    const make = (store: Store) => new Accounts(store, now).createToken(userId, 'my bot', undefined);
    expect(await atOnce(80, make)).toEqual({ done: 50, codes: ['too-many-tokens'] });
  });

  test('has sixty-four invitations to the seats of a match', async () => {
    const id = await open(stores[0]!, [ME, OPEN]);
    const row = await stores[0]!.db.selectFrom('matches').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    const invite = (store: Store) => inviteToSeat(store, row, 1);
    expect(await atOnce(90, invite)).toEqual({ done: 64, codes: ['too-many'] });
  });
});
