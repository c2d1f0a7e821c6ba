import { pl as states } from '@whistlestop/country';
import { plural } from '@whistlestop/kernel';
import { cards } from '../../cards/pl.ts';
import { speak } from '../speak.ts';
import type { Words } from '../words.ts';
import { events } from './events.ts';
import { guideHeadings } from './guide-headings.ts';
import {
  electors,
  faceDown,
  handCount,
  inDeck,
  list,
  order,
  party,
  RACES,
  seat,
  side,
  thousands,
  worth,
} from './names.ts';
import { words as pack } from './pack.ts';
import { reasons } from './reasons.ts';
import { rulings, rulingSections } from './rulings.ts';

const words: Words = {
  title: pack.name,
  cards,
  states,
  rulings,
  rulingSections,
  guideHeadings,
  seat: (number) => seat(number),
  party: (number) => party(number),
  order,
  events,
  reasons,
  prompts: {
    commit: (round, names, votes, popular) =>
      `Runda ${round}, ${list.format(names)}: ${worth(votes, popular)}. Którą kartę zagrywasz?`,
    mayDouble: 'Możesz też zagrać dwie.',
    leads: 'Poprzednia runda była twoja, więc zaczynasz.',
    waitsForLeader: 'Zaczyna zwycięzca poprzedniej rundy.',
    mayRevise: 'Twoje karty leżą zakryte. Możesz je jeszcze zmienić.',
    answer: (doublers) =>
      `Dwie karty ${plural('pl', doublers.length, { one: 'zagrywa', few: 'zagrywają', many: 'zagrywają', other: 'zagrywają' })}: ${list.format(doublers.map((one) => seat(one)))}. Czy dokładasz drugą?`,
    upset: (now, then) => `Kolejność: ${now}. Po udanym zwrocie akcji: ${then}. Czy próbujesz?`,
    defend: (challenger) => `${seat(challenger)} próbuje zwrotu akcji. Czy dokładasz kartę do obrony?`,
    finish: (ahead, votes) => `${seat(ahead)} ma większość: ${electors(votes)}. Kończymy czy gramy dalej?`,
    parley: 'Naradź się z partnerem. Czy można zaczynać?',
    recess: 'Przerwa: naradź się z partnerem. Czy można grać dalej?',
    otherRecess: 'Druga partia ma przerwę. Wy też możecie się naradzić, ale kosztem własnej przerwy.',
    mayCallRecess: 'Twoja partia może jeszcze ogłosić przerwę.',
    wait: 'Czekamy na pozostałych.',
    chance: 'Trwa odkrywanie kart.',
    over: (name) => `Koniec rozgrywki: wygrywa ${name}.`,
  },
  actions: {
    play: (name) => `Zagraj: ${name}`,
    pair: (first, second) => `Zagraj dwie, ${first}: i ${second}`,
    orderedPair: (first, second) => `Zagraj dwie, odkryta najpierw ${first}: potem ${second}`,
    answer: (name) => `Dołóż: ${name}`,
    noAnswer: 'Nic nie dokładaj',
    upset: (name) => `Zwrot akcji: ${name}`,
    noUpset: 'Bez zwrotu akcji',
    defend: (name) => `Obrona: ${name}`,
    noDefence: 'Bez obrony',
    finish: 'Zakończ teraz',
    playOn: 'Graj dalej',
    recess: 'Ogłoś przerwę',
    ready: 'Można grać',
  },
  board: {
    head: (race, round, deck) => `${RACES[race]}, runda ${round}. W talii: ${inDeck(deck)}.`,
    turnedUp: (names, votes, popular) =>
      names.length === 0 ? 'Żaden stan nie jest odkryty.' : `Odkryte: ${list.format(names)}; ${worth(votes, popular)}.`,
    pool: (contenders, race, names) =>
      `Pula, o którą walczą ${list.format(contenders.map((one) => side(one, race)))}: ${list.format(names)}.`,
    electoral: (name, votes) => `${name}: ${electors(votes)}.`,
    popular: (name, votes) => `${name}: ${thousands(votes)}.`,
    hand: (name, held, left) =>
      `${name}, ręka: ${held.length === 0 ? 'pusta' : held.join(', ')}${left === 0 ? '' : `; ${handCount(left)}`}.`,
    faceDown: (name, count) => `${name} ma na stole ${faceDown(count)}.`,
    table: (name, lying) => `${name}, karty na stole: ${lying.join(', ')}.`,
    answered: (name) => `${name}: odpowiedź złożona.`,
    doubleLeft: (name) => `${name} może jeszcze zagrać dublet.`,
  },
  piles: {
    hand: (name) => `${name}, ręka`,
    played: (name) => `${name}, zagrane`,
  },
  plan: {
    title: (partner) => `Wasz plan (partner: ${partner})`,
    high: (partner) => `${partner} zagrywa wysokie karty`,
    highs: {
      free: 'według uznania',
      rich: 'w rundach o dużą stawkę',
      early: 'na początku gry',
      late: 'pod koniec gry',
    },
    double: (name) => `${name} gra dublet`,
    thirds: {
      free: 'według uznania',
      first: 'w pierwszej tercji gry',
      middle: 'w drugiej tercji gry',
      last: 'w ostatniej tercji gry',
    },
    agreed: (plan) => `Ustalone: ${plan}.`,
  },
};

/** Mr. President in Polish. */
export const texts = speak(words);
