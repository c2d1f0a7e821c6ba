import { expect, test } from 'vitest';
import { BOT_LEASE, renewLeases } from '../src/clocks/bot-leases.ts';
import type { Append } from '../src/store/store.ts';
import { allDatabases } from './databases.ts';
import { startNode } from './node.ts';
import { leaveAll, setTable } from './tables.ts';

/** A turn of a bot, as it is appended. */
const turnOf = (match: string, sequence: number): Append => ({
  match,
  sequence,
  last: sequence,
  entries: '[]',
  seat: 0,
  requestId: null,
  at: 1,
  standing: { status: 'running', waiting: 1, clock: null, deadline: null, botDue: 1, scores: null, endedAt: null },
  snapshot: null,
  seating: null,
});

test.each(allDatabases)(
  'leases are renewed while bots move in many matches at once, and no commit fails by it, on $name',
  async ({ create }) => {
    const database = await create();
    const store = await database.open();
    const node = await startNode(store);
    const table = await setTable([node.address], 'lantern');
    const { db } = store;
    const row = await db.selectFrom('matches').selectAll().executeTakeFirstOrThrow();
    const ids = Array.from({ length: 60 }, (_, i) => `Match${String(i).padStart(4, '0')}`);
    for (const id of ids)
      await db
        .insertInto('matches')
        .values({ ...row, id, request_id: null, bot_due: 1 })
        .execute();
    const turned: Promise<boolean | Error>[] = [];
    const renewed: Promise<void>[] = [];
    for (let turn = 0; turn < 40; turn++) {
      // The matches are locked in another order each time.
      const order = ids.map((_, i) => ids[(i * 7 + turn * 13) % ids.length]!);
      turned.push(...order.slice(0, 40).map((id) => store.append(turnOf(id, 1000 + turn))));
      renewed.push(renewLeases(store, order.toReversed(), turn));
      await Promise.all(turned.slice(-40));
    }
    await Promise.all(renewed);
    expect(new Set(await Promise.all(turned))).toEqual(new Set([true]));
    await renewLeases(store, ids, 5);
    const leases = await db.selectFrom('matches').select('bot_due').distinct().where('id', 'in', ids).execute();
    expect(leases).toEqual([{ bot_due: 5 + BOT_LEASE }]);
    leaveAll(table);
    await node.close();
    await database.remove();
  },
);
