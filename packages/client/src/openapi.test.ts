import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { openApiDocument } from './openapi.ts';
import { refusalCodes } from './refusal.ts';
import { refusalTexts } from './texts/refusals.ts';

const file = fileURLToPath(new URL('../../../docs/openapi.json', import.meta.url));

test('docs/openapi.json is what the schemas say (UPDATE_DOCS=1 writes it)', () => {
  const text = `${JSON.stringify(openApiDocument('0.1.0'), null, 2)}\n`;
  if (process.env['UPDATE_DOCS']) writeFileSync(file, text);
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(JSON.parse(text));
});

test('every refusal has a sentence in both languages', () => {
  for (const texts of Object.values(refusalTexts)) {
    expect(Object.keys(texts).sort()).toEqual([...refusalCodes].sort());
    expect(Object.values(texts).filter((sentence) => !/^\p{Lu}.+\.$/u.test(sentence))).toEqual([]);
  }
});
