import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { LIST_ROOM, Match, only, PlainChance } from '@whistlestop/kernel';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ThinkingRoom } from '../src/bots/thinking-room.ts';
import type { Thought } from '../src/club/bot-thinker.ts';
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
function twoThoughts(): [thought: Thought, choices: number[]][] {
  const game = gameOf('lantern');
  const header = { game: 'lantern', rules: game.version, options: {}, match: 'm', seats: ['a', 'b'], commitment: null };
  const match = new Match(game, header);
  const chance = new PlainChance(1);
  match.settle(chance);
  const list = new Int16Array(LIST_ROOM);
  const choicesOf = (seat: number) => [...list.subarray(0, game.legal(match.state, seat, list))];
  const asked = [0, 1].map((seat): [Thought, number[]] => {
    const other = 1 - seat;
    while (match.pending === only(other)) {
      const action = choicesOf(other)[0]!;
      match.submit({ kind: 'action', seat: other, sequence: match.log.length, action }, chance);
    }
    const view = match.view(seat).state.slice();
    return [
      { game: 'lantern', options: '{}', bot: 'random', plan: null, observer: seat, view, seed: 'any' },
      choicesOf(seat),
    ];
  });
  expect(asked[0]![1].filter((choice) => asked[1]![1].includes(choice))).toEqual([]);
  return asked;
}

/** Holds this thread up until a file is there. */
function standStillUntil(file: string): void {
  const never = new Int32Array(new SharedArrayBuffer(4));
  while (!existsSync(file)) Atomics.wait(never, 0, 0, 5);
}

test('a worker whose thought is given up goes on with the next at once, and one that waits is dropped', async () => {
  const games = new URL('games.mjs', import.meta.url).href;
  const room = new ThinkingRoom(games, { workers: 1, queue: 10, longest: LONGEST });
  const [[first], [second, choices]] = twoThoughts() as [[Thought, number[]], [Thought, number[]]];
  const calls = [new AbortController(), new AbortController()];
  const givenUp = calls.map(({ signal }) => room.think(first, signal).catch((error: unknown) => error));
  const wanted = room.think(second, WANTED);
  expect(room.waiting).toBe(3);
  for (const call of calls) call.abort();
  expect(await Promise.all(givenUp)).toEqual(calls.map(() => new Error('Nobody wants the thought any more.')));
  // No timer runs here, so nobody has been replaced.
  expect(choices).toContain(await wanted);
  expect(room.waiting).toBe(0);
  await room.close();
});

test('what a worker said when it had been given up is no answer to the next thought', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'whistlestop-thoughts-'));
  const told = path.join(folder, 'told');
  const games = new URL(`telling-games.mjs?told=${encodeURIComponent(told)}`, import.meta.url).href;
  const room = new ThinkingRoom(games, { workers: 1, queue: 10, longest: LONGEST });
  const [[late], [second, choices]] = twoThoughts() as [[Thought, number[]], [Thought, number[]]];
  const givenUp = room.think(late, WANTED).catch((error: unknown) => error);
  standStillUntil(told);
  vi.advanceTimersByTime(LONGEST);
  expect(await givenUp).toEqual(new Error('The thought took too long.'));
  // The desk is free again, and the answer of the one who sat there is still on its way.
  expect(choices).toContain(await room.think(second, WANTED));
  await room.close();
  rmSync(folder, { recursive: true, force: true });
});
