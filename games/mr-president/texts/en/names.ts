import { en as states } from '@whistlestop/country';
import { plural } from '@whistlestop/kernel';
import { CARD_IDS } from '../../cards/cards.ts';
import { cards } from '../../cards/en.ts';
import { STATE_CODES } from '../../cards/state-cards.ts';
import { ELECTION, POPULAR_COUNT } from '../../rules/layout.ts';
import { membersIn } from '../../rules/reading.ts';
import { words as pack } from './pack.ts';

const SEATS = Object.values(pack.seats);
const PARTIES = ['the Star Party', 'the Bell Party'];
export const RACES = ['National campaign', 'Party conventions', 'Ticket election'];
const PLACES = ['first', 'second', 'third', 'fourth'];

export const list = new Intl.ListFormat('en', { type: 'conjunction' });
const digits = new Intl.NumberFormat('en');

export const seat = (number: number): string => SEATS[number] ?? '?';
export const party = (number: number): string => PARTIES[number] ?? '?';
export const side = (number: number, race: number): string => (race === ELECTION ? party(number) : seat(number));
export const sides = (mask: number, race: number): string => list.format(membersIn(mask).map((one) => side(one, race)));
export const place = (number: number): string => PLACES[number - 1] ?? '?';
export const card = (number: number): string => {
  const id = CARD_IDS[number];
  return id === undefined ? 'no card' : cards[id].name;
};
export const state = (number: number): string => states[STATE_CODES[number] ?? 'DC'];
export const electors = (votes: number): string =>
  `${votes} ${plural('en', votes, { one: 'electoral vote', other: 'electoral votes' })}`;
export const thousands = (votes: number): string => `${digits.format(votes * 1000)} votes`;
export const inCount = (votes: number, count: number): string =>
  count === POPULAR_COUNT ? thousands(votes) : electors(votes);
/** What lies on the table: popular votes first, where they are counted. */
export const worth = (votes: number, popular: number): string =>
  popular === 0 ? electors(votes) : `${thousands(popular)}, ${electors(votes)}`;
export const cardCount = (count: number): string => `${count} ${plural('en', count, { one: 'card', other: 'cards' })}`;
export const handCount = (count: number): string =>
  `${count} more ${plural('en', count, { one: 'hand', other: 'hands' })}`;
export const sentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
export const order = (groups: readonly (readonly number[])[]): string =>
  groups.map((group) => list.format(group.map(seat))).join(', ');
