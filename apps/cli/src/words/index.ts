import type { Language } from '@whistlestop/kernel';
import { en } from './en.ts';
import { pl } from './pl.ts';
import type { CliWords } from './words.ts';

export type { CliWords };

/** What the workshop says, by language. */
export const wordsIn: Readonly<Record<Language, CliWords>> = { en, pl };
