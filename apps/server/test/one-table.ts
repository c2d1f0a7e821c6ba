import { afterEach } from 'vitest';
import type { TestDatabase } from './databases.ts';
import type { TestNode } from './node.ts';
import { leaveAll, type SetTable } from './tables.ts';

/** A database, a node on it, and one table. */
export interface OneTable {
  database: TestDatabase;
  node: TestNode;
  table: SetTable;
}

/** Holds them for a test, and closes them after it. */
export function oneTable(): OneTable {
  const at = {} as OneTable;
  afterEach(async () => {
    leaveAll(at.table);
    await at.node.close();
    await at.database.remove();
  });
  return at;
}
