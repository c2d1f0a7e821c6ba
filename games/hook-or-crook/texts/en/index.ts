import { plural } from '@whistlestop/kernel';
import { cheats, evidence, news } from '../../cards/en.ts';
import { speak } from '../speak.ts';
import type { HookOrCrookTexts, Words } from '../words.ts';
import { effectText } from './effects.ts';
import { events } from './events.ts';
import { guideHeadings } from './guide-headings.ts';
import { colours, manyCards, rounds, spaces, states, weeks } from './names.ts';
import { words as pack } from './pack.ts';
import { reasons } from './reasons.ts';
import { rulings, rulingSections } from './rulings.ts';

const manyVotes = (count: number): string => `${count} ${plural('en', count, { one: 'vote', other: 'votes' })}`;
const listed = (items: readonly string[]): string => (items.length === 0 ? 'none' : items.join(', '));

const words: Words = {
  language: 'en',
  title: pack.name,
  incumbent: pack.seats.incumbent,
  state: (name) => name,

  prompts: {
    chance: 'The die and the decks decide.',
    over: 'The tally is final.',
    others: 'Waiting for the others.',
    cheat: ({ pile, doubled, playable }) => {
      if (!playable) return 'None of your Cheat Cards can be played yet.';
      const twice = doubled ? ' Counting has stopped: a card takes twice its value.' : '';
      return `Play a Cheat Card before you roll? The Incumbent’s pile in your color holds ${pile} V.${twice}`;
    },
    gain: ({ left, source }) => `${source}: ${manyVotes(left)} to take. Which color is the next one?`,
    lose: ({ left, source }) => `${source}: ${manyVotes(left)} to return. Which color is the next one?`,
    take: ({ votes, source }) => `${source}: from which State do you take ${votes} V?`,
    give: ({ votes, source }) => `${source}: to which State do you give ${votes} V?`,
    firstWeek: 'Week 1: play an Evidence Card, or roll for more instead.',
    week: ({ week }) => `${week}: which Evidence Card do you play?`,
    answer: ({ evidence, given }) =>
      given
        ? `Your answer to ${evidence} lies face down. You may still change it.`
        : `The Incumbent plays ${evidence}. Which card do you answer with?`,
  },

  actions: {
    hold: 'Play no Cheat Card',
    cheat: ({ card, votes }) => `${card}: take ${votes} V`,
    gain: ({ name }) => `1 V from the pot, ${name}`,
    lose: ({ name }) => `1 V to the pot, ${name}`,
    take: ({ name, votes }) => `Take ${votes} V from ${name}`,
    give: ({ name, votes }) => `Give ${votes} V to ${name}`,
    search: 'Roll for Evidence',
    play: ({ card }) => card,
    answer: ({ card, votes }) => `${card}: return ${votes} V`,
    answerWild: ({ card, all }) => `“${card}”: ${all ? 'protects every State' : 'protects you'}`,
  },

  cards: {
    cheat: (card) =>
      'scope' in card
        ? `“${card.title}” (wild, ${card.scope === 'all' ? 'for all' : 'for yourself'})`
        : `“${card.title}” (${card.colour} ${card.value})`,
    evidence: (card) =>
      'clincher' in card ? `“${card.title}” (Clincher)` : `“${card.title}” (${card.colours.join('/')} ${card.value})`,
  },

  board: {
    round: ({ round, name, week }) => `Round ${round}, ${name}${week === undefined ? '' : `: ${week}`}`,
    space: ({ name, lap, laps }) => (laps > 1 ? `on ${name}, lap ${lap} of ${laps}` : `on ${name}`),
    finished: 'has finished the round',
    incumbent: ({ where, evidence, deck }) =>
      `Incumbent: ${where === undefined ? '' : `${where}; `}${manyCards(evidence, 'Evidence')} in hand, ${deck} in the deck`,
    state: ({ name, colour, pile, votes, pot, hand, doubled, where, played }) =>
      `${name} (${colour}): Incumbent ${pile} V, State ${votes} V, pot ${pot} V; ${where === '' ? '' : `${where}; `}${manyCards(hand, 'Cheat')} in hand; played: ${listed(played)}${doubled ? '; the next cheat counts double' : ''}`,
    onTable: ({ evidence }) => `On the table: ${evidence}`,
    yourCheats: ({ cards }) => `Your Cheat Cards: ${listed(cards)}`,
    yourEvidence: ({ cards }) => `Your Evidence: ${listed(cards)}`,
  },

  piles: {
    yourCheats: 'Your Cheat Cards',
    yourEvidence: 'Your Evidence',
    dropped: 'Your Cheat Cards put away before Round 4',
    played: ({ name }) => `Cheat Cards played by ${name}`,
    onTable: 'Evidence on the table',
    out: 'Out of the game',
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

/** Hook or Crook in English. */
export const texts: HookOrCrookTexts = speak(words);
