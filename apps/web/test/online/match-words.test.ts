import { describe, expect, test } from 'vitest';
import { en } from '../../src/online/words/en.ts';
import { pl } from '../../src/online/words/pl.ts';
import { timeName, timesLeft } from '../../src/screens/club/clock-times.ts';
import { clockName } from '../../src/screens/club/match-words.ts';
import { variantName } from '../../src/screens/club/variant-name.ts';

describe('the clocks of a match', () => {
  test('run for the seats that are waited for, from when they were set', () => {
    const clock = { left: [60_000, 90_000], since: 1000, paused: false };
    expect(timesLeft(clock, [1], 11_000)).toEqual([60_000, 80_000]);
    expect(timesLeft(clock, [0], 500_000)).toEqual([0, 90_000]);
  });

  test('stand still in a pause', () => {
    expect(timesLeft({ left: [60_000], since: 0, paused: true }, [0], 50_000)).toEqual([60_000]);
  });

  test('read as days, hours, minutes or seconds', () => {
    expect(timeName(9 * 60_000 + 5000, en)).toBe('09:05');
    expect(timeName(2 * 3_600_000 + 61_000, en)).toBe('2:01:01');
    expect(timeName(51 * 3_600_000, en)).toBe('2 d 3 h');
    expect(timeName(0, pl)).toBe('czas minął');
  });

  test('are named in the lobby', () => {
    expect(clockName({ kind: 'none' }, en)).toBe('no clock');
    expect(clockName({ kind: 'live', purse: 45 * 60_000, increment: 10_000 }, en)).toBe('45 min + 10 s');
    expect(clockName({ kind: 'slow', perDecision: 3 * 24 * 3_600_000 }, pl)).toBe('3 dni na decyzję');
  });
});

describe('a variant', () => {
  test('is named by what was agreed', () => {
    expect(variantName({ deck: '2017', bagVisible: false, handicap: {} }, en)).toBe('cards of 2017, hidden bag');
    expect(variantName({ edition: 'first', version: 'national', length: 'short', candidates: 4 }, en)).toBe(
      'first edition, national campaign, short, 4 candidates',
    );
    expect(variantName({ states: 5 }, pl)).toBe('5 Stanów');
  });

  test('has the usual rules where nothing is known of it', () => {
    expect(variantName('standard', en)).toBe('usual rules');
  });
});
