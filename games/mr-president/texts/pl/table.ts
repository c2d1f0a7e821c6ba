import { plural } from '@whistlestop/kernel';
import type { TableWords } from '../en/table.ts';

const cards = (count: number) =>
  `${count} ${plural('pl', count, { one: 'karta', few: 'karty', many: 'kart', other: 'karty' })}`;
const hands = (count: number) =>
  `jeszcze ${count} ${plural('pl', count, { one: 'ręka', few: 'ręce', many: 'rąk', other: 'ręki' })}`;
const electors = (votes: number) =>
  `${votes} ${plural('pl', votes, { one: 'głos elektorski', few: 'głosy elektorskie', many: 'głosów elektorskich', other: 'głosu elektorskiego' })}`;
const points = (count: number) =>
  `${count} ${plural('pl', count, { one: 'punkt', few: 'punkty', many: 'punktów', other: 'punktu' })}`;
const ballots = (count: number) =>
  `${count} ${plural('pl', count, { one: 'głos', few: 'głosy', many: 'głosów', other: 'głosu' })}`;
const digits = new Intl.NumberFormat('pl', { useGrouping: true });
const percents = new Intl.NumberFormat('pl', { style: 'percent' });

/** Co mówi stół Mr. President wokół swoich elementów, po polsku. */
export const pl: TableWords = {
  edition: 'Wydanie',
  editions: { first: 'Pierwsze', second: 'Drugie, ze zwrotami akcji' },
  version: 'Wersja',
  versions: { national: 'Kampania krajowa', nominee: 'Konwencje i pary kandydatów' },
  method: 'Co rozstrzyga',
  methods: { popular: 'Głosy powszechne', electoral: 'Głosy elektorskie' },
  length: 'Długość',
  lengths: {
    short: 'Krótka: 12 rund',
    long: 'Długa: 51 rund',
    regular: 'Zwykła: 51 rund',
  },
  conventionLength: 'Długość konwencji',
  candidates: 'Kandydaci',
  candidateCount: { 2: 'Dwóch', 3: 'Trzech', 4: 'Czterech' },
  numbers: 'Wartości kart i tabele głosów',

  states: 'Odkryte stany',
  nothingUp: 'Odkrywa się następne stany.',
  votes: electors,
  voters: (thousands) => `${digits.format(thousands * 1000)} głosów`,
  bids: 'Na stole',
  lastRound: 'Poprzednia runda',
  faceDown: (count) => `zakryte: ${cards(count)}`,
  noBid: 'jeszcze nic',
  answered: 'odpowiedź złożona',
  points,
  wins: 'wygrywa rundę',
  ties: 'remis na pierwszym miejscu',
  pools: 'Głosy sporne',
  pool: (round, votes) => `Runda ${round}: ${ballots(votes)}`,
  between: (names) => `walczą: ${new Intl.ListFormat('pl').format(names)}`,
  electoral: 'Głosy elektorskie',
  popular: 'Głosy powszechne',
  number: (count) => digits.format(count),
  percent: (part) => percents.format(part),
  toWin: (votes) => `do wygranej: ${votes}`,
  bar: (name, votes) => `${name}: ${electors(votes)}`,
  dial: (name, votes, share) => `${name}: ${votes}, ${share} wszystkich głosów`,
  spent: 'Zagrane karty',
  spentBy: (name, spent) => `${name}, zagrane: ${spent}`,
  spentNone: 'żadna z tej ręki',
  handsLeft: hands,
  doubleLeft: 'może jeszcze zagrać dwie',
  map: 'Mapa',
  mapOf: (name) => `Mapa: ${name}`,
  stateLabel: (name, votes, fate) => `${name}, ${votes}: ${fate}`,
  disputed: 'sporny',
  isUp: 'odkryty',
  notPlayed: 'jeszcze nierozegrany',
  asMap: 'Mapa',
  asCartogram: 'Mapa głosów',
  standings: 'Stan gry',
  log: 'Dziennik',
  stage: 'Stół',

  hand: 'Twoje karty',
  handCount: cards,
  emptyHand: 'Na ręce nie ma już kart.',
  chooseCard: 'Wybierz kartę z ręki.',
  chooseSecond: 'Wybierz drugą kartę, aby zagrać dwie.',
  another: 'Odłóż kartę',
  shownFirst: 'Gdy pozostali decydują, czy dołożyć drugą, odkryta jest tylko karta pokazana najpierw.',
  allChoices: 'Wszystkie możliwości jako lista',
  upset: {
    now: 'Kolejność teraz',
    then: 'Po udanym zwrocie akcji',
    between: 'nierozstrzygnięte',
  },

  ticket: (president, vice) => `${president} na prezydenta, ${vice} na wiceprezydenta`,
  talks: {
    parley: 'Narada',
    recess: 'Przerwa na naradę',
    about:
      'Partnerzy rozmawiają na osobności, a pozostali się odwracają. O kartach wolno mówić, pokazywać ich nie wolno.',
    left: (time) => `zostało ${time}`,
    timeUp: 'Czas minął: zaczynajcie, gdy zechcecie.',
    ready: 'gotowość',
    conferring: 'naradza się',
    recessLeft: 'Może jeszcze ogłosić przerwę między rundami.',
    recessSpent: 'Przerwa jest już wykorzystana.',
  },
  final: {
    title: 'Wynik',
    candidate: 'Kandydat',
    decides: (count) => `${count} (rozstrzygają)`,
    unfinished: 'Stan w chwili przerwania',
    winner: 'zwycięstwo',
  },
  round: (round) => `Runda ${round}`,
  races: { national: 'Kampania krajowa', convention: 'Konwencje partyjne', election: 'Wybory par kandydatów' },
};
