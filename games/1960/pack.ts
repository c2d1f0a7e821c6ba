import type { GameTable } from '@whistlestop/board';
import { type GamePack, rulingsOf } from '@whistlestop/kernel';
import { guides, packWords, texts } from './texts/index.ts';
import { levels } from './bots/levels.ts';
import { vignette } from './vignette.ts';

/** 1960: The Making of the President. */
export const pack: GamePack<GameTable> = {
  id: '1960',
  words: packWords,
  vignette,
  levels,
  usualLevel: 'casual',
  rules: async () => (await import('./rules/index.ts')).nineteenSixty,
  bots: async () => (await import('./bots/index.ts')).bots,
  texts,
  guide: guides,
  rulings: rulingsOf(texts),
  table: async () => (await import('./table/index.ts')).table,
  bench: { options: {}, more: async () => (await import('./bench/index.ts')).benchPlain },
};
