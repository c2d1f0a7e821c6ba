import { describe, expect, test } from 'vitest';
import type { Store } from '../src/store/store.ts';
import { clubForEach } from './club-for-each.ts';
import { allDatabases } from './databases.ts';
import { Person } from './person.ts';
import { ME, OPEN } from './tables.ts';

const PASSWORD = 'a long password';

describe.each(allDatabases)('a row that cannot be read, on $name,', ({ create }) => {
  const club = clubForEach(create);
  const db = (): Store['db'] => club.node.club.store.db;

  const member = async (name: string) => {
    const person = new Person(club.node.address);
    await person.client.call('register', { body: { name, password: PASSWORD } });
    return person;
  };
  const open = async (person: Person) => {
    const body = { game: 'lantern', options: {}, seats: [ME, OPEN] };
    return (await person.client.call('openMatch', { body })).match.id;
  };
  /** The rows the club logs from now on. */
  const complaints = () => {
    const rows: unknown[] = [];
    const { log } = club.node.fastify;
    log.error = (facts: unknown) => rows.push((facts as { row?: unknown }).row);
    return rows;
  };

  test('is left out of the lobby and of the own matches, and logged once', async () => {
    const host = await member('Host');
    const ids: string[] = [];
    for (let i = 0; i < 6; i++) ids.push(await open(host));
    const written = complaints();
    const [sound, ...bad] = ids;
    for (const [i, change] of [
      { options: '{' },
      { settings: 'none' },
      { settings: '{"clock":{"kind":"sand"}}' },
      { game: 'checkers' },
      { clock: '{"left":7}' },
    ].entries())
      await db().updateTable('matches').set(change).where('id', '=', bad[i]!).execute();
    club.clock += 1000;
    const reader = await Person.guest(club.node.address, 'Reader');
    const idsOf = (matches: readonly { id: string }[]) => matches.map(({ id }) => id);
    const lobby = () => reader.client.call('lobby', {});
    await expect.poll(async () => idsOf((await lobby()).matches)).toEqual([sound]);
    reader.socket.lobby(true);
    await reader.until(() => reader.received.some(({ kind }) => kind === 'lobby'));
    const list = reader.received.findLast((message) => message.kind === 'lobby')!;
    expect(idsOf(list.matches)).toEqual([sound]);
    for (let times = 0; times < 2; times++) {
      const { matches } = await host.client.call('myMatches', {});
      expect(idsOf(matches.map(({ match }) => match))).toEqual([sound]);
    }
    expect(new Set(written)).toEqual(new Set(bad.map((id) => `match ${id}`)));
    expect(written).toHaveLength(bad.length);
    await expect(host.client.call('match', { id: bad[0]! })).rejects.toMatchObject({ code: 'unavailable' });
    reader.leave();
  });

  test('does not stop other matches from being extended, or people from visiting', async () => {
    const host = await member('Host');
    const [bad, sound] = [await open(host), await open(host)];
    await db().updateTable('matches').set({ settings: '{' }).where('id', '=', bad).execute();
    const deadline = async () =>
      (await db().selectFrom('matches').select('deadline').where('id', '=', sound).executeTakeFirstOrThrow()).deadline!;
    const before = await deadline();
    club.clock += 2 * 24 * 3_600_000;
    await host.client.call('me', {});
    expect(await deadline()).toBe(before + 2 * 24 * 3_600_000);
    host.socket.lobby(true);
    await host.until(() => host.received.some(({ kind }) => kind === 'lobby'));
    club.clock = (await deadline()) - 1000;
    await club.node.ticker.tick();
    expect(await deadline()).toBe(club.clock + 14 * 24 * 3_600_000);
    host.leave();
  });

  test('is left out of a profile and of the news, and logged once', async () => {
    const person = await member('Ann');
    const { id } = await db().selectFrom('users').select('id').executeTakeFirstOrThrow();
    const at = club.clock;
    const result = { seat: 0, substitute: 0, seat_name: 'A', user_id: id, game: 'lantern', stopped: 0, ended_at: at };
    const rating = { user_id: id, game: 'lantern', rating: 1500, volatility: 0.06, matches: 1 };
    const news = { user_id: id, game: 'lantern', seat_name: null, at };
    await db()
      .insertInto('results')
      .values([
        { ...result, match_id: 'Sound00000', score: 1 },
        { ...result, match_id: 'Broken0000', score: Number.POSITIVE_INFINITY },
      ])
      .execute();
    await db()
      .insertInto('ratings')
      .values([
        { ...rating, variant: 'standard', deviation: 80 },
        { ...rating, variant: 'broken', deviation: Number.POSITIVE_INFINITY },
      ])
      .execute();
    await db()
      .insertInto('news')
      .values([
        { ...news, match_id: 'Sound00000', kind: 'lapsed' },
        { ...news, match_id: 'Broken0000', kind: 'strange' as 'lapsed' },
      ])
      .execute();
    const written = complaints();
    for (let times = 0; times < 2; times++) {
      const profile = await person.client.call('profile', { name: 'Ann' });
      expect(profile.history.map(({ match }) => match)).toEqual(['Sound00000']);
      expect(profile.ratings.map(({ variant }) => variant)).toEqual(['standard']);
      expect((await person.client.call('myMatches', {})).news.map(({ match }) => match)).toEqual(['Sound00000']);
    }
    expect(written).toEqual([`rating ${id} lantern broken`, 'result Broken0000 0', `news ${id} Broken0000`]);
  });
});
