import { type Game, type MatchRecord, parseRecord } from '@whistlestop/kernel';
import { readText } from './arguments.ts';
import { CliError } from './errors.ts';
import { kinds } from './games.ts';

/** Reads a record file; the warning says that it was played with other rules than today's. */
export function readRecord(path: string | undefined): {
  readonly record: MatchRecord & { readonly game: Game };
  readonly warning: string | undefined;
} {
  if (path === undefined) throw new CliError('missing-word', 'Name a record file.');
  const parsed = parseRecord(readText(path), kinds);
  if (!parsed.ok) throw new CliError('bad-record', `${path}: ${parsed.sentence}`);
  return { record: parsed.value, warning: parsed.warning };
}
