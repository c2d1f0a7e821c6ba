import type { MatchSettings, Refused, RemoteMatch } from '@whistlestop/client';
import { UNKNOWN } from '@whistlestop/kernel';
import { CompiledQuery } from 'kysely';
import { afterEach, describe, expect, test } from 'vitest';
import type { BotThinker } from '../src/bots/bot-thinker.ts';
import { clubForEach } from './club-for-each.ts';
import { allDatabases, postgresDatabase } from './databases.ts';
import { tablesBefore } from './earlier-tables.ts';
import { startNode, type TestNode } from './node.ts';
import { choicesOf, Person } from './person.ts';
import { gameOf, leaveAll, type SetTable, setTable } from './tables.ts';

const HOUR = 3_600_000;
const SLOW = { kind: 'slow', perDecision: HOUR } as const;

/** A bot that decides only when the test says so, or its decision is aborted. */
class SlowThinker implements BotThinker {
  readonly waiting = 0;
  readonly #decide: ((action: number) => void)[] = [];
  given = 0;
  dropped = 0;

  think(_: unknown, signal: AbortSignal): Promise<number> {
    this.given++;
    return new Promise((resolve, reject) => {
      this.#decide.push(resolve);
      signal.addEventListener('abort', () => {
        this.dropped++;
        reject(new Error('Nobody wants to know.'));
      });
    });
  }

  decide(action: number): void {
    for (const resolve of this.#decide.splice(0)) resolve(action);
  }

  close(): Promise<void> {
    return Promise.resolve();
  }
}

/** A seat as a person's page shows it: its player, and whether it was left. */
const seatAt = ({ info }: RemoteMatch, seat: number) => info!.seats[seat]!;
const act = (person: Person, match: RemoteMatch, action: number) =>
  person.socket.request({ kind: 'act', match: match.id, sequence: match.sequence, action });
const join = (person: Person, id: string, seat: number, invite?: string) =>
  person.client.call('join', { id, body: { seat, ...(invite === undefined ? {} : { invite }) } });

describe.each(allDatabases)('a seat that somebody has left, on $name,', ({ create }) => {
  let thinker = new SlowThinker();
  const club = clubForEach(create, () => ({ thinker: (thinker = new SlowThinker()) }));
  let table: SetTable;
  const come: Person[] = [];

  afterEach(() => {
    leaveAll(table);
    for (const person of come.splice(0)) person.leave();
  });

  /** Three play Sealed; the first has resigned, and a bot is thinking. */
  const left = async (settings: Partial<MatchSettings> = {}) => {
    table = await setTable([club.node.address], 'sealed', { settings });
    const [leaver, one, two] = table.people as [Person, Person, Person];
    await leaver.socket.request({ kind: 'resign', match: table.id });
    await one.until(() => seatAt(table.matches[1]!, 0).player?.kind === 'bot');
    return { leaver, one, two, id: table.id };
  };
  const newcomer = async (name: string) => {
    const person = await Person.guest(club.node.address, name);
    come.push(person);
    return person;
  };
  const member = async (name: string) => {
    const person = new Person(club.node.address);
    await person.client.call('register', { body: { name, password: 'correct horse battery' } });
    come.push(person);
    return person;
  };

  test('is free for anybody, who then sees what the seat may see; nobody else sees more', async () => {
    const { one, id } = await left();
    const [guest, onlooker] = [await newcomer('Guest'), await newcomer('Onlooker')];
    const { matches } = await guest.client.call('lobby', {});
    expect(matches[0]!.seats.map((seat) => seat.left)).toEqual([true, false, false]);
    const [seen, watched] = [await guest.watch(id), await onlooker.watch(id)];
    await act(one, table.matches[1]!, choicesOf(table.game, table.matches[1]!)[0]!);
    const metal = (table.game.layout.fields['metal'] as { offset: number }).offset;
    await onlooker.until(() => watched.sequence === seen.sequence && watched.sequence > 1);
    expect(seen.view![metal]).toBe(UNKNOWN);
    await expect.poll(() => thinker.given).toBe(1);
    await join(guest, id, 0);
    await guest.until(() => seen.seat === 0);
    // The bot's decision is aborted, and the person decides.
    await expect.poll(() => thinker.dropped).toBe(1);
    expect(seatAt(seen, 0)).toMatchObject({ left: true, player: { kind: 'guest', name: 'Guest' } });
    expect([seen.view![metal] === UNKNOWN, seen.view![metal + 1]]).toEqual([false, UNKNOWN]);
    const done = await act(guest, seen, choicesOf(table.game, seen).at(-1)!);
    await onlooker.until(() => watched.sequence >= done);
    expect([watched.seat, watched.view![metal], watched.view![metal + 1]]).toEqual([null, UNKNOWN, UNKNOWN]);
    // A repeated request changes nothing.
    expect((await join(guest, id, 0)).seats[0]!.player).toMatchObject({ name: 'Guest' });
  });

  test('is not free for players of the match, and no other seat is free', async () => {
    const { one, id } = await left();
    const guest = await newcomer('Guest');
    const refused = (code: string) => ({ code, message: expect.stringMatching(/\.$/) as string });
    await expect(join(one, id, 0)).rejects.toMatchObject(refused('seat-taken'));
    await expect(join(guest, id, 1)).rejects.toMatchObject(refused('match-not-open'));
    await expect(join(guest, id, 9)).rejects.toMatchObject(refused('unknown-seat'));
    await expect(join(new Person(club.node.address), id, 0)).rejects.toMatchObject(refused('not-signed-in'));
    await join(guest, id, 0);
    await expect(join(await newcomer('Other'), id, 0)).rejects.toMatchObject(refused('seat-taken'));
  });

  test('has one substitute when two ask at once', async () => {
    const { id } = await left();
    const people = [await newcomer('Guest'), await newcomer('Other')];
    const answers = await Promise.allSettled(people.map((person) => join(person, id, 0)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(answers).toContainEqual({
      status: 'rejected',
      reason: expect.objectContaining({ code: 'seat-taken' }) as Refused,
    });
  });

  test('of a private match needs an invitation, which its opener may create', async () => {
    const { leaver, one, id } = await left({ public: false });
    const guest = await newcomer('Guest');
    await expect(join(guest, id, 0)).rejects.toMatchObject({ code: 'not-found' });
    const invited = (person: Person, seat: number) => person.client.call('inviteToSeat', { id, body: { seat } });
    await expect(invited(one, 0)).rejects.toMatchObject({ code: 'not-allowed' });
    await expect(invited(leaver, 1)).rejects.toMatchObject({ code: 'match-not-open' });
    const { invite } = await invited(leaver, 0);
    expect((await join(guest, id, 0, invite)).seats[0]!.player).toMatchObject({ name: 'Guest' });
    await expect(invited(leaver, 0)).rejects.toMatchObject({ code: 'seat-taken' });
  });

  test('may go back to the player who left it, while it is free', async () => {
    const { leaver, one, id } = await left();
    await join(leaver, id, 0);
    await leaver.until(() => table.matches[0]!.seat === 0);
    expect(await leaver.client.call('myMatches', {})).toMatchObject({ matches: [{ seat: 0 }], news: [] });
    // And can leave it again, which costs nothing more.
    await leaver.socket.request({ kind: 'resign', match: id });
    await one.until(() => seatAt(table.matches[1]!, 0).player?.kind === 'bot');
    const results = await club.node.club.store.db.selectFrom('results').select(['seat', 'score']).execute();
    expect(results).toEqual([{ seat: 0, score: 0 }]);
    expect(await leaver.client.call('myMatches', {})).toMatchObject({ matches: [], news: [] });
  });

  test('has the whole time for a decision again, or at least a quarter of a purse', async () => {
    const { id } = await left({ clock: SLOW });
    club.clock += HOUR / 2;
    const { clock } = await join(await newcomer('Guest'), id, 0);
    expect(clock!.left[0]! - (club.clock - clock!.since)).toBe(HOUR);
    leaveAll(table);
    const live = { kind: 'live', purse: HOUR, increment: 0 } as const;
    table = await setTable([club.node.address], 'sealed', { settings: { clock: live } });
    club.clock += HOUR;
    // The time of all has run out, and bots have the seats.
    for (let seat = 0; seat < 3; seat++) await club.node.club.deadlines.passed(table.id);
    const taken = await join(await newcomer('Other'), table.id, 1);
    expect(taken.clock!.left[1]! - (club.clock - taken.clock!.since)).toBe(HOUR / 4);
    const { deadline } = await club.node.club.store.db
      .selectFrom('matches')
      .select('deadline')
      .where('id', '=', table.id)
      .executeTakeFirstOrThrow();
    expect(deadline).toBe(club.clock + HOUR / 4);
  });

  test.each(['member', 'guest'])(
    'changes no rating of a substitute, a %s, and its former player has lost',
    async (kind) => {
      table = await setTable([club.node.address], 'lantern');
      leaveAll(table);
      const people = [await member('Leaver'), await member('Stayer'), await member('Other')] as const;
      const settings = { clock: SLOW, rated: true };
      const seats = [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }] as const;
      const body = { game: 'sealed', options: { seats: 3, rounds: 2 }, settings, seats: [...seats] };
      const { match } = await people[0].client.call('openMatch', { body });
      for (const seat of [1, 2]) await join(people[seat]!, match.id, seat);
      const game = gameOf('sealed', { seats: 3, rounds: 2 });
      const lay = async (person: Person, stones: string) => {
        const shown = await person.watch(match.id);
        await act(person, shown, game.actions.parse(`lay ${stones}`)!);
      };
      // Nobody is rated by a match in which somebody has not moved.
      for (const person of [...people, ...people.slice(1)]) await lay(person, 'plain 1');
      await people[0].socket.request({ kind: 'resign', match: match.id });
      const substitute = kind === 'member' ? await member('Substitute') : await newcomer('Substitute');
      await join(substitute, match.id, 0);
      await lay(substitute, 'gold 3');
      const historyOf = async (person: Person, name: string) => {
        const { history, ratings, sides } = await person.client.call('profile', { name });
        return {
          history: history.map((played) => [played.score, played.substitute]),
          rated: ratings.map(({ rating }) => Math.sign(rating - 1500)),
          sides: sides.length,
        };
      };
      await expect.poll(async () => (await historyOf(people[1], 'Stayer')).history).toHaveLength(1);
      if (kind === 'member')
        expect(await historyOf(substitute, 'Substitute')).toEqual({ history: [[1, true]], rated: [], sides: 0 });
      expect(await historyOf(people[0], 'Leaver')).toEqual({ history: [[0, false]], rated: [-1], sides: 1 });
      // Those who stayed lost to the substitute, and are rated among themselves: as equals.
      for (const name of ['Stayer', 'Other'])
        expect(await historyOf(people[1], name)).toEqual({ history: [[0, false]], rated: [0], sides: 1 });
    },
  );

  test('keeps the first player’s name when the substitute’s account is deleted', async () => {
    const { leaver, id } = await left();
    const { name } = await leaver.client.call('me', {});
    const guest = await newcomer('Guest');
    await join(guest, id, 0);
    await guest.client.call('deleteMe', { body: {} });
    const { players } = await club.node.club.store.db.selectFrom('matches').select('players').executeTakeFirstOrThrow();
    expect(JSON.parse(players)).toContain(name);
    expect(seatAt(table.matches[1]!, 0)).toMatchObject({ left: true });
  });

  test('does not carry the bot’s consents over to its substitute', async () => {
    const { one, id } = await left();
    await act(one, table.matches[1]!, choicesOf(table.game, table.matches[1]!)[0]!);
    const offer = { kind: 'takeback', to: 0 } as const;
    await one.socket.request({ kind: 'offer', match: id, offer });
    await join(await newcomer('Guest'), id, 0);
    expect((await one.client.call('match', { id })).offers).toEqual([]);
  });
});

test.each(allDatabases)('results from before substitutes are kept, on $name', async ({ create }) => {
  const database = await create();
  const about = { match_id: 'm', seat: 1, seat_name: 'birch', user_id: 'u', game: 'sealed' };
  const result = { ...about, score: 0.5, stopped: 0, ended_at: 7 };
  const former = await database.open();
  await tablesBefore(former.db, '0020');
  const insert = `insert into results (match_id, seat, seat_name, user_id, game, score, ended_at)
    values ('m', 1, 'birch', 'u', 'sealed', 0.5, 7)`;
  await former.db.executeQuery(CompiledQuery.raw(insert));
  await former.close();
  const store = await database.open();
  const stored = await store.db.selectFrom('results').selectAll().execute();
  expect(stored).toEqual([{ ...result, substitute: 0 }]);
  await store.close();
  await database.remove();
});

describe('a seat that somebody has left, with two nodes,', () => {
  let nodes: TestNode[] = [];
  let table: SetTable;
  const thinker = new SlowThinker();

  afterEach(async () => {
    leaveAll(table);
    await Promise.all(nodes.map((node) => node.close()));
  });

  /** The first node gets no signals of the second, and its bot thinks for the seat the first player has left. */
  const begin = async (settings: Partial<MatchSettings> = {}) => {
    const database = await postgresDatabase();
    const deaf = { ...(await database.open()), listen: () => Promise.resolve() };
    const now = () => NOW.at;
    nodes = [
      await startNode(deaf, { thinker, now }),
      await startNode(await database.open(), { thinker: new SlowThinker(), now }),
    ];
    table = await setTable([nodes[0]!.address], 'sealed', { settings });
    await table.people[0]!.socket.request({ kind: 'resign', match: table.id });
    await expect.poll(() => thinker.given).toBeGreaterThan(0);
    return Person.guest(nodes[1]!.address, 'Substitute');
  };
  const NOW = { at: Date.now() };
  const head = async () => (await table.people[1]!.client.call('match', { id: table.id })).head;

  test('is not played by the bot of a node that does not know its substitute', async () => {
    const substitute = await begin();
    await join(substitute, table.id, 0);
    const before = await head();
    thinker.decide(table.game.actions.parse('lay plain 1')!);
    const shown = await substitute.watch(table.id);
    const done = await act(substitute, shown, table.game.actions.parse('lay gold 3')!);
    expect(done).toBe(before + 1);
    substitute.leave();
  });

  test('keeps its substitute’s time when somebody moves at a node that does not know the substitute', async () => {
    const substitute = await begin({ clock: SLOW });
    NOW.at += HOUR / 2;
    await join(substitute, table.id, 0);
    await act(table.people[1]!, table.matches[1]!, choicesOf(table.game, table.matches[1]!)[0]!);
    const { clock } = await substitute.client.call('match', { id: table.id });
    expect(clock!.left[0]! - (NOW.at - clock!.since)).toBe(HOUR);
    const { db } = nodes[1]!.club.store;
    const { deadline } = await db.selectFrom('matches').select('deadline').executeTakeFirstOrThrow();
    expect(deadline).toBe(NOW.at + HOUR / 2);
    substitute.leave();
  });

  test('has one substitute when two ask at different nodes', async () => {
    const one = await begin();
    const two = await Person.guest(nodes[0]!.address, 'Another');
    for (let time = 0; time < 3; time++) {
      const answers = await Promise.allSettled([one, two].map((person) => join(person, table.id, 0)));
      expect(answers.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
      const won = answers[0]!.status === 'fulfilled' ? one : two;
      await won.socket.request({ kind: 'resign', match: table.id });
    }
    for (const person of [one, two]) person.leave();
  });
});
