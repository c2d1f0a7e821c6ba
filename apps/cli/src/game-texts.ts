import { hookOrCrook } from '@whistlestop/hook-or-crook';
import { texts as hookOrCrookTexts } from '@whistlestop/hook-or-crook/texts';
import type { GameTexts, Language } from '@whistlestop/kernel';
import { mrPresident } from '@whistlestop/mr-president';
import { texts as mrPresidentTexts } from '@whistlestop/mr-president/texts';
import { nineteenSixty } from '@whistlestop/nineteen-sixty';
import { texts as nineteenSixtyTexts } from '@whistlestop/nineteen-sixty/texts';

const loaders: Readonly<Record<string, (language: Language, options: unknown) => Promise<GameTexts>>> = {
  [nineteenSixty.id]: (language) => nineteenSixtyTexts[language](),
  [mrPresident.id]: (language) => mrPresidentTexts[language](),
  [hookOrCrook.id]: async (language, options) =>
    (await hookOrCrookTexts[language]()).forOptions(hookOrCrook.options.parse(options)),
};

/** The texts of a game, played with these options, in a language. */
export function textsOf(game: string, language: Language, options: unknown): Promise<GameTexts> {
  const load = loaders[game];
  if (load === undefined) throw new RangeError(`There are no texts for ${game}`);
  return load(language, options);
}
