import { botsFor } from '@whistlestop/bots';
import { describe, expect, test } from 'vitest';
import { gameIds } from '../src/games/game-ids.ts';
import { againstBots, readPlayer, usualLevel, writePlayer } from '../src/screens/set-up/players.ts';

describe('the usual opponent', () => {
  test.each(gameIds)('of %s is a bot that plays it', (game) => {
    expect(botsFor(game).map(({ id }) => id)).toContain(usualLevel(game));
  });

  test('sits in every seat but the first', () => {
    expect(againstBots('1960', 2).map(writePlayer)).toEqual(['person', 'bot:casual']);
  });
});

test('a player is one word, there and back', () => {
  for (const word of ['person', 'bot:strong']) expect(writePlayer(readPlayer(word))).toBe(word);
});
