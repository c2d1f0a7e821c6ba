import type { GameTable } from '@whistlestop/board';
import { type GamePack, rulingsOf } from '@whistlestop/kernel';
import { guides, packWords, texts } from './texts/index.ts';
import { levels } from './bots/levels.ts';
import { vignette } from './vignette.ts';

/** Hook or Crook. */
export const pack: GamePack<GameTable> = {
  id: 'hook-or-crook',
  words: packWords,
  vignette,
  levels,
  usualLevel: 'casual',
  rules: async () => (await import('./rules/index.ts')).hookOrCrook,
  bots: async () => (await import('./bots/index.ts')).bots,
  texts,
  guide: guides,
  rulings: rulingsOf(texts),
  table: async () => (await import('./table/index.ts')).table,
  bench: { options: { states: 3 } },
};
