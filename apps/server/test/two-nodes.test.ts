import { EventEmitter, once } from 'node:events';
import type { Refused } from '@whistlestop/client';
import { parseRecord, Random, verifyRecord } from '@whistlestop/kernel';
import { Client } from 'pg';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Signal, Store } from '../src/store/store.ts';
import { postgresDatabase, type TestDatabase } from './databases.ts';
import { kinds, startNode, type TestNode } from './node.ts';
import { choicesOf, Person, playOut } from './person.ts';
import { chooseFirst, leaveAll, ME, moveOn, OPEN, setTable } from './tables.ts';

/** A store whose signals come without turns, as of turns that are too long for a notification. */
const withoutTurns = (store: Store): Store => ({
  ...store,
  listen: (onSignal, onGap) =>
    store.listen(({ turn: _, ...signal }: Signal & { turn?: string }) => onSignal(signal), onGap),
});

/** Somebody who is signed in at another node as well. */
function secondDevice(person: Person, address: string): Person {
  const device = new Person(address);
  device.cookie = person.cookie;
  return device;
}

describe('two nodes that serve one match', () => {
  let database: TestDatabase;
  let nodes: TestNode[];
  const addresses = () => nodes.map(({ address }) => address);
  /** How often each node has read a log from its start. */
  const logsRead = () =>
    Promise.all(
      addresses().map(async (address) => {
        const metrics = await (await fetch(`${address}/metrics`)).text();
        return Number(/^whistlestop_matches_read_total (\d+)$/m.exec(metrics)?.[1]);
      }),
    );

  beforeEach(async () => {
    database = await postgresDatabase();
    // Both migrate at the same moment, as after an upgrade of the whole club.
    nodes = await Promise.all([0, 1].map(async () => startNode(await database.open())));
  });
  afterEach(async () => {
    vi.useRealTimers();
    await Promise.all(nodes.map((node) => node.close()));
  });

  test('accept actions in turn, signal each other, and have one record', async () => {
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

  test('accept exactly one of two conflicting actions, refuse the other as stale, and read only new turns', async () => {
    const table = await setTable(addresses(), 'lantern');
    const { people, matches, game } = table;
    // Everybody has a second device at the other node.
    const devices = await Promise.all(
      people.map(async (person, seat) => {
        const device = secondDevice(person, addresses()[(seat + 1) % 2]!);
        return { person: device, match: await device.watch(table.id) };
      }),
    );
    const refusals: string[] = [];
    const before = await logsRead();
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
    expect(await logsRead()).toEqual(before);
    for (const { person } of devices) person.leave();
    leaveAll(table);
  });

  test('catch up by the missing turns, and reload where those do not follow', async () => {
    await nodes.pop()!.close();
    nodes.push(await startNode(withoutTurns(await database.open())));
    const table = await setTable([addresses()[0]!], 'lantern');
    const { people, id } = table;
    const devices = people.map((person) => secondDevice(person, addresses()[1]!));
    const move = (pages: Person[]) => moveOn(table, pages);
    await move(devices);
    const before = await logsRead();
    for (const persons of [people, devices, people, people, devices]) await move(persons);
    expect(await logsRead()).toEqual(before);

    // Two turns merged into one row: the other node cannot follow from their middle.
    const { db } = nodes[0]!.club.store;
    const middle = await move(devices);
    const next = await move(people);
    await move(people);
    const rows = await db.selectFrom('entries').selectAll().where('match_id', '=', id).orderBy('sequence').execute();
    const [first, second] = [rows.find(({ last }) => last === middle)!, rows.find(({ last }) => last === next)!];
    const entries = JSON.stringify([...(JSON.parse(first.entries) as []), ...(JSON.parse(second.entries) as [])]);
    await db.deleteFrom('entries').where('match_id', '=', id).where('sequence', '=', second.sequence).execute();
    await db
      .updateTable('entries')
      .set({ entries, last: next })
      .where('match_id', '=', id)
      .where('sequence', '=', first.sequence)
      .execute();
    await move(devices);
    expect(await logsRead()).toEqual([before[0], before[1]! + 1]);
    for (const device of devices) device.leave();
    leaveAll(table);
  });

  test('accept a move that rests on turns they have no signal of yet', async () => {
    const deaf = await startNode({ ...(await database.open()), listen: () => Promise.resolve() });
    nodes.push(deaf);
    const table = await setTable([addresses()[0]!], 'lantern');
    const devices = table.people.map((person) => secondDevice(person, deaf.address));
    await moveOn(table, devices);
    const before = await logsRead();
    for (const persons of [table.people, devices, table.people, table.people, devices]) await moveOn(table, persons);
    expect(await logsRead()).toEqual(before);
    for (const device of devices) device.leave();
    leaveAll(table);
  });

  test('let somebody resign or delete the account after turns they have no signal of yet', async () => {
    const deaf = await startNode({ ...(await database.open()), listen: () => Promise.resolve() });
    nodes.push(deaf);
    for (const goes of ['resign', 'deleteMe'] as const) {
      const table = await setTable([addresses()[0]!], 'lantern');
      const { people, matches, id } = table;
      const seat = 1 - matches[0]!.info!.waiting[0]!;
      const device = secondDevice(people[seat]!, deaf.address);
      await device.watch(id);
      await moveOn(table);
      if (goes === 'resign') await device.socket.request({ kind: 'resign', match: id });
      else await device.client.call('deleteMe', { body: {} });
      await people[1 - seat]!.until(() => matches[1 - seat]!.info?.status === 'over');
      device.leave();
      leaveAll(table);
    }
  });

  test('let somebody agree to an offer they have no signal of yet', async () => {
    const deaf = await startNode({ ...(await database.open()), listen: () => Promise.resolve() });
    nodes.push(deaf);
    const table = await setTable([addresses()[0]!], 'lantern');
    const { people, matches, id } = table;
    const [asker, other] = [people[0]!, secondDevice(people[1]!, deaf.address)];
    await other.watch(id);
    const to = matches[0]!.sequence;
    const sequence = await moveOn(table);
    const offer = { kind: 'takeback', to } as const;
    await asker.socket.request({ kind: 'offer', match: id, offer });
    const taken = await other.socket.request({ kind: 'answer', match: id, sequence, offer, accept: true });
    expect(taken).toBeGreaterThan(sequence);
    await asker.until(() => matches[0]!.sequence === taken);
    other.leave();
    leaveAll(table);
  });

  test.each([
    { turns: 'without reading the log', padding: '', reads: false },
    { turns: 'by reading turns too long to be sent along', padding: ' '.repeat(8000), reads: true },
  ])('follow each other $turns', async ({ padding, reads }) => {
    const [here, there] = [await database.open(), await database.open()];
    const near = await startNode({
      ...here,
      append: (append) => here.append({ ...append, entries: append.entries + padding }),
    });
    let logReads = 0;
    const far = await startNode({
      ...there,
      turnsAfter: (match, sequence) => {
        logReads++;
        return there.turnsAfter(match, sequence);
      },
    });
    nodes.push(near, far);
    const table = await setTable([near.address], 'lantern');
    const spectator = await Person.guest(far.address, 'Onlooker');
    const seen = await spectator.watch(table.id);
    await spectator.until(() => seen.sequence === table.matches[0]!.sequence);
    const before = logReads;
    for (let moves = 0; moves < 4; moves++) {
      const last = await moveOn(table);
      await spectator.until(() => seen.sequence === last);
    }
    expect(logReads > before).toBe(reads);
    spectator.leave();
    leaveAll(table);
  });

  test('miss no signal that arrives during a read', async () => {
    const store = await database.open();
    const happens = new EventTarget();
    const when = (what: string) =>
      new Promise((resolve) => {
        happens.addEventListener(what, resolve, { once: true });
      });
    const [reading, released, secondSignal] = [when('reading'), when('released'), when('signal 2')];
    let signals = 0;
    let dealt = Number.POSITIVE_INFINITY;
    // The first read is slow.
    const slow = await startNode({
      ...store,
      turnsAfter: async (match, sequence) => {
        const turns = await store.turnsAfter(match, sequence);
        happens.dispatchEvent(new Event('reading'));
        await released;
        return turns;
      },
      listen: (onSignal, onGap) =>
        withoutTurns(store).listen((signal) => {
          onSignal(signal);
          if (signal.kind === 'entries' && signal.last > dealt) happens.dispatchEvent(new Event(`signal ${++signals}`));
        }, onGap),
    });
    nodes.push(slow);
    const table = await setTable([addresses()[0]!], 'lantern');
    const { id } = table;
    const spectator = await Person.guest(slow.address, 'Onlooker');
    const seen = await spectator.watch(id);
    dealt = seen.sequence;
    await moveOn(table);
    await reading;
    const last = await moveOn(table);
    await secondSignal;
    happens.dispatchEvent(new Event('released'));
    await spectator.until(() => seen.sequence === last);
    spectator.leave();
    leaveAll(table);
  });

  test('catch up after the listening connection was broken', async () => {
    const opener = await Person.guest(addresses()[0]!, 'Opener');
    const { match } = await opener.client.call('openMatch', {
      body: { game: 'lantern', options: {}, seats: [ME, OPEN] },
    });
    const onlooker = await Person.guest(addresses()[1]!, 'Far away');
    const seen = await onlooker.watch(match.id);
    const client = new Client({ connectionString: database.environment['DATABASE_URL'] });
    await client.connect();
    const breakLine = () =>
      client.query(`select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and query like 'listen %'`);

    await breakLine();
    const guest = await Person.guest(addresses()[0]!, 'Late guest');
    await guest.client.call('join', { id: match.id, body: { seat: 1 } });
    await onlooker.until(() => seen.info?.status === 'running');

    await breakLine();
    await opener.socket.request({ kind: 'resign', match: match.id });
    await onlooker.until(() => seen.info?.status === 'over');
    for (const person of [opener, onlooker, guest]) person.leave();
    await client.end();
  });

  test('notify followers that a match was withdrawn', async () => {
    const opener = await Person.guest(addresses()[0]!, 'Opener');
    const body = { game: 'lantern', options: {}, seats: [ME, OPEN] };
    const { match } = await opener.client.call('openMatch', { body });
    const onlooker = await Person.guest(addresses()[1]!, 'Onlooker');
    await onlooker.watch(match.id);
    const gone = onlooker.next('refused');
    await opener.client.call('leaveMatch', { id: match.id });
    expect(await gone).toMatchObject({ id: null, code: 'not-found' });
    onlooker.leave();
  });

  test('close a banned person’s sockets on every node', async () => {
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

  test('make everybody reconnect when a ban may have been missed', async () => {
    let gap: () => void = () => undefined;
    const listen = (_onSignal: unknown, onGap: () => void) => {
      gap = onGap;
      return Promise.resolve();
    };
    const deaf = await startNode({ ...(await database.open()), listen });
    nodes.push(deaf);
    const rogue = await Person.guest(deaf.address, 'Rogue');
    rogue.socket.lobby(true);
    await rogue.next('lobby');
    await nodes[0]!.club.store.db.updateTable('users').set({ banned_at: 1 }).where('name', '=', 'Rogue').execute();
    gap();
    await rogue.until(() => rogue.received.some((message) => message.kind === 'hello' && message.name === null));
    rogue.leave();
  });

  test('send a notice to a person who is away, and none to one at the other node’s table', async () => {
    const store = await database.open();
    const signalled = new EventEmitter();
    const listen: typeof store.listen = (onSignal, onGap) =>
      store.listen((signal) => {
        onSignal(signal);
        signalled.emit(signal.kind);
      }, onGap);
    const here = await startNode({ ...store, listen });
    nodes.push(here);
    const table = await setTable([here.address, addresses()[1]!], 'sealed');
    const { people, matches, id } = table;
    const bid = (seat: number) => chooseFirst(table, seat);
    await bid(1);
    await bid(2);
    people[2]!.leave();
    await expect.poll(() => here.club.tables.followers(id).length).toBe(1);
    // From here on the test controls time, so that signals are in time on any machine.
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    // The last sealed bid passes the next round to the other two.
    const handed = await bid(0);
    await people[1]!.until(() => matches[1]!.sequence >= handed);
    const watching = once(signalled, 'seen');
    vi.advanceTimersByTime(500);
    await watching;
    vi.advanceTimersByTime(500);
    vi.useRealTimers();
    const noticesOf = async (seat: number) =>
      (await people[seat]!.client.call('notices', {})).notices.map(({ sequence }) => sequence);
    await expect.poll(() => noticesOf(2)).toEqual([handed]);
    expect(await noticesOf(1)).not.toContain(handed);
    leaveAll(table);
  });

  test.each(['none', 'live'] as const)(
    'notify a page that is open at the other one whose move it is (clock: %s)',
    async (kind) => {
      const clock = kind === 'live' ? ({ kind, purse: 600_000, increment: 0 } as const) : ({ kind } as const);
      const table = await setTable([addresses()[0]!], 'sealed', { settings: { clock } });
      const { people, id } = table;
      const bid = (seat: number) => chooseFirst(table, seat);
      await bid(1);
      await bid(2);
      // The second has gone from the table to the lobby, and to the other node.
      people[1]!.leave();
      await expect.poll(() => nodes[0]!.club.tables.followers(id).length).toBe(2);
      people[1]!.address = addresses()[1]!;
      people[1]!.socket.lobby(true);
      await people[1]!.next('lobby');
      const handed = await bid(0);
      // The signal of the first round may be late.
      const lastNotice = () => people[1]!.received.findLast((message) => message.kind === 'your-move');
      await people[1]!.until(() => lastNotice()?.sequence === handed);
      expect(lastNotice()).toEqual({ kind: 'your-move', match: id, sequence: handed });
      leaveAll(table);
    },
  );

  test('notify every page of a person once, also those that do not watch the table', async () => {
    nodes.push(await startNode(await database.open()));
    const [here, there, elsewhere] = addresses() as [string, string, string];
    const table = await setTable([here, there, here], 'sealed');
    const { people } = table;
    const pages = [here, there, elsewhere].flatMap((address) =>
      [0, 1].map((seat) => secondDevice(people[seat]!, address)),
    );
    for (const page of pages) {
      page.socket.lobby(true);
      await page.until(() => page.received.some(({ kind }) => kind === 'lobby'));
    }
    for (const seat of [0, 1]) await chooseFirst(table, seat);
    const handed = await chooseFirst(table, 2);
    const noticesOf = (page: Person) =>
      page.received.filter((message) => message.kind === 'your-move' && message.sequence === handed);
    const everyone = [people[0]!, people[1]!, ...pages];
    await Promise.all(everyone.map((page) => page.until(() => noticesOf(page).length > 0)));
    // A second signal would have come by now.
    await Promise.all(everyone.map((page) => page.client.call('me', {})));
    expect(everyone.map((page) => noticesOf(page).length)).toEqual(everyone.map(() => 1));
    for (const page of pages) page.leave();
    leaveAll(table);
  });

  test('carry out a request once, although both get it', async () => {
    const table = await setTable(addresses(), 'lantern');
    const { people, matches, game } = table;
    const seat = matches[0]!.info!.waiting[0]!;
    const match = matches[seat]!;
    const device = secondDevice(people[seat]!, addresses()[(seat + 1) % 2]!);
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
