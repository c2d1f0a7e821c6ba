import { existsSync } from 'node:fs';
import path from 'node:path';
import { packs } from '@whistlestop/games';
import { LANGUAGES } from '@whistlestop/kernel';
import { describe, expect, it } from 'vitest';
import { read, root } from './workspace.ts';

/** What all games have by one name, as decision 15 lists it. */
const FILES = [
  'rules/game.ts',
  'rules/layout.ts',
  'rules/notation.ts',
  'rules/options.ts',
  'rules/match-constants.ts',
  'rules/events.ts',
  'rules/reasons.ts',
  'rules/sections.ts',
  'rules/why.ts',
  'rules/reading.ts',
  'texts/words.ts',
  'texts/speak.ts',
  'texts/piles.ts',
  'texts/en/events.ts',
  'texts/en/reasons.ts',
  'texts/en/names.ts',
  'table/moments.ts',
  'table/rules-behind.ts',
];
/** Files that a game does without. */
const WITHOUT: Readonly<Record<string, readonly string[]>> = {
  // It keeps in its state what the options fix.
  1960: ['rules/match-constants.ts'],
};

describe('what all games have by one name', () => {
  it('is listed in decision 15', () => {
    const rows = read('docs/decisions/0015-a-game-is-one-pack.md').match(/^\| `\w+\/.*?\|/gm) ?? [];
    expect(rows.flatMap((row) => Array.from(row.matchAll(/`([^`]+)`/g), ([, file]) => file))).toEqual(FILES);
  });

  it.each(packs.map(({ id }) => id))('lies in the folder of %s, for every language', (id) => {
    const missing = FILES.filter((file) => !(WITHOUT[id] ?? []).includes(file))
      .flatMap((file) => LANGUAGES.map((language) => file.replace('/en/', `/${language}/`)))
      .filter((file) => !existsSync(path.join(root, 'games', id, file)));
    expect(missing).toEqual([]);
  });
});
