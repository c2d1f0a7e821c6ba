import { describe, expect, test } from 'vitest';
import { ClubTime } from './club-time.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

describe('the time of a club', () => {
  /** A process that started at noon, whose machine's clock the test sets. */
  function club() {
    const state = { elapsed: 5000, clock: 12 * HOUR };
    const time = new ClubTime(state.clock, () => state.elapsed);
    const pass = (duration: number) => {
      state.elapsed += duration;
      state.clock += duration;
    };
    return { state, time, pass };
  }

  test('goes on while the clock stands or is set', () => {
    const { state, time, pass } = club();
    pass(MINUTE);
    state.clock += HOUR;
    expect(time.now()).toBe(12 * HOUR + MINUTE);
    state.clock -= 2 * HOUR;
    pass(MINUTE);
    expect(time.now()).toBe(12 * HOUR + 2 * MINUTE);
  });

  test.each([HOUR, -HOUR, 500, -500])(
    'comes back to a clock that was set by %i ms, three seconds in ten minutes',
    (step) => {
      const { state, time, pass } = club();
      state.clock += step;
      const behind = () => Math.abs(state.clock - time.now());
      let minutes = 0;
      while (behind() > 1) {
        time.follow(state.clock);
        const before = time.now();
        pass(MINUTE);
        expect(Math.abs(time.now() - before - MINUTE)).toBeLessThanOrEqual(301);
        minutes++;
      }
      expect(minutes).toBe(Math.ceil(Math.abs(step) / 300));
      pass(HOUR);
      expect(behind()).toBeLessThanOrEqual(1);
    },
  );

  test('never goes back', () => {
    const { state, time, pass } = club();
    let latest = time.now();
    for (const step of [HOUR, -3 * HOUR, 20, -20, -7, 24 * HOUR]) {
      state.clock += step;
      time.follow(state.clock);
      for (let moment = 0; moment < 100; moment++) {
        pass(0.3);
        expect(time.now()).toBeGreaterThanOrEqual(latest);
        latest = time.now();
      }
    }
  });
});
