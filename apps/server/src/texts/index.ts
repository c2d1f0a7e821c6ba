import type { Language } from '@whistlestop/kernel';
import { en } from './en.ts';
import type { OperatorTexts } from './operator-texts.ts';
import { pl } from './pl.ts';

export type { OperatorTexts };

/** What the program says, by language. */
export const operatorTexts: Readonly<Record<Language, OperatorTexts>> = { en, pl };
