import { plural } from '@whistlestop/kernel';
import { cheats, evidence, news } from '../../cards/pl.ts';
import { speak } from '../speak.ts';
import type { HookOrCrookTexts, Words } from '../words.ts';
import { effectText } from './effects.ts';
import { events } from './events.ts';
import { guideHeadings } from './guide-headings.ts';
import { colours, manyVotes, rounds, spaces, states, weeks } from './names.ts';
import { words as pack } from './pack.ts';
import { reasons } from './reasons.ts';
import { rulings, rulingSections } from './rulings.ts';

const manyCards = (count: number): string =>
  `${count} ${plural('pl', count, { one: 'karta', few: 'karty', many: 'kart', other: 'karty' })}`;
const toGo = (count: number): string =>
  `${plural('pl', count, { one: 'Pozostał', few: 'Pozostały', many: 'Pozostało', other: 'Pozostało' })} ${manyVotes(count)}.`;
const listed = (items: readonly string[]): string => (items.length === 0 ? 'brak' : items.join(', '));

/** A State is always „Stan …”, so that its name needs no declension. */
const words: Words = {
  language: 'pl',
  title: pack.name,
  incumbent: pack.seats.incumbent,
  state: (name) => `Stan ${name}`,

  prompts: {
    chance: 'Decydują kość i talie.',
    over: 'Głosy policzone, wynik jest ostateczny.',
    others: 'Czekamy na pozostałych.',
    cheat: ({ pile, doubled, playable }) => {
      if (!playable) return 'Żadnej z twoich kart Przekrętu nie można jeszcze zagrać.';
      const twice = doubled ? ' Trwa przerwa w liczeniu: karta zabiera dwa razy tyle.' : '';
      return `Zagrać przekręt przed rzutem? Na stosie Prezydenta w twoim kolorze: ${manyVotes(pile)}.${twice}`;
    },
    gain: ({ left, source }) => `${source}: w którym kolorze bierzesz następny głos? ${toGo(left)}`,
    lose: ({ left, source }) => `${source}: w którym kolorze zwracasz następny głos? ${toGo(left)}`,
    take: ({ votes, source }) => `${source}: któremu Stanowi zabierasz ${manyVotes(votes)}?`,
    give: ({ votes, source }) => `${source}: któremu Stanowi oddajesz ${manyVotes(votes)}?`,
    firstWeek: 'Tydzień 1: zagraj kartę Dowodu albo zamiast tego rzuć kością i dobierz nowe.',
    week: ({ week }) => `${week}: którą kartę Dowodu zagrywasz?`,
    answer: ({ evidence, given }) =>
      given
        ? `Twoja odpowiedź na ${evidence} leży zakryta. Możesz ją jeszcze zmienić.`
        : `Prezydent zagrywa ${evidence}. Którą kartą odpowiadasz?`,
  },

  actions: {
    hold: 'Bez przekrętu',
    cheat: ({ card, votes }) => `${card}: zabierz ${manyVotes(votes)}`,
    gain: ({ name }) => `1 głos z puli: ${name}`,
    lose: ({ name }) => `1 głos do puli: ${name}`,
    take: ({ name, votes }) => `Zabierz ${manyVotes(votes)}: ${name}`,
    give: ({ name, votes }) => `Oddaj ${manyVotes(votes)}: ${name}`,
    search: 'Rzuć i dobierz Dowody',
    play: ({ card }) => card,
    answer: ({ card, votes }) => `${card}: zwróć ${manyVotes(votes)}`,
    answerWild: ({ card, all }) => `„${card}”: ${all ? 'osłania wszystkie Stany' : 'osłania ciebie'}`,
  },

  cards: {
    cheat: (card) =>
      'scope' in card
        ? `„${card.title}” (Joker ${card.scope === 'all' ? 'dla wszystkich' : 'dla siebie'})`
        : `„${card.title}” (${card.colour}, ${card.value})`,
    evidence: (card) =>
      'clincher' in card
        ? `„${card.title}” (Dowód koronny)`
        : `„${card.title}” (${card.colours.join('/')}, ${card.value})`,
  },

  board: {
    round: ({ round, name, week }) => `Runda ${round}, ${name}${week === undefined ? '' : `: ${week}`}`,
    space: ({ name, lap, laps }) => (laps > 1 ? `pole „${name}”, okrążenie ${lap} z ${laps}` : `pole „${name}”`),
    finished: 'runda ukończona',
    incumbent: ({ where, evidence, deck }) =>
      `Prezydent: ${where === undefined ? '' : `${where}; `}Dowody: ${manyCards(evidence)} na ręce, ${deck} w talii`,
    state: ({ name, colour, pile, votes, pot, hand, doubled, where, played }) =>
      `${name} (${colour}): Prezydent ${pile}, Stan ${votes}, pula ${pot}; ${where === '' ? '' : `${where}; `}Przekręty: ${manyCards(hand)} na ręce; zagrane: ${listed(played)}${doubled ? '; następny przekręt liczy się podwójnie' : ''}`,
    onTable: ({ evidence }) => `Na stole: ${evidence}`,
    yourCheats: ({ cards }) => `Twoje Przekręty: ${listed(cards)}`,
    yourEvidence: ({ cards }) => `Twoje Dowody: ${listed(cards)}`,
  },

  piles: {
    yourCheats: 'Twoje karty Przekrętu',
    yourEvidence: 'Twoje karty Dowodu',
    dropped: 'Twoje Przekręty odłożone przed rundą 4',
    played: ({ name }) => `Zagrane Przekręty: Stan ${name}`,
    onTable: 'Dowód na stole',
    out: 'Poza grą',
  },
  events,
  reasons,
  news,
  cheats,
  evidence,
  spaces,
  states,
  colours,
  rounds,
  weeks,
  rulings,
  rulingSections,
  guideHeadings,
  effectText,
};

/** Hook or Crook in Polish. */
export const texts: HookOrCrookTexts = speak(words);
