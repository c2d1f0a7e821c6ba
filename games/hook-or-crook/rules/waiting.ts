import { CHANCE_ACTS, only, type Seat, type State } from '@whistlestop/kernel';
import type { MatchConstants } from './match-constants.ts';

/** The Incumbent's seat; State number n sits at seat n + 1. */
export const INCUMBENT: Seat = 0;

/** The game waits for chance; returns true, the effect's word for "not finished yet". */
export function awaitChance(c: MatchConstants, s: State, phase: number): true {
  c.fields.phase.set(s, phase);
  c.fields.awaited.set(s, CHANCE_ACTS);
  return true;
}

/** The game waits for one seat; returns true likewise. */
export function awaitSeat(c: MatchConstants, s: State, phase: number, seat: Seat): true {
  c.fields.phase.set(s, phase);
  c.fields.awaited.set(s, only(seat));
  return true;
}

/** A seat's number in events: 0 the Incumbent, else 1 + the State's colour. */
export const whoIs = (c: MatchConstants, seat: Seat): number =>
  seat === INCUMBENT ? 0 : 1 + (c.colourNumber[seat - 1] ?? 0);
