import { plural, UNKNOWN } from '@whistlestop/kernel';
import { membersIn } from '../../rules/reading.ts';
import type { EventSentences } from '../words.ts';
import {
  card,
  cardCount,
  electors,
  handCount,
  inCount,
  list,
  party,
  place,
  RACES,
  seat,
  sentence,
  side,
  sides,
  state,
  thousands,
  worth,
} from './names.ts';

const HOW_SETTLED = ['with the best card left', 'with the lowest total', 'by lot'];
const HOW_DECIDED = ['', 'more rounds won decide', 'the higher card left decides', 'the lot decides'];
const HOW_NOMINATED = ['with more votes', 'with more rounds won', 'with the higher card left', 'by lot'];

export const events: EventSentences = {
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
  levelAtEnd: (facts) => `${sentence(sides(facts.sides, facts.race))} are level at the top: ${HOW_DECIDED[facts.how]}.`,
  elected: (facts) =>
    `${sentence(side(facts.side, facts.race))} wins the election with ${inCount(facts.votes, facts.count)}.`,
  otherCount: (facts) => `The other count: ${seat(facts.seat)} has ${inCount(facts.votes, facts.count)}.`,
};
