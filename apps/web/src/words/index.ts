import type { Language } from '@whistlestop/kernel';
import { useSettings } from '../page/settings.ts';
import { en, type PageWords } from './en.ts';
import { pl } from './pl.ts';

export type { PageWords };

/** What the page says, by language. */
export const wordsIn: Readonly<Record<Language, PageWords>> = { en, pl };

/** The page's words in the language the person has chosen. */
export const useWords = (): PageWords => wordsIn[useSettings((settings) => settings.language)];
