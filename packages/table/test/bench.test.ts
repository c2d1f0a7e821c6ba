import { pack } from '@whistlestop/1960';
import { describe, expect, test } from 'vitest';
import { Bench } from '../src/bench.ts';
import type { Question } from '../src/bot-messages.ts';

const QUESTION: Question = {
  match: 'one',
  game: '1960',
  options: {},
  rules: 1,
  level: 'random',
  seat: 1,
  view: new Int32Array(1),
  seed: 's',
};

describe('a bot', () => {
  test('keeps its seat through a match, also after a decision was taken back', async () => {
    const bench = new Bench((game) => (game === pack.id ? pack : undefined));
    const { bot } = await bench.seat(QUESTION);
    expect((await bench.seat({ ...QUESTION, seed: 'later' })).bot).toBe(bot);
  });

  test('carries nothing into another match, another seat or another level', async () => {
    const bench = new Bench((game) => (game === pack.id ? pack : undefined));
    const { bot } = await bench.seat(QUESTION);
    for (const other of [{ match: 'two' }, { seat: 0 }, { options: { deck: '2017' } }])
      expect((await bench.seat({ ...QUESTION, ...other })).bot).not.toBe(bot);
  });

  test('that nobody knows is refused by name', async () => {
    await expect(
      new Bench((game) => (game === pack.id ? pack : undefined)).seat({ ...QUESTION, level: 'oracle' }),
    ).rejects.toThrow('oracle');
  });
});
