import type { RouteName } from '@whistlestop/client';
import { news } from '@whistlestop/hook-or-crook/rules';
import { describe, expect, test } from 'vitest';
import { clubForEach } from './club-for-each.ts';
import { allDatabases } from './databases.ts';
import { Person } from './person.ts';
import { leaveAll, ME, OPEN, setTable } from './tables.ts';

/** Reads a list to its end; returns the lengths of its pages and all items. */
async function readAll<Item>(
  read: (page?: string) => Promise<{ items: readonly Item[]; next: string | null }>,
): Promise<{ lengths: number[]; items: Item[] }> {
  const lengths: number[] = [];
  const items: Item[] = [];
  for (let page: string | undefined; ; ) {
    const { items: found, next } = await read(page);
    lengths.push(found.length);
    items.push(...found);
    if (next === null) return { lengths, items };
    page = next;
  }
}

describe.each(allDatabases)('lists of a club on $name are read to their end page by page', ({ create }) => {
  const club = clubForEach(create);
  const db = () => club.node.club.store.db;
  const idOf = async (name: string) =>
    (await db().selectFrom('users').select('id').where('name', '=', name).executeTakeFirstOrThrow()).id;

  /** Copies a match so often, each a little older; returns the ids, the latest first. */
  async function copies(id: string, count: number, changes: (copy: number) => object = () => ({})): Promise<string[]> {
    const row = await db().selectFrom('matches').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    const seats = await db().selectFrom('seats').selectAll().where('match_id', '=', id).execute();
    const ids = Array.from({ length: count }, (_, copy) => `${id}${String(copy).padStart(4, '0')}`);
    for (const [copy, match_id] of ids.entries()) {
      // Two at a time were opened in the same moment.
      const created_at = row.created_at - 1 - Math.floor(copy / 2);
      await db()
        .insertInto('matches')
        .values({ ...row, request_id: null, id: match_id, created_at, ...changes(copy) })
        .execute();
      await db()
        .insertInto('seats')
        .values(seats.map((seat) => ({ ...seat, match_id })))
        .execute();
    }
    return ids;
  }

  test('the lobby, those that look for players first', async () => {
    const host = await Person.guest(club.node.address, 'Host');
    const { match } = await host.client.call('openMatch', {
      body: { game: 'lantern', options: {}, seats: [ME, OPEN] },
    });
    await copies(match.id, 220, (copy) => (copy % 3 === 0 ? { status: 'running' } : {}));
    const { lengths, items } = await readAll(async (page) => {
      const { matches, next } = await host.client.call('lobby', { query: { page } });
      return { items: matches, next };
    });
    expect(lengths).toEqual([100, 100, 21]);
    expect(new Set(items.map(({ id }) => id)).size).toBe(221);
    const running = items.findIndex(({ status }) => status === 'running');
    expect(items.slice(running).every(({ status }) => status === 'running')).toBe(true);
    // A socket that follows it gets the first page and the name of the next.
    host.socket.lobby(true);
    await host.until(() => host.received.some(({ kind }) => kind === 'lobby'));
    const firstPage = host.received.find((message) => message.kind === 'lobby');
    expect(firstPage?.matches).toHaveLength(100);
    const second = await host.client.call('lobby', { query: { page: firstPage!.next! } });
    expect(second.matches.map(({ id }) => id)).toEqual(items.slice(100, 200).map(({ id }) => id));
    host.leave();
  });

  test('without custom decks and boards, which the match itself has', async () => {
    const host = await Person.guest(club.node.address, 'Host');
    const body = { game: 'hook-or-crook', options: { states: 1, news }, seats: [ME, OPEN] };
    const { match } = await host.client.call('openMatch', { body });
    const [listed] = (await host.client.call('lobby', {})).matches;
    const [mine] = (await host.client.call('myMatches', {})).matches;
    for (const options of [listed?.options, mine?.match.options]) {
      expect(options).toMatchObject({ states: 1 });
      expect(options).not.toHaveProperty('news');
    }
    expect((await host.client.call('match', { id: match.id })).options).toMatchObject({ states: 1, news });
  });

  test('my matches, those that wait for me first and those that are over last', async () => {
    const table = await setTable([club.node.address], 'lantern');
    const mover = table.matches[0]!.info!.waiting[0]!;
    const person = table.people[mover]!;
    await copies(table.id, 420, (copy) => (copy % 3 === 0 ? { status: 'over' } : copy % 3 === 1 ? { waiting: 0 } : {}));
    const { lengths, items } = await readAll(async (page) => {
      const { matches, next } = await person.client.call('myMatches', { query: { page } });
      return { items: matches, next };
    });
    expect(lengths).toEqual([200, 200, 21]);
    expect(new Set(items.map(({ match }) => match.id)).size).toBe(421);
    const ranks = items.map(({ match, seat }) => (match.status === 'over' ? 2 : match.waiting.includes(seat) ? 0 : 1));
    expect(ranks).toEqual(ranks.toSorted((one, other) => one - other));
    expect(ranks.filter((rank) => rank === 0)).toHaveLength(141);
    leaveAll(table);
  });

  test('the history of a profile, which counts all of it', async () => {
    const person = new Person(club.node.address);
    await person.client.call('register', { body: { name: 'Veteran', password: 'correct horse battery' } });
    const user_id = await idOf('Veteran');
    for (let match = 0; match < 120; match++)
      await db()
        .insertInto('results')
        .values({
          match_id: `Match${String(match).padStart(5, '0')}`,
          seat: 0,
          substitute: 0,
          seat_name: 'ash',
          user_id,
          game: 'sealed',
          score: [0, 0.5, 1][match % 3]!,
          stopped: 0,
          ended_at: Math.floor(match / 2),
        })
        .execute();
    const { lengths, items } = await readAll(async (page) => {
      const profile = await person.client.call('profile', { name: 'Veteran', query: { page } });
      expect(profile.sides).toEqual([{ game: 'sealed', seat: 'ash', played: 120, won: 40, shared: 40, lost: 40 }]);
      return { items: profile.history, next: profile.next };
    });
    expect(lengths).toEqual([50, 50, 20]);
    const expected = Array.from({ length: 120 }, (_, match) => `Match${String(119 - match).padStart(5, '0')}`);
    expect(items.map(({ match }) => match)).toEqual(expected);
  });

  test('the chat of a match, without muted people', async () => {
    const table = await setTable([club.node.address], 'lantern');
    const [reader, other] = table.people as [Person, Person];
    const names = await Promise.all([reader, other].map(async (person) => (await person.client.call('me', {})).name));
    const [mine, theirs] = [await idOf(names[0]!), await idOf(names[1]!)];
    for (let line = 0; line < 450; line++) {
      const id = `Line${String(line).padStart(6, '0')}`;
      const user_id = line % 10 === 0 ? theirs : mine;
      const row = { id, match_id: table.id, room: 'players', user_id, text: String(line), at: line, request_id: id };
      await db().insertInto('chat').values(row).execute();
    }
    const lines = () =>
      readAll(async (page) => {
        const read = await reader.client.call('chat', { id: table.id, name: 'players', query: { page } });
        return { items: read.lines.toReversed(), next: read.next };
      });
    const all = await lines();
    expect(all.lengths).toEqual([200, 200, 50]);
    expect(all.items.map(({ text }) => Number(text))).toEqual(Array.from({ length: 450 }, (_, line) => 449 - line));
    await reader.client.call('mute', { body: { name: names[1]!, muted: true } });
    expect((await lines()).lengths).toEqual([200, 200, 5]);
    const { muted } = await reader.client.call('chat', { id: table.id, name: 'players' });
    expect(muted).toEqual([names[1]]);
    leaveAll(table);
  });

  test('reports, the oldest first, and notices, the latest first', async () => {
    const person = await Person.guest(club.node.address, 'Admin');
    const user_id = await idOf('Admin');
    await db().updateTable('users').set({ admin: 1 }).where('id', '=', user_id).execute();
    for (let number = 0; number < 230; number++) {
      const id = `Number${String(number).padStart(4, '0')}`;
      const row = { id, match_id: id, room: 'players', user_id, text: id, at: number, request_id: id };
      await db().insertInto('chat').values(row).execute();
      const report = { id, line_id: id, user_id, reason: 'why', at: number, settled_at: null };
      await db().insertInto('reports').values(report).execute();
      await db().insertInto('notices').values({ user_id, match_id: id, sequence: 1, at: number }).execute();
    }
    const reports = await readAll(async (page) => {
      const read = await person.client.call('reports', { query: { page } });
      return { items: read.reports, next: read.next };
    });
    expect(reports.lengths).toEqual([100, 100, 30]);
    expect(reports.items.map(({ at }) => at)).toEqual(Array.from({ length: 230 }, (_, at) => at));
    const notices = await readAll(async (page) => {
      const read = await person.client.call('notices', { query: { page } });
      return { items: read.notices, next: read.next };
    });
    expect(notices.lengths).toEqual([100, 100, 30]);
    expect(notices.items.map(({ at }) => at)).toEqual(Array.from({ length: 230 }, (_, at) => 229 - at));
  });

  test('and an unknown page is refused', async () => {
    const person = await Person.guest(club.node.address, 'Ann');
    const named = (place: unknown) => Buffer.from(JSON.stringify(place)).toString('base64url');
    const lists = ['lobby', 'myMatches', 'notices'] as const satisfies RouteName[];
    for (const list of lists)
      for (const page of [
        'what',
        named(null),
        named([]),
        named(['a', 'b', 'c']),
        named([1, 1.5, 'a']),
        named([1, 1, '\0']),
      ])
        await expect(person.client.call(list, { query: { page } })).rejects.toMatchObject({ code: 'malformed' });
  });
});
