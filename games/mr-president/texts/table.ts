import type { InLanguages } from '@whistlestop/kernel';
import { type TableWords, en } from './en/table.ts';
import { pl } from './pl/table.ts';

export type { TableWords };

/** The board's own words, by language. */
export const tableWords: InLanguages<TableWords> = { en, pl };
