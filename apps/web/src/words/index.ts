import type { Language } from '@whistlestop/kernel';
import { useSettings } from '../page/settings.ts';
import { en, type Words } from './en.ts';
import { pl } from './pl.ts';

export type { Words };

/** What the page says, by language. */
export const wordsIn: Readonly<Record<Language, Words>> = { en, pl };

/** The page's words in the language the person has chosen. */
export const useWords = (): Words => wordsIn[useSettings((settings) => settings.language)];
