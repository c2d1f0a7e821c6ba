import type { ClockSettings, ClockState } from '@whistlestop/client';
import { includes, type SeatMask } from '@whistlestop/kernel';

/** A move as the clocks see it: who was waited for before and after it, and who made it (nobody: -1). */
export interface ClockMove {
  readonly before: SeatMask;
  readonly after: SeatMask;
  readonly mover: number;
  readonly now: number;
}

/** The clocks at the start of a match; null when nobody is timed. */
export function startClock(settings: ClockSettings, seats: number, now: number): ClockState | null {
  if (settings.kind === 'none') return null;
  const left = Array.from({ length: seats }, () => fullTime(settings));
  return { left, since: now, paused: false };
}

const fullTime = (settings: Exclude<ClockSettings, { kind: 'none' }>): number =>
  settings.kind === 'live' ? settings.purse : settings.perDecision;

/** How long the present wait has lasted. */
const waited = ({ since, paused }: ClockState, now: number): number => (paused ? 0 : Math.max(0, now - since));

/**
 * The clocks after a move. Whoever was waited for has lost the time since the last move; a purse gains its increment when
 * its seat is done, a time for each decision begins anew for the seat that moved.
 */
export function pressClock(settings: ClockSettings, clock: ClockState | null, move: ClockMove): ClockState | null {
  if (clock === null || settings.kind === 'none') return null;
  const elapsed = waited(clock, move.now);
  const left = clock.left.map((had, seat) => {
    const wasWaiting = includes(move.before, seat);
    const isWaiting = includes(move.after, seat);
    const now = wasWaiting ? had - elapsed : had;
    if (settings.kind === 'live')
      return wasWaiting && !isWaiting && seat === move.mover ? now + settings.increment : now;
    return wasWaiting && isWaiting && seat !== move.mover ? now : settings.perDecision;
  });
  return { left, since: move.now, paused: clock.paused };
}

/** Stops the clocks, or lets them run on. */
export function pauseClock(clock: ClockState, waiting: SeatMask, paused: boolean, now: number): ClockState {
  const elapsed = waited(clock, now);
  return { left: clock.left.map((had, seat) => (includes(waiting, seat) ? had - elapsed : had)), since: now, paused };
}

/** When the first of the seats waited for runs out of time; null when none can. */
export function deadlineOf(clock: ClockState | null, timed: SeatMask): number | null {
  if (clock === null || clock.paused) return null;
  const moments = clock.left.flatMap((left, seat) => (includes(timed, seat) ? [clock.since + left] : []));
  return moments.length === 0 ? null : Math.min(...moments);
}

/**
 * The clocks as people have them: on a slow one the time its player was away does not count. `away` says how much of
 * a stretch of time that is.
 */
export function withoutAbsence(
  settings: ClockSettings,
  clock: ClockState | null,
  waiting: SeatMask,
  now: number,
  away: (seat: number, from: number, to: number) => number,
): ClockState | null {
  if (clock === null || settings.kind !== 'slow') return clock;
  const left = clock.left.map((had, seat) => {
    if (!includes(waiting, seat)) return had;
    // Where others moved meanwhile, the wait began before the last move.
    const began = clock.since - (settings.perDecision - had);
    return had + away(seat, began, clock.paused ? clock.since : now);
  });
  return { ...clock, left };
}

/** The seats whose time is up. */
export function seatsOutOfTime(clock: ClockState | null, timed: SeatMask, now: number): number[] {
  if (clock === null || clock.paused) return [];
  return clock.left.flatMap((left, seat) => (includes(timed, seat) && now - clock.since >= left ? [seat] : []));
}
