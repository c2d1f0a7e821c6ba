import type { State } from '@whistlestop/kernel';
import type { MatchConstants } from './match-constants.ts';

/** Whether the Incumbent's pile beats this State: as many votes are enough, even 0 to 0 (ruling 51). */
export const isBeaten = (c: MatchConstants, s: State, state: number): boolean =>
  c.fields.pile.at(s, state) >= c.fields.votes.at(s, state);

/** How many States the Incumbent beats as things stand. */
export function statesBeaten(c: MatchConstants, s: State): number {
  let beaten = 0;
  for (let state = 0; state < c.states; state++) if (isBeaten(c, s, state)) beaten++;
  return beaten;
}

/** Whether the Incumbent beats the majority he needs (ruling 52). */
export const incumbentLeads = (c: MatchConstants, s: State): boolean => statesBeaten(c, s) >= c.needed;

/** A State's place among the States by votes held, from 1; equal numbers share a place (ruling 53). */
export function placeOf(c: MatchConstants, s: State, state: number): number {
  const { votes } = c.fields;
  let place = 1;
  for (let other = 0; other < c.states; other++) if (votes.at(s, other) > votes.at(s, state)) place++;
  return place;
}

/**
 * A State's score when the States win, in order of votes held: 1 for the first place, falling evenly to 1 over the number of
 * States for the last; those who share places share their scores (ruling 53).
 */
export function stateScore(c: MatchConstants, s: State, state: number): number {
  const { votes } = c.fields;
  let equal = 0;
  for (let other = 0; other < c.states; other++) if (votes.at(s, other) === votes.at(s, state)) equal++;
  const meanPlace = placeOf(c, s, state) + (equal - 1) / 2;
  return 1 - (meanPlace - 1) / c.states;
}
