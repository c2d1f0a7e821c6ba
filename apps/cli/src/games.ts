import { packOf, packs } from '@whistlestop/games';
import { type Game, type GameTexts, type Language, sentenceOf, textsOf } from '@whistlestop/kernel';
import { type LoadedGame, loadGame } from '@whistlestop/kernel/bots';
import { parseJson, readText } from './arguments.ts';
import { CliError } from './errors.ts';

/** Every game the workshop knows. */
export const kinds: readonly LoadedGame[] = await Promise.all(packs.map(loadGame));

/** The names of the games, for sentences. */
export const gameNames = kinds.map(({ id }) => id).join(', ');

/** Opens a game by its name with options written as JSON, or as @FILE with the JSON in it. */
export function openGame(
  id: string | undefined,
  optionsText: string | undefined,
): { kind: LoadedGame; game: Game; options: unknown } {
  if (id === undefined) throw new CliError('missing-word', ({ refusals }) => refusals.missingGame(gameNames));
  const kind = kinds.find((candidate) => candidate.id === id);
  if (kind === undefined) throw new CliError('unknown-game', ({ refusals }) => refusals.unknownGame(id, gameNames));
  const { source, value } = readOptions(optionsText);
  const parsed = kind.options.safeParse(value);
  if (!parsed.success)
    throw new CliError('bad-options', ({ refusals }) => refusals.badOptions(source, sentenceOf(parsed.error)));
  return { kind, game: kind.open(parsed.data), options: parsed.data };
}

/** The value of `--options`, and its source for error messages. */
function readOptions(text = '{}'): { readonly source: string; readonly value: unknown } {
  if (!text.startsWith('@')) return { source: '--options', value: parseJson(text, '--options') };
  const source = text.slice(1);
  if (source === '') throw new CliError('missing-value', ({ refusals }) => refusals.missingFile);
  return { source, value: parseJson(readText(source), source) };
}

/** The texts of a game, played with these options, in a language. */
export async function textsFor(id: string, language: Language, options: unknown): Promise<GameTexts> {
  const pack = packOf(id);
  if (pack === undefined) throw new RangeError(`There are no texts for ${id}`);
  return textsOf(pack, language, options);
}
