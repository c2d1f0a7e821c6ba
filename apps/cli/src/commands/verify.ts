import { verifyRecord } from '@whistlestop/kernel';
import { defineCommand } from '../command.ts';
import { CliError } from '../errors.ts';
import { readRecord } from '../records.ts';

/** Recomputes every draw from the record alone. */
export const verify = defineCommand({
  name: 'verify',
  words: { shown: 'RECORD', most: () => 1 },
  about: 'check every draw of a finished match against the seed promised at its start',
  flags: {},
  run(_values, [path]) {
    const { record, warning } = readRecord(path);
    // Other rules may ask chance other questions: whoever reads a failure must know of them.
    if (warning !== undefined) console.error(warning);
    const verdict = verifyRecord(record);
    if (!verdict.ok) throw new CliError('not-verified', `${path}: ${verdict.sentence}`, 1);
    console.log(`${path}: all ${verdict.draws} draws come from the seed promised at the start.`);
  },
});
