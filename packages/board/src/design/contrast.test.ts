import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');
const tokens = new Map(
  [...css.matchAll(/--([\w-]+):\s*light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\)/g)].map(([, name, light, dark]) => [
    name!,
    { light: light!, dark: dark! },
  ]),
);

function luminance(colour: string): number {
  const [r, g, b] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!;
}

function contrast(a: string, b: string): number {
  const [lighter, darker] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (lighter! + 0.05) / (darker! + 0.05);
}

const GROUNDS = ['paper', 'sheet', 'sheet-raised', 'sunken'];
const WORDS_ON_GROUND = ['ink', 'ink-soft', 'kennedy', 'nixon', 'accent', 'good', 'bad'];
const PRINT: [words: string, ground: string][] = [
  ...WORDS_ON_GROUND.flatMap((words) => GROUNDS.map((ground): [string, string] => [words, ground])),
  ['on-kennedy', 'kennedy-solid'],
  ['on-nixon', 'nixon-solid'],
  ['on-accent', 'accent-solid'],
  ['ink', 'accent-wash'],
  ['ink', 'kennedy-wash'],
  ['ink', 'nixon-wash'],
  ['kennedy', 'kennedy-wash'],
  ['nixon', 'nixon-wash'],
  ['ink', 'region-east'],
  ['ink', 'region-midwest'],
  ['ink', 'region-south'],
  ['ink', 'region-west'],
];
const LINES: [line: string, ground: string][] = [
  ['accent', 'sheet'],
  ['accent', 'kennedy-wash'],
  ['accent', 'nixon-wash'],
  ['focus', 'paper'],
  ['focus', 'sheet'],
  ['rule-strong', 'sheet'],
];

describe.each(['light', 'dark'] as const)('in the %s theme', (theme) => {
  test.each(PRINT)('%s can be read on %s', (words, ground) => {
    expect(contrast(tokens.get(words)![theme], tokens.get(ground)![theme])).toBeGreaterThanOrEqual(4.5);
  });

  test.each(LINES)('a line of %s can be seen on %s', (line, ground) => {
    expect(contrast(tokens.get(line)![theme], tokens.get(ground)![theme])).toBeGreaterThanOrEqual(3);
  });
});
