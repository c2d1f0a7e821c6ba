import { parseRecord, Random, verifyRecord } from '@whistlestop/kernel';
import { describe, expect, test } from 'vitest';
import { allDatabases } from './databases.ts';
import { kinds, startNode } from './node.ts';
import { playOut } from './person.ts';
import { leaveAll, setTable } from './tables.ts';

describe.each(allDatabases)('on $name', ({ create }) => {
  test.each(['sealed', 'lantern', 'hook-or-crook'])('people finish a whole match of %s over sockets', async (id) => {
    const database = await create();
    const node = await startNode(await database.open());
    const table = await setTable([node.address], id);
    const { people, matches, game } = table;
    expect(matches.map(({ seat }) => seat)).toEqual(game.seats.map((_, seat) => seat));

    await Promise.all(people.map((person, seat) => playOut(person, game, matches[seat]!, new Random(seat))));

    expect(new Set(matches.map(({ sequence }) => sequence)).size).toBe(1);
    expect(matches[0]!.info?.scores).toHaveLength(game.seats.length);
    const { record } = await people[1]!.client.call('record', { id: table.id });
    const parsed = parseRecord(record, kinds);
    expect(parsed.ok && verifyRecord(parsed.value)).toMatchObject({ ok: true });
    // The schemas drop unknown fields: nothing else was sent.
    for (const { received, bytes } of people)
      expect(received).toEqual(bytes.map((text) => JSON.parse(text) as unknown));
    leaveAll(table);
    await node.close();
    await database.remove();
  });
});
