import type { Seat } from '@whistlestop/kernel';
import { cubesOf } from '../rules/cubes-and-markers.ts';
import { opponentOf, signOf } from '../rules/seats.ts';

/** What a change of a signed count is for a side: own cubes lost, or the rival's taken away first and own ones placed. */
export interface Shift {
  readonly lost: number;
  readonly taken: number;
  readonly placed: number;
  readonly rival: Seat;
  /** Cubes of the rival still there. */
  readonly left: number;
}

export function shiftOf(who: Seat, change: number, now: number): Shift {
  const rival = opponentOf(who);
  const own = change * signOf(who);
  const taken = Math.min(Math.max(0, own), cubesOf(now - change, rival));
  return { lost: Math.max(0, -own), taken, placed: Math.max(0, own) - taken, rival, left: cubesOf(now, rival) };
}
