import { hookOrCrook } from '@whistlestop/hook-or-crook';
import { texts as hookOrCrookTexts } from '@whistlestop/hook-or-crook/texts';
import { type Game, type GameKind, type GameTexts, LANGUAGES, type Language, sentenceOf } from '@whistlestop/kernel';
import { mrPresident } from '@whistlestop/mr-president';
import { texts as mrPresidentTexts } from '@whistlestop/mr-president/texts';
import { nineteenSixty } from '@whistlestop/nineteen-sixty';
import { texts as nineteenSixtyTexts } from '@whistlestop/nineteen-sixty/texts';
import { CliError } from './errors.ts';

/** Every game the workshop knows. */
export const kinds: readonly GameKind[] = [nineteenSixty, mrPresident, hookOrCrook];

const words: Readonly<Record<string, (language: Language, options: unknown) => Promise<GameTexts>>> = {
  [nineteenSixty.id]: (language) => nineteenSixtyTexts[language](),
  [mrPresident.id]: (language) => mrPresidentTexts[language](),
  [hookOrCrook.id]: async (language, options) =>
    (await hookOrCrookTexts[language]()).forOptions(hookOrCrook.options.parse(options)),
};

/** The texts of a game, played with these options, in a language. */
export async function textsOf(game: string, language: string, options: unknown): Promise<GameTexts> {
  const known = LANGUAGES.find((candidate) => candidate === language);
  const load = words[game];
  if (known === undefined || load === undefined)
    throw new CliError(`Language "${language}" is not spoken here; use ${LANGUAGES.join(' or ')}.`);
  return load(known, options);
}

/** Opens a game by its name with options written as JSON. */
export function openGame(
  id: string | undefined,
  optionsText: string | undefined,
): { kind: GameKind; game: Game; options: unknown } {
  const kind = kinds.find((candidate) => candidate.id === id);
  if (kind === undefined) {
    const names = kinds.map((candidate) => candidate.id).join(', ');
    throw new CliError(id === undefined ? `Name a game: ${names}.` : `No game is called "${id}"; there are ${names}.`);
  }
  const parsed = kind.options.safeParse(parseJson(optionsText ?? '{}', '--options'));
  if (!parsed.success) throw new CliError(`--options: ${sentenceOf(parsed.error)}`);
  return { kind, game: kind.open(parsed.data), options: parsed.data };
}

/** Parses JSON a person gave, naming where it came from when it is broken. */
export function parseJson(text: string, source: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw new CliError(`${source} is not JSON.`);
  }
}
