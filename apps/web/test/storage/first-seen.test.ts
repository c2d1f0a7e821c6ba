// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { firstSeen } from '../../src/storage/first-seen.ts';

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers({ now: 1000 });
});
afterEach(() => vi.useRealTimers());

describe('what was first seen', () => {
  test('keeps its moment', () => {
    expect(firstSeen('match', 'talks')).toBe(1000);
    vi.setSystemTime(9000);
    expect(firstSeen('match', 'talks')).toBe(1000);
  });

  test('is told apart by the match and by what it is', () => {
    firstSeen('match', 'talks');
    vi.setSystemTime(9000);
    expect(firstSeen('other', 'talks')).toBe(9000);
    expect(firstSeen('match', 'recess')).toBe(9000);
  });

  test('begins anew where what was kept cannot be read', () => {
    firstSeen('match', 'talks');
    localStorage.setItem('whistlestop-first-seen', '{');
    vi.setSystemTime(9000);
    expect(firstSeen('match', 'talks')).toBe(9000);
  });

  test('is forgotten in the end', () => {
    firstSeen('match', 'talks');
    for (let later = 0; later < 40; later++) firstSeen('match', `talks-${later}`);
    vi.setSystemTime(9000);
    expect(firstSeen('match', 'talks')).toBe(9000);
  });
});
