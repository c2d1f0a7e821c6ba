import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { allDatabases, postgresDatabase, type TestDatabase } from './databases.ts';
import { startNode, type TestNode } from './node.ts';
import { leaveAll, moveOn, setTable } from './tables.ts';

const HOUR = 3_600_000;
const PURSE = 300_000;
const settings = { clock: { kind: 'live', purse: PURSE, increment: 0 }, onTimeout: 'forfeit' } as const;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});

describe.each(allDatabases)('a machine whose clock is set, on $name,', ({ create }) => {
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

  test.each([HOUR, -HOUR])('by %i ms costs nobody a match and gives nobody time', async (step) => {
    const table = await setTable([node.address], 'sealed', { options: { seats: 2 }, settings });
    const [match] = table.matches;
    const since = match!.info!.clock!.since;
    vi.setSystemTime(Date.now() + step);
    await node.ticker.tick();
    await moveOn(table);
    await moveOn(table);
    const { status, clock } = await table.people[0]!.client.call('match', { id: table.id });
    expect(status).toBe('running');
    expect(clock!.since).toBeGreaterThanOrEqual(since);
    expect(clock!.since).toBeLessThan(since + HOUR / 2);
    for (const left of clock!.left) {
      expect(left).toBeGreaterThan(0);
      expect(left).toBeLessThanOrEqual(PURSE);
    }
    // Nor is a match dropped as idle.
    expect(node.club.cache.size).toBe(1);
    node.club.cache.sweep();
    expect(node.club.cache.size).toBe(1);
    leaveAll(table);
  });
});

test('a node on a machine whose clock is wrong uses the clock of PostgreSQL', async () => {
  const database = await postgresDatabase();
  const here = await startNode(await database.open());
  const table = await setTable([here.address], 'lantern', { settings });
  vi.setSystemTime(Date.now() + HOUR);
  const there = await startNode(await database.open());
  await there.ticker.tick();
  expect((await table.people[0]!.client.call('match', { id: table.id })).status).toBe('running');
  await moveOn(table);
  leaveAll(table);
  await Promise.all([here.close(), there.close()]);
});
