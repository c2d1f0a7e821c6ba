import { type Game, type MatchRecord, parseRecord, problemIn } from '@whistlestop/kernel';
import { readText } from './arguments.ts';
import { CliError } from './errors.ts';
import { kinds } from './games.ts';
import type { CliWords } from './words/index.ts';

/** Reads a record file; the warning says that it was played with other rules than today's. */
export function readRecord(
  path: string | undefined,
  words: CliWords,
): {
  readonly path: string;
  readonly record: MatchRecord & { readonly game: Game };
  readonly warning: string | undefined;
} {
  if (path === undefined) throw new CliError('missing-word', ({ refusals }) => refusals.missingRecord);
  const parsed = parseRecord(readText(path), kinds);
  if (!parsed.ok) throw badRecord(path, parsed);
  const { header, game } = parsed.value;
  const warning = header.rules === game.version ? undefined : words.record.otherRules(header.rules, game.version);
  return { path, record: parsed.value, warning };
}

/** The refusal of a record with something wrong in it. */
export const badRecord = (path: string, problem: Parameters<typeof problemIn>[1]): CliError =>
  new CliError('bad-record', ({ language }) => `${path}: ${problemIn(language, problem)}`);
