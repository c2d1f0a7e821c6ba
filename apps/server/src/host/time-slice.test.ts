import { expect, test } from 'vitest';
import { isSliceOver, nextSlice } from './time-slice.ts';

/** A piece of work of one millisecond. */
function work(): void {
  const until = performance.now() + 1;
  while (performance.now() < until);
}

test('long work yields to the event loop, however much of it runs at once', async () => {
  let rounds = 0;
  let longest = 0;
  let done = 0;
  let inRound = 0;
  const tick = () => {
    rounds++;
    longest = Math.max(longest, inRound);
    inRound = 0;
    if (done < 8) setImmediate(tick);
  };
  setImmediate(tick);
  const each = async () => {
    for (let piece = 0; piece < 20; piece++) {
      while (isSliceOver()) await nextSlice();
      work();
      inRound++;
    }
    done++;
  };
  await Promise.all(Array.from({ length: 8 }, each));
  expect(rounds).toBeGreaterThan(20);
  // A slice of four milliseconds, and the piece in which it ends.
  expect(longest).toBeLessThanOrEqual(5);
});
