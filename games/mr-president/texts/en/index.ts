import { en as states } from '@whistlestop/country';
import { plural, UNKNOWN } from '@whistlestop/kernel';
import { CARD_IDS } from '../../cards/cards.ts';
import { STATE_CODES } from '../../cards/state-cards.ts';
import { ELECTION, POPULAR_COUNT } from '../../rules/fields.ts';
import { membersIn } from '../../rules/reading.ts';
import { speak } from '../speak.ts';
import { words as pack } from './pack.ts';
import type { Words } from '../words.ts';
import { cards } from '../../cards/en.ts';
import { guideHeadings } from './guide-headings.ts';
import { rulings, rulingSections } from './rulings.ts';

const SEATS = Object.values(pack.seats);
const PARTIES = ['the Star Party', 'the Bell Party'];
const RACES = ['National campaign', 'Party conventions', 'Ticket election'];
const PLACES = ['first', 'second', 'third', 'fourth'];

const list = new Intl.ListFormat('en', { type: 'conjunction' });
const digits = new Intl.NumberFormat('en');

const seat = (number: number): string => SEATS[number] ?? '?';
const party = (number: number): string => PARTIES[number] ?? '?';
const side = (number: number, race: number): string => (race === ELECTION ? party(number) : seat(number));
const sides = (mask: number, race: number): string => list.format(membersIn(mask).map((one) => side(one, race)));
const place = (number: number): string => PLACES[number - 1] ?? '?';
const card = (number: number): string => {
  const id = CARD_IDS[number];
  return id === undefined ? 'no card' : cards[id].name;
};
const state = (number: number): string => states[STATE_CODES[number] ?? 'DC'];
const electors = (votes: number): string =>
  `${votes} ${plural('en', votes, { one: 'electoral vote', other: 'electoral votes' })}`;
const thousands = (votes: number): string => `${digits.format(votes * 1000)} votes`;
const inCount = (votes: number, count: number): string =>
  count === POPULAR_COUNT ? thousands(votes) : electors(votes);
/** What lies on the table: popular votes first, where they are counted. */
const worth = (votes: number, popular: number): string =>
  popular === 0 ? electors(votes) : `${thousands(popular)}, ${electors(votes)}`;
const cardCount = (count: number): string => `${count} ${plural('en', count, { one: 'card', other: 'cards' })}`;
const handCount = (count: number): string => `${count} more ${plural('en', count, { one: 'hand', other: 'hands' })}`;
const sentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const order = (groups: readonly (readonly number[])[]): string =>
  groups.map((group) => list.format(group.map(seat))).join(', ');

const HOW_SETTLED = ['with the best card left', 'with the lowest total', 'by lot'];
const HOW_DECIDED = ['', 'more rounds won decide', 'the higher card left decides', 'the lot decides'];
const HOW_NOMINATED = ['with more votes', 'with more rounds won', 'with the higher card left', 'by lot'];

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
  events: {
    campaignBegun: ({ race, campaign, last }) =>
      `${RACES[race]} (campaign ${campaign} of the match) begins.${last === 1 ? ' It is the last: the most votes win in any case.' : ''}`,
    turnedUp: (facts) => `${state(facts.state)} is turned up: ${worth(facts.votes, facts.thousands)}.`,
    committed: (facts) =>
      facts.first === UNKNOWN
        ? `${seat(facts.seat)} lays ${cardCount(facts.count)} face down.`
        : `${seat(facts.seat)} lays face down: ${card(facts.first)}${facts.second < 0 ? '' : ` and ${card(facts.second)}`}.`,
    revealed: (facts) =>
      `${seat(facts.seat)} shows ${card(facts.first)}${facts.second < 0 ? '' : ` and ${card(facts.second)}`}: ${facts.points} points.`,
    declared: (facts) => `${seat(facts.seat)} has two cards and turns up one: ${card(facts.card)}.`,
    answered: (facts) => {
      if (facts.card === UNKNOWN) return `${seat(facts.seat)} has answered.`;
      return facts.card < 0
        ? `${seat(facts.seat)} chooses to add nothing.`
        : `${seat(facts.seat)} lays a second card face down: ${card(facts.card)}.`;
    },
    addsNothing: (facts) => `${seat(facts.seat)} adds nothing.`,
    secondShown: (facts) =>
      `${seat(facts.seat)} shows a second card, ${card(facts.card)}: ${facts.points} points in all.`,
    won: (facts) => `${sentence(side(facts.side, facts.race))} wins ${electors(facts.votes)}.`,
    poolWon: (facts) =>
      `${sentence(side(facts.side, facts.race))} wins the ${electors(facts.votes)} left open in round ${facts.round}.`,
    poolOpened: (facts) => `Tied: ${electors(facts.votes)} stay open between ${sides(facts.contenders, facts.race)}.`,
    poolStays: (facts) =>
      `The ${electors(facts.votes)} of round ${facts.round} stay open between ${sides(facts.contenders, facts.race)}.`,
    leftover: (facts) =>
      facts.card < 0 ? `${seat(facts.seat)} has no card left.` : `${seat(facts.seat)} has ${card(facts.card)} left.`,
    poolSettled: (facts) =>
      `${sentence(side(facts.side, facts.race))} takes ${electors(facts.votes)} ${HOW_SETTLED[facts.how]}.`,
    nominated: (facts) =>
      `${seat(facts.seat)} is nominated ${HOW_NOMINATED[facts.how]} (${electors(facts.votes)}); ${seat(facts.mate)} runs for vice president.`,
    buried: (facts) =>
      `${sentence(list.format(membersIn(facts.seats).map(seat)))} tie for first: the state ${plural('en', facts.states, { one: 'card goes', other: 'cards go' })} back into the deck and everybody takes back the cards of the round.`,
    closeVote: (facts) => `A close vote: only ${facts.spread} points between first and last.`,
    levelForFirst: (facts) =>
      `${list.format(membersIn(facts.seats).map(seat))} are level for first; the lowest total goes ahead.`,
    placeLot: (facts) => `The lot gives ${place(facts.place)} place to ${seat(facts.seat)}.`,
    upsetAnswered: () => undefined,
    upsetClaimed: (facts) => `${seat(facts.seat)}, in ${place(facts.place)} place, tries an upset.`,
    defended: (facts) =>
      facts.count === 0
        ? `${seat(facts.seat)} does not answer the upset.`
        : `${seat(facts.seat)} adds a card to stop it.`,
    upsetWon: (facts) => `The upset succeeds, ${facts.points} to ${facts.defence}: the whole order is turned round.`,
    upsetLost: (facts) => `The upset fails, ${facts.points} to ${facts.defence}.`,
    placed: (facts) =>
      `${seat(facts.seat)} is ${place(facts.place)}: ${thousands(facts.votes)}${facts.column === 1 ? ' (close column)' : ''}.`,
    carried: (facts) => `${seat(facts.seat)} takes ${electors(facts.votes)}.`,
    unscored: () => 'Nobody has a card left: this is not scored.',
    pickedUp: (facts) => `${seat(facts.seat)} picks up all 13 cards; ${handCount(facts.left)} to come.`,
    outOfCards: (facts) => `${seat(facts.seat)} is out of cards.`,
    majorityReached: (facts) => `${seat(facts.side)} has a majority: ${electors(facts.votes)}.`,
    agreedToFinish: (facts) => `${seat(facts.seat)} agrees to finish now.`,
    playsOn: (facts) => `${seat(facts.seat)} plays on.`,
    parleyOpened: () => 'The parties confer in private.',
    ready: (facts) => `${seat(facts.seat)} is ready.`,
    recessCalled: (facts) => `${seat(facts.seat)} calls a recess for ${party(facts.party)}.`,
    parleyClosed: () => 'The talks are over.',
    replayed: (facts) =>
      `Nobody is elected (the best has ${inCount(facts.best, facts.count)}): the campaign is replayed.`,
    levelAtEnd: (facts) =>
      `${sentence(sides(facts.sides, facts.race))} are level at the top: ${HOW_DECIDED[facts.how]}.`,
    elected: (facts) =>
      `${sentence(side(facts.side, facts.race))} wins the election with ${inCount(facts.votes, facts.count)}.`,
    otherCount: (facts) => `The other count: ${seat(facts.seat)} has ${inCount(facts.votes, facts.count)}.`,
  },
  reasons: {
    'match-over': () => 'The match is over.',
    'not-your-decision': () => 'This is not yours to decide now.',
    'not-now': () => 'This is not possible at this point of the round.',
    'leader-first': () => 'Whoever scored the last round plays first; you choose after that.',
    'leader-final': () => 'You scored the last round: your cards were laid first and stay as they are.',
    'out-of-cards': () => 'Without a card you sit this one out.',
    'card-not-held': (params) => `You do not hold ${card(params['card'] ?? -1)}.`,
    'must-play': () => 'Whoever holds a card plays at least one.',
    'double-used': () => 'You have already played two cards once in this game.',
    'one-card-left': () => 'You have only one card in hand.',
    'weaker-first': () => 'Both cards are turned up together; name the weaker one first.',
    'no-double-declared': () => 'A second card may be added only when somebody played two.',
    'has-two-cards': () => 'You have nothing to add: two cards already, or none left in hand.',
    'upset-not-open': () => 'An upset may be tried only after everybody has played exactly one card.',
    'first-defends': () => 'First place cannot try an upset, only stop one.',
    'no-upset-to-stop': () => 'There is no upset for you to stop.',
    'no-majority-yet': () => 'The table offers to finish once somebody has a majority.',
    'no-parley': () => 'Nobody is conferring now.',
    'no-recess-here': () => 'Recesses belong to the ticket election.',
    'recess-spent': () => 'Your party has used its recess.',
    'between-rounds': () => 'A recess is called between rounds, before the first cards are laid.',
  },
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
