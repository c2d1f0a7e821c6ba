import { pl as states } from '@whistlestop/country';
import { plural } from '@whistlestop/kernel';
import { CARD_IDS } from '../../cards/cards.ts';
import { cards } from '../../cards/pl.ts';
import { STATE_CODES } from '../../cards/state-cards.ts';
import { ELECTION, POPULAR_COUNT } from '../../rules/layout.ts';
import { membersIn } from '../../rules/reading.ts';

/** The cases a name is needed in: who? of whom? to whom? */
interface Declined {
  readonly nominative: string;
  readonly genitive: string;
  readonly dative: string;
}
const declined = (nominative: string, genitive: string, dative: string): Declined => ({ nominative, genitive, dative });

const SEATS = [
  declined('Czerwony', 'Czerwonego', 'Czerwonemu'),
  declined('Niebieski', 'Niebieskiego', 'Niebieskiemu'),
  declined('Zielony', 'Zielonego', 'Zielonemu'),
  declined('Złoty', 'Złotego', 'Złotemu'),
];
const PARTIES = [
  declined('Partia Gwiazdy', 'Partii Gwiazdy', 'Partii Gwiazdy'),
  declined('Partia Dzwonu', 'Partii Dzwonu', 'Partii Dzwonu'),
];
export const RACES = ['Kampania krajowa', 'Konwencje partyjne', 'Wybory par kandydatów'];
const PLACES = ['pierwsze', 'drugie', 'trzecie', 'czwarte'];

export const list = new Intl.ListFormat('pl', { type: 'conjunction' });
const digits = new Intl.NumberFormat('pl', { useGrouping: true });

type Case = keyof Declined;
export const seat = (number: number, form: Case = 'nominative'): string => SEATS[number]?.[form] ?? '?';
export const party = (number: number, form: Case = 'nominative'): string => PARTIES[number]?.[form] ?? '?';
export const side = (number: number, race: number): string => (race === ELECTION ? party(number) : seat(number));
export const sides = (mask: number, race: number): string => list.format(membersIn(mask).map((one) => side(one, race)));
export const place = (number: number): string => PLACES[number - 1] ?? '?';
export const card = (number: number): string => {
  const id = CARD_IDS[number];
  return id === undefined ? 'żadna karta' : cards[id].name;
};
export const state = (number: number): string => states[STATE_CODES[number] ?? 'DC'];
export const electors = (votes: number): string =>
  `${votes} ${plural('pl', votes, { one: 'głos elektorski', few: 'głosy elektorskie', many: 'głosów elektorskich', other: 'głosu elektorskiego' })}`;
export const thousands = (votes: number): string =>
  `${digits.format(votes * 1000)} ${plural('pl', votes * 1000, { one: 'głos', few: 'głosy', many: 'głosów', other: 'głosu' })}`;
export const inCount = (votes: number, count: number): string =>
  count === POPULAR_COUNT ? thousands(votes) : electors(votes);
/** What lies on the table: popular votes first, where they are counted. */
export const worth = (votes: number, popular: number): string =>
  popular === 0 ? electors(votes) : `${thousands(popular)}, ${electors(votes)}`;
export const pointCount = (count: number): string =>
  `${count} ${plural('pl', count, { one: 'punkt', few: 'punkty', many: 'punktów', other: 'punktu' })}`;
export const faceDown = (count: number): string =>
  `${count} ${plural('pl', count, { one: 'zakrytą kartę', few: 'zakryte karty', many: 'zakrytych kart', other: 'zakrytej karty' })}`;
export const inDeck = (count: number): string =>
  `${count} ${plural('pl', count, { one: 'karta', few: 'karty', many: 'kart', other: 'karty' })}`;
export const handCount = (count: number): string =>
  `jeszcze ${count} ${plural('pl', count, { one: 'ręka', few: 'ręce', many: 'rąk', other: 'ręki' })}`;
export const order = (groups: readonly (readonly number[])[]): string =>
  groups.map((group) => list.format(group.map((one) => seat(one)))).join(', ');
