import { hookOrCrook } from '@whistlestop/hook-or-crook';
import { type Game, type GameKind, sentenceOf } from '@whistlestop/kernel';
import { mrPresident } from '@whistlestop/mr-president';
import { nineteenSixty } from '@whistlestop/nineteen-sixty';
import { parseJson, readText } from './arguments.ts';
import { CliError } from './errors.ts';

/** Every game the workshop knows. */
export const kinds: readonly GameKind[] = [nineteenSixty, mrPresident, hookOrCrook];

/** The names of the games, for sentences. */
export const gameNames = kinds.map(({ id }) => id).join(', ');

/** Opens a game by its name with options written as JSON, or as @FILE with the JSON in it. */
export function openGame(
  id: string | undefined,
  optionsText: string | undefined,
): { kind: GameKind; game: Game; options: unknown } {
  if (id === undefined) throw new CliError('missing-word', ({ refusals }) => refusals.missingGame(gameNames));
  const kind = kinds.find((candidate) => candidate.id === id);
  if (kind === undefined) throw new CliError('unknown-game', ({ refusals }) => refusals.unknownGame(id, gameNames));
  const { source, value } = readOptions(optionsText);
  const parsed = kind.options.safeParse(value);
  if (!parsed.success)
    throw new CliError('bad-options', ({ refusals }) => refusals.badOptions(source, sentenceOf(parsed.error)));
  return { kind, game: kind.open(parsed.data), options: parsed.data };
}

/** What `--options` says, and where it stands. */
function readOptions(text = '{}'): { readonly source: string; readonly value: unknown } {
  if (!text.startsWith('@')) return { source: '--options', value: parseJson(text, '--options') };
  const source = text.slice(1);
  if (source === '') throw new CliError('missing-value', ({ refusals }) => refusals.missingFile);
  return { source, value: parseJson(readText(source), source) };
}
