import type { Language } from '@whistlestop/kernel';
import { texts } from '@whistlestop/nineteen-sixty/texts';
import type { RulingSection } from '../game-table.ts';
import { sectionsOf } from '../ruling-sections.ts';

/** The rulings of 1960 under their headings. */
export const rulingSections: Readonly<Record<Language, () => Promise<readonly RulingSection[]>>> = {
  en: async () => sectionsOf(await texts.en()),
  pl: async () => sectionsOf(await texts.pl()),
};
