import { afterEach, beforeEach } from 'vitest';
import type { AppOptions } from '../src/app.ts';
import type { TestDatabase } from './databases.ts';
import { startNode, type TestNode } from './node.ts';

/** A club of one node, and its clock. */
export interface TestClub {
  readonly database: TestDatabase;
  node: TestNode;
  clock: number;
}

/** A club of its own for each test of a group; only the test moves its clock. */
export function clubForEach(
  create: () => Promise<TestDatabase>,
  options: () => Partial<AppOptions> | Promise<Partial<AppOptions>> = () => ({}),
): TestClub {
  const club = {} as { database: TestDatabase; node: TestNode; clock: number };
  beforeEach(async () => {
    club.clock = Date.now();
    club.database = await create();
    club.node = await startNode(await club.database.open(), { now: () => club.clock, ...(await options()) });
  });
  afterEach(async () => {
    await club.node.close();
    await club.database.remove();
  });
  return club;
}
