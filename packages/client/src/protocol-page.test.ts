import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { clientMessageSchema, serverMessageSchema } from './messages.ts';

const page = readFileSync(new URL('../../../docs/protocol.md', import.meta.url), 'utf8');

/** The words in code type in the first column of the table with this heading. */
function firstColumn(heading: string): string[] {
  const table =
    page
      .slice(page.indexOf(`\n| ${heading} |`))
      .trimStart()
      .split('\n\n', 1)[0] ?? '';
  return table
    .split('\n')
    .flatMap((row) => [...(row.split('|')[1] ?? '').matchAll(/`([^`]+)`/g)].map(([, word]) => word!));
}

test.each([
  ['Kind', clientMessageSchema],
  ['Message', serverMessageSchema],
])('docs/protocol.md lists every kind of message under %s', (heading, { options }) => {
  const listed = firstColumn(heading);
  expect(options.map(({ shape }) => shape.kind.value).filter((kind) => !listed.includes(kind))).toEqual([]);
});
