import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { firstOf, LIST_ROOM, Match, only, PlainChance } from '@whistlestop/kernel';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { BotWorkerPool } from '../src/bots/bot-worker-pool.ts';
import type { BotDecision } from '../src/bots/bot-thinker.ts';
import { gameOf } from './tables.ts';

const LONGEST = 20_000;
const WANTED = new AbortController().signal;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
});

/** Two decisions of a match that have no choice in common, and the choices. */
function twoDecisions(): [decision: BotDecision, choices: number[]][] {
  const game = gameOf('lantern');
  const header = { game: 'lantern', rules: game.version, options: {}, match: 'm', seats: ['a', 'b'], commitment: null };
  const match = new Match(game, header);
  const chance = new PlainChance(1);
  match.settle(chance);
  const list = new Int16Array(LIST_ROOM);
  const choicesOf = (seat: number) => [...list.subarray(0, game.legal(match.state, seat, list))];
  const asked = [0, 1].map((seat): [BotDecision, number[]] => {
    const other = 1 - seat;
    while (match.pending === only(other)) {
      const action = choicesOf(other)[0]!;
      match.submit({ kind: 'action', seat: other, sequence: match.log.length, action }, chance);
    }
    const view = match.view(seat).state.slice();
    return [
      {
        match: 'm',
        game: 'lantern',
        options: {},
        rules: game.version,
        level: 'random',
        seat,
        view,
        seed: 'any',
        opener: 'guest',
      },
      choicesOf(seat),
    ];
  });
  expect(asked[0]![1].filter((choice) => asked[1]![1].includes(choice))).toEqual([]);
  return asked;
}

/** Two decisions in a match of Hook or Crook: one with several choices, and one with a single choice. */
function choiceAndLoneChoice(): { choice: BotDecision; choices: number; lone: BotDecision } {
  const id = 'hook-or-crook';
  const game = gameOf(id);
  const seats = game.seats.map((seat) => seat.id);
  const match = new Match(game, { game: id, rules: game.version, options: {}, match: 'm', seats, commitment: null });
  const chance = new PlainChance(1);
  match.settle(chance);
  const list = new Int16Array(LIST_ROOM);
  const asked = new Map<boolean, { decision: BotDecision; choices: number }>();
  while (asked.size < 2) {
    const seat = firstOf(match.pending);
    const choices = game.legal(match.state, seat, list);
    const view = match.view(seat).state.slice();
    const decision = {
      match: 'm',
      game: id,
      options: {},
      rules: game.version,
      level: 'greedy',
      seat,
      view,
      seed: 'any',
      opener: 'guest',
    };
    asked.set(choices === 1, { decision, choices });
    match.submit({ kind: 'action', seat, sequence: match.log.length, action: list[0]! }, chance);
  }
  const { decision: choice, choices } = asked.get(false)!;
  return { choice, choices, lone: asked.get(true)!.decision };
}

/** One worker, whose clock counts 100 milliseconds for each choice a bot looks at, and none for a lone one. */
const clockedPool = () =>
  new BotWorkerPool(new URL('clocked-games.mjs', import.meta.url).href, { workers: 1, queue: 10, longest: LONGEST });

/** Blocks this thread until a file exists. */
function blockUntil(file: string): void {
  const never = new Int32Array(new SharedArrayBuffer(4));
  while (!existsSync(file)) Atomics.wait(never, 0, 0, 5);
}

test('after an abort the worker takes the next decision at once, and a queued one is dropped', async () => {
  const games = new URL('games.mjs', import.meta.url).href;
  const pool = new BotWorkerPool(games, { workers: 1, queue: 10, longest: LONGEST });
  const [[first], [second, choices]] = twoDecisions() as [[BotDecision, number[]], [BotDecision, number[]]];
  const calls = [new AbortController(), new AbortController()];
  const aborted = calls.map(({ signal }) => pool.think(first, signal).catch((error: unknown) => error));
  const wanted = pool.think(second, WANTED);
  expect(pool.waiting).toBe(3);
  for (const call of calls) call.abort();
  expect(await Promise.all(aborted)).toEqual(calls.map(() => new Error('The decision was aborted.')));
  // No timer runs here, so no worker has been replaced.
  expect(choices).toContain(await wanted);
  expect(pool.waiting).toBe(0);
  await pool.close();
});

test('a late answer of a terminated worker does not answer the next decision', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'whistlestop-thoughts-'));
  const file = path.join(folder, 'answered');
  const games = new URL(`signalling-games.mjs?file=${encodeURIComponent(file)}`, import.meta.url).href;
  const pool = new BotWorkerPool(games, { workers: 1, queue: 10, longest: LONGEST });
  const [[late], [second, choices]] = twoDecisions() as [[BotDecision, number[]], [BotDecision, number[]]];
  const aborted = pool.think(late, WANTED).catch((error: unknown) => error);
  blockUntil(file);
  vi.advanceTimersByTime(LONGEST);
  expect(await aborted).toEqual(new Error('The decision took too long.'));
  // The slot is free again, while the old worker's answer is still on its way.
  expect(choices).toContain(await pool.think(second, WANTED));
  await pool.close();
  rmSync(folder, { recursive: true, force: true });
});

test('a lone choice is answered no sooner than a usual decision, and the worker goes on meanwhile', async () => {
  const pool = clockedPool();
  const { choice, choices, lone } = choiceAndLoneChoice();
  await pool.think(choice, WANTED);
  let answered = false;
  const answer = pool.think(lone, WANTED).then(() => (answered = true));
  await pool.think(choice, WANTED);
  // The worker has answered both by now.
  await vi.advanceTimersByTimeAsync(choices * 100 - 1);
  expect(answered).toBe(false);
  vi.advanceTimersByTime(1);
  await answer;
  await pool.close();
});

test('a delayed answer is dropped when it is aborted, and when the pool closes', async () => {
  const pool = clockedPool();
  const { choice, lone } = choiceAndLoneChoice();
  await pool.think(choice, WANTED);
  const call = new AbortController();
  const [unwanted, late] = [call.signal, WANTED].map((signal) =>
    pool.think(lone, signal).catch((error: unknown) => error),
  );
  await pool.think(choice, WANTED);
  expect([pool.waiting, vi.getTimerCount()]).toEqual([0, 2]);
  call.abort();
  expect(await unwanted).toEqual(new Error('The decision was aborted.'));
  await pool.close();
  expect(await late).toEqual(new Error('The club is closing.'));
  expect(vi.getTimerCount()).toBe(0);
});

test('one match is served next, however many matches somebody else has opened', async () => {
  const games = new URL('games.mjs', import.meta.url).href;
  const pool = new BotWorkerPool(games, { workers: 1, queue: 100, longest: LONGEST });
  const [[decision]] = twoDecisions() as [[BotDecision, number[]], [BotDecision, number[]]];
  const answered: string[] = [];
  const ask = (opener: string) =>
    pool.think({ ...decision, opener }, new AbortController().signal).then(() => answered.push(opener));
  const all = [...Array.from({ length: 29 }, () => ask('guest')), ask('other')];
  await Promise.all(all);
  expect(answered.slice(0, 3)).toEqual(['guest', 'other', 'guest']);
  await pool.close();
});

test('when the queue is full, a decision of the opener with the most is refused', async () => {
  const games = new URL('games.mjs', import.meta.url).href;
  const pool = new BotWorkerPool(games, { workers: 1, queue: 3, longest: LONGEST });
  const [[decision]] = twoDecisions() as [[BotDecision, number[]], [BotDecision, number[]]];
  const ask = (opener: string) => pool.think({ ...decision, opener }, new AbortController().signal);
  const guests = Array.from({ length: 4 }, () => ask('guest'));
  const other = ask('other');
  const results = await Promise.allSettled([...guests, other]);
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'fulfilled', 'rejected', 'fulfilled']);
  await pool.close();
});

test.each([1, 3])('bots keep their plans while matches alternate, with %i workers', async (workers) => {
  const games = new URL('counting-games.mjs', import.meta.url).href;
  const pool = new BotWorkerPool(games, { workers, queue: 100, longest: LONGEST });
  const [[decision]] = twoDecisions() as [[BotDecision, number[]], [BotDecision, number[]]];
  const ask = (match: string, seat: number) =>
    pool.think({ ...decision, level: 'counting', opener: match, match, seat }, new AbortController().signal);
  for (const made of [1, 2, 3]) {
    const answers = ['a', 'b', 'c', 'd'].flatMap((match) => [ask(match, 0), ask(match, 1)]);
    expect(await Promise.all(answers)).toEqual(answers.map(() => made));
  }
  await pool.close();
});
