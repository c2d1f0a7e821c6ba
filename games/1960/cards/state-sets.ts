import { type Region, REGIONS } from '../rules/map.ts';
import { REGION_OF, STATES, type StateCode, stateNumber, VOTES } from '../rules/states.ts';

/** Sets of states that card effects name, numbered so that an effect can carry one as a plain number. */
const sets: Int32Array[] = [];
const numbers = new Map<string, number>();

/** The number of a set of states; equal sets share one. */
function numberOf(members: readonly number[]): number {
  const ascending = [...members].sort((a, b) => a - b);
  const key = ascending.join(' ');
  const known = numbers.get(key);
  if (known !== undefined) return known;
  sets.push(Int32Array.from(ascending));
  numbers.set(key, sets.length - 1);
  return sets.length - 1;
}

const all = STATES.map((_, state) => state);
const inRegions = (regions: readonly Region[]) => (state: number) =>
  regions.includes(REGIONS[REGION_OF[state] ?? 0] ?? 'East');

/** Every state. */
export const EVERYWHERE = numberOf(all);
/** The states listed. */
export const among = (...codes: readonly StateCode[]): number => numberOf(codes.map(stateNumber));
/** The states of one or more regions. */
export const inside = (...regions: readonly Region[]): number => numberOf(all.filter(inRegions(regions)));
/** States worth at least so many electoral votes. */
export const worthAtLeast = (votes: number): number => numberOf(all.filter((state) => (VOTES[state] ?? 0) >= votes));
/** States worth at most so many electoral votes in the regions named. */
export const worthAtMost = (votes: number, ...regions: readonly Region[]): number =>
  numberOf(all.filter((state) => (VOTES[state] ?? 0) <= votes && inRegions(regions)(state)));

/** The members of a set, ascending. */
export const membersOf = (set: number): Int32Array => sets[set] as Int32Array;
