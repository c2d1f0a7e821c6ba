import { includes, read, type State } from '@whistlestop/kernel';
import { card1, card2, CONVENTION, ELECTION, hand, popular, race, ROUND_ROOM, score, taken } from './layout.ts';
import type { MatchConstants } from './match-constants.ts';

/*
 * A side is whoever competes for votes: a candidate, or in the ticket election a party of two seats. Sides are
 * numbered from 0 and sets of sides are masks, like seats.
 */

const STAR_SEATS = 0b0011;
const BELL_SEATS = 0b1100;
const BOTH_PARTIES = 0b11;

/** The party of a seat in the nominee version. */
export const partyOf = (seat: number): number => seat >> 1;

/** The two seats of a party. */
export const membersOf = (party: number): number => (party === 0 ? STAR_SEATS : BELL_SEATS);

/** How many separate contests the turned-up cards decide: two in conventions (ruling 24). */
export const contestCount = (s: State): number => (race.get(s) === CONVENTION ? 2 : 1);

/** The sides that compete in a contest. */
export function sidesIn(c: MatchConstants, s: State, contest: number): number {
  const now = race.get(s);
  if (now === CONVENTION) return membersOf(contest);
  return now === ELECTION ? BOTH_PARTIES : c.everybody;
}

/** The seats that compete in the same contest as this one. */
export const rivalsOf = (c: MatchConstants, s: State, seat: number): number =>
  race.get(s) === CONVENTION ? membersOf(partyOf(seat)) : c.everybody;

/** The seats that a side consists of. */
export const seatsOf = (s: State, side: number): number => (race.get(s) === ELECTION ? membersOf(side) : 1 << side);

/** What a seat's cards on the table are worth together (ruling 11). */
export const playPoints = (c: MatchConstants, s: State, seat: number): number =>
  read(c.points, card1.at(s, seat)) + read(c.points, card2.at(s, seat));

/** The card (from 1) worth most among those a seat still holds, or 0. */
export function bestCardLeft(c: MatchConstants, s: State, seat: number): number {
  let best = 0;
  const held = hand.at(s, seat);
  for (let card = 1; card < c.points.length; card++)
    if (includes(held, card - 1) && read(c.points, card) > read(c.points, best)) best = card;
  return best;
}

/** The running total that decides the match. */
export const totalOf = (c: MatchConstants, s: State, side: number): number =>
  c.popular ? popular.at(s, side) : score.at(s, side);

export const BY_PLAY = 0;
export const BY_CARD_LEFT = 1;
export const BY_LOWEST_TOTAL = 2;
export const BY_TOTAL = 3;
export const BY_ROUNDS_WON = 4;
/** The card turned up first alone: what placed a candidate before the cards of an upset came to the table. */
export const BY_FIRST_CARD = 5;
export type Measure =
  | typeof BY_PLAY
  | typeof BY_CARD_LEFT
  | typeof BY_LOWEST_TOTAL
  | typeof BY_TOTAL
  | typeof BY_ROUNDS_WON
  | typeof BY_FIRST_CARD;

/** How many rounds of this campaign a side has won; pools count like rounds. */
export function roundsWon(s: State, side: number): number {
  let won = 0;
  for (let slot = 0; slot < 2 * ROUND_ROOM; slot++) if (taken.at(s, slot) === side + 1) won++;
  return won;
}

function measure(c: MatchConstants, s: State, side: number, by: Measure): number {
  if (by === BY_LOWEST_TOTAL) return -totalOf(c, s, side);
  if (by === BY_TOTAL) return totalOf(c, s, side);
  if (by === BY_ROUNDS_WON) return roundsWon(s, side);
  if (by === BY_FIRST_CARD) return read(c.points, card1.at(s, side));
  if (race.get(s) !== ELECTION) return by === BY_PLAY ? playPoints(c, s, side) : cardLeftPoints(c, s, side);
  // Ruling 29 and 31: a party counts what both its members show.
  const member = 2 * side;
  return by === BY_PLAY
    ? playPoints(c, s, member) + playPoints(c, s, member + 1)
    : cardLeftPoints(c, s, member) + cardLeftPoints(c, s, member + 1);
}

const cardLeftPoints = (c: MatchConstants, s: State, seat: number): number => read(c.points, bestCardLeft(c, s, seat));

/** Those of a set of sides who are best by one measure. */
export function bestOf(c: MatchConstants, s: State, sides: number, by: Measure): number {
  let best = 0;
  let leading = 0;
  for (let side = 0; side < c.seats; side++) {
    if (!includes(sides, side)) continue;
    const value = measure(c, s, side, by);
    if (leading === 0 || value > best) {
      best = value;
      leading = 1 << side;
    } else if (value === best) leading |= 1 << side;
  }
  return leading;
}

/** Whether exactly one bit of a set is set. */
export const single = (mask: number): boolean => mask !== 0 && (mask & (mask - 1)) === 0;
