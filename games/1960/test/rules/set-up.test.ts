import { describe, expect, it } from 'vitest';
import { nineteenSixty } from '../../rules/index.ts';
import { Table } from '../table.ts';

const EMPTY = ['CA', 'NY', 'TX', 'PA', 'IL', 'FL', 'HI', 'AK'];

describe('set-up', () => {
  const start = new Table({}).now();

  it('puts the candidates at home with two momentum markers each', () => {
    expect(start).toMatchObject({ candidates: { kennedy: 'MA', nixon: 'CA' }, momentum: { kennedy: 2, nixon: 2 } });
  });
  it('lays the issues in the order Defense, Economy, Civil Rights (ruling 7)', () => {
    expect(start['issueTrack']).toEqual(['defense', 'economy', 'civilRights']);
  });
  it('seeds the bag with ten cubes of each side (ruling 9)', () => {
    expect(start['bag']).toEqual({ kennedy: 10, nixon: 10 });
  });
  it('gives the starting support of the board', () => {
    expect(start['support']).toMatchObject({ MA: 'kennedy 2', GA: 'kennedy 2', KS: 'nixon 2', OH: 'nixon 1' });
    for (const state of EMPTY) expect(start['support']).toMatchObject({ [state]: 'none' });
  });
  it('has 16 endorsement cards, three for each region and four major ones', () => {
    expect(start['endorsementDeck']).toEqual({ East: 3, Midwest: 3, South: 3, West: 3, major: 4 });
  });
  it('plays with 91 cards, or 97 with the 2017 deck; the bag stays at ten each (ruling 3)', () => {
    expect(start['deck']).toBe(91);
    const later = new Table({}, { deck: '2017' }).now();
    expect(later).toMatchObject({ deck: 97, bag: { kennedy: 10, nixon: 10 } });
  });
  it('knows no card of another edition', () => {
    expect(() => new Table({ discard: ['medal-count'] })).toThrow('medal-count is not in this deck');
  });
});

describe('options', () => {
  it('a handicap adds momentum and support to the usual start', () => {
    const table = new Table({}, { handicap: { nixon: { momentum: 1, support: { CA: 3, MA: 1 } } } });
    expect(table.now()).toMatchObject({
      momentum: { kennedy: 2, nixon: 3 },
      support: { CA: 'nixon 3', MA: 'kennedy 1' },
    });
  });
  it('refuses what it does not know', () => {
    for (const options of [{ deck: '1960' }, { bag: 3 }, { handicap: { nixon: { support: { ZZ: 1 } } } }])
      expect(nineteenSixty.options.safeParse(options).success).toBe(false);
  });
});
