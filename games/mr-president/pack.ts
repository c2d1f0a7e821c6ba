import type { GameTable } from '@whistlestop/board';
import { type GamePack, rulingsOf } from '@whistlestop/kernel';
import { guides, packWords, texts } from './texts/index.ts';
import { levels } from './bots/levels.ts';
import { vignette } from './vignette.ts';

/** Mr. President. */
export const pack: GamePack<GameTable> = {
  id: 'mr-president',
  words: packWords,
  vignette,
  levels,
  usualLevel: 'proportional',
  rules: async () => (await import('./rules/index.ts')).mrPresident,
  bots: async () => (await import('./bots/index.ts')).bots,
  texts,
  guide: guides,
  rulings: rulingsOf(texts),
  table: async () => (await import('./table/index.ts')).table,
  bench: { options: { edition: 'first', length: 'short' } },
};
