import type { Seat } from '@whistlestop/kernel';

export const KENNEDY: Seat = 0;
export const NIXON: Seat = 1;
/** No seat at all: an issue nobody leads, a tie. */
export const NO_ONE = -1;

/** Seat names in notation, scenarios and records. */
export const SEAT_IDS = ['kennedy', 'nixon'] as const;
export type SeatId = (typeof SEAT_IDS)[number];

export const opponentOf = (seat: Seat): Seat => 1 - seat;

/** Cubes are counted with a sign, so one place can only ever hold one colour: Kennedy's up, Nixon's down. */
export const signOf = (seat: Seat): number => 1 - 2 * seat;

/** Who has the cubes of a signed count. */
export const ownerOf = (cubes: number): Seat => (cubes > 0 ? KENNEDY : cubes < 0 ? NIXON : NO_ONE);
