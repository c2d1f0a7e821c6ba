import { CHANCE_ACTS, only, type Seat, type State } from '@whistlestop/kernel';
import type { Edition } from './edition.ts';

/** The Incumbent's seat; State number n sits at seat n + 1. */
export const INCUMBENT: Seat = 0;

/** The game waits for chance; returns true, the effect's word for "not finished yet". */
export function awaitChance(e: Edition, s: State, phase: number): true {
  e.fields.phase.set(s, phase);
  e.fields.awaited.set(s, CHANCE_ACTS);
  return true;
}

/** The game waits for one seat; returns true likewise. */
export function awaitSeat(e: Edition, s: State, phase: number, seat: Seat): true {
  e.fields.phase.set(s, phase);
  e.fields.awaited.set(s, only(seat));
  return true;
}

/** A seat's number in events: 0 the Incumbent, else 1 + the State's colour. */
export const whoIs = (e: Edition, seat: Seat): number => (seat === INCUMBENT ? 0 : 1 + (e.colourNumber[seat - 1] ?? 0));
