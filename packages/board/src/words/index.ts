import type { Language } from '@whistlestop/kernel';
import { type BoardWords, en } from './en.ts';
import { pl } from './pl.ts';

export type { BoardWords };

/** The words shared by all boards, by language. */
export const boardWords: Readonly<Record<Language, BoardWords>> = { en, pl };
