import * as country from '@whistlestop/country';
import { blemishesIn, pathsIn, rulingsUnder } from '@whistlestop/kernel/testing';
import { describe, expect, it } from 'vitest';
import * as enCards from '../cards/en.ts';
import * as enRulings from '../texts/en/rulings.ts';
import * as plCards from '../cards/pl.ts';
import * as plRulings from '../texts/pl/rulings.ts';

const tables = { en: { ...enCards, ...enRulings }, pl: { ...plCards, ...plRulings } };

describe('the words of Mr. President', () => {
  it('exist under the same keys in English and Polish', () => {
    expect(pathsIn(tables.pl)).toEqual(pathsIn(tables.en));
  });

  it('leave nothing empty and no loose blank, straight quote or undefined behind', () => {
    expect(blemishesIn(tables)).toEqual([]);
  });

  it('name 51 state cards, no two alike', () => {
    for (const states of [country.en, country.pl]) {
      expect(Object.keys(states)).toHaveLength(51);
      expect(Object.keys(states).every((code) => /^[A-Z]{2}$/.test(code))).toBe(true);
      expect(new Set(Object.values(states)).size).toBe(51);
    }
  });

  it.each([
    ['English', enRulings],
    ['Polish', plRulings],
  ] as const)('answer rulings 1 to 70 in sections without gaps in %s', (_language, { rulings, rulingSections }) => {
    expect(Object.keys(rulings).map(Number)).toEqual(Array.from({ length: 70 }, (_, i) => i + 1));
    expect(rulingsUnder(rulingSections)).toEqual(Object.keys(rulings).map(Number));
  });
});
