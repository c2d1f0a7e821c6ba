import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { Accounts } from '../src/people/accounts.ts';
import { clubForEach } from './club-for-each.ts';
import { allDatabases } from './databases.ts';
import { Person } from './person.ts';
import { leaveAll, ME, OPEN, type SetTable, setTable } from './tables.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const SLOW = { kind: 'slow', perDecision: HOUR } as const;

describe.each(allDatabases)('a person who comes back, on $name,', ({ create }) => {
  const club = clubForEach(create);
  let table: SetTable | undefined;

  beforeEach(() => {
    table = undefined;
  });
  afterEach(() => {
    if (table !== undefined) leaveAll(table);
  });

  const pass = async (time: number) => {
    club.clock += time;
    await club.node.ticker.tick();
  };
  const mine = async ({ client }: Person) => {
    const { matches, news } = await client.call('myMatches', {});
    return { matches: matches.map(({ match, unseen }) => [match.id, match.status, unseen]), news };
  };
  const saw = ({ client }: Person, id: string) => client.call('seen', { id });
  /** The player a match waits for, and the other. */
  const sides = ({ people, matches }: SetTable) => {
    const seat = matches[0]!.info!.waiting[0]!;
    return { late: people[seat]!, other: people[1 - seat]!, seat };
  };
  const openFor = async (host: Person, guest?: Person) => {
    const body = { game: 'sealed', options: { seats: 3 }, seats: [ME, OPEN, OPEN] };
    const { match } = await host.client.call('openMatch', { body });
    await guest?.client.call('join', { id: match.id, body: { seat: 1 } });
    return match.id;
  };

  test('finds a match that was lost on time among theirs until they have seen it', async () => {
    const settings = { clock: SLOW, onTimeout: 'forfeit' } as const;
    table = await setTable([club.node.address], 'lantern', { settings });
    const { id } = table;
    const { late, other } = sides(table);
    const waiting = await openFor(late);
    // A running match cannot be marked as seen.
    await saw(late, id);
    await pass(HOUR);
    expect(await mine(late)).toEqual({
      matches: [
        [waiting, 'open', false],
        [id, 'over', true],
      ],
      news: [],
    });
    await saw(late, id);
    await saw(late, id);
    expect((await mine(late)).matches).toContainEqual([id, 'over', false]);
    expect((await mine(other)).matches).toEqual([[id, 'over', true]]);
    // Requests of others change nothing.
    await saw(await Person.guest(club.node.address, 'Stranger'), id);
    expect((await mine(other)).matches).toEqual([[id, 'over', true]]);
    await expect(saw(new Person(club.node.address), id)).rejects.toMatchObject({ code: 'not-signed-in' });
  });

  test('finds unseen ends before seen ones, and after running matches', async () => {
    const host = await Person.guest(club.node.address, 'Host');
    const lost: string[] = [];
    for (let match = 0; match < 3; match++) {
      const seats = [ME, { kind: 'bot', bot: 'random' } as const];
      const opened = await host.client.call('openMatch', { body: { game: 'lantern', options: {}, seats } });
      await host.socket.request({ kind: 'resign', match: opened.match.id });
      lost.push(opened.match.id);
      club.clock += 1000;
    }
    const going = await openFor(host);
    await saw(host, lost[2]!);
    expect((await mine(host)).matches.map(([id]) => id)).toEqual([going, lost[1], lost[0], lost[2]]);
    host.leave();
  });

  test.each([true, false])('learns that a bot has their seat (public: %s)', async (isPublic) => {
    const host = await Person.guest(club.node.address, 'Host');
    const late = await Person.guest(club.node.address, 'Late');
    const settings = { clock: SLOW, onTimeout: 'bot', public: isPublic } as const;
    const { match, invite } = await host.client.call('openMatch', {
      body: { game: 'sealed', options: { seats: 2 }, settings, seats: [ME, OPEN] },
    });
    await late.client.call('join', { id: match.id, body: { seat: 1, invite: invite! } });
    await pass(HOUR);
    await pass(HOUR);
    const news = { match: match.id, kind: 'bot', game: 'sealed', at: expect.any(Number) as number };
    expect(await mine(late)).toEqual({
      matches: [],
      news: [{ ...news, readable: isPublic, seat: match.seats[1]!.id }],
    });
    // Its opener may still see it.
    expect((await mine(host)).news).toEqual([{ ...news, readable: true, seat: match.seats[0]!.id }]);
    await saw(late, match.id);
    expect((await mine(late)).news).toEqual([]);
    expect((await mine(host)).news).toHaveLength(1);
  });

  test('learns that a match found no players, or was withdrawn by somebody else', async () => {
    const [host, guest] = [await Person.guest(club.node.address, 'Host'), await Person.guest(club.node.address, 'Gus')];
    const lapsed = await openFor(host, guest);
    await pass(15 * DAY);
    for (const person of [host, guest])
      expect((await mine(person)).news).toEqual([
        { match: lapsed, kind: 'lapsed', readable: false, game: 'sealed', seat: null, at: club.clock },
      ]);
    club.clock += 1;
    const withdrawn = await openFor(host, guest);
    await host.client.call('leaveMatch', { id: withdrawn });
    const newsOf = async (person: Person) => (await mine(person)).news.map(({ match, kind }) => [match, kind]);
    expect(await newsOf(guest)).toEqual([
      [withdrawn, 'withdrawn'],
      [lapsed, 'lapsed'],
    ]);
    expect(await newsOf(host)).toEqual([[lapsed, 'lapsed']]);
    // Leaving oneself is no news.
    const left = await openFor(host, guest);
    await guest.client.call('leaveMatch', { id: left });
    expect(await newsOf(guest)).toHaveLength(2);
    expect(await guest.client.call('exportMe', {})).toMatchObject({
      news: [{ kind: 'lapsed' }, { kind: 'withdrawn' }],
    });
    await guest.client.call('deleteMe', { body: {} });
    expect(await club.node.club.store.db.selectFrom('news').select('match_id').execute()).toEqual([
      { match_id: lapsed },
    ]);
  });

  test('after ninety days gets no news, and none is stored', async () => {
    const host = await Person.guest(club.node.address, 'Host');
    await openFor(host);
    await pass(15 * DAY);
    const { store } = club.node.club;
    const news = () => store.db.selectFrom('news').select('kind').execute();
    const accounts = new Accounts(store, () => club.clock);
    club.clock += 89 * DAY;
    await accounts.deleteExpired();
    expect(await news()).toEqual([{ kind: 'lapsed' }]);
    club.clock += DAY;
    await accounts.deleteExpired();
    expect(await news()).toEqual([]);
  });

  test('with an account gets the news from when they were a guest', async () => {
    const member = new Person(club.node.address);
    const account = { name: 'Member', password: 'a long password' };
    await member.client.call('register', { body: account });
    const guest = await Person.guest(club.node.address, 'Gus');
    const id = await openFor(guest, member);
    const own = await openFor(guest);
    await pass(15 * DAY);
    await guest.client.call('signIn', { body: account });
    expect((await mine(guest)).news.map(({ match }) => match).toSorted()).toEqual([id, own].toSorted());
    expect(await club.node.club.store.db.selectFrom('news').select('match_id').execute()).toHaveLength(2);
  });
});
