import { expect, test } from 'vitest';
import { tagPlace } from './tag-place.ts';

const straight = (share: number) => [share * 10, 0] as const;

test('a tag lies in the middle of its line when nothing is printed there', () => {
  expect(tagPlace(straight, [2, 1], [])).toEqual([5, 0]);
});

test('a tag moves along its line until it covers nothing', () => {
  const [x] = tagPlace(straight, [2, 1], [[4, -1, 2, 2]]);
  expect(Math.abs(x - 5)).toBeGreaterThanOrEqual(2);
});

test('where everything is printed, a tag covers as little as it can', () => {
  const [x] = tagPlace(
    straight,
    [2, 1],
    [
      [0, -1, 7, 2],
      [8, -1, 2, 2],
    ],
  );
  expect(x).toBeGreaterThan(7);
  expect(x).toBeLessThan(8);
});
