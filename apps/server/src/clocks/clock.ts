import { type ClockSettings, type ClockState, clockSchema, timestampSchema } from '@whistlestop/client';
import { includes, only, type SeatMask } from '@whistlestop/kernel';
import { z } from 'zod';
import type { Absence } from '../people/vacations.ts';

/** The clocks as the club stores them; fields missing in older rows get defaults. */
export const storedClockSchema = clockSchema.extend({
  /** When the last pause ended: absences before it are already counted. */
  resumed: timestampSchema.default(0),
  /** The clocks at each step that its seat may still take back, oldest first, and whom the game waited for then. */
  steps: z.array(clockSchema.pick({ left: true, since: true }).extend({ waiting: z.int() })).default([]),
});
export type StoredClock = z.infer<typeof storedClockSchema>;

/** A pause ends by itself after a week, in milliseconds. */
const PAUSE = 7 * 24 * 3_600_000;

/** The clocks at a moment. */
type Times = Pick<StoredClock, 'left' | 'since'>;

/** What the clocks need of a move: the seats waited for before and after it, and its seat (-1: none). */
export interface ClockMove {
  readonly before: SeatMask;
  readonly after: SeatMask;
  readonly mover: number;
  /** How many steps the mover may take back after it, one after the other. */
  readonly undoable: number;
  readonly now: number;
}

/** The clocks at the start of a match; null without clocks. */
export function startClock(settings: ClockSettings, seats: number, now: number): StoredClock | null {
  if (settings.kind === 'none') return null;
  const left = Array.from({ length: seats }, () => fullTime(settings));
  return { left, since: now, paused: false, resumed: 0, steps: [] };
}

const fullTime = (settings: Exclude<ClockSettings, { kind: 'none' }>): number =>
  settings.kind === 'live' ? settings.purse : settings.perDecision;

/** The same clocks later: seats that are waited for have lost the time in between, unless the clocks are paused. */
function runOn({ left, since }: Times, paused: boolean, waiting: SeatMask, now: number): Times {
  const elapsed = paused ? 0 : Math.max(0, now - since);
  return { left: left.map((had, seat) => (includes(waiting, seat) ? had - elapsed : had)), since: now };
}

/**
 * The clocks after a move. Seats that were waited for have lost the time since the last move; a purse gains its increment when
 * its seat is done, a time for each decision begins anew for the seat that moved.
 */
export function pressClock(settings: ClockSettings, clock: StoredClock | null, move: ClockMove): StoredClock | null {
  if (clock === null || settings.kind === 'none') return null;
  const { before, after, mover, undoable, now } = move;
  const made = runOn(clock, clock.paused, before, now);
  const left = made.left.map((had, seat) => {
    const wasWaiting = includes(before, seat);
    const isWaiting = includes(after, seat);
    if (settings.kind === 'live') return wasWaiting && !isWaiting && seat === mover ? had + settings.increment : had;
    return wasWaiting && isWaiting && seat !== mover ? had : settings.perDecision;
  });
  const steps = [...clock.steps, { ...made, waiting: before }];
  return { ...clock, left, since: now, steps: steps.slice(Math.max(0, steps.length - undoable)) };
}

/**
 * The clocks after a seat took its last step back, as if it had not been made: nothing was gained by it, and the time
 * since counts for those the game waits for again. Where the step is not remembered they run on from the last turn.
 */
export function undoClock(clock: StoredClock | null, waiting: SeatMask, now: number): StoredClock | null {
  if (clock === null) return null;
  const step = clock.steps.at(-1) ?? clock;
  return { ...clock, ...runOn(step, clock.paused, waiting, now), steps: clock.steps.slice(0, -1) };
}

/** Whether a seat that takes its last step back has time left to decide again. */
export function affordsUndo(
  settings: ClockSettings,
  clock: StoredClock | null,
  seat: number,
  now: number,
  away: Absence,
): boolean {
  const waiting = clock?.steps.at(-1)?.waiting ?? only(seat);
  const undone = withoutAbsence(settings, undoClock(clock, waiting, now), waiting, now, away);
  return !seatsOutOfTime(undone, waiting, now).includes(seat);
}

/** When paused clocks go on by themselves; rows of older versions lack the moment. */
export const pauseEnds = ({ until, since }: ClockState): number => until ?? since + PAUSE;

/** Stops the clocks, or lets them run on; the absences until then are counted for good. */
export function pauseClock(
  settings: ClockSettings,
  clock: StoredClock,
  waiting: SeatMask,
  paused: boolean,
  now: number,
  away: Absence,
): StoredClock {
  const settled = (times: Times, seats: SeatMask): Times => {
    const left = withVacations(settings, { ...clock, ...times }, seats, now, away);
    return runOn({ left, since: times.since }, clock.paused, seats, now);
  };
  return {
    ...settled(clock, waiting),
    paused,
    ...(paused ? { until: now + PAUSE } : {}),
    resumed: paused ? clock.resumed : now,
    steps: clock.steps.map((step) => ({ ...step, ...settled(step, step.waiting) })),
  };
}

/** The least share of a purse that a substitute gets. */
const SUBSTITUTE_SHARE = 0.25;

/** The clocks for a substitute: a purse has at least a quarter left, a slow clock the whole time for a decision. */
export function clockForSubstitute(
  settings: ClockSettings,
  clock: StoredClock | null,
  seat: number,
  waiting: SeatMask,
  now: number,
): StoredClock | null {
  if (clock === null || settings.kind === 'none') return clock;
  const spent = includes(waiting, seat) && !clock.paused ? Math.max(0, now - clock.since) : 0;
  const had = clock.left[seat] ?? 0;
  const least = settings.kind === 'live' ? SUBSTITUTE_SHARE * settings.purse : settings.perDecision;
  const left = clock.left.map((time, other) => (other === seat ? Math.max(had, Math.round(least) + spent) : time));
  // Undoing an earlier step leaves the clocks as they are.
  return { ...clock, left, steps: [] };
}

/** When the first of the seats waited for runs out of time, or the clocks go on after a pause; null when none can. */
export function deadlineOf(clock: ClockState | null, timed: SeatMask): number | null {
  if (clock === null) return null;
  if (clock.paused) return pauseEnds(clock);
  const moments = clock.left.flatMap((left, seat) => (includes(timed, seat) ? [clock.since + left] : []));
  return moments.length === 0 ? null : Math.min(...moments);
}

/** The earlier of two moments; null stands for never. */
export const earlier = (one: number | null, other: number | null): number | null =>
  one === null || other === null ? (one ?? other) : Math.min(one, other);

/** The times left when vacations on a slow clock are given back. Paused clocks include them already. */
function withVacations(
  settings: ClockSettings,
  { left, since, paused, resumed }: Omit<StoredClock, 'steps'>,
  waiting: SeatMask,
  now: number,
  away: Absence,
): number[] {
  if (settings.kind !== 'slow' || paused) return left;
  return left.map((had, seat) => {
    if (!includes(waiting, seat)) return had;
    // Where others moved meanwhile, the wait began before the last move.
    const began = Math.max(resumed, since - (settings.perDecision - had));
    return had + away(seat, began, now);
  });
}

/** The clocks with vacations on a slow clock given back. */
export function withoutAbsence(
  settings: ClockSettings,
  clock: StoredClock | null,
  waiting: SeatMask,
  now: number,
  away: Absence,
): ClockState | null {
  return clock && protocolClock({ ...clock, left: withVacations(settings, clock, waiting, now, away) });
}

/** The clocks as the protocol sends them. */
export function protocolClock(clock: StoredClock | null): ClockState | null {
  if (clock === null) return null;
  const { left, since, paused } = clock;
  return { left, since, paused, ...(paused ? { until: pauseEnds(clock) } : {}) };
}

/** The seats whose time is up. */
export function seatsOutOfTime(clock: ClockState | null, timed: SeatMask, now: number): number[] {
  if (clock === null || clock.paused) return [];
  return clock.left.flatMap((left, seat) => (includes(timed, seat) && now - clock.since >= left ? [seat] : []));
}
