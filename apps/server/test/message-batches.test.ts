import { expect, test } from 'vitest';
import { embeddedDatabase } from './databases.ts';
import { startNode } from './node.ts';
import { oneTable } from './one-table.ts';
import { Person } from './person.ts';
import { chooseFirst, setTable } from './tables.ts';

const at = oneTable();

test('what nobody has to act on waits for more, and what is urgent takes it along in its order', async () => {
  at.database = await embeddedDatabase();
  // Longer than any test runs.
  at.node = await startNode(await at.database.open(), { sendDelay: 3_600_000 });
  at.table = await setTable([at.node.address], '1960');
  const { id, people, matches } = at.table;
  const spectator = await Person.guest(at.node.address, 'Spectator');
  await spectator.watch(id);
  const before = spectator.received.length;

  const turns: number[] = [];
  let seat = matches[0]!.info!.waiting[0]!;
  while (turns.length < 2) {
    const done = await chooseFirst(at.table, seat);
    turns.push(done);
    // The next to move gets the turn at once.
    seat = matches[seat]!.info!.waiting[0]!;
    await people[seat]!.until(() => matches[seat]!.sequence === done);
  }
  expect(spectator.received).toHaveLength(before);

  const answered = spectator.next('table');
  spectator.socket.resync(id);
  await answered;
  const received = spectator.received.slice(before);
  expect(received.map(({ kind }) => kind)).toEqual(['happened', 'happened', 'table']);
  expect(received.map((message) => message.kind === 'happened' && message.to)).toEqual([...turns, false]);
  spectator.leave();
});
