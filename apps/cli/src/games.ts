import { hookOrCrook } from '@whistlestop/hook-or-crook';
import { type Game, type GameKind, sentenceOf } from '@whistlestop/kernel';
import { mrPresident } from '@whistlestop/mr-president';
import { nineteenSixty } from '@whistlestop/nineteen-sixty';
import { CliError } from './errors.ts';

/** Every game the workshop knows. */
export const kinds: readonly GameKind[] = [nineteenSixty, mrPresident, hookOrCrook];

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
