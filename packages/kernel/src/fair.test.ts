import { array, assert, nat, pre, property, string } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { commitmentOf, FairChance, newSeed, PlainChance } from './fair.ts';

const SEED = '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f';
const even = (count: number) => new Int16Array(count).fill(1);

describe('a seed', () => {
  it('is 32 secret bytes, never the same twice', () => {
    expect(newSeed()).toMatch(/^[0-9a-f]{64}$/);
    expect(newSeed()).not.toBe(newSeed());
  });

  it('is promised by its SHA-256', () => {
    expect(commitmentOf(SEED)).toBe('630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd');
  });
});

describe('fair chance', () => {
  it('gives the same outcome for the same seed, match and counter, on every machine', () => {
    const chance = new FairChance(SEED, 'm1');
    expect(Array.from({ length: 12 }, (_, counter) => chance.pick(counter, even(6), 6))).toEqual([
      0, 0, 5, 0, 2, 2, 5, 2, 0, 3, 2, 2,
    ]);
    expect(new FairChance(SEED, 'm1').pick(5, even(6), 6)).toBe(chance.pick(5, even(6), 6));
  });

  it('gives other outcomes for another seed, match or counter', () => {
    const picks = (seed: string, match: string, from: number) =>
      Array.from({ length: 20 }, (_, i) => new FairChance(seed, match).pick(from + i, even(100), 100)).join();
    const all = [
      picks(SEED, 'm1', 0),
      picks(SEED, 'm2', 0),
      picks(SEED, 'm1', 100),
      picks(`${SEED.slice(2)}ff`, 'm1', 0),
    ];
    expect(new Set(all).size).toBe(4);
  });

  it('is unbiased for odd weights', () => {
    const chance = new FairChance(SEED, 'weights');
    const weights = Int16Array.of(1, 3, 7, 2);
    const counts = [0, 0, 0, 0];
    const draws = 26_000;
    for (let counter = 0; counter < draws; counter++) counts[chance.pick(counter, weights, 4)]! += 1;
    counts.forEach((count, index) => {
      const expected = (draws * weights[index]!) / 13;
      expect(Math.abs(count - expected)).toBeLessThan(4 * Math.sqrt(expected));
    });
  });

  it('draws anew when a number would favour some outcome', () => {
    // 2^32 tickets are 64 rounds of these weights and a rest; draw 130 falls into the rest and is repeated.
    const weights = new Int16Array(2048).fill(32_264);
    weights[2047] = 32_012;
    expect(new FairChance(SEED, 'huge').pick(130, weights, 2048)).toBe(1368);
  });

  it('always picks an outcome that has weight', () => {
    assert(
      property(array(nat(50), { minLength: 1, maxLength: 20 }), nat(), string(), (list, counter, match) => {
        pre(list.some((weight) => weight > 0));
        const index = new FairChance(SEED, match).pick(counter, Int16Array.from(list), list.length);
        expect(list[index]).toBeGreaterThan(0);
        expect(list[new PlainChance(match).pick(counter, Int16Array.from(list), list.length)]).toBeGreaterThan(0);
      }),
    );
  });

  it('does so also where the weights add up to the number of outcomes', () => {
    const picks = Array.from({ length: 20 }, (_, counter) =>
      new PlainChance('m').pick(counter, Int16Array.of(2, 0), 2),
    );
    expect(new Set(picks)).toEqual(new Set([0]));
  });

  it('refuses to pick from nothing', () => {
    expect(() => new FairChance(SEED, 'm').pick(0, even(3), 0)).toThrow('no outcome to pick');
  });
});

describe('plain chance', () => {
  it('depends on its seed and the counter alone', () => {
    const one = new PlainChance(7);
    const other = new PlainChance('7');
    expect(one.pick(3, even(50), 50)).toBe(other.pick(3, even(50), 50));
    expect(Array.from({ length: 9 }, (_, i) => one.pick(i, even(50), 50))).not.toEqual(
      Array.from({ length: 9 }, (_, i) => new PlainChance(8).pick(i, even(50), 50)),
    );
  });
});
