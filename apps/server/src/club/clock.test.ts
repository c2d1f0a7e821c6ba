import { describe, expect, test } from 'vitest';
import { deadlineOf, pauseClock, pressClock, seatsOutOfTime, startClock, withoutAbsence } from './clock.ts';

const live = { kind: 'live', purse: 60_000, increment: 2000 } as const;
const slow = { kind: 'slow', perDecision: 1000 } as const;

describe('a live clock', () => {
  test('takes the time from whoever is waited for and adds the increment when the seat is done', () => {
    const clock = startClock(live, 2, 0);
    const pressed = pressClock(live, clock, { before: 0b01, after: 0b10, mover: 0, now: 5000 });
    expect(pressed).toEqual({ left: [57_000, 60_000], since: 5000, paused: false });
  });

  test('adds nothing for a step after which the same seat goes on', () => {
    const pressed = pressClock(live, startClock(live, 2, 0), { before: 0b01, after: 0b01, mover: 0, now: 5000 });
    expect(pressed?.left).toEqual([55_000, 60_000]);
  });

  test('runs for everybody who is waited for at once', () => {
    const pressed = pressClock(live, startClock(live, 3, 0), { before: 0b111, after: 0b110, mover: 0, now: 1000 });
    expect(pressed?.left).toEqual([61_000, 59_000, 59_000]);
    expect(deadlineOf(pressed, 0b110)).toBe(60_000);
  });

  test('stands still in a pause and has no deadline then', () => {
    const clock = startClock(live, 2, 0)!;
    const paused = pauseClock(clock, 0b01, true, 10_000);
    expect(deadlineOf(paused, 0b01)).toBeNull();
    const resumed = pauseClock(paused, 0b01, false, 999_000);
    expect(resumed.left).toEqual([50_000, 60_000]);
    expect(deadlineOf(resumed, 0b01)).toBe(1_049_000);
  });
});

describe('a slow clock', () => {
  test('begins anew for the seat that moved and runs on for the others', () => {
    const pressed = pressClock(slow, startClock(slow, 2, 0), { before: 0b11, after: 0b11, mover: 0, now: 400 });
    expect(pressed?.left).toEqual([1000, 600]);
  });

  test('does not count the time its player is away', () => {
    const clock = startClock(slow, 2, 0);
    const lateAt = (now: number) => seatsOutOfTime(withoutAbsence(slow, clock, 0b01, now, awayInBetween), 0b01, now);
    expect(lateAt(4000)).toEqual([]);
    expect(lateAt(5499)).toEqual([]);
    expect(lateAt(5500)).toEqual([0]);
  });

  test('does not count it either when others move meanwhile', () => {
    const clock = pressClock(slow, startClock(slow, 2, 0), { before: 0b11, after: 0b11, mover: 0, now: 4000 });
    const lateAt = (now: number) => seatsOutOfTime(withoutAbsence(slow, clock, 0b10, now, awayInBetween), 0b10, now);
    expect(lateAt(5499)).toEqual([]);
    expect(lateAt(5500)).toEqual([1]);
  });

  test('leaves a seat that is not waited for its whole time', () => {
    const clock = startClock(slow, 2, 0);
    expect(withoutAbsence(slow, clock, 0b01, 4000, awayInBetween)?.left).toEqual([4500, 1000]);
  });
});

/** Away from 500 to 5000. */
const awayInBetween = (_seat: number, from: number, to: number) =>
  Math.max(0, Math.min(to, 5000) - Math.max(from, 500));

test('without a clock nobody is ever out of time', () => {
  expect(startClock({ kind: 'none' }, 2, 0)).toBeNull();
  expect(deadlineOf(null, 0b11)).toBeNull();
  expect(seatsOutOfTime(null, 0b11, 1e12)).toEqual([]);
});
