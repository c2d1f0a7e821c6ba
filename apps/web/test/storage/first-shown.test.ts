// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { firstShownAt } from '../../src/storage/recent-values.ts';

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers({ now: 1000 });
});
afterEach(() => vi.useRealTimers());

describe('what was first seen', () => {
  test('keeps its moment', () => {
    expect(firstShownAt('match', 'talks')).toBe(1000);
    vi.setSystemTime(9000);
    expect(firstShownAt('match', 'talks')).toBe(1000);
  });

  test('is told apart by the match and by what it is', () => {
    firstShownAt('match', 'talks');
    vi.setSystemTime(9000);
    expect(firstShownAt('other', 'talks')).toBe(9000);
    expect(firstShownAt('match', 'recess')).toBe(9000);
  });

  test('begins anew where what was kept cannot be read', () => {
    firstShownAt('match', 'talks');
    localStorage.setItem('whistlestop-first-seen', '{');
    vi.setSystemTime(9000);
    expect(firstShownAt('match', 'talks')).toBe(9000);
  });

  test('is forgotten in the end', () => {
    firstShownAt('match', 'talks');
    for (let later = 0; later < 40; later++) firstShownAt('match', `talks-${later}`);
    vi.setSystemTime(9000);
    expect(firstShownAt('match', 'talks')).toBe(9000);
  });
});
