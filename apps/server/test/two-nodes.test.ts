import type { Refused } from '@whistlestop/client';
import { parseRecord, Random, verifyRecord } from '@whistlestop/kernel';
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest';
import { postgresDatabase, stopPostgres, type TestDatabase } from './databases.ts';
import { kinds, startNode, type TestNode } from './node.ts';
import { choicesOf, Person, playOut } from './person.ts';
import { leaveAll, setTable } from './tables.ts';

afterAll(stopPostgres);

describe('two nodes that serve one match', () => {
  let database: TestDatabase;
  let nodes: TestNode[];
  const addresses = () => nodes.map(({ address }) => address);

  beforeEach(async () => {
    database = await postgresDatabase();
    // Both migrate at the same moment, as after an upgrade of the whole club.
    nodes = await Promise.all([0, 1].map(async () => startNode(await database.open())));
  });
  afterEach(async () => {
    await Promise.all(nodes.map((node) => node.close()));
  });

  test('accept actions in turn, tell each other, and keep one record', async () => {
    const table = await setTable(addresses(), 'lantern');
    const { people, matches, game } = table;
    await Promise.all(people.map((person, seat) => playOut(person, game, matches[seat]!, new Random(seat))));
    await Promise.all(people.map((person, seat) => person.until(() => matches[seat]!.info?.status === 'over')));
    const records = await Promise.all(
      people.map(async (person) => (await person.client.call('record', { id: table.id })).record),
    );
    expect(new Set(records).size).toBe(1);
    const parsed = parseRecord(records[0]!, kinds);
    expect(parsed.ok && verifyRecord(parsed.value)).toMatchObject({ ok: true });
    leaveAll(table);
  });

  test('let exactly one of two conflicting actions win and call the other stale', async () => {
    const table = await setTable(addresses(), 'lantern');
    const { people, matches, game } = table;
    // Everybody has a second device at the other node.
    const devices = await Promise.all(
      people.map(async (person, seat) => {
        const device = new Person(addresses()[(seat + 1) % 2]!);
        device.cookie = person.cookie;
        return { person: device, match: await device.watch(table.id) };
      }),
    );
    const refusals: string[] = [];
    let races = 0;
    while (races < 20 && matches[0]!.info?.status !== 'over') {
      const seat = matches[0]!.info!.waiting[0]!;
      const both = [{ person: people[seat]!, match: matches[seat]! }, devices[seat]!];
      const { sequence } = matches[0]!;
      await Promise.all(both.map(({ person, match }) => person.until(() => match.sequence === sequence)));
      const choices = choicesOf(game, matches[seat]!);
      const answers = await Promise.allSettled(
        both.map(({ person, match }, index) =>
          person.socket.request({ kind: 'act', match: match.id, sequence, action: choices.at(-index)! }),
        ),
      );
      expect(answers.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
      for (const answer of answers) {
        if (answer.status === 'rejected') refusals.push((answer.reason as Refused).code);
        else await people[0]!.until(() => matches[0]!.sequence >= answer.value);
      }
      races++;
    }
    expect(races).toBeGreaterThan(5);
    // Only the last move of a match leaves the loser another answer.
    if (matches[0]!.info?.status === 'over') expect(['stale-sequence', 'match-over']).toContain(refusals.pop());
    expect(new Set(refusals)).toEqual(new Set(['stale-sequence']));
    for (const { person } of devices) person.leave();
    leaveAll(table);
  });

  test('close the sockets of somebody who is banned, wherever they are', async () => {
    const warden = new Person(addresses()[0]!);
    await warden.client.call('register', { body: { name: 'Warden', password: 'a long password' } });
    await nodes[0]!.club.store.db.updateTable('users').set({ admin: 1 }).where('name', '=', 'Warden').execute();
    const rogue = await Person.guest(addresses()[1]!, 'Rogue');
    rogue.socket.lobby(true);
    await rogue.until(() => rogue.received.some(({ kind }) => kind === 'lobby'));
    await warden.client.call('ban', { body: { name: 'Rogue', banned: true } });
    await rogue.until(() => rogue.received.some((message) => message.kind === 'hello' && message.name === null));
    rogue.leave();
  });

  test('send a notice to whoever is away, and none to somebody who sits at the other one', async () => {
    const table = await setTable(addresses(), 'sealed');
    const { people, matches, game, id } = table;
    const bid = (seat: number) =>
      people[seat]!.socket.request({
        kind: 'act',
        match: id,
        sequence: matches[seat]!.sequence,
        action: choicesOf(game, matches[seat]!)[0]!,
      });
    await bid(1);
    await bid(2);
    people[2]!.leave();
    await expect.poll(() => nodes[0]!.club.tables.followers(id).length).toBe(1);
    // The last sealed bid hands the next round to the other two.
    const handed = await bid(0);
    const noticesOf = async (seat: number) =>
      (await people[seat]!.client.call('notices', {})).notices.map(({ sequence }) => sequence);
    await expect.poll(() => noticesOf(2), { timeout: 10_000 }).toEqual([handed]);
    expect(await noticesOf(1)).not.toContain(handed);
    leaveAll(table);
  });

  test('carry out a request once, although it reaches both with the same id', async () => {
    const table = await setTable(addresses(), 'lantern');
    const { people, matches, game } = table;
    const seat = matches[0]!.info!.waiting[0]!;
    const match = matches[seat]!;
    const device = new Person(addresses()[(seat + 1) % 2]!);
    device.cookie = people[seat]!.cookie;
    const request = {
      kind: 'act',
      id: 'only-once',
      match: match.id,
      sequence: match.sequence,
      action: choicesOf(game, match)[0]!,
    } as const;
    const answers = await Promise.all([people[seat]!, device].map((person) => person.socket.request(request)));
    expect(answers[0]).toBe(answers[1]);
    expect(await people[seat]!.socket.request(request)).toBe(answers[0]);
    await Promise.all(people.map((person, index) => person.until(() => matches[index]!.sequence >= answers[0]!)));
    const takeback = { kind: 'takeback', to: request.sequence } as const;
    const offer = { kind: 'offer', id: 'asked-once', match: match.id, offer: takeback } as const;
    const asked = await Promise.all([people[seat]!, device].map((person) => person.socket.request(offer)));
    expect(asked).toEqual([answers[0], answers[0]]);
    device.leave();
    leaveAll(table);
  });
});
