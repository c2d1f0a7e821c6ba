import { en as states } from '@whistlestop/country';
import { type Seat, UNKNOWN } from '@whistlestop/kernel';
import { CARD_COUNT, CARD_IDS } from '../../cards/card-tables.ts';
import { type Issue, ISSUES, type Region, REGIONS, TRAVEL_REGIONS } from '../../rules/map.ts';
import { STATES, type StateCode } from '../../rules/states.ts';
import { ownerOf } from '../../rules/seats.ts';
import { cards } from '../../cards/en.ts';
import { words as pack } from './pack.ts';

export const stateNames: Readonly<Record<StateCode, string>> = states;

const issueNames: Readonly<Record<Issue, string>> = {
  defense: 'Defense',
  economy: 'Economy',
  civilRights: 'Civil Rights',
};

const regionNames: Readonly<Record<Region, string>> = {
  East: 'the East',
  Midwest: 'the Midwest',
  South: 'the South',
  West: 'the West',
};

const seatNames = Object.values(pack.seats);

export const seat = (number: Seat): string => seatNames[number] ?? 'Nobody';
export const state = (number: number): string => stateNames[STATES[number] ?? 'AL'];
export const issue = (number: number): string => issueNames[ISSUES[number] ?? 'defense'];
export const region = (number: number): string => regionNames[REGIONS[number] ?? 'East'];
/** A region a candidate can travel to; Alaska and Hawaii are their own. */
export const travelRegion = (number: number): string =>
  number < REGIONS.length ? region(number) : stateNames[TRAVEL_REGIONS[number] === 'AK' ? 'AK' : 'HI'];
export const card = (number: number): string => {
  if (number === UNKNOWN) return 'a card';
  if (number >= CARD_COUNT) return 'the candidate card';
  return cards[CARD_IDS[number] ?? 'volunteers'].title;
};

/** A number with its word: "1 cube", "3 cubes". */
export const many = (count: number, one: string, more = `${one}s`): string => `${count} ${count === 1 ? one : more}`;

/** Who has the cubes of a signed count: "Kennedy 3" or "none". */
export const holding = (signed: number): string => {
  const owner = ownerOf(signed);
  return owner < 0 ? 'none' : `${seat(owner)} ${Math.abs(signed)}`;
};
