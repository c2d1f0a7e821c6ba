import type { MatchSettings } from '@whistlestop/client';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { allDatabases, postgresDatabase } from './databases.ts';
import { clubForEach } from './club-for-each.ts';
import { startNode } from './node.ts';
import { Person } from './person.ts';
import { ME, OPEN } from './tables.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const LIVE = { clock: { kind: 'live', purse: 600_000, increment: 0 } } as const;
const SLOW = { clock: { kind: 'slow', perDecision: DAY } } as const;

async function open(person: Person, settings: Partial<MatchSettings>, seats = 2): Promise<string> {
  const wishes = Array.from({ length: seats }, (_, seat) => (seat === 0 ? ME : OPEN));
  const body = { game: 'sealed', options: { seats }, settings, seats: wishes };
  return (await person.client.call('openMatch', { body })).match.id;
}

/** Opens a socket and waits until the club has it. */
async function come(person: Person): Promise<void> {
  person.socket.lobby(true);
  await person.until(() => person.received.some(({ kind }) => kind === 'lobby'));
}

describe.each(allDatabases)('a match that looks for players, on $name,', ({ create }) => {
  const club = clubForEach(create);
  let host: Person;
  let reader: Person;

  beforeEach(async () => {
    [host, reader] = [await Person.guest(club.node.address, 'Host'), await Person.guest(club.node.address, 'Reader')];
  });
  afterEach(() => {
    for (const person of [host, reader]) person.leave();
  });

  const pass = async (time: number) => {
    club.clock += time;
    await club.node.ticker.tick();
  };
  const isThere = async (id: string) => {
    const rows = await club.node.club.store.db.selectFrom('matches').select('id').where('id', '=', id).execute();
    return rows.length === 1;
  };
  /** Closes a person's sockets and waits until the club knows. */
  const go = async (person: Person, name: string) => {
    const { id } = await club.node.club.store.db
      .selectFrom('users')
      .select('id')
      .where('name', '=', name)
      .executeTakeFirstOrThrow();
    person.leave();
    await expect.poll(() => club.node.club.notices.isOnline(id)).toBe(false);
  };

  test('now stays while its opener is online, and lapses twenty minutes after', async () => {
    await come(host);
    await come(reader);
    const id = await open(host, LIVE);
    await reader.watch(id);
    const listed = () => reader.received.findLast((message) => message.kind === 'lobby')?.matches.length;
    await reader.until(() => listed() === 1);
    for (let hour = 0; hour < 3; hour++) await pass(60 * MINUTE);
    await go(host, 'Host');
    await pass(20 * MINUTE - 1);
    expect(await isThere(id)).toBe(true);
    const gone = reader.next('refused');
    await pass(1);
    expect(await gone).toMatchObject({ id: null, code: 'not-found' });
    await reader.until(() => listed() === 0);
    for (const table of ['matches', 'seats'] as const)
      expect(await club.node.club.store.db.selectFrom(table).selectAll().execute()).toEqual([]);
  });

  test('over days lapses two weeks after the last visit of its opener', async () => {
    const id = await open(host, SLOW);
    for (let visit = 0; visit < 3; visit++) {
      await pass(14 * DAY - 1);
      await host.client.call('me', {});
    }
    await pass(14 * DAY - 1);
    expect(await isThere(id)).toBe(true);
    await pass(1);
    expect(await isThere(id)).toBe(false);
    await expect(reader.client.call('join', { id, body: { seat: 1 } })).rejects.toMatchObject({ code: 'not-found' });
  });

  test('that is private has as long, whatever its clock', async () => {
    const id = await open(host, { ...LIVE, public: false });
    await pass(14 * DAY - 1);
    expect(await isThere(id)).toBe(true);
    await pass(1);
    expect(await isThere(id)).toBe(false);
  });

  test('stays while somebody else waits at it', async () => {
    const id = await open(host, LIVE, 3);
    await come(reader);
    await pass(20 * MINUTE - 1);
    await reader.client.call('join', { id, body: { seat: 1 } });
    for (let hour = 0; hour < 3; hour++) await pass(60 * MINUTE);
    expect(await isThere(id)).toBe(true);
    await go(reader, 'Reader');
    await pass(20 * MINUTE);
    expect(await isThere(id)).toBe(false);
  });

  test('and finds them does not lapse', async () => {
    const id = await open(host, SLOW);
    await pass(14 * DAY - 1);
    await reader.client.call('join', { id, body: { seat: 1 } });
    await pass(1);
    expect((await reader.client.call('match', { id })).status).toBe('running');
  });
});

test('a match that looks for players stays while its opener is at another node', async () => {
  let clock = Date.now();
  const database = await postgresDatabase();
  const [here, there] = [
    await startNode(await database.open(), { now: () => clock }),
    await startNode(await database.open(), { now: () => clock }),
  ];
  const host = await Person.guest(here.address, 'Host');
  await come(host);
  const id = await open(host, LIVE);
  clock += 19 * MINUTE;
  await here.ticker.tick();
  clock += 19 * MINUTE;
  await there.ticker.tick();
  expect(await host.client.call('match', { id })).toMatchObject({ status: 'open' });
  host.leave();
  await Promise.all([here.close(), there.close()]);
});
