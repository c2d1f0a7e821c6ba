import { en as states } from '@whistlestop/country';
import { cards } from '../../cards/en.ts';
import { speak } from '../speak.ts';
import type { Words } from '../words.ts';
import { events } from './events.ts';
import { guideHeadings } from './guide-headings.ts';
import {
  cardCount,
  electors,
  handCount,
  list,
  order,
  party,
  RACES,
  seat,
  sentence,
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
  seat,
  party: (number) => sentence(party(number)),
  order,
  events,
  reasons,
  prompts: {
    commit: (round, names, votes, popular) =>
      `Round ${round}, ${list.format(names)}: ${worth(votes, popular)}. Which card do you play?`,
    mayDouble: 'You may also play two.',
    leads: 'You scored last, so you play first.',
    waitsForLeader: 'Whoever scored last plays first.',
    mayRevise: 'Your cards lie face down. You may still change them.',
    answer: (doublers) => `${list.format(doublers.map(seat))} played two cards. Do you add a second one?`,
    upset: (now, then) => `The order is ${now}. A successful upset would make it ${then}. Do you try?`,
    defend: (challenger) => `${seat(challenger)} tries an upset. Do you add a card to stop it?`,
    finish: (ahead, votes) => `${seat(ahead)} has ${electors(votes)}, a majority. Finish now or play on?`,
    parley: 'Confer with your partner. Are you ready to begin?',
    recess: 'Recess: confer with your partner. Are you ready to go on?',
    otherRecess: 'The other party is in recess. You may join by spending your own.',
    mayCallRecess: 'Your party may still call a recess.',
    wait: 'Waiting for the others.',
    chance: 'The cards are being turned up.',
    over: (name) => `The match is over: ${name} wins.`,
  },
  actions: {
    play: (name) => `Play ${name}`,
    pair: (first, second) => `Play two, ${first}: and ${second}`,
    orderedPair: (first, second) => `Play two, ${first} shown first: then ${second}`,
    answer: (name) => `Add ${name}`,
    noAnswer: 'Add nothing',
    upset: (name) => `Try an upset with ${name}`,
    noUpset: 'No upset',
    defend: (name) => `Stop it with ${name}`,
    noDefence: 'Do not answer',
    finish: 'Finish now',
    playOn: 'Play on',
    recess: 'Call a recess',
    ready: 'Ready',
  },
  board: {
    head: (race, round, deck) => `${RACES[race]}, round ${round}. ${cardCount(deck)} in the deck.`,
    turnedUp: (names, votes, popular) =>
      names.length === 0 ? 'No state is turned up.' : `Turned up: ${list.format(names)}; ${worth(votes, popular)}.`,
    pool: (contenders, race, names) =>
      `Open between ${list.format(contenders.map((one) => side(one, race)))}: ${list.format(names)}.`,
    electoral: (name, votes) => `${sentence(name)}: ${electors(votes)}.`,
    popular: (name, votes) => `${name}: ${thousands(votes)}.`,
    hand: (name, held, left) =>
      `${name} holds ${held.length === 0 ? 'no card' : held.join(', ')}${left === 0 ? '' : `; ${handCount(left)} to come`}.`,
    faceDown: (name, count) => `${name} has ${cardCount(count)} face down.`,
    table: (name, lying) => `On the table for ${name}: ${lying.join(', ')}.`,
    answered: (name) => `${name} has answered.`,
    doubleLeft: (name) => `${name} may still play two cards once.`,
  },
  piles: {
    hand: (name) => `Held by ${name}`,
    played: (name) => `Played by ${name}`,
  },
  plan: {
    title: (partner) => `Your plan with ${partner}`,
    high: (partner) => `${partner} plays high`,
    highs: { free: 'at will', rich: 'in rich rounds', early: 'early in the game', late: 'late in the game' },
    double: (name) => `${name} plays two cards`,
    thirds: {
      free: 'at will',
      first: 'in the first third of the game',
      middle: 'in the second third of the game',
      last: 'in the last third of the game',
    },
    agreed: (plan) => `Agreed: ${plan}.`,
  },
};

/** Mr. President in English. */
export const texts = speak(words);
