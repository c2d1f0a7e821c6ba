import { afterEach } from 'vitest';
import type { TestDatabase } from './databases.ts';
import type { TestNode } from './node.ts';
import { leaveAll, type SetTable } from './tables.ts';

/** What a test sets up by itself: a database, a node on it, and one table. */
export interface OneTable {
  database: TestDatabase;
  node: TestNode;
  table: SetTable;
}

/** Room for that, which is cleared away after each test. */
export function oneTable(): OneTable {
  const at = {} as OneTable;
  afterEach(async () => {
    leaveAll(at.table);
    await at.node.close();
    await at.database.remove();
  });
  return at;
}
