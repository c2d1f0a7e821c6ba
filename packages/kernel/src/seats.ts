/** A seat at the table, counted from 0 in the order the game lists its seats. */
export type Seat = number;

/** The actor of every draw, deal and roll. */
export const CHANCE = -1;
/** An observer who holds no seat: sees what everybody may see. */
export const SPECTATOR = -2;
/** The keeper of a finished match: sees everything. Never handed to a player of a running match. */
export const EVERYTHING = -3;

export type Actor = Seat | typeof CHANCE;
export type Observer = Seat | typeof SPECTATOR | typeof EVERYTHING;

/** A set of seats, one bit each. `EVERYONE` also includes spectators. */
export type SeatMask = number;
export const NOBODY: SeatMask = 0;
export const EVERYONE: SeatMask = -1;

/** The set that holds one seat. */
export const only = (seat: Seat): SeatMask => 1 << seat;

/** Whether a seat belongs to a set. */
export const includes = (mask: SeatMask, seat: Seat): boolean => ((mask >> seat) & 1) === 1;

/** Whether something shown to `mask` reaches this observer; spectators see only what everyone sees. */
export function sees(mask: SeatMask, observer: Observer): boolean {
  if (mask === EVERYONE || observer === EVERYTHING) return true;
  return observer >= 0 && includes(mask, observer);
}

/** The place of the lowest bit; -1 where none is set. */
export const lowestBit = (bits: number): number => 31 - Math.clz32(bits & -bits);

/** The first seat of a set; -1 where it is empty. */
export const firstOf = (mask: SeatMask): Seat => lowestBit(mask);

/** The seats of a set, among the first `count`, as a list. */
export function seatList(mask: SeatMask, count: number): Seat[] {
  const seats: Seat[] = [];
  for (let seat = 0; seat < count; seat++) if (includes(mask, seat)) seats.push(seat);
  return seats;
}

/** The first `count` seats as a set. */
export const firstSeats = (count: number): SeatMask => (1 << count) - 1;

/**
 * Who must act next: a set of seats, or one of two markers that no seat set can equal.
 * Kept as one integer so that asking allocates nothing.
 */
export type Pending = number;
export const OVER: Pending = 0;
export const CHANCE_ACTS: Pending = 1 << 30;
