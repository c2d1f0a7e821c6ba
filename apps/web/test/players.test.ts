import { packs } from '@whistlestop/games';
import { botsOf, loadGame } from '@whistlestop/kernel/bots';
import { describe, expect, test } from 'vitest';
import { againstBots, readPlayer, usualLevel, writePlayer } from '../src/screens/set-up/players.ts';

describe('the usual opponent', () => {
  test.each(packs.map((pack) => [pack.id, pack] as const))('of %s is a bot that plays it', async (game, pack) => {
    expect(botsOf(await loadGame(pack)).map(({ id }) => id)).toContain(usualLevel(game));
  });

  test('sits in every seat but the first', () => {
    expect(againstBots('1960', 2).map(writePlayer)).toEqual(['person', 'bot:casual']);
  });
});

test('a player is one word, there and back', () => {
  for (const word of ['person', 'bot:strong']) expect(writePlayer(readPlayer(word))).toBe(word);
});
