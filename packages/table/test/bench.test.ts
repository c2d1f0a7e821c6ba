import { pack } from '@whistlestop/1960';
import { loadGame } from '@whistlestop/kernel/bots';
import { describe, expect, test } from 'vitest';
import { Bench } from '../src/bench.ts';
import type { BotQuestion } from '../src/bot-messages.ts';

const QUESTION: BotQuestion = {
  match: 'one',
  game: '1960',
  options: {},
  rules: 1,
  level: 'random',
  seat: 1,
  view: new Int32Array(1),
  seed: 's',
};

const gameOf = (game: string) => (game === pack.id ? loadGame(pack) : undefined);

describe('a bot', () => {
  test('keeps its seat through a match, also after a decision was taken back', async () => {
    const bench = new Bench(gameOf);
    const { bot } = await bench.seat(QUESTION);
    expect((await bench.seat({ ...QUESTION, seed: 'later' })).bot).toBe(bot);
  });

  test('carries nothing into another match, another seat or another level', async () => {
    const bench = new Bench(gameOf);
    const { bot } = await bench.seat(QUESTION);
    for (const other of [{ match: 'two' }, { seat: 0 }, { options: { deck: '2017' } }])
      expect((await bench.seat({ ...QUESTION, ...other })).bot).not.toBe(bot);
  });

  test('keeps its seat while others sit down, until it is the one not asked for longest', async () => {
    const bench = new Bench(gameOf, 2);
    const { bot } = await bench.seat(QUESTION);
    await bench.seat({ ...QUESTION, match: 'two' });
    expect((await bench.seat(QUESTION)).bot).toBe(bot);
    await bench.seat({ ...QUESTION, match: 'three' });
    expect((await bench.seat(QUESTION)).bot).toBe(bot);
    const again = await bench.seat({ ...QUESTION, match: 'two' });
    await bench.seat({ ...QUESTION, match: 'three' });
    expect((await bench.seat(QUESTION)).bot).not.toBe(bot);
    expect((await bench.seat({ ...QUESTION, match: 'two' })).bot).not.toBe(again.bot);
  });

  test('that nobody knows is refused by name', async () => {
    await expect(new Bench(gameOf).seat({ ...QUESTION, level: 'oracle' })).rejects.toThrow('oracle');
  });
});
