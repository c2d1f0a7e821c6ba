import type { Language } from '@whistlestop/kernel';
import { type TableWords, en } from './en.ts';
import { pl } from './pl.ts';

export type { TableWords };

/** The board's own words, by language. */
export const tableWords: Readonly<Record<Language, TableWords>> = { en, pl };
