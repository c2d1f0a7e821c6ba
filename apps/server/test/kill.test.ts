import { setTimeout } from 'node:timers/promises';
import { hookOrCrook } from '@whistlestop/hook-or-crook/rules';
import { Random, parseRecord, verifyRecord } from '@whistlestop/kernel';
import { describe, expect, test } from 'vitest';
import { parseEntries } from '../src/host/loaded-match.ts';
import { allDatabases, type TestDatabase } from './databases.ts';
import { freePort } from './free-port.ts';
import { NodeProcess } from './node-process.ts';
import { choicesOf, Person } from './person.ts';

const KILLS = process.env['SOAK'] ? 100 : 10;
const TABLES = 4;
/** Pairs who open matches, sit down, stand up and withdraw. */
const PAIRS = 2;
/** One in so many moves is made on a socket that has just been cut. */
const CUTS = 20;
const OPTIONS = { states: 2 };
const game = hookOrCrook.open(hookOrCrook.options.parse(OPTIONS));

/** A request that a node has acknowledged. */
interface Acknowledged {
  readonly match: string;
  readonly id: string;
  readonly sequence: number;
}

/** Repeats a request until a node answers. */
async function insist<T>(ask: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await ask();
    } catch (error) {
      // A refusal is an answer; any other error is a node that has just died.
      if (error instanceof Error && 'code' in error && error.code !== 'unavailable' && error.name === 'Refused')
        throw error;
      await setTimeout(30);
    }
  }
}

/** Two people and a bot play one match after another until the killing is over. */
async function playTables(
  addresses: readonly string[],
  number: number,
  stopped: () => boolean,
  acknowledged: Acknowledged[],
): Promise<string[]> {
  const random = new Random(number);
  const people = await Promise.all(
    [0, 1].map((seat) =>
      insist(() =>
        Person.guest(addresses[(seat + number) % addresses.length]!, `p${number}-${seat}-${random.next32()}`),
      ),
    ),
  );
  // A table that loses its node looks for another.
  for (const person of people) person.alternatives = addresses;
  const played: string[] = [];
  while (!stopped()) {
    const { match } = await insist(() =>
      people[0]!.client.call('openMatch', {
        body: {
          game: hookOrCrook.id,
          options: OPTIONS,
          seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'bot', bot: 'random' }],
        },
      }),
    );
    await insist(() => people[1]!.client.call('join', { id: match.id, body: { seat: 1 } })).catch((error: unknown) => {
      // A node may have carried out the first attempt and died before its answer.
      if (!(error instanceof Error && 'code' in error && ['seat-taken', 'match-not-open'].includes(String(error.code))))
        throw error;
    });
    played.push(match.id);
    await Promise.all(people.map((person) => playSeat(person, match.id, random, acknowledged)));
  }
  for (const person of people) person.leave();
  return played;
}

async function playSeat(person: Person, id: string, random: Random, acknowledged: Acknowledged[]): Promise<void> {
  const match = await person.watch(id);
  let number = 0;
  while (match.info?.status !== 'over') {
    const mine = () => match.info?.waiting.includes(match.seat ?? -1) === true;
    await person.until(() => mine() || match.info?.status === 'over');
    if (!mine()) continue;
    if (random.below(CUTS) === 0) person.socket.cut();
    const { sequence } = match;
    const choices = choicesOf(game, match);
    const request = `${match.seat}-${number++}`;
    const done = await person.socket
      .request({ kind: 'act', id: request, match: id, sequence, action: choices[random.below(choices.length)]! })
      .catch((error: unknown) => {
        const code = error instanceof Error && 'code' in error ? error.code : undefined;
        if (code === 'stale-sequence' || code === 'unavailable') return undefined;
        throw error;
      });
    if (done === undefined) continue;
    acknowledged.push({ match: id, id: request, sequence: done });
    await person.until(() => match.sequence >= done);
  }
  person.socket.leave(id);
}

/** An open match, as its people were last answered. */
interface Arranged {
  readonly id: string;
  readonly seats: readonly (string | undefined)[];
}

/** Whether a refusal means that a node carried out the request and died before its answer. */
const isDone = (error: unknown, code: string): boolean =>
  error instanceof Error && 'code' in error && error.code === code;

/**
 * Two people open, join, leave and withdraw matches until the killing is over. After each step the match must be as answered.
 * Returns the matches that remain.
 */
async function comeAndGo(addresses: readonly string[], number: number, stopped: () => boolean): Promise<Arranged[]> {
  const random = new Random(1000 + number);
  const [host, guest] = await Promise.all(
    ['host', 'guest'].map((role) =>
      insist(() => Person.guest(addresses[number % addresses.length]!, `${role}${number} ${random.next32()}`)),
    ),
  );
  for (const person of [host!, guest!]) person.alternatives = addresses;
  const nameOf = async (person: Person) => (await insist(() => person.client.call('me', {}))).name;
  const [hostName, guestName] = [await nameOf(host!), await nameOf(guest!)];
  const left: Arranged[] = [];
  for (let round = 0; !stopped(); round++) {
    const body = {
      request: `round-${round}`,
      game: hookOrCrook.id,
      options: OPTIONS,
      seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }],
    } as const;
    const { id } = (await insist(() => host!.client.call('openMatch', { body: { ...body, seats: [...body.seats] } })))
      .match;
    host!.socket.watch(id);
    host!.socket.lobby(round % 2 === 0);
    let seated = false;
    for (let step = random.below(5); step > 0; step--) {
      if (seated) await insist(() => guest!.client.call('leaveMatch', { id }));
      else await insist(() => guest!.client.call('join', { id, body: { seat: 1 } }));
      seated = !seated;
      host!.socket.cut();
      const { seats } = await insist(() => host!.client.call('match', { id }));
      expect(seats.map(({ player }) => player?.name)).toEqual([hostName, seated ? guestName : undefined, undefined]);
    }
    host!.socket.leave(id);
    // So many may wait in the lobby.
    if (left.length < 20 && random.below(3) === 0)
      left.push({ id, seats: [hostName, seated ? guestName : undefined, undefined] });
    else {
      await insist(() => host!.client.call('leaveMatch', { id })).catch((error: unknown) => {
        if (!isDone(error, 'not-found')) throw error;
      });
      await expect(insist(() => guest!.client.call('match', { id }))).rejects.toMatchObject({ code: 'not-found' });
    }
  }
  for (const person of [host!, guest!]) person.leave();
  return left;
}

async function judge(database: TestDatabase, matches: readonly string[], acknowledged: readonly Acknowledged[]) {
  const store = await database.open();
  for (const id of matches) {
    const rows = await store.db
      .selectFrom('entries')
      .selectAll()
      .where('match_id', '=', id)
      .orderBy('sequence')
      .execute();
    let head = 0;
    for (const row of rows) {
      expect(row.sequence).toBe(head + 1);
      expect(parseEntries(row.entries)).toHaveLength(row.last - head);
      head = row.last;
    }
    const row = await store.db.selectFrom('matches').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    expect(row).toMatchObject({ status: 'over', head });
    for (const { id: request, sequence } of acknowledged.filter(({ match }) => match === id))
      expect(rows.filter(({ request_id }) => request_id === request).map(({ last }) => last)).toEqual([sequence]);
  }
  await store.close();
}

describe.each(allDatabases)('nodes killed at random on $name', ({ create }) => {
  test('lose no acknowledged action, leave no gap, and every match is finished and verifies', {
    timeout: process.env['SOAK'] ? 3_600_000 : 600_000,
  }, async ({ onTestFinished }) => {
    const database = await create();
    const count = database.name === 'postgres' ? 2 : 1;
    const nodes = await Promise.all(
      Array.from({ length: count }, async () => new NodeProcess(await freePort(), database.environment)),
    );
    onTestFinished(async () => {
      await Promise.all(nodes.map((node) => node.stop('SIGKILL')));
      await database.remove();
    });
    await Promise.all(nodes.map((node) => node.start()));
    const addresses = nodes.map(({ address }) => address);
    const acknowledged: Acknowledged[] = [];
    const random = new Random('killer');
    let killing = true;
    // A node alone has to come up, bots and all, before anybody can play on.
    const life = count === 1 ? 2400 : 400;
    const tables = Promise.all(
      Array.from({ length: TABLES }, (_, number) => playTables(addresses, number, () => !killing, acknowledged)),
    );
    const pairs = Promise.all(
      Array.from({ length: PAIRS }, (_, number) => comeAndGo(addresses, number, () => !killing)),
    );
    for (let kill = 0; kill < KILLS; kill++) {
      await setTimeout(100 + random.below(life));
      const victim = nodes[random.below(nodes.length)]!;
      await victim.stop('SIGKILL');
      await victim.start();
    }
    killing = false;
    const played = (await tables).flat();
    const reader = await Person.guest(addresses[0]!, 'Reader');
    const arranged = (await pairs).flat();
    for (const { id, seats } of arranged) {
      const match = await reader.client.call('match', { id });
      expect(match.status).toBe('open');
      expect(match.seats.map(({ player }) => player?.name)).toEqual(seats);
    }
    for (const id of played) {
      const { record } = await reader.client.call('record', { id });
      const parsed = parseRecord(record, [hookOrCrook]);
      expect(parsed.ok && verifyRecord(parsed.value)).toMatchObject({ ok: true });
    }
    expect(await Promise.all(nodes.map((node) => node.stop('SIGTERM')))).toEqual(nodes.map(() => 0));
    await judge(database, played, acknowledged);
    expect(acknowledged.length).toBeGreaterThan(100);
    process.stderr.write(
      `${KILLS} kills on ${database.name}: ${acknowledged.length} acknowledged moves in ${played.length} matches, ${arranged.length} matches left open, none lost\n`,
    );
  });
});
