import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import * as enCards from '../src/texts/en/cards.ts';
import * as enRulings from '../src/texts/en/rulings.ts';
import * as enStates from '../src/texts/en/states.ts';
import * as plCards from '../src/texts/pl/cards.ts';
import * as plRulings from '../src/texts/pl/rulings.ts';
import * as plStates from '../src/texts/pl/states.ts';

/** Every string inside a table of texts, with the path that leads to it. */
function* strings(table: unknown, path: string): Generator<readonly [path: string, text: string]> {
  if (typeof table === 'string') yield [path, table];
  else if (typeof table === 'object' && table !== null) {
    for (const [key, value] of Object.entries(table)) yield* strings(value, `${path}.${key}`);
  }
}

const paths = (table: unknown): string[] =>
  [...strings(table, '')].map(([path]) => path).toSorted((a, b) => (a < b ? -1 : 1));

const tables = { en: { ...enCards, ...enStates, ...enRulings }, pl: { ...plCards, ...plStates, ...plRulings } };

describe('the words of Mr. President', () => {
  it('exist under the same keys in English and Polish', () => {
    expect(paths(tables.pl)).toEqual(paths(tables.en));
  });

  it('leave nothing empty and no loose blank, straight quote or undefined behind', () => {
    const faulty = [...strings(tables, 'texts')].filter(
      ([, text]) => text === '' || text !== text.trim() || / {2}|undefined|["']/.test(text),
    );
    expect(faulty).toEqual([]);
  });

  it('name the 13 Campaign Cards of a hand, weakest first', () => {
    expect(Object.keys(enCards.cards)).toEqual([
      'campaign-promises',
      'billboards',
      'newspaper-ads',
      'bus-tours',
      'radio-speeches',
      'train-tours',
      'plane-tours',
      'tv-debates',
      'farm-vote',
      'womens-vote',
      'labor-backing',
      'business-backing',
      'full-party-backing',
    ]);
  });

  it('name 51 state cards, no two alike', () => {
    for (const { states } of [enStates, plStates]) {
      expect(Object.keys(states)).toHaveLength(51);
      expect(Object.keys(states).every((code) => /^[A-Z]{2}$/.test(code))).toBe(true);
      expect(new Set(Object.values(states)).size).toBe(51);
    }
  });

  it.each([
    ['English', enRulings],
    ['Polish', plRulings],
  ] as const)('answer rulings 1 to 66 in sections without gaps in %s', (_language, { rulings, rulingSections }) => {
    expect(Object.keys(rulings).map(Number)).toEqual(Array.from({ length: 66 }, (_, i) => i + 1));
    const covered = rulingSections.flatMap(({ from, to }) => Array.from({ length: to - from + 1 }, (_, i) => from + i));
    expect(covered).toEqual(Object.keys(rulings).map(Number));
  });

  it('publish the rulings in docs/rulings/mr-president.md exactly as written here', () => {
    const check = spawnSync(
      process.execPath,
      ['--import', 'tsx', 'scripts/write-rulings.mjs', 'mr-president', '--check'],
      {
        cwd: fileURLToPath(new URL('../../../', import.meta.url)),
        encoding: 'utf8',
      },
    );
    expect({ status: check.status, stderr: check.stderr }).toEqual({ status: 0, stderr: '' });
  });
});
