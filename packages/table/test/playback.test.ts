import { nineteenSixty } from '@whistlestop/1960/rules';
import { describe, expect, test } from 'vitest';
import { openTable, PERSON } from '../src/testing/index.ts';
import {
  snapshotAfter,
  beginPlayback,
  followPlayback,
  showTimeOf,
  type PlaybackPace,
  type PlaybackProgress,
  replayLast,
  showNext,
  skipPlayback,
} from '../src/playback.ts';
import type { TableSnapshot, TableStep } from '../src/table.ts';

const { table } = openTable(nineteenSixty, [PERSON, PERSON]);
const shown = table.snapshot();

/** A table at which these seats have made the steps; the person sits in seat 0. */
function after(seats: readonly number[], mySeats: readonly number[] = [0]): TableSnapshot {
  const steps = seats.map(
    (seat, index): TableStep => ({ sequence: index + 1, seat, entry: { kind: 'action', seat }, events: [] }),
  );
  return { ...shown, steps, mySeats, observer: mySeats[0] ?? -2 };
}
const pace = (weight = 1, speed: PlaybackPace['speed'] = 'normal'): PlaybackPace => ({ speed, weight: () => weight });

/** Every number of steps a screen shows until it is up to date, and how long each stays. */
function shows(from: PlaybackProgress, latest: TableSnapshot, how: PlaybackPace): [shown: number, hold: number][] {
  const seen: [number, number][] = [];
  let progress = followPlayback(from, latest, how);
  for (let hold = showTimeOf(progress, latest, how); hold !== undefined; hold = showTimeOf(progress, latest, how)) {
    seen.push([progress.shown, Math.round(hold)]);
    progress = followPlayback(showNext(progress, latest), latest, how);
  }
  expect(progress.shown).toBe(latest.steps.length);
  return seen;
}

describe('what others did', () => {
  const began = beginPlayback(after([0]));

  test('is shown one step after the other, the own ones at once', () => {
    expect(shows(began, after([0, 1, 1, 1]), pace())).toEqual([
      [2, 800],
      [3, 800],
    ]);
    expect(shows(began, after([0, 1, 0]), pace())).toEqual([]);
    expect(shows(began, after([0, 0]), pace())).toEqual([]);
  });

  test('begins after the own last step when somebody sits down', () => {
    expect(beginPlayback(after([1, 0, 1, 1])).shown).toBe(2);
  });

  test('is not shown where a step has no weight, or everything shows at once', () => {
    expect(shows(began, after([0, 1, 1]), pace(0))).toEqual([]);
    expect(shows(began, after([0, 1, 1]), pace(1, 'instant'))).toEqual([]);
  });

  test('is shown the quicker the more there is of it, but not to whoever only watches', () => {
    const many = Array<number>(40).fill(1);
    const [[, quick] = [0, 0]] = shows(began, after([0, ...many]), pace());
    expect(quick).toBeLessThan(200);
    const watching = after([0], []);
    const [[, calm] = [0, 0]] = shows(beginPlayback(watching), after([0, ...many], []), pace());
    expect(calm).toBe(800);
  });

  test('stays a while when it is a reveal, even the own and the last one', () => {
    expect(shows(began, after([0, 0]), pace(2))).toEqual([[2, 1600]]);
  });

  test('can be skipped, and shown again', () => {
    const latest = after([0, 1, 1]);
    expect(showTimeOf(skipPlayback(latest), latest, pace())).toBeUndefined();
    expect(replayLast(latest)?.shown).toBe(1);
    expect(replayLast(after([1, 0]))).toBeUndefined();
  });

  test('is a moment in which nothing can be chosen, where its view is kept', () => {
    expect(snapshotAfter(table, { ...shown, undo: 0, revisable: [0] }, 0)).toMatchObject({
      now: { kind: 'shown', waitedFor: [] },
      undo: undefined,
      revisable: [],
      steps: [],
    });
    expect(snapshotAfter({ viewAfter: () => undefined }, shown, 0)).toMatchObject({ now: shown.now, revisable: [] });
  });
});
