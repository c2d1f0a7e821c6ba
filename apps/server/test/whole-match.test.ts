import { parseRecord, Random, verifyRecord } from '@whistlestop/kernel';
import { afterAll, describe, expect, test } from 'vitest';
import { allDatabases, stopPostgres } from './databases.ts';
import { kinds, startNode } from './node.ts';
import { Person, playOut } from './person.ts';

afterAll(stopPostgres);

describe.each(allDatabases)('on $name', ({ create }) => {
  test.each(['sealed', 'lantern', 'hook-or-crook'])('people finish a whole match of %s over sockets', async (id) => {
    const database = await create();
    const node = await startNode(await database.open());
    const kind = kinds.find((candidate) => candidate.id === id)!;
    const game = kind.open(kind.options.parse({}));
    const people = await Promise.all(game.seats.map((_, seat) => Person.guest(node.address, `Player ${seat}`)));
    const opened = await people[0]!.client.call('openMatch', {
      body: { game: id, options: {}, seats: game.seats.map((_, seat) => ({ kind: seat === 0 ? 'me' : 'open' })) },
    });
    for (const [seat, person] of people.entries())
      if (seat > 0) await person.client.call('join', { id: opened.match.id, body: { seat } });
    const matches = await Promise.all(people.map((person) => person.watch(opened.match.id)));
    expect(matches.map(({ seat }) => seat)).toEqual(game.seats.map((_, seat) => seat));

    await Promise.all(people.map((person, seat) => playOut(person, game, matches[seat]!, new Random(seat))));

    expect(new Set(matches.map(({ sequence }) => sequence)).size).toBe(1);
    expect(matches[0]!.info?.scores).toHaveLength(game.seats.length);
    const { record } = await people[1]!.client.call('record', { id: opened.match.id });
    const parsed = parseRecord(record, kinds);
    expect(parsed.ok && verifyRecord(parsed.value)).toMatchObject({ ok: true });
    for (const person of people) person.leave();
    await node.close();
    await database.remove();
  });
});
