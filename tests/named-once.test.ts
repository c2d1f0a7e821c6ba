import { en as englishNames, pl as polishNames } from '@whistlestop/country';
import { packs } from '@whistlestop/games';
import { describe, expect, it } from 'vitest';
import { filesUnder, read } from './workspace.ts';

const sources = ['games', 'packages', 'apps', 'scripts']
  .flatMap(filesUnder)
  .filter((file) => /\.([cm]?[jt]sx?|css|html)$/.test(file) && !/\.(test|spec)\.tsx?$|\/test\//.test(file));

/** What names a game in source: its id, and its names in code. */
function namesOf(id: string): RegExp {
  const spoken = id === '1960' ? 'nineteen-sixty' : id;
  const camel = spoken.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());
  const quoted = `['"\`/](?:${id}|${spoken})['"\`/?]`;
  return new RegExp(`${quoted}|@whistlestop/${id}|${camel}|${camel.charAt(0).toUpperCase()}${camel.slice(1)}`);
}

/** Where a source has one of the words, as `file:line`. */
const linesWith = (files: readonly string[], words: RegExp): string[] =>
  files.flatMap((file) =>
    read(file)
      .split('\n')
      .flatMap((line, index) => (words.test(line) ? [`${file}:${index + 1}`] : [])),
  );

describe('a game is named in its folder and in the list of games, and nowhere else', () => {
  it.each(packs.map(({ id }) => id))('%s', (id) => {
    const elsewhere = sources.filter((file) => !file.startsWith(`games/${id}/`) && file !== 'games/index.ts');
    expect(linesWith(elsewhere, namesOf(id))).toEqual([]);
  });

  it.each([
    `import { hookOrCrook } from './game.ts';`,
    `const only = ['hook-or-crook'];`,
    'await page.goto("/#/new/hook-or-crook");',
    `import '@whistlestop/hook-or-crook/rules';`,
    'type Names = HookOrCrookTexts;',
  ])('%s would be found', (line) => {
    expect(namesOf('hook-or-crook').test(line)).toBe(true);
  });

  it.each([`address: '/#/play/1960?seed=1'`, 'game === "1960"', 'open(`nineteen-sixty`)'])(
    '%s would be found',
    (line) => {
      expect(namesOf('1960').test(line)).toBe(true);
    },
  );
});

describe('the names of the states', () => {
  it.each([englishNames, polishNames])('stand in packages/country alone', (names) => {
    const own = new Set(['packages/country/src/names-en.ts', 'packages/country/src/names-pl.ts']);
    const lists = sources.filter((file) => {
      if (own.has(file)) return false;
      const text = read(file);
      return Object.values(names).filter((name) => text.includes(`'${name}'`)).length > 5;
    });
    expect(lists).toEqual([]);
  });
});
