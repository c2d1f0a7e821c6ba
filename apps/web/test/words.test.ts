import { describe, expect, test } from 'vitest';
import { en as clubEn } from '../src/words/club/en.ts';
import { pl as clubPl } from '../src/words/club/pl.ts';
import { en } from '../src/words/en.ts';
import { pl } from '../src/words/pl.ts';

/** Every key of a tree of words, with the type of its value. */
function keysOf(tree: object, path = ''): string[] {
  return Object.entries(tree).flatMap(([key, value]: [string, unknown]) => {
    const here = `${path}${key}`;
    return typeof value === 'object' && value !== null ? keysOf(value, `${here}.`) : [`${here}: ${typeof value}`];
  });
}

function textsOf(tree: object): string[] {
  return Object.values(tree).flatMap((value: unknown) => {
    if (typeof value === 'string') return [value];
    return typeof value === 'object' && value !== null ? textsOf(value) : [];
  });
}

describe.each([
  ['the page', en, pl],
  ['the club', clubEn, clubPl],
])('the words of %s', (_name, english, polish) => {
  test('have the same keys in both languages', () => {
    expect(keysOf(polish)).toEqual(keysOf(english));
  });

  test('are never empty', () => {
    expect(textsOf(english)).not.toContain('');
    expect(textsOf(polish)).not.toContain('');
  });
});
