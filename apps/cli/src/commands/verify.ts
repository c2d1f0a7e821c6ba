import { problemIn, verifyRecord } from '@whistlestop/kernel';
import { defineCommand } from '../command.ts';
import { CliError } from '../errors.ts';
import { readRecord } from '../records.ts';

/** Recomputes every draw from the record alone. */
export const verify = defineCommand({
  name: 'verify',
  help: ({ help }) => help.verify,
  most: () => 1,
  run(_values, [file], words) {
    const { path, record, warning } = readRecord(file, words);
    // Other rules may make other draws, which explains a failure.
    if (warning !== undefined) console.error(warning);
    const verdict = verifyRecord(record);
    if (!verdict.ok)
      throw new CliError('not-verified', ({ language }) => `${path}: ${problemIn(language, verdict)}`, 1);
    console.log(words.record.verified(path, verdict.draws));
  },
});
