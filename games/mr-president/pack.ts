import type { GameTable } from '@whistlestop/board';
import { chaptersOf, type GamePack } from '@whistlestop/kernel';
import { guides, texts } from './texts/index.ts';
import { levels } from './bots/levels.ts';
import { packWords } from './texts/pack.ts';
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
  rulings: {
    en: async () => chaptersOf(await texts.en()),
    pl: async () => chaptersOf(await texts.pl()),
  },
  table: async () => (await import('./table/index.ts')).table,
  bench: { options: { edition: 'first', length: 'short' } },
};
