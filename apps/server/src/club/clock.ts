import { type ClockSettings, type ClockState, clockSchema, momentSchema } from '@whistlestop/client';
import { includes, only, type SeatMask } from '@whistlestop/kernel';
import { z } from 'zod';
import type { Absence } from '../accounts/vacations.ts';

/** The clocks as the club keeps them; a state from before a field existed is read without it. */
export const keptClockSchema = clockSchema.extend({
  /** When the last pause ended: what lies before it has been reckoned. */
  resumed: momentSchema.default(0),
  /** The clocks at each step that its seat may still take back, oldest first, and whom the game waited for then. */
  steps: z.array(clockSchema.pick({ left: true, since: true }).extend({ waiting: z.int() })).default([]),
});
export type KeptClock = z.infer<typeof keptClockSchema>;

/** A pause in which somebody falls silent must not keep the others for good: after a week the clocks go on, in milliseconds. */
const PAUSE = 7 * 24 * 3_600_000;

/** The clocks at a moment. */
type Times = Pick<KeptClock, 'left' | 'since'>;

/** A move as the clocks see it: who was waited for before and after it, and who made it (nobody: -1). */
export interface ClockMove {
  readonly before: SeatMask;
  readonly after: SeatMask;
  readonly mover: number;
  /** How many steps the mover may take back after it, one after the other. */
  readonly undoable: number;
  readonly now: number;
}

/** The clocks at the start of a match; null when nobody is timed. */
export function startClock(settings: ClockSettings, seats: number, now: number): KeptClock | null {
  if (settings.kind === 'none') return null;
  const left = Array.from({ length: seats }, () => fullTime(settings));
  return { left, since: now, paused: false, resumed: 0, steps: [] };
}

const fullTime = (settings: Exclude<ClockSettings, { kind: 'none' }>): number =>
  settings.kind === 'live' ? settings.purse : settings.perDecision;

/** The same clocks later: whoever is waited for has lost the time in between, unless they stood still. */
function runOn({ left, since }: Times, paused: boolean, waiting: SeatMask, now: number): Times {
  const elapsed = paused ? 0 : Math.max(0, now - since);
  return { left: left.map((had, seat) => (includes(waiting, seat) ? had - elapsed : had)), since: now };
}

/**
 * The clocks after a move. Whoever was waited for has lost the time since the last move; a purse gains its increment when
 * its seat is done, a time for each decision begins anew for the seat that moved.
 */
export function pressClock(settings: ClockSettings, clock: KeptClock | null, move: ClockMove): KeptClock | null {
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
export function undoClock(clock: KeptClock | null, waiting: SeatMask, now: number): KeptClock | null {
  if (clock === null) return null;
  const step = clock.steps.at(-1) ?? clock;
  return { ...clock, ...runOn(step, clock.paused, waiting, now), steps: clock.steps.slice(0, -1) };
}

/** Whether a seat that takes its last step back has time left to decide anew. */
export function affordsUndo(
  settings: ClockSettings,
  clock: KeptClock | null,
  seat: number,
  now: number,
  away: Absence,
): boolean {
  const waiting = clock?.steps.at(-1)?.waiting ?? only(seat);
  const undone = withoutAbsence(settings, undoClock(clock, waiting, now), waiting, now, away);
  return !seatsOutOfTime(undone, waiting, now).includes(seat);
}

/** When paused clocks go on by themselves; a pause that does not say is from before pauses ended. */
export const pauseEnds = ({ until, since }: ClockState): number => until ?? since + PAUSE;

/** Stops the clocks, or lets them run on; the absences until then are reckoned for good. */
export function pauseClock(
  settings: ClockSettings,
  clock: KeptClock,
  waiting: SeatMask,
  paused: boolean,
  now: number,
  away: Absence,
): KeptClock {
  const settled = (times: Times, seats: SeatMask): Times => {
    const left = excused(settings, { ...clock, ...times }, seats, now, away);
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

/** Of a purse a substitute has at least this part. */
const LEAST = 0.25;

/** The clocks when a substitute sits down: what the seat has left and at least a part of a purse, or the whole time for a decision. */
export function clockForSubstitute(
  settings: ClockSettings,
  clock: KeptClock | null,
  seat: number,
  waiting: SeatMask,
  now: number,
): KeptClock | null {
  if (clock === null || settings.kind === 'none') return clock;
  const spent = includes(waiting, seat) && !clock.paused ? Math.max(0, now - clock.since) : 0;
  const had = clock.left[seat] ?? 0;
  const least = settings.kind === 'live' ? LEAST * settings.purse : settings.perDecision;
  const left = clock.left.map((time, other) => (other === seat ? Math.max(had, Math.round(least) + spent) : time));
  // What is taken back from before goes on with the clocks as they are.
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

/** The times left when what their players were away on a slow clock is given back. A pause has it in them already. */
function excused(
  settings: ClockSettings,
  { left, since, paused, resumed }: Omit<KeptClock, 'steps'>,
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

/** The clocks as people have them: on a slow one the time its player was away does not count. */
export function withoutAbsence(
  settings: ClockSettings,
  clock: KeptClock | null,
  waiting: SeatMask,
  now: number,
  away: Absence,
): ClockState | null {
  return clock && shownClock({ ...clock, left: excused(settings, clock, waiting, now, away) });
}

/** What people are told of the clocks. */
export function shownClock(clock: KeptClock | null): ClockState | null {
  if (clock === null) return null;
  const { left, since, paused } = clock;
  return { left, since, paused, ...(paused ? { until: pauseEnds(clock) } : {}) };
}

/** The seats whose time is up. */
export function seatsOutOfTime(clock: ClockState | null, timed: SeatMask, now: number): number[] {
  if (clock === null || clock.paused) return [];
  return clock.left.flatMap((left, seat) => (includes(timed, seat) && now - clock.since >= left ? [seat] : []));
}
