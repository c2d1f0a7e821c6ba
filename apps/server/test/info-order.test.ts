import { setTimeout } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { allDatabases } from './databases.ts';
import { QueryHook } from './query-hook.ts';
import { oneTable } from './one-table.ts';
import { startNode } from './node.ts';
import { chooseFirst, setTable } from './tables.ts';

const at = oneTable();

test.each(allDatabases)('the newer of two infos about a match arrives last, on $name', async ({ create }) => {
  at.database = await create();
  const store = await at.database.open();
  const reading = new QueryHook('matches');
  at.node = await startNode({ ...store, db: store.db.withPlugin(reading) });
  at.table = await setTable([at.node.address], 'lantern');
  const { id, people, matches } = at.table;
  const [one, two] = people as [(typeof people)[0], (typeof people)[0]];
  await one.socket.request({ kind: 'resign', match: id });
  const rematches = () => two.received.flatMap((message) => (message.kind === 'info' ? [message.match.rematch] : []));
  await two.until(() => rematches().length === 1);

  let asking: ReturnType<typeof askAgain> | undefined;
  const askAgain = () => one.client.call('rematch', { id });
  reading.afterQuery(async () => {
    asking = askAgain();
    // Long enough for the newer info to overtake the older.
    await Promise.race([two.until(() => rematches().length === 2), setTimeout(300)]);
  });
  await at.node.club.tables.sendInfo(id);
  const next = (await asking!).match.id;
  await two.until(() => rematches().length === 3);
  expect(rematches()).toEqual([null, null, next]);
  expect(matches[1]!.info!.rematch).toBe(next);
});

test.each(allDatabases)('an older info does not undo a turn, on $name', async ({ create }) => {
  at.database = await create();
  const store = await at.database.open();
  const reading = new QueryHook('matches');
  at.node = await startNode({ ...store, db: store.db.withPlugin(reading) });
  at.table = await setTable([at.node.address], 'lantern');
  const { id, people, matches } = at.table;
  const seat = matches[0]!.info!.waiting[0]!;
  let head = 0;
  reading.afterQuery(async () => {
    head = await chooseFirst(at.table, seat);
  });
  await at.node.club.tables.sendInfo(id);
  const isInfo = ({ kind }: { kind: string }) => kind === 'info';
  await Promise.all(people.map((person) => person.until(() => person.received.some(isInfo))));
  const now = await people[0]!.client.call('match', { id });
  expect(now.head).toBe(head);
  for (const [seat, { info }] of matches.entries()) expect(info).toEqual({ ...now, yours: seat === 0 });
});
