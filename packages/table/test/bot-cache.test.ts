import { pack } from '@whistlestop/1960';
import { loadGame } from '@whistlestop/kernel/bots';
import { describe, expect, test } from 'vitest';
import { BotCache } from '../src/bot-cache.ts';
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
    const botCache = new BotCache(gameOf);
    const { bot } = await botCache.seat(QUESTION);
    expect((await botCache.seat({ ...QUESTION, seed: 'later' })).bot).toBe(bot);
  });

  test('carries nothing into another match, another seat or another level', async () => {
    const botCache = new BotCache(gameOf);
    const { bot } = await botCache.seat(QUESTION);
    for (const other of [{ match: 'two' }, { seat: 0 }, { options: { deck: '2017' } }])
      expect((await botCache.seat({ ...QUESTION, ...other })).bot).not.toBe(bot);
  });

  test('keeps its seat while others sit down, until it is the one not asked for longest', async () => {
    const botCache = new BotCache(gameOf, 2);
    const { bot } = await botCache.seat(QUESTION);
    await botCache.seat({ ...QUESTION, match: 'two' });
    expect((await botCache.seat(QUESTION)).bot).toBe(bot);
    await botCache.seat({ ...QUESTION, match: 'three' });
    expect((await botCache.seat(QUESTION)).bot).toBe(bot);
    const again = await botCache.seat({ ...QUESTION, match: 'two' });
    await botCache.seat({ ...QUESTION, match: 'three' });
    expect((await botCache.seat(QUESTION)).bot).not.toBe(bot);
    expect((await botCache.seat({ ...QUESTION, match: 'two' })).bot).not.toBe(again.bot);
  });

  test('that nobody knows is refused by name', async () => {
    await expect(new BotCache(gameOf).seat({ ...QUESTION, level: 'oracle' })).rejects.toThrow('oracle');
  });
});
