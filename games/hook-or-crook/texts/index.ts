import { type GuideSection, guideOf, type InLanguages } from '@whistlestop/kernel';
import { words as en } from './en/pack.ts';
import { words as pl } from './pl/pack.ts';
import type { HookOrCrookTexts, OwnPackWords } from './words.ts';

export type { HookOrCrookTexts, Words } from './words.ts';

/** What people read before the game is loaded. */
export const packWords: InLanguages<OwnPackWords> = { en, pl };

/** The texts of this game; each language is loaded when it is asked for. */
export const texts: InLanguages<() => Promise<HookOrCrookTexts>> = {
  en: async () => (await import('./en/index.ts')).texts,
  pl: async () => (await import('./pl/index.ts')).texts,
};

/** The guide to the rules; it is loaded apart from what a match needs. */
export const guides: InLanguages<() => Promise<readonly GuideSection[]>> = {
  en: () => guideOf(texts.en(), import('./en/guide.ts')),
  pl: () => guideOf(texts.pl(), import('./pl/guide.ts')),
};
