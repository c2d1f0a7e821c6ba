import type { Language } from '@whistlestop/kernel';
import type { NineteenSixtyTexts } from './words.ts';

export type { NineteenSixtyTexts } from './words.ts';
export { titles } from './titles.ts';

/** The texts of this game; each language is loaded when it is asked for. */
export const texts: Readonly<Record<Language, () => Promise<NineteenSixtyTexts>>> = {
  en: async () => (await import('./en/index.ts')).texts,
  pl: async () => (await import('./pl/index.ts')).texts,
};
