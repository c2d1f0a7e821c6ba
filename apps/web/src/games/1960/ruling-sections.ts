import type { Language } from '@whistlestop/kernel';
import { type NineteenSixtyTexts, texts } from '@whistlestop/nineteen-sixty/texts';
import type { RulingSection } from '../game-table.ts';

function sectionsOf({ rulings, rulingSections: headings }: NineteenSixtyTexts): readonly RulingSection[] {
  return headings.map(({ id, title, from, to }) => ({
    id,
    title,
    rulings: Object.entries(rulings)
      .map(([number, ruling]) => ({ number: Number(number), ...ruling }))
      .filter(({ number }) => number >= from && number <= to),
  }));
}

/** The rulings of 1960 under their headings. */
export const rulingSections: Readonly<Record<Language, () => Promise<readonly RulingSection[]>>> = {
  en: async () => sectionsOf(await texts.en()),
  pl: async () => sectionsOf(await texts.pl()),
};
