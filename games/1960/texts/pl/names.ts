import { pl as states } from '@whistlestop/country';
import { plural, type PluralForms, type Seat, UNKNOWN } from '@whistlestop/kernel';
import { CARD_COUNT, CARD_IDS } from '../../cards/card-tables.ts';
import { type Issue, ISSUES, type TravelRegion, TRAVEL_REGIONS } from '../../rules/map.ts';
import { STATES, type StateCode } from '../../rules/states.ts';
import { ownerOf } from '../../rules/seats.ts';
import { cards } from '../../cards/pl.ts';

export const stateNames: Readonly<Record<StateCode, string>> = states;

/** A name in the cases the sentences need: kto, kogo, komu. */
interface Person {
  readonly who: string;
  readonly whose: string;
  readonly whom: string;
}
const people: readonly Person[] = [
  { who: 'Kennedy', whose: 'Kennedy’ego', whom: 'Kennedy’emu' },
  { who: 'Nixon', whose: 'Nixona', whom: 'Nixonowi' },
];

/** An issue: what it is called, and "w kwestii czego". */
const issueNames: Readonly<Record<Issue, { readonly name: string; readonly of: string }>> = {
  defense: { name: 'Obrona', of: 'obrony' },
  economy: { name: 'Ekonomia', of: 'ekonomii' },
  civilRights: { name: 'Prawa obywatelskie', of: 'praw obywatelskich' },
};

/** A region: its name, where one is in it, where one goes to it. */
const regionNames: Readonly<
  Record<TravelRegion, { readonly name: string; readonly inside: string; readonly to: string }>
> = {
  East: { name: 'Wschód', inside: 'na Wschodzie', to: 'na Wschód' },
  Midwest: { name: 'Środkowy Zachód', inside: 'na Środkowym Zachodzie', to: 'na Środkowy Zachód' },
  South: { name: 'Południe', inside: 'na Południu', to: 'na Południe' },
  West: { name: 'Zachód', inside: 'na Zachodzie', to: 'na Zachód' },
  AK: { name: 'Alaska', inside: 'na Alasce', to: 'na Alaskę' },
  HI: { name: 'Hawaje', inside: 'na Hawajach', to: 'na Hawaje' },
};

export const seat = (number: Seat): string => people[number]?.who ?? 'Nikt';
export const seatOf = (number: Seat): string => people[number]?.whose ?? 'nikogo';
export const seatTo = (number: Seat): string => people[number]?.whom ?? 'nikomu';
export const state = (number: number): string => stateNames[STATES[number] ?? 'AL'];
/** "w stanie Teksas": the name itself stays as it is. */
export const inState = (number: number): string => `w stanie ${state(number)}`;
export const issue = (number: number): string => issueNames[ISSUES[number] ?? 'defense'].name;
export const issueOf = (number: number): string => issueNames[ISSUES[number] ?? 'defense'].of;
const regionAt = (number: number) => regionNames[TRAVEL_REGIONS[number] ?? 'East'];
export const region = (number: number): string => regionAt(number).name;
export const inRegion = (number: number): string => regionAt(number).inside;
export const toRegion = (number: number): string => regionAt(number).to;

/** A card's title in quotation marks; some titles have their own. */
export const card = (number: number): string => (number >= CARD_COUNT ? 'karta kandydata' : quoted(cardTitle(number)));
export const quoted = (title: string): string => (title.startsWith('„') ? title : `„${title}”`);
export const cardTitle = (number: number): string => cards[CARD_IDS[number] ?? 'volunteers'].title;
/** "kartę X", or "kartę" when it is not known which. */
export const aCard = (number: number): string => (number === UNKNOWN ? 'kartę' : `kartę ${card(number)}`);

/** A number with the right form of its word. */
export const many = (count: number, forms: PluralForms): string => `${count} ${plural('pl', count, forms)}`;
const forms = (one: string, few: string, more: string): PluralForms => ({ one, few, many: more, other: few });
export const CUBES = forms('kostka', 'kostki', 'kostek');
/** After verbs such as "zyskuje" and "kładzie". */
export const CUBES_TAKEN = forms('kostkę', 'kostki', 'kostek');
export const OWN_CUBES = forms('własną kostkę', 'własne kostki', 'własnych kostek');
export const MARKERS = forms('żeton rozmachu', 'żetony rozmachu', 'żetonów rozmachu');
export const CARDS = forms('karta', 'karty', 'kart');
export const CARDS_TAKEN = forms('kartę', 'karty', 'kart');
export const BORDERS = forms('granicę', 'granice', 'granic');
export const CHECKS = forms('test przewagi', 'testy przewagi', 'testów przewagi');

/** Who has the cubes of a signed count: "Kennedy 3" or "brak". */
export const holding = (signed: number): string => {
  const owner = ownerOf(signed);
  return owner < 0 ? 'brak' : `${seat(owner)} ${Math.abs(signed)}`;
};
