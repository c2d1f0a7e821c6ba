import { describe, expect, test } from 'vitest';
import { deleteMatch, verifyAll } from '../src/admin/match-commands.ts';
import { databaseFile, openEmbedded } from '../src/store/embedded-store.ts';
import { inOneTransaction } from '../src/store/one-transaction.ts';
import type { Store } from '../src/store/store.ts';
import { operatorTexts } from '../src/texts/index.ts';
import { clubForEach } from './club-for-each.ts';
import { allDatabases, type TestDatabase } from './databases.ts';
import { QueryHook } from './query-hook.ts';
import { kinds } from './node.ts';
import { leaveAll, moveOn, setTable } from './tables.ts';

/** The database as the command opens it beside the club. */
function besideClub(database: TestDatabase): Promise<Store> {
  const folder = database.environment['DATA_DIR'];
  return folder === undefined ? database.open() : openEmbedded(databaseFile(folder), true);
}

describe.each(allDatabases)('verifying beside a running club on $name', ({ create }) => {
  const club = clubForEach(create);

  /** Verifies while something happens after each answer about a match. */
  async function verifyWhile(work: () => Promise<unknown>) {
    const reader = await besideClub(club.database);
    const hook = new QueryHook('matches');
    const happen = async () => {
      await work();
      hook.afterQuery(happen);
    };
    hook.afterQuery(happen);
    try {
      const { checked, faults } = await verifyAll({ ...reader, db: reader.db.withPlugin(hook) }, kinds);
      return { checked, faults: faults.map((fault) => fault(operatorTexts.en)) };
    } finally {
      await reader.close();
    }
  }

  test('finds every log sound although moves are made while it reads', async () => {
    const tables = [await setTable([club.node.address], 'lantern'), await setTable([club.node.address], 'sealed')];
    let moves = 0;
    const move = () =>
      Promise.all(tables.map(async (table) => (table.matches[0]!.info!.status === 'over' ? 0 : moveOn(table)))).then(
        () => moves++,
      );
    expect(await verifyWhile(move)).toEqual({ checked: 2, faults: [] });
    expect(moves).toBeGreaterThan(1);
    for (const table of tables) leaveAll(table);
  });

  test('skips a match that is deleted while it reads', async () => {
    const table = await setTable([club.node.address], 'lantern');
    leaveAll(table);
    let left = 1;
    const remove = async () => {
      if (left-- > 0) await inOneTransaction(club.node.club.store, (store) => deleteMatch(store, table.id));
    };
    expect(await verifyWhile(remove)).toEqual({ checked: 0, faults: [] });
  });

  test('reports a log whose length is not its match’s', async () => {
    const table = await setTable([club.node.address], 'lantern');
    const done = await moveOn(table);
    leaveAll(table);
    const { db } = club.node.club.store;
    for (const head of [done - 1, done + 1]) {
      await db.updateTable('matches').set({ head }).execute();
      expect(await verifyWhile(() => Promise.resolve())).toEqual({
        checked: 1,
        faults: [`${table.id}: the log has ${done} entries and not ${head}.`],
      });
    }
  });
});
