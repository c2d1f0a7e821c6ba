import type { MatchSettings } from '@whistlestop/client';
import { Random } from '@whistlestop/kernel';
import { actions } from '@whistlestop/mr-president/rules';
import { afterEach, describe, expect, test } from 'vitest';
import { allDatabases } from './databases.ts';
import { clubForEach } from './club-for-each.ts';
import { startNode } from './node.ts';
import { Person, playOut } from './person.ts';
import { BOT, chooseFirst, gameOf, leaveAll, ME, moveOn, OPEN, type SetTable, setTable } from './tables.ts';

const MINUTE = 60_000;
const { play, pair } = actions.verbs;
const isBid = (action: number) => play.has(action) || pair.has(action);
const OPTIONS = { edition: 'first', version: 'nominee' };

describe.each(allDatabases)('partners at a club on $name', ({ create }) => {
  const club = clubForEach(create);
  let table: SetTable;

  afterEach(() => {
    leaveAll(table);
  });

  const confers = (seat: number) => table.game.parties!.confers(table.matches[seat]!.view!, seat);
  const say = (person: Person, text: string) =>
    person.socket.request({ kind: 'chat', match: table.id, room: 'party', text });
  const read = async (person: Person) =>
    (await person.client.call('chat', { id: table.id, name: 'party' })).lines.map(
      ({ text, room }) => `${room}: ${text}`,
    );

  /** A match of four at the parley that opens its ticket election. */
  const atTheParley = async (settings: Partial<MatchSettings> = {}) => {
    table = await setTable([club.node.address], 'mr-president', { options: OPTIONS, settings });
    await expect(say(table.people[0]!, 'too early')).rejects.toMatchObject({ code: 'not-conferring' });
    while (!confers(0)) await moveOn(table);
  };

  test('chat where neither the other party nor spectators read, and only while they may (ruling 32)', async () => {
    await atTheParley();
    const [anna, ben, cleo] = table.people as [Person, Person, Person];
    const chatMessage = ben.next('chat');
    await say(anna, 'I have the tv debates');
    expect((await chatMessage).line).toMatchObject({ room: 'party', text: 'I have the tv debates' });
    await say(cleo, 'ours');
    expect(await read(ben)).toEqual(['party: I have the tv debates']);
    expect(await read(cleo)).toEqual(['party: ours']);
    const line = (await chatMessage).line.id;
    await expect(cleo.client.call('report', { body: { line, reason: 'spying' } })).rejects.toMatchObject({
      code: 'not-allowed',
    });
    await cleo.socket.request({ kind: 'chat', match: table.id, room: 'players', text: 'hello' });
    expect(cleo.bytes.join()).not.toContain('tv debates');

    while (confers(0)) await moveOn(table);
    await expect(say(anna, 'too late')).rejects.toMatchObject({ code: 'not-conferring' });
    expect(await read(anna)).toEqual(['party: I have the tv debates']);
  });

  test('have conferred enough after five minutes, also at a node that loads the match then', async () => {
    await atTheParley();
    club.clock += 4 * MINUTE;
    await chooseFirst(table, 3);
    await club.node.close();
    club.node = await startNode(await club.database.open(), { now: () => club.clock });
    await club.node.ticker.tick();
    const { log, game } = (await club.node.club.cache.get(table.id)).match;
    const before = log.length;
    club.clock += MINUTE;
    await club.node.ticker.tick();
    expect(log.slice(before).filter(({ kind }) => kind === 'action')).toEqual(
      [0, 1, 2].map((seat) => ({ kind: 'action', seat, action: game.parties!.enough })),
    );
  });

  test('agree on a plan with a bot of their party, which follows it, and nobody else learns of it (ruling 32)', async () => {
    const anna = await Person.guest(club.node.address, 'Anna');
    const cleo = await Person.guest(club.node.address, 'Cleo');
    const { match } = await anna.client.call('openMatch', {
      body: { game: 'mr-president', options: OPTIONS, seats: [ME, BOT, OPEN, BOT] },
    });
    await cleo.client.call('join', { id: match.id, body: { seat: 2 } });
    const people = [anna, cleo];
    const matches = await Promise.all(people.map((person) => person.watch(match.id)));
    table = { id: match.id, people, matches, game: gameOf('mr-president', OPTIONS) };
    const plan = { high: 'early', doubles: ['free', 'last'] };
    const agree = (words: unknown = plan) => anna.socket.request({ kind: 'agree', match: match.id, plan: words });
    await expect(agree()).rejects.toMatchObject({ code: 'not-conferring' });
    const { game } = table;
    const parties = game.parties!;
    await Promise.all(
      people.map((person, each) => {
        const seen = matches[each]!;
        return playOut(person, game, seen, new Random(each), () => !parties.confers(seen.view!, 2 * each));
      }),
    );
    await expect(agree({ high: 'always' })).rejects.toMatchObject({ code: 'malformed' });
    await agree();
    const before = matches[0]!.sequence;
    const planSeenBy = async (person: Person) =>
      (await person.client.call('match', { id: match.id })).seats.map((seat) => seat.plan);
    expect(await planSeenBy(anna)).toEqual([null, plan, null, null]);
    expect(await planSeenBy(cleo)).toEqual([null, null, null, null]);
    expect(anna.bytes.join()).toContain('"high":"early"');
    expect(cleo.bytes.join()).not.toContain('"high":"early"');
    // Its first cards: a single one, from the upper half of its thirteen.
    const { log } = (await club.node.club.cache.get(match.id)).match;
    const bid = () =>
      log.slice(before).find((entry) => entry.kind === 'action' && entry.seat === 1 && isBid(entry.action));
    await Promise.all(
      people.map((person, each) => playOut(person, game, matches[each]!, new Random(each), () => !bid())),
    );
    expect([6, 7, 8, 9, 10, 11, 12]).toContain((bid() as { action: number }).action);
  });

  test('take the time of any other decision on a slow clock', async () => {
    await atTheParley({ clock: { kind: 'slow', perDecision: 24 * 60 * MINUTE } });
    club.clock += 60 * MINUTE;
    await club.node.ticker.tick();
    await say(table.people[0]!, 'still here');
    expect(await read(table.people[1]!)).toEqual(['party: still here']);
  });
});
