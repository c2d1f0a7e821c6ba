import { array, assert, integer, nat, property, string } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Random } from './random.ts';

const draws = (random: Random, count: number) => Array.from({ length: count }, () => random.next32());

describe('the generator for search', () => {
  it('gives the same numbers for the same seed, on every machine', () => {
    expect(draws(new Random(1960), 3)).toEqual([2947876022, 1752756043, 982227088]);
    expect(draws(new Random('1960'), 5)).toEqual(draws(new Random(1960), 5));
  });

  it('gives other numbers for other seeds, even close ones', () => {
    const firsts = new Set(Array.from({ length: 5000 }, (_, seed) => new Random(`match/${seed}`).next32()));
    expect(firsts.size).toBeGreaterThan(4990);
  });

  it('draws evenly below a bound', () => {
    const random = new Random('even');
    const counts = Array.from({ length: 7 }, () => 0);
    for (let i = 0; i < 70_000; i++) counts[random.below(7)]! += 1;
    for (const count of counts) expect(Math.abs(count - 10_000)).toBeLessThan(500);
  });

  it('draws evenly across seeds, not only along one stream', () => {
    const counts = Array.from({ length: 6 }, () => 0);
    for (let seed = 0; seed < 60_000; seed++) counts[new Random(`s/${seed}`).below(6)]! += 1;
    for (const count of counts) expect(Math.abs(count - 10_000)).toBeLessThan(500);
  });

  it('draws fractions from 0 up to, not including, 1', () => {
    const random = new Random('unit');
    const values = Array.from({ length: 20_000 }, () => random.unit());
    expect(Math.min(...values)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...values)).toBeLessThan(1);
    expect(values.reduce((sum, value) => sum + value, 0) / values.length).toBeCloseTo(0.5, 1);
  });

  it('draws by weight and never what has no weight', () => {
    const random = new Random('weights');
    const counts = [0, 0, 0, 0];
    for (let i = 0; i < 60_000; i++) counts[random.weighted(Int16Array.of(1, 0, 2, 3), 4)]! += 1;
    expect(counts[1]).toBe(0);
    expect(Math.abs(counts[0]! - 10_000)).toBeLessThan(500);
    expect(Math.abs(counts[2]! - 20_000)).toBeLessThan(700);
    expect(Math.abs(counts[3]! - 30_000)).toBeLessThan(700);
  });

  it('reads no further than the weights it was given', () => {
    const random = new Random('short');
    for (let i = 0; i < 200; i++) expect(random.weighted(Int16Array.of(1, 1, 1000), 2)).toBeLessThan(2);
  });

  it('refuses to draw from nothing', () => {
    expect(() => new Random(1).weighted(Int16Array.of(0, 0), 2)).toThrow('no outcome to pick');
    expect(() => new Random(1).weighted(Int16Array.of(1), 0)).toThrow('no outcome to pick');
  });

  it('shuffles without losing or adding anything, and leaves the rest alone', () => {
    assert(
      property(array(integer({ min: -99, max: 99 }), { maxLength: 30 }), string(), nat(5), (all, seed, rest) => {
        const values = Int32Array.from(all);
        const count = Math.max(0, all.length - rest);
        new Random(seed).shuffle(values, count);
        expect(values.slice(0, count).sort()).toEqual(Int32Array.from(all.slice(0, count)).sort());
        expect([...values.subarray(count)]).toEqual(all.slice(count));
      }),
    );
  });

  it('shuffles every order equally often', () => {
    const random = new Random('orders');
    const orders = new Map<string, number>();
    for (let i = 0; i < 24_000; i++) {
      const values = Int16Array.of(1, 2, 3, 4);
      random.shuffle(values, 4);
      orders.set(values.join(''), (orders.get(values.join('')) ?? 0) + 1);
    }
    expect(orders.size).toBe(24);
    for (const count of orders.values()) expect(Math.abs(count - 1000)).toBeLessThan(160);
  });
});
