import type { State } from '@whistlestop/kernel';
import type { Edition } from './edition.ts';

/** Whether the Incumbent's pile beats this State: as many votes are enough, even 0 to 0 (ruling 51). */
export const isBeaten = (e: Edition, s: State, state: number): boolean =>
  e.fields.pile.at(s, state) >= e.fields.votes.at(s, state);

/** How many States the Incumbent beats as things stand. */
export function statesBeaten(e: Edition, s: State): number {
  let beaten = 0;
  for (let state = 0; state < e.states; state++) if (isBeaten(e, s, state)) beaten++;
  return beaten;
}

/** Whether the Incumbent beats the majority he needs (ruling 52). */
export const incumbentLeads = (e: Edition, s: State): boolean => statesBeaten(e, s) >= e.needed;

/** A State's place among the States by votes held, from 1; equal numbers share a place (ruling 53). */
export function placeOf(e: Edition, s: State, state: number): number {
  const { votes } = e.fields;
  let place = 1;
  for (let other = 0; other < e.states; other++) if (votes.at(s, other) > votes.at(s, state)) place++;
  return place;
}

/**
 * A State's score when the States win, in order of votes held: 1 for the first place, falling evenly to 1 over the number of
 * States for the last; those who share places share their scores (ruling 53).
 */
export function stateScore(e: Edition, s: State, state: number): number {
  const { votes } = e.fields;
  let equal = 0;
  for (let other = 0; other < e.states; other++) if (votes.at(s, other) === votes.at(s, state)) equal++;
  const meanPlace = placeOf(e, s, state) + (equal - 1) / 2;
  return 1 - (meanPlace - 1) / e.states;
}
