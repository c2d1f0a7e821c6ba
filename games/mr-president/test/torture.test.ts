import { tortureGame, unplayedOptions } from '@whistlestop/kernel/testing';
import { describe, expect, it } from 'vitest';
import { mrPresident } from '../rules/index.ts';
import { combinations, nameOf } from './combinations.ts';
import { singlesOnly } from './singles.ts';

const isSoak = process.env['SOAK'] !== undefined;
/** In a soak a thousand games of every combination, else twenty, so that all of them fit into half a minute or so. */
const games = isSoak ? 1000 : 20;
const deep = isSoak ? 50 : 2;
const longest = 400_000;

describe('random complete games keep every promise of the contract', () => {
  it('enumerates every combination of edition, version, method, candidates and options', () => {
    expect(combinations).toHaveLength(24 + 8 + 12 + 24);
    expect(new Set(combinations.map(nameOf)).size).toBe(combinations.length);
  });

  /** Numbers from a printed copy, which the combinations leave as reconstructed. */
  const printed = mrPresident.options.parse({ data: { cards: { 'tv-debates': 40 }, electoralVotes: { CA: 60 } } });
  it('play every option and every answer to it', () => {
    expect(unplayedOptions(mrPresident.options, [...combinations, printed])).toEqual([]);
  });
  it('with numbers of a printed copy', () => {
    expect(tortureGame(mrPresident, printed, { games, deep, longest }).games).toBe(games);
  });

  it.each(combinations.map((options) => [nameOf(options), options] as const))('%s', (_, options) => {
    expect(tortureGame(mrPresident, options, { games, deep, longest }).games).toBe(games);
  });

  const second = combinations.filter(({ edition }) => edition === 'second');
  it.each(second.map((options) => [nameOf(options), options] as const))('one card at a time: %s', (_, options) => {
    const spec = { games: games / 10, deep, longest };
    expect(tortureGame(singlesOnly, options, spec).games).toBe(games / 10);
  });
});
