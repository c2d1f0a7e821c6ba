import { type GuideSection, guideOf, type Language } from '@whistlestop/kernel';
import type { MrPresidentTexts } from './words.ts';

export type { MrPresidentTexts } from './words.ts';

/** The texts of this game; each language is loaded when it is asked for. */
export const texts: Readonly<Record<Language, () => Promise<MrPresidentTexts>>> = {
  en: async () => (await import('./en/index.ts')).texts,
  pl: async () => (await import('./pl/index.ts')).texts,
};

/** The guide to the rules; it is loaded apart from what a match needs. */
export const guides: Readonly<Record<Language, () => Promise<readonly GuideSection[]>>> = {
  en: () => guideOf(texts.en(), import('./en/guide.ts')),
  pl: () => guideOf(texts.pl(), import('./pl/guide.ts')),
};
