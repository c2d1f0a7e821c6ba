import { hookOrCrook } from '@whistlestop/hook-or-crook';
import { texts as hookOrCrookTexts } from '@whistlestop/hook-or-crook/texts';
import { type GameTexts, LANGUAGES, type Language } from '@whistlestop/kernel';
import { mrPresident } from '@whistlestop/mr-president';
import { texts as mrPresidentTexts } from '@whistlestop/mr-president/texts';
import { nineteenSixty } from '@whistlestop/nineteen-sixty';
import { texts as nineteenSixtyTexts } from '@whistlestop/nineteen-sixty/texts';
import { CliError } from './errors.ts';

const words: Readonly<Record<string, (language: Language, options: unknown) => Promise<GameTexts>>> = {
  [nineteenSixty.id]: (language) => nineteenSixtyTexts[language](),
  [mrPresident.id]: (language) => mrPresidentTexts[language](),
  [hookOrCrook.id]: async (language, options) =>
    (await hookOrCrookTexts[language]()).forOptions(hookOrCrook.options.parse(options)),
};

/** The language a person asked for with `--lang`. */
export function languageNamed(name = 'en'): Language {
  const known = LANGUAGES.find((candidate) => candidate === name);
  if (known === undefined)
    throw new CliError('unknown-language', `Language "${name}" is not spoken here; use ${LANGUAGES.join(' or ')}.`);
  return known;
}

/** The texts of a game, played with these options, in a language. */
export function textsOf(game: string, language: Language, options: unknown): Promise<GameTexts> {
  const load = words[game];
  if (load === undefined) throw new RangeError(`There are no texts for ${game}`);
  return load(language, options);
}
