import { expect, test } from 'vitest';
import { postgresDatabase } from './databases.ts';
import { QueryHook } from './query-hook.ts';
import { startNode } from './node.ts';
import { Person } from './person.ts';
import { leaveAll, moveOn, setTable } from './tables.ts';

test('a person who sits down while somebody moves at another node gets the move', async () => {
  const database = await postgresDatabase();
  const here = await startNode(await database.open());
  const store = await database.open();
  const hook = new QueryHook('matches');
  const there = await startNode({ ...store, db: store.db.withPlugin(hook) });
  const table = await setTable([here.address], 'lantern');
  const reader = await Person.guest(there.address, 'Reader');
  await reader.watch(table.id);
  reader.socket.leave(table.id);
  await expect.poll(() => there.club.tables.followers(table.id).length).toBe(0);
  /** Moves here and waits until it has arrived there. */
  const move = async () => {
    const arrived = new Promise<void>((resolve) => {
      const { signals } = there.club;
      const receive = signals.receive.bind(signals);
      signals.receive = async (signal) => {
        await receive(signal);
        if (signal.kind === 'entries') resolve();
      };
    });
    await moveOn(table);
    await arrived;
  };
  // Between the access check and the table.
  hook.afterQuery(() => {
    hook.afterQuery(move);
    return Promise.resolve();
  });
  const match = await reader.watch(table.id);
  await reader.until(() => match.sequence === table.matches[0]!.sequence);
  for (const { sequence } of table.matches) expect(match.sequence).toBe(sequence);
  reader.leave();
  leaveAll(table);
  await Promise.all([here.close(), there.close()]);
});
