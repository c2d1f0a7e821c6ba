import type { Language } from '@whistlestop/kernel';
import { en } from './en.ts';
import { pl } from './pl.ts';
import type { Words } from './words.ts';

export type { Words };

/** What the program says, by language. */
export const wordsIn: Readonly<Record<Language, Words>> = { en, pl };
