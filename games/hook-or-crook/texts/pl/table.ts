import { plural } from '@whistlestop/kernel';
import type { TableWords } from '../en/table.ts';

const cards = (count: number) =>
  `${count} ${plural('pl', count, { one: 'karta', few: 'karty', many: 'kart', other: 'karty' })}`;

const votes = (count: number) =>
  `${count} ${plural('pl', count, { one: 'głos', few: 'głosy', many: 'głosów', other: 'głosu' })}`;
/** After „z”: z 1 głosu, z 4 głosów. */
const ofVotes = (count: number) => `${count} ${count === 1 ? 'głosu' : 'głosów'}`;
/** After „w”. */
const inStates = (count: number) => `${count} ${count === 1 ? 'Stanie' : 'Stanach'}`;

/** Co mówi stół Hook or Crook wokół swoich elementów, po polsku. */
export const pl: TableWords = {
  states: 'Chwiejne Stany',
  stateCount: { 1: 'Jeden', 2: 'Dwa', 3: 'Trzy', 4: 'Cztery', 5: 'Pięć' },
  colour: (place) => `Stan ${place}`,
  startingVotes: 'Głosy Prezydenta na każdym stosie',
  files: { board: 'Plansza', news: 'Talia Wiadomości', cheats: 'Talia Przekrętów', evidence: 'Talia Dowodów' },

  round: (round) => `Runda ${round}`,
  boardAbout: (round) => `Plansza: ${round}`,
  spaces: 'Pola tej rundy',
  incumbentTrack: 'Prezydent',
  stateTrack: 'Stan',
  dice: { die: 'k6', halfDie: '½k6' },
  dieShows: (who, pips) => `${who}: na kości ${pips}`,
  notRolled: 'jeszcze bez rzutu',
  piles: 'Głosy',
  pile: 'Prezydent',
  votes: 'Stan',
  pot: (left) => `pula ${left}`,
  pileLabel: (name, pile, held, pot) => `${name}: Prezydent ${votes(pile)}, Stan ${votes(held)}, pula ${votes(pot)}`,
  beaten: 'prowadzi Prezydent',
  holds: 'prowadzi Stan',
  needed: (beaten, needed) => `Prezydent prowadzi w ${inStates(beaten)}; potrzebuje ${needed}`,
  doubled: 'następny Przekręt liczy się podwójnie',
  onSpace: (space) => `pole: ${space}`,
  lap: (lap, laps) => `okrążenie ${lap} z ${laps}`,
  finished: 'runda ukończona',
  paper: 'Kurier Przystankowy',
  edition: (number) => `Wydanie ${number}`,
  noNews: 'Nie ma jeszcze wiadomości.',
  log: 'Dziennik',
  stage: 'Stół',

  cheats: 'Twoje karty Przekrętu',
  evidence: 'Twoje karty Dowodu',
  noCards: 'Na ręce nie ma kart.',
  handCount: cards,
  playedCount: (count) => `zagrane: ${count}`,
  evidenceCount: (count) => `Dowody na ręce: ${count}`,
  clincher: 'Dowód koronny',
  wild: { self: 'Joker: tylko dla ciebie', all: 'Joker: dla wszystkich Stanów' },
  value: votes,
  inHand: (count) => `${cards(count)} na ręce`,
  chooseCard: 'Wybierz kartę z ręki.',
  chooseState: 'Wybierz Stan.',
  another: 'Odłóż kartę',
  allChoices: 'Wszystkie możliwości jako lista',
  plan: (placed, all) => `Rozdzielono ${placed} z ${ofVotes(all)}`,
  planned: 'Każdy głos ma już swój kolor. Czy tak ma zostać?',
  fewer: 'Cofnij ostatni',
  confirm: 'Gotowe',

  court: 'Sala sądowa',
  noEvidence: 'Na stole nie ma Dowodu.',
  answers: 'Odpowiedzi',
  answerGiven: 'odpowiedź leży zakryta',
  answerOpen: 'zastanawia się',
  answerNone: 'nie ma czym odpowiedzieć',
  lastHand: 'Poprzednie rozdanie',
  playedNothing: 'bez odpowiedzi',

  reckoning: 'Rozliczenie',
  state: 'Stan',
  pileVotes: 'Głosy Prezydenta',
  stateVotes: 'Głosy Stanu',
  carriedBy: 'Zdobywa',
  place: 'Miejsce',
  incumbentName: 'Prezydent',
  stateName: 'Stan',
  heldOut: (names) =>
    `${plural('pl', names.length, { one: 'Obronił się Stan', few: 'Obroniły się Stany', many: 'Obroniły się Stany', other: 'Obroniły się Stany' })}: ${new Intl.ListFormat('pl').format(names)}.`,
  verdict: (beaten, needed, all) => {
    const count = `Prezydent wygrywa w ${inStates(beaten)}, a potrzebował ${needed}`;
    if (beaten >= needed) return `${count}: zwycięża Prezydent.`;
    if (all === 1) return `${count}: zwycięża Stan.`;
    return `${count}: zwyciężają Stany, a o ich kolejności decyduje liczba głosów. Pokonany Stan liczy się tak jak inne.`;
  },
};
