import type { MatchSettings } from '@whistlestop/client';
import { afterEach, describe, expect, test } from 'vitest';
import { clubForEach } from './club-for-each.ts';
import { allDatabases } from './databases.ts';
import { Person } from './person.ts';
import { BOT, leaveAll, ME, OPEN, type SetTable, setTable } from './tables.ts';

const HOUR = 3_600_000;
const SLOW = { kind: 'slow', perDecision: HOUR } as const;

describe.each(allDatabases)('somebody who leaves a table of three or more on $name', ({ create }) => {
  const club = clubForEach(create);
  let table: SetTable | undefined;

  afterEach(() => {
    if (table !== undefined) leaveAll(table);
    table = undefined;
  });

  const sit = async (game = 'sealed', settings: Partial<MatchSettings> = {}, options = {}) => {
    table = await setTable([club.node.address], game, { settings, options });
    return table.people as [Person, Person, Person];
  };
  const info = () => table!.people[1]!.client.call('match', { id: table!.id });
  const kindsOf = async () => (await info()).seats.map(({ player }) => player?.kind);
  const resultsOf = async (person: Person) => {
    const { results } = (await person.client.call('exportMe', {})) as { results: { score: number }[] };
    return results.map(({ score }) => score);
  };

  test('leaves the seat to a bot unless the match was opened with another rule; between two a win may be claimed', async () => {
    const host = await Person.guest(club.node.address, 'Host');
    const opened = async (seats: (typeof ME | typeof OPEN)[], onTimeout?: 'forfeit') => {
      const settings = onTimeout === undefined ? {} : { onTimeout };
      const body = { game: 'sealed', options: { seats: seats.length }, settings, seats };
      return (await host.client.call('openMatch', { body })).match.settings.onTimeout;
    };
    expect([await opened([ME, OPEN]), await opened([ME, OPEN, OPEN])]).toEqual(['claim', 'bot']);
    expect([await opened([ME, OPEN], 'forfeit'), await opened([ME, OPEN, OPEN], 'forfeit')]).toEqual([
      'forfeit',
      'forfeit',
    ]);
  });

  test('by resigning has lost, and the others play on', async () => {
    const [leaver, one] = await sit();
    const { name } = await leaver.client.call('me', {});
    const user = await club.node.club.store.db
      .selectFrom('users')
      .select('id')
      .where('name', '=', name)
      .executeTakeFirstOrThrow();
    const resign = () => club.node.club.requests.request(user.id, { kind: 'resign', id: 'once', match: table!.id });
    const done = await resign();
    await one.until(() => table!.matches[1]!.info!.seats[0]!.player?.kind === 'bot');
    expect(await kindsOf()).toEqual(['bot', 'guest', 'guest']);
    expect(await info()).toMatchObject({ status: 'running', scores: null });
    expect(await resultsOf(leaver)).toEqual([0]);
    // A repeated request gets the same answer; another id is another request.
    expect(await resign()).toBe(done);
    await expect(leaver.socket.request({ kind: 'resign', match: table!.id })).rejects.toMatchObject({
      code: 'not-your-seat',
    });
  });

  test('by deleting the account in the first turn makes nobody a winner', async () => {
    const [incumbent, leaver] = await sit('hook-or-crook', {}, { states: 3 });
    await leaver.client.call('deleteMe', { body: {} });
    const { seats, status, scores } = await incumbent.client.call('match', { id: table!.id });
    expect(seats.map(({ player }) => player?.kind)).toEqual(['guest', 'bot', 'guest', 'guest']);
    expect([status, scores]).toEqual(['running', null]);
  });

  test('ends it where nobody else is there, without a winner among bots', async () => {
    const host = await Person.guest(club.node.address, 'Host');
    const body = { game: 'sealed', options: { seats: 3 }, seats: [ME, BOT, BOT] };
    const { match } = await host.client.call('openMatch', { body });
    await host.socket.request({ kind: 'resign', match: match.id });
    expect(await host.client.call('match', { id: match.id })).toMatchObject({
      status: 'over',
      scores: [0, 1 / 3, 1 / 3],
    });
    host.leave();
  });

  test('is replaced by a bot when another claims the time, where nobody would win by it', async () => {
    const [one] = await sit('sealed', { clock: SLOW, onTimeout: 'claim' });
    const { db } = club.node.club.store;
    const mine = await db.selectFrom('seats').select('user_id').where('seat', '=', 0).executeTakeFirstOrThrow();
    const claim = () => club.node.club.requests.request(mine.user_id, { kind: 'claim', id: 'once', match: table!.id });
    club.clock += HOUR + 1;
    const done = await claim();
    await one.until(() => table!.matches[0]!.info!.seats[1]!.player?.kind === 'bot');
    expect(await claim()).toBe(done);
    expect(await kindsOf()).toEqual(['guest', 'bot', 'guest']);
    expect((await info()).status).toBe('running');
  });

  test('loses to all others where those play together and may claim the win', async () => {
    const [incumbent, amber] = await sit('hook-or-crook', { onTimeout: 'claim' }, { states: 2 });
    await incumbent.socket.request({ kind: 'resign', match: table!.id });
    await amber.until(() => table!.matches[1]!.info!.status === 'over');
    expect(table!.matches[1]!.info!.scores).toEqual([0, 0.5, 0.5]);
  });
});
