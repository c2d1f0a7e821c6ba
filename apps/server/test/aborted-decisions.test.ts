import { EventEmitter, once } from 'node:events';
import type { Action } from '@whistlestop/kernel';
import { describe, expect, test } from 'vitest';
import { deleteMatch } from '../src/admin/match-commands.ts';
import { BotWorkerPool } from '../src/bots/bot-worker-pool.ts';
import type { BotDecision } from '../src/bots/bot-thinker.ts';
import { clubForEach } from './club-for-each.ts';
import { allDatabases, embeddedDatabase, postgresDatabase } from './databases.ts';
import { startNode, type TestNode } from './node.ts';
import { choicesOf, Person } from './person.ts';
import { BOT, gameOf, ME } from './tables.ts';

/** A pool of one worker, which never finishes a decision in one game. */
class StuckWorkerPool extends BotWorkerPool {
  /** The abort signal of each decision. */
  readonly signals: AbortSignal[] = [];
  readonly #events = new EventEmitter();

  constructor(stuck: string) {
    const games = new URL(`stuck-games.mjs?game=${stuck}`, import.meta.url).href;
    super(games, { workers: 1, queue: 10, longest: 600_000 });
  }

  override think(decision: BotDecision, signal: AbortSignal): Promise<Action> {
    this.signals.push(signal);
    this.#events.emit('asked');
    return super.think(decision, signal);
  }

  /** Waits for the first decision; returns its abort signal. */
  async asked(): Promise<AbortSignal> {
    while (this.signals[0] === undefined) await once(this.#events, 'asked');
    return this.signals[0];
  }
}

const game = gameOf('lantern');

/** A person who plays a match of lantern until its bot begins to think. */
async function playUntilBotThinks(node: TestNode, thinker: StuckWorkerPool) {
  const person = await Person.guest(node.address, 'Ann');
  const body = { game: 'lantern', options: {}, seats: [ME, BOT] };
  const { id } = (await person.client.call('openMatch', { body })).match;
  const match = await person.watch(id);
  let before = match.sequence;
  while (match.info!.waiting.includes(0)) {
    before = match.sequence;
    const action = choicesOf(game, match)[0]!;
    const done = await person.socket.request({ kind: 'act', match: id, sequence: before, action });
    await person.until(() => match.sequence >= done);
  }
  return { person, match, id, before, signal: await thinker.asked() };
}

/** Expects that a bot of another match makes a move. */
async function expectBotToMove(node: TestNode): Promise<void> {
  const person = await Person.guest(node.address, 'Ben');
  const body = { game: 'sealed', options: { seats: 2 }, seats: [ME, BOT] };
  const match = await person.watch((await person.client.call('openMatch', { body })).match.id);
  await person.until(() => match.info?.waiting.includes(1) === false);
  person.leave();
}

describe.each(allDatabases)('on $name a bot’s decision is aborted, so that the worker is free,', ({ create }) => {
  let thinker: StuckWorkerPool;
  const club = clubForEach(create, () => {
    thinker = new StuckWorkerPool('lantern');
    return { thinker };
  });

  test('when its player has resigned', async () => {
    const { person, id } = await playUntilBotThinks(club.node, thinker);
    await person.socket.request({ kind: 'resign', match: id });
    await expectBotToMove(club.node);
    expect(club.node.club.bots.waiting).toBe(0);
    person.leave();
  });

  test('when the step before it has been taken back', async () => {
    const { person, match, id, before } = await playUntilBotThinks(club.node, thinker);
    const offer = { kind: 'takeback', to: before } as const;
    const done = await person.socket.request({ kind: 'offer', match: id, offer });
    await person.until(() => match.sequence >= done);
    expect(match.info!.waiting).toEqual([0]);
    await expectBotToMove(club.node);
    person.leave();
  });

  test('when its match has been deleted', async () => {
    const { person, id } = await playUntilBotThinks(club.node, thinker);
    const { store } = club.node.club;
    await deleteMatch({ ...store, signal: (signal) => club.node.club.signals.receive(signal) }, id);
    await expectBotToMove(club.node);
    person.leave();
  });
});

test('a bot’s decision is aborted when its player has resigned at another node', async () => {
  const database = await postgresDatabase();
  const thinker = new StuckWorkerPool('lantern');
  const thinking = await startNode(await database.open(), { thinker });
  const other = await startNode(await database.open());
  const { person, id, signal } = await playUntilBotThinks(thinking, thinker);
  const aborted = once(signal, 'abort');
  person.leave();
  const elsewhere = new Person(other.address);
  elsewhere.cookie = person.cookie;
  await elsewhere.socket.request({ kind: 'resign', match: id });
  await aborted;
  elsewhere.leave();
  await Promise.all([thinking.close(), other.close()]);
});

test('a bot goes on thinking while others choose in the same decision', async () => {
  const database = await embeddedDatabase();
  const thinker = new StuckWorkerPool('sealed');
  const node = await startNode(await database.open(), { thinker });
  const person = await Person.guest(node.address, 'Ann');
  const options = { seats: 2 };
  const body = { game: 'sealed', options, seats: [ME, BOT] };
  const match = await person.watch((await person.client.call('openMatch', { body })).match.id);
  await thinker.asked();
  const action = choicesOf(gameOf('sealed', options), match)[0]!;
  await person.socket.request({ kind: 'act', match: match.id, sequence: match.sequence, action });
  expect(thinker.signals.map(({ aborted }) => aborted)).toEqual([false]);
  person.leave();
  await node.close();
  await database.remove();
});
