import type { ClockSettings } from '@whistlestop/client';
import { describe, expect, test } from 'vitest';
import {
  affordsUndo,
  type ClockMove,
  deadlineOf,
  type StoredClock,
  storedClockSchema,
  pauseClock,
  pressClock,
  seatsOutOfTime,
  protocolClock,
  startClock,
  undoClock,
  withoutAbsence,
} from './clock.ts';

const live = { kind: 'live', purse: 60_000, increment: 2000 } as const;
const slow = { kind: 'slow', perDecision: 1000 } as const;
const WEEK = 7 * 24 * 3_600_000;

const never = () => 0;

/** Presses the clocks for a step its seat may take back, the only one in a row unless more is said. */
const press = (
  settings: ClockSettings,
  clock: StoredClock | null,
  move: Omit<ClockMove, 'undoable'>,
  undoable = 1,
): StoredClock => pressClock(settings, clock, { ...move, undoable })!;

/** How much of a stretch of time somebody misses who is away from one moment to another. */
const awayFrom = (first: number, last: number) => (_seat: number, from: number, to: number) =>
  Math.max(0, Math.min(to, last) - Math.max(from, first));

describe('a live clock', () => {
  test('takes the time from whoever is waited for and adds the increment when the seat is done', () => {
    const pressed = press(live, startClock(live, 2, 0), { before: 0b01, after: 0b10, mover: 0, now: 5000 });
    expect(protocolClock(pressed)).toEqual({ left: [57_000, 60_000], since: 5000, paused: false });
  });

  test('adds nothing for a step after which the same seat goes on', () => {
    const pressed = press(live, startClock(live, 2, 0), { before: 0b01, after: 0b01, mover: 0, now: 5000 });
    expect(pressed.left).toEqual([55_000, 60_000]);
  });

  test('adds nothing for what nobody did alone', () => {
    const pressed = press(live, startClock(live, 2, 0), { before: 0b01, after: 0b10, mover: -1, now: 5000 }, 0);
    expect(pressed.left).toEqual([55_000, 60_000]);
  });

  test('runs for everybody who is waited for at once', () => {
    const pressed = press(live, startClock(live, 3, 0), { before: 0b111, after: 0b110, mover: 0, now: 1000 });
    expect(pressed.left).toEqual([61_000, 59_000, 59_000]);
    expect(deadlineOf(pressed, 0b110)).toBe(60_000);
  });

  test('stands still in a pause, which is due to end after a week, whatever is played meanwhile', () => {
    const clock = startClock(live, 2, 0)!;
    const paused = pauseClock(live, clock, 0b01, true, 10_000, never);
    const played = press(live, paused, { before: 0b01, after: 0b10, mover: 0, now: 20_000 });
    for (const one of [paused, played]) {
      expect(deadlineOf(one, 0b01)).toBe(WEEK + 10_000);
      expect(protocolClock(one)!.until).toBe(WEEK + 10_000);
    }
    const resumed = pauseClock(live, paused, 0b01, false, 999_000, never);
    expect(resumed.left).toEqual([50_000, 60_000]);
    expect(deadlineOf(resumed, 0b01)).toBe(1_049_000);
    expect(protocolClock(resumed)).not.toHaveProperty('until');
  });

  test('that was paused before pauses ended is due to go on as well', () => {
    const paused = storedClockSchema.parse({ left: [57_000, 60_000], since: 5000, paused: true });
    expect(deadlineOf(paused, 0b01)).toBe(WEEK + 5000);
  });
});

describe('a step taken back on a live clock', () => {
  const handOver = { before: 0b01, after: 0b10, mover: 0 } as const;

  test('pays its increment back, and the time since is of the seat that took it back', () => {
    const handed = press(live, startClock(live, 2, 0), { ...handOver, now: 5000 });
    const undone = undoClock(handed, 0b01, 8000)!;
    expect(protocolClock(undone)).toEqual({ left: [52_000, 60_000], since: 8000, paused: false });
  });

  test('gains nothing however often it is made and taken back', () => {
    let clock = press(live, startClock(live, 2, 0), { ...handOver, now: 100 });
    for (let now = 200; now < 10_000; now += 200) {
      clock = undoClock(clock, 0b01, now)!;
      clock = press(live, clock, { ...handOver, now: now + 100 });
    }
    expect(clock.since).toBe(9900);
    expect(clock.left).toEqual([60_000 - 9900 + 2000, 60_000]);
  });

  test('costs the time since its own beginning when several go back one after the other', () => {
    let clock = press(live, startClock(live, 2, 0), { before: 0b01, after: 0b01, mover: 0, now: 1000 });
    clock = press(live, clock, { ...handOver, now: 3000 }, 2);
    clock = undoClock(clock, 0b01, 6000)!;
    expect(clock.left).toEqual([54_000, 60_000]);
    clock = undoClock(clock, 0b01, 7000)!;
    expect(clock).toEqual({ ...startClock(live, 2, 0), left: [53_000, 60_000], since: 7000 });
  });

  test('lets the others who are waited for at once lose no more and no less', () => {
    const bid = press(live, startClock(live, 3, 0), { before: 0b111, after: 0b110, mover: 0, now: 1000 });
    expect(undoClock(bid, 0b111, 4000)!.left).toEqual([56_000, 56_000, 56_000]);
  });

  test('can be afforded as long as its seat would have had the time to think', () => {
    const handed = press(live, startClock(live, 2, 0), { ...handOver, now: 5000 });
    expect(affordsUndo(live, handed, 0, 59_999, never)).toBe(true);
    expect(affordsUndo(live, handed, 0, 60_000, never)).toBe(false);
    const paused = pauseClock(live, handed, 0b10, true, 6000, never);
    expect(affordsUndo(live, paused, 0, 999_000, never)).toBe(true);
  });

  test('does not cost a pause in between', () => {
    const handed = press(live, startClock(live, 2, 0), { ...handOver, now: 5000 });
    const paused = pauseClock(live, handed, 0b10, true, 6000, never);
    expect(undoClock(paused, 0b01, 50_000)!.left).toEqual([54_000, 60_000]);
    const resumed = pauseClock(live, paused, 0b10, false, 100_000, never);
    expect(undoClock(resumed, 0b01, 102_000)!.left).toEqual([52_000, 60_000]);
  });

  test('that is not remembered costs the time since the last turn and gains nothing', () => {
    const stored = storedClockSchema.parse({ left: [57_000, 60_000], since: 5000, paused: false });
    expect(undoClock(stored, 0b01, 8000)!.left).toEqual([54_000, 60_000]);
  });

  test('is forgotten once its seat can no longer take it back', () => {
    const handed = press(live, startClock(live, 2, 0), { ...handOver, now: 5000 });
    expect(press(live, handed, { before: 0b10, after: 0b01, mover: 1, now: 6000 }).steps).toHaveLength(1);
    expect(press(live, handed, { before: 0b10, after: 0b01, mover: 1, now: 6000 }, 0).steps).toEqual([]);
  });
});

describe('a slow clock', () => {
  test('begins anew for the seat that moved and runs on for the others', () => {
    const pressed = press(slow, startClock(slow, 2, 0), { before: 0b11, after: 0b11, mover: 0, now: 400 });
    expect(pressed.left).toEqual([1000, 600]);
  });

  test('never begins anew for a step taken back, nor for the same step made again', () => {
    let clock = press(slow, startClock(slow, 2, 0), { before: 0b01, after: 0b10, mover: 0, now: 400 });
    clock = undoClock(clock, 0b01, 500)!;
    expect(clock.left).toEqual([500, 1000]);
    clock = press(slow, clock, { before: 0b01, after: 0b10, mover: 0, now: 600 });
    clock = undoClock(clock, 0b01, 900)!;
    expect(clock.left).toEqual([100, 1000]);
    expect(seatsOutOfTime(clock, 0b01, 1000)).toEqual([0]);
  });

  test('does not count the time its player is away', () => {
    const clock = startClock(slow, 2, 0);
    const lateAt = (now: number) => seatsOutOfTime(withoutAbsence(slow, clock, 0b01, now, awayInBetween), 0b01, now);
    expect(lateAt(4000)).toEqual([]);
    expect(lateAt(5499)).toEqual([]);
    expect(lateAt(5500)).toEqual([0]);
  });

  test('does not count it either when others move meanwhile', () => {
    const clock = press(slow, startClock(slow, 2, 0), { before: 0b11, after: 0b11, mover: 0, now: 4000 });
    const lateAt = (now: number) => seatsOutOfTime(withoutAbsence(slow, clock, 0b10, now, awayInBetween), 0b10, now);
    expect(lateAt(5499)).toEqual([]);
    expect(lateAt(5500)).toEqual([1]);
  });

  test('does not count it either when a step is taken back meanwhile', () => {
    const handed = press(slow, startClock(slow, 2, 0), { before: 0b01, after: 0b10, mover: 0, now: 4000 });
    const clock = undoClock(handed, 0b01, 4500);
    const lateAt = (now: number) => seatsOutOfTime(withoutAbsence(slow, clock, 0b01, now, awayInBetween), 0b01, now);
    expect(lateAt(5499)).toEqual([]);
    expect(lateAt(5500)).toEqual([0]);
  });

  test('lets a step be taken back after a vacation of the one who made it', () => {
    const handed = press(slow, startClock(slow, 2, 0), { before: 0b01, after: 0b10, mover: 0, now: 400 });
    expect(affordsUndo(slow, handed, 0, 5400, awayInBetween)).toBe(true);
    expect(affordsUndo(slow, handed, 0, 5400, never)).toBe(false);
  });

  test('leaves a seat that is not waited for its whole time', () => {
    const clock = startClock(slow, 2, 0);
    expect(withoutAbsence(slow, clock, 0b01, 4000, awayInBetween)?.left).toEqual([4500, 1000]);
  });
});

describe('a slow clock of three days that was paused', () => {
  const days = { kind: 'slow', perDecision: 3 } as const;
  const paused = (from: number, to: number, away: ReturnType<typeof awayFrom>) => {
    const stopped = pauseClock(days, startClock(days, 2, 0)!, 0b01, true, from, away);
    return pauseClock(days, stopped, 0b01, false, to, away);
  };
  const left = (clock: StoredClock, now: number, away: ReturnType<typeof awayFrom>) =>
    withoutAbsence(days, clock, 0b01, now, away)!.left[0]! - (now - clock.since);

  test('does not count a vacation before the pause', () => {
    const away = awayFrom(0, 1);
    expect(left(paused(1, 11, away), 11, away)).toBe(3);
  });

  test('gives nothing for a vacation within the pause', () => {
    const away = awayFrom(5, 11);
    expect(left(paused(2, 11, away), 11, away)).toBe(1);
  });

  test('counts neither half of a vacation around the pause, also when others move after it', () => {
    const away = awayFrom(1, 13);
    const resumed = paused(2, 11, away);
    expect(left(resumed, 14, away)).toBe(1);
    const pressed = press(
      days,
      { ...resumed, left: [resumed.left[0]!, 3] },
      { before: 3, after: 3, mover: 1, now: 12 },
    );
    expect(left(pressed, 14, away)).toBe(1);
  });

  test('shows the same time left all through the pause', () => {
    const away = awayFrom(0, 9);
    const stopped = pauseClock(days, startClock(days, 2, 0)!, 0b01, true, 2, away);
    for (const now of [2, 5, 20]) expect(withoutAbsence(days, stopped, 0b01, now, away)!.left).toEqual([3, 3]);
  });

  test('does not count a vacation before the pause for a step taken back after it', () => {
    const away = awayFrom(0, 2);
    const handed = press(days, startClock(days, 2, 0), { before: 0b01, after: 0b10, mover: 0, now: 1 });
    const stopped = pauseClock(days, handed, 0b10, true, 2, away);
    const undone = undoClock(pauseClock(days, stopped, 0b10, false, 10, away), 0b01, 11)!;
    expect(left(undone, 11, away)).toBe(2);
  });
});

/** Away from 500 to 5000. */
const awayInBetween = awayFrom(500, 5000);

test('without a clock nobody is ever out of time', () => {
  expect(startClock({ kind: 'none' }, 2, 0)).toBeNull();
  expect(undoClock(null, 0b01, 0)).toBeNull();
  expect(affordsUndo({ kind: 'none' }, null, 0, 1e12, never)).toBe(true);
  expect(protocolClock(null)).toBeNull();
  expect(deadlineOf(null, 0b11)).toBeNull();
  expect(seatsOutOfTime(null, 0b11, 1e12)).toEqual([]);
});
