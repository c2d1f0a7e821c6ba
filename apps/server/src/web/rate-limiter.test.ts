import { expect, test } from 'vitest';
import { usualLimits } from './rate-limiter.ts';

test('a clock that is set back blocks nobody', () => {
  let now = 3_600_000;
  const { chat } = usualLimits(() => now);
  expect(chat.take('Ann')).toBe(true);
  now = 0;
  expect(Array.from({ length: 10 }, () => chat.take('Ann'))).toEqual([...Array.from({ length: 9 }, () => true), false]);
  now = 2000;
  expect([chat.take('Ann'), chat.take('Ann')]).toEqual([true, false]);
});
