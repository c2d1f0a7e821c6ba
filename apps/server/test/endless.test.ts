import { type GameKind, LIST_ROOM, parseRecord, Random, verifyRecord } from '@whistlestop/kernel';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { verifyAll } from '../src/admin/match-commands.ts';
import type { BotThinker, BotDecision } from '../src/bots/bot-thinker.ts';
import { clubForEach } from './club-for-each.ts';
import { allDatabases } from './databases.ts';
import { kinds, startNode } from './node.ts';
import { Person } from './person.ts';
import { BOT, gameOf, leaveAll, ME, moveOn, OPEN, RATED, setTable } from './tables.ts';

const HOUR = 3_600_000;

/** Bots that take their first choice only when the test says so. */
class SlowThinker implements BotThinker {
  readonly waiting = 0;
  readonly thoughts: BotDecision[] = [];
  readonly signals: AbortSignal[] = [];
  readonly #answers: ((action: number) => void)[] = [];
  #asked: () => void = () => undefined;

  think(thought: BotDecision, signal: AbortSignal): Promise<number> {
    return new Promise((resolve) => {
      this.thoughts.push(thought);
      this.signals.push(signal);
      this.#answers.push(resolve);
      this.#asked();
    });
  }

  /** Resolves when so many decisions have been requested in all. */
  asked(count: number): Promise<void> {
    return new Promise((resolve) => {
      this.#asked = () => {
        if (this.thoughts.length >= count) resolve();
      };
      this.#asked();
    });
  }

  /** Answers the latest decision. */
  answer(): void {
    const { game: id, seat: observer, view } = this.thoughts.at(-1)!;
    const game = gameOf(id);
    const world = game.layout.create();
    game.sampleWorld({ observer, state: view }, new Random(1), world);
    const legal = new Int16Array(LIST_ROOM);
    game.legal(world, observer, legal);
    this.#answers.at(-1)!(legal[0]!);
  }

  close(): Promise<void> {
    return Promise.resolve();
  }
}

describe.each(allDatabases)('a match that does not end by itself, on $name', ({ create }) => {
  const club = clubForEach(create, () => ({ mostEntries: 12 }));
  const everyKind: readonly GameKind[] = kinds;

  test('is ended by the club without a winner, and everybody sees why', async () => {
    const table = await setTable([club.node.address], 'lantern', { settings: RATED });
    const { id, people, matches } = table;
    while (matches[0]!.info!.status !== 'over') await moveOn(table);
    const [player] = people;
    const { history, info } = matches[0]!;
    expect(history.slice(-2).map(({ entry }) => entry.kind)).toEqual(['stop', 'seed']);
    expect(history.at(-2)!.entry).toEqual({ kind: 'stop', reason: 'too-long' });
    expect(history.at(-2)!.sequence).toBeGreaterThan(12);
    expect(info!.scores).toEqual([0, 0]);
    await expect(player!.socket.request({ kind: 'resign', match: id })).rejects.toMatchObject({ code: 'match-over' });
    // Its record replays, and its draws fit the commitment.
    const { record } = await player!.client.call('record', { id });
    expect(record).toContain('\nstop: too-long\nseed: ');
    const parsed = parseRecord(record, everyKind);
    expect(parsed.ok && verifyRecord(parsed.value)).toMatchObject({ ok: true });
    expect(await verifyAll(club.node.club.store, everyKind)).toMatchObject({ checked: 1, faults: [] });
    // It counts for nobody, and changes no rating.
    await club.node.ticker.tick();
    const { name } = await player!.client.call('me', {});
    const profile = await player!.client.call('profile', { name });
    expect(profile.history).toMatchObject([{ match: id, score: 0, stopped: true }]);
    expect([profile.sides, profile.ratings]).toEqual([[], []]);
    leaveAll(table);
  });

  test('that is loaded with too long a log is stopped then', async () => {
    const table = await setTable([club.node.address], 'lantern');
    await moveOn(table);
    const { sequence } = table.matches[0]!;
    leaveAll(table);
    await club.node.close();
    club.node = await startNode(await club.database.open(), { now: () => club.clock, mostEntries: sequence });
    const visitor = new Person(club.node.address);
    const match = await visitor.watch(table.id);
    await visitor.until(() => match.info?.status === 'over');
    expect((await visitor.client.call('record', { id: table.id })).record).toContain('\nstop: too-long\n');
    visitor.leave();
  });

  test('is still won by whoever wins it with its last entry', async () => {
    const table = await setTable([club.node.address], 'lantern');
    const { id, people, matches } = table;
    const mostEntries = matches[0]!.sequence + 1;
    await club.node.close();
    club.node = await startNode(await club.database.open(), { now: () => club.clock, mostEntries });
    for (const person of people) person.address = club.node.address;
    await people[1]!.socket.request({ kind: 'resign', match: id });
    await people[0]!.until(() => matches[0]!.info!.status === 'over');
    expect(matches[0]!.history.slice(-2).map(({ entry }) => entry.kind)).toEqual(['forfeit', 'seed']);
    expect(matches[0]!.info!.scores).toEqual([1, 0]);
    leaveAll(table);
  });
});

describe.each(allDatabases)('matches of bots alone, on $name', ({ create }) => {
  let thinker: SlowThinker;
  const club = clubForEach(create, () => {
    thinker = new SlowThinker();
    return { thinker, botPace: 1000 };
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  const open = async (person: Person, seats: readonly object[], settings: object = {}) => {
    const body = { game: 'lantern', options: {}, seats, settings };
    return (await person.client.call('openMatch', { body } as never)).match.id;
  };
  const lengthOf = async (id: string) => {
    const host = club.node.club.cache.peek(id)!;
    await host.settled();
    return host.match.log.length;
  };

  test('are played at the same pace whatever the bots hold, quicker where somebody watches', async () => {
    const person = await Person.guest(club.node.address, 'Showman');
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
    const id = await open(person, [BOT, BOT]);
    await thinker.asked(1);
    const before = await lengthOf(id);
    thinker.answer();
    await vi.advanceTimersByTimeAsync(999);
    expect(await lengthOf(id)).toBe(before);
    await vi.advanceTimersByTimeAsync(1);
    await thinker.asked(2);
    const after = await lengthOf(id);
    expect(after).toBeGreaterThan(before);
    await person.watch(id);
    thinker.answer();
    await vi.advanceTimersByTimeAsync(399);
    expect(await lengthOf(id)).toBe(after);
    await vi.advanceTimersByTimeAsync(1);
    await thinker.asked(3);
    expect(await lengthOf(id)).toBeGreaterThan(after);
    person.leave();
  });

  test('are not delayed after a decision that took as long', async () => {
    const person = await Person.guest(club.node.address, 'Showman');
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
    await open(person, [BOT, BOT]);
    await thinker.asked(1);
    await vi.advanceTimersByTimeAsync(1000);
    thinker.answer();
    // No time passes until the next move.
    await thinker.asked(2);
  });

  test('share the workers by opener', async () => {
    const people = await Promise.all(['Ann', 'Ben'].map((name) => Person.guest(club.node.address, name)));
    for (const person of [people[0]!, people[0]!, people[1]!]) await open(person, [BOT, BOT]);
    await thinker.asked(3);
    const [first, second, third] = thinker.thoughts.map(({ opener }) => opener);
    expect(second).toBe(first);
    expect(third).not.toBe(first);
  });

  test('are stopped by their opener alone, without a winner', async () => {
    const [opener, stranger] = await Promise.all(['Ann', 'Ben'].map((name) => Person.guest(club.node.address, name)));
    const id = await open(opener!, [BOT, BOT]);
    await thinker.asked(1);
    const spectator = new Person(club.node.address);
    const seen = await spectator.watch(id);
    const stop = (by: Person, match = id) => by.client.call('stopMatch', { id: match });
    await expect(stop(stranger!)).rejects.toMatchObject({ code: 'not-allowed' });
    await expect(stop(spectator)).rejects.toMatchObject({ code: 'not-signed-in' });
    await expect(stop(opener!, await open(opener!, [ME, BOT]))).rejects.toMatchObject({ code: 'people-play' });
    await expect(stop(opener!, await open(opener!, [ME, OPEN]))).rejects.toMatchObject({ code: 'match-not-running' });
    expect(await stop(opener!)).toMatchObject({ status: 'over', scores: [0, 0], waiting: [] });
    await spectator.until(() => seen.info?.status === 'over');
    expect(seen.history.at(-2)!.entry).toEqual({ kind: 'stop', reason: 'stopped' });
    expect(thinker.signals[0]!.aborted).toBe(true);
    const { head } = await stop(opener!);
    expect(head).toBe(seen.sequence);
    expect(await verifyAll(club.node.club.store, kinds)).toMatchObject({ faults: [] });
    spectator.leave();
  });

  test('are four at most, also where bots are seated one by one; a stopped one makes room', async () => {
    const opener = await Person.guest(club.node.address, 'Ann');
    const shows = [];
    for (let show = 0; show < 4; show++) shows.push(await open(opener, [BOT, BOT]));
    await expect(open(opener, [BOT, BOT])).rejects.toMatchObject({ code: 'too-many-shows' });
    const id = await open(opener, [OPEN, OPEN]);
    const seatBot = (seat: number) => opener.client.call('seatBot', { id, body: { seat, bot: 'random' } });
    await seatBot(0);
    await expect(seatBot(1)).rejects.toMatchObject({ code: 'too-many-shows' });
    await opener.client.call('stopMatch', { id: shows[0]! });
    expect(await seatBot(1)).toMatchObject({ status: 'running' });
  });

  test('are four at most where the last person’s time is up: then that person loses', async () => {
    const opener = await Person.guest(club.node.address, 'Ann');
    const settings = { clock: { kind: 'live', purse: HOUR, increment: 0 }, onTimeout: 'bot' };
    const statusAfterTimeout = async () => {
      const id = await open(opener, [ME, BOT], settings);
      const match = await opener.watch(id);
      if (!match.info!.waiting.includes(0)) {
        thinker.answer();
        await opener.until(() => match.info!.waiting.includes(0));
      }
      club.clock += HOUR + 1;
      await club.node.ticker.tick();
      await opener.until(() => match.info!.status === 'over' || match.info!.seats[0]!.player?.kind === 'bot');
      return match.info!.status;
    };
    for (let show = 0; show < 3; show++) await open(opener, [BOT, BOT]);
    expect(await statusAfterTimeout()).toBe('running');
    expect(await statusAfterTimeout()).toBe('over');
    opener.leave();
  });
});
