import { parseRecord, verifyRecord } from '@whistlestop/kernel';
import { readArguments, readText } from '../arguments.ts';
import { CliError } from '../errors.ts';
import { kinds } from '../games.ts';

export const about = 'verify RECORD   check every draw of a finished match against its published seed';

/** Recomputes every draw from the record alone. */
export function verify(args: readonly string[]): void {
  const { positionals } = readArguments(args, {});
  const [path] = positionals;
  if (path === undefined) throw new CliError('Name a record file.');
  const parsed = parseRecord(readText(path), kinds);
  if (!parsed.ok) throw new CliError(`${path}: ${parsed.sentence}`);
  const verdict = verifyRecord(parsed.value);
  if (!verdict.ok) throw new CliError(`${path}: ${verdict.sentence}`, 1);
  console.log(`${path}: all ${verdict.draws} draws come from the seed promised at the start.`);
}
