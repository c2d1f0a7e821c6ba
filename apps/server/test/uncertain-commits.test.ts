import { describe, expect, test } from 'vitest';
import { allDatabases } from './databases.ts';
import { oneTable } from './one-table.ts';
import { startNode } from './node.ts';
import { chooseFirst, leaveAll, setTable } from './tables.ts';

describe.each(allDatabases)(
  'a turn of which the node does not know whether it was committed, on $name,',
  ({ create }) => {
    const at = oneTable();

    /** A club whose database commits the next turn and breaks the connection before it answers. */
    async function start(): Promise<{ breakNext: () => void; wrote: () => Promise<unknown[]> }> {
      at.database = await create();
      const store = await at.database.open();
      let broken = false;
      at.node = await startNode({
        ...store,
        async append(append) {
          const breaks = broken;
          broken = false;
          const won = await store.append(append);
          if (breaks) throw new Error('The line broke.');
          return won;
        },
      });
      return {
        breakNext: () => {
          broken = true;
        },
        wrote: () => store.db.selectFrom('notices').select('sequence').execute(),
      };
    }

    test('is broadcast as soon as it is found in the log, and absent players get a notice', async () => {
      const { breakNext, wrote } = await start();
      const slow = { kind: 'slow', perDecision: 3_600_000 } as const;
      at.table = await setTable([at.node.address], 'sealed', { options: { seats: 2 }, settings: { clock: slow } });
      const { people, matches } = at.table;
      await chooseFirst(at.table, 1);
      people[1]!.leave();
      await expect.poll(() => at.node.club.tables.followers(at.table.id).length).toBe(1);
      const { sequence } = matches[0]!;
      breakNext();
      await expect(chooseFirst(at.table, 0)).rejects.toMatchObject({ code: 'unavailable' });
      await people[0]!.until(() => matches[0]!.sequence > sequence + 1);
      await expect.poll(wrote).toContainEqual({ sequence: matches[0]!.sequence });
    });

    test('lets the bot that is next think', async () => {
      const { breakNext } = await start();
      at.table = await setTable([at.node.address], 'lantern');
      const { people, matches } = at.table;
      const seat = matches[0]!.info!.waiting[0]!;
      await at.node.club.store.db
        .updateTable('seats')
        .set({ user_id: null, bot: 'random' })
        .where('seat', '=', 1 - seat)
        .execute();
      await at.node.club.signals.receive({ kind: 'match', match: at.table.id });
      const isMine = () => matches[seat]!.info!.waiting.includes(seat);
      while (isMine()) {
        breakNext();
        const { sequence } = matches[seat]!;
        await expect(chooseFirst(at.table, seat)).rejects.toMatchObject({ code: 'unavailable' });
        await people[seat]!.until(() => matches[seat]!.sequence > sequence);
      }
      await people[seat]!.until(isMine);
    });
  },
);

test.each(allDatabases)(
  'of two turns that want one place in the log of a match one wins, on $name',
  async ({ create }) => {
    const database = await create();
    const store = await database.open();
    const node = await startNode(store);
    const table = await setTable([node.address], 'lantern');
    const standing = {
      status: 'running',
      waiting: 1,
      clock: null,
      deadline: null,
      botDue: null,
      scores: null,
      endedAt: null,
    } as const;
    const turn = { match: table.id, sequence: 500, last: 500, entries: '[]', seat: 0, requestId: null };
    const append = (at: number) => store.append({ ...turn, at, standing, snapshot: null, seating: null });
    expect(await Promise.all([append(1), append(2)])).toEqual([true, false]);
    const stored = store.db.selectFrom('entries').select('at').where('sequence', '=', 500);
    expect(await stored.execute()).toEqual([{ at: 1 }]);
    leaveAll(table);
    await node.close();
    await database.remove();
  },
);
