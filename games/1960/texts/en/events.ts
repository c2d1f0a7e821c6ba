import { UNKNOWN } from '@whistlestop/kernel';
import { DEBATE_TURN, ELECTION_TURN } from '../../rules/calendar.ts';
import { cardNumber } from '../../cards/card-tables.ts';
import { MAJOR } from '../../cards/endorsements.ts';
import { ACTIVITY, DEBATES, ELECTION_DAY, MOMENTUM_PHASE, STRATEGY } from '../../rules/layout.ts';
import {
  BY_AWARD,
  BY_PLEDGE,
  BY_PREEMPT,
  BY_TAX,
  BY_TRIGGER,
  BY_MAJORITY,
  BY_PLURALITY,
  BY_STATES,
} from '../../rules/events.ts';
import { EVENT } from '../../rules/notation.ts';
import { shiftOf } from '../shift.ts';
import type { EventSentences } from '../words.ts';
import { card, holding, issue, many, region, seat, state, travelRegion } from './names.ts';

const PLEDGE = cardNumber('nixons-pledge');
const actions = ['', 'campaigns', 'advertises', 'takes positions'];
const places = ['first', 'second', 'third'];

/** "Nixon gains 2 support in Ohio (now Nixon 2)": what became of the cubes in a place, of one kind ("", "media ", "issue "). */
function shifted(who: number, change: number, now: number, kind: string, where: string): string {
  const { lost, taken, placed, rival, left } = shiftOf(who, change, now);
  const after = `(now ${holding(now)}).`;
  if (lost > 0) return `${seat(who)} loses ${lost} ${kind}support ${where} ${after}`;
  if (taken === 0) return `${seat(who)} gains ${placed} ${kind}support ${where} ${after}`;
  if (placed === 0)
    return `${seat(who)} takes away ${taken} of ${seat(rival)}’s ${kind}cubes ${where} (${left === 0 ? 'none' : left} left).`;
  const theirs = taken === 1 ? `last ${kind}cube` : `${taken} ${kind}cubes`;
  return `${seat(who)} takes away ${seat(rival)}’s ${theirs} ${where} and gains ${placed} ${kind}support there ${after}`;
}

const causes: Readonly<Record<number, string>> = {
  [BY_TRIGGER]: ' to trigger the event',
  [BY_PREEMPT]: ' to preempt the event',
  [BY_TAX]: ' to play the card this way',
};

export const events: EventSentences = {
  turnBegan: ({ turn }) => {
    if (turn === DEBATE_TURN) return 'Turn 6: the Debates.';
    return turn === ELECTION_TURN ? 'Turn 9: Election Day.' : `Turn ${turn} begins.`;
  },
  phaseBegan: ({ phase, activity }) => {
    if (phase === ACTIVITY) return `Activity phase ${activity}.`;
    if (phase === MOMENTUM_PHASE) return 'Momentum phase.';
    if (phase === STRATEGY) return 'Campaign strategy phase.';
    return phase === DEBATES || phase === ELECTION_DAY ? undefined : 'New cards are dealt.';
  },
  cardDealt: ({ seat: who, card: dealt }) => (dealt === UNKNOWN ? undefined : `${seat(who)} is dealt ${card(dealt)}.`),
  deckReshuffled: ({ cards }) => `The deck is empty: the discard pile becomes the new deck (${many(cards, 'card')}).`,
  initiativeDrawn: ({ colour }) => `Initiative check: a ${seat(colour)} cube.`,
  initiativeWon: ({ seat: who }) => `${seat(who)} has the initiative.`,
  firstChosen: ({ seat: who, first }) =>
    who === first
      ? `${seat(who)} will play first this turn.`
      : `${seat(who)} lets ${seat(first)} play first this turn.`,
  bagReseeded: ({ each }) => `The bag is empty and reseeded with ${each} cubes of each side.`,
  bagEmpty: ({ checks }) => `The bag is empty: ${many(checks, 'support check')} ${checks === 1 ? 'fails' : 'fail'}.`,

  cardPlayed: ({ seat: who, card: played, use, cp }) =>
    use === EVENT
      ? `${seat(who)} plays ${card(played)} as an event.`
      : `${seat(who)} plays ${card(played)} for ${cp} CP and ${actions[use]}.`,
  candidatePlayed: ({ seat: who, use, cp }) =>
    `${seat(who)} plays the candidate card for ${cp} CP and ${actions[use]}.`,
  playSkipped: ({ seat: who }) => `${seat(who)} has no card to play.`,
  eventPreempted: ({ seat: who, card: played }) => `${seat(who)} preempts the event of ${card(played)}.`,
  restTaken: ({ seat: who, cubes }) => `${seat(who)} takes ${many(cubes, 'rest cube')}.`,
  eventTriggered: ({ seat: who, card: played }) => `${seat(who)} triggers ${card(played)}.`,
  triggerDeclined: ({ seat: who, card: played }) => `${seat(who)} does not trigger ${card(played)}.`,
  eventBegan: ({ card: played }) => `Event: ${card(played)}.`,
  cardDiscarded: () => undefined,
  cardRemoved: () => undefined,
  cardStays: ({ card: stays }) => `${card(stays)} stays on the board.`,

  momentumChanged: ({ seat: who, change, now, cause }) => {
    if (change < 0 && causes[cause] !== undefined)
      return `${seat(who)} spends ${many(-change, 'momentum marker')}${causes[cause]} (${now} left).`;
    const why = cause === BY_PLEDGE ? ` by ${card(PLEDGE)}` : cause === BY_AWARD ? ' as an award' : '';
    return `${seat(who)} ${change > 0 ? 'gains' : 'loses'} ${many(Math.abs(change), 'momentum marker')}${why} (now ${now}).`;
  },
  supportChanged: ({ seat: who, state: where, change, now }) => shifted(who, change, now, '', `in ${state(where)}`),
  mediaChanged: ({ seat: who, region: where, change, now }) =>
    shifted(who, change, now, 'media ', `in ${region(where)}`),
  issueChanged: ({ seat: who, issue: which, change, now }) => shifted(who, change, now, 'issue ', `on ${issue(which)}`),
  endorsementChanged: ({ seat: who, region: where, change, now }) => {
    const { taken, rival, left } = shiftOf(who, change, now);
    if (taken === 0) return `${seat(who)} is endorsed in ${region(where)} (now ${holding(now)}).`;
    return left === 0
      ? `${seat(who)} removes ${seat(rival)}’s last endorsement marker in ${region(where)}.`
      : `${seat(who)} removes one of ${seat(rival)}’s endorsement markers in ${region(where)} (${left} left).`;
  },
  tokenMoved: ({ seat: who, to }) => `${seat(who)} goes to ${state(to)}.`,
  travelled: ({ seat: who, region: where, cost }) =>
    `${seat(who)} travels to ${travelRegion(where)}${cost === 0 ? ' at no cost' : ''}.`,
  checksDeclared: ({ seat: who, state: where, checks }) =>
    `${seat(who)} declares ${many(checks, 'support check')} in ${state(where)}.`,
  checkDrawn: ({ seat: who, colour, state: where }) =>
    `Support check${where < 0 ? '' : ` in ${state(where)}`}: a ${seat(colour)} cube, ${colour === who ? 'a success' : 'a failure'}.`,
  checkRedrawn: ({ seat: who }) => `${seat(who)} draws again.`,

  lastingBegan: ({ card: lasting }) => `${card(lasting)} is in force.`,
  lastingEnded: ({ card: lasting }) => `${card(lasting)} is over.`,
  candidateExhausted: ({ seat: who }) => `${seat(who)}’s candidate card is exhausted.`,
  candidateRefreshed: ({ seat: who }) => `${seat(who)}’s candidate card is ready again.`,
  handShown: ({ seat: who, card: shown }) =>
    shown === UNKNOWN ? `${seat(who)} shows a card from hand.` : `${seat(who)} shows ${card(shown)}.`,
  cardTaken: ({ seat: who, card: taken }) => `${seat(who)} takes ${card(taken)} from the discard pile.`,
  cardDropped: ({ seat: who, card: dropped }) => `${seat(who)} discards ${card(dropped)}.`,
  cardDrawn: ({ seat: who, card: drawn }) => `${seat(who)} draws ${card(drawn)}.`,
  cardTurnedUp: ({ card: up, resolves }) =>
    `${card(up)} is turned up${resolves === 1 ? ' and its event happens' : ' and discarded'}.`,

  issueMovedUp: ({ issue: which, place }) => `${issue(which)} moves up to ${places[place]} place.`,
  issuesOrdered: ({ seat: who, first, second, third }) =>
    `${seat(who)} puts the issues in order: ${issue(first)}, ${issue(second)}, ${issue(third)}.`,
  issuesSwapped: ({ seat: who, upper, lower }) => `${seat(who)} moves ${issue(lower)} above ${issue(upper)}.`,
  issuesKept: ({ seat: who }) => `${seat(who)} leaves the issue track as it is.`,
  momentumDecayed: ({ seat: who, lost, now }) =>
    `${seat(who)} loses ${many(lost, 'momentum marker')} to decay (${now} left).`,
  issueAwarded: ({ seat: who, issue: which, place }) => `${seat(who)} leads ${issue(which)} in ${places[place]} place.`,
  endorsementDrawn: ({ seat: who, endorsement }) =>
    endorsement === MAJOR
      ? `${seat(who)} draws a major endorsement.`
      : `${seat(who)} draws an endorsement in ${region(endorsement)}.`,
  issueDecayed: ({ issue: which, now }) => `${issue(which)} loses a cube (now ${holding(now)}).`,

  cardSetAside: ({ seat: who, card: aside }) => `${seat(who)} sets ${card(aside)} aside.`,
  stackShort: ({ seat: who, cards }) =>
    `${seat(who)} has ${cards === 0 ? 'no card' : `only ${many(cards, 'card')}`} fit for the strategy stack.`,
  leftoversDiscarded: ({ seat: who, cards }) => `${seat(who)} discards the ${many(cards, 'card')} left over.`,
  restDeposited: ({ seat: who, cubes }) => `${seat(who)} puts ${many(cubes, 'rest cube')} into the bag.`,

  debatesBegan: ({ first, second, third }) =>
    `The stage is set: ${issue(first)} first, ${issue(second)} second, ${issue(third)} third.`,
  debateCardChosen: ({ seat: who }) => `${seat(who)} has picked a card.`,
  debateCardShown: ({ seat: who, card: shown }) => `${seat(who)} shows ${card(shown)}.`,
  placingOrdered: ({ first }) => `${seat(first)} places first.`,
  debateCardPlaced: ({ card: placed, side }) => `${card(placed)} goes to ${seat(side)}’s side.`,
  debateCardWasted: ({ card: wasted }) => `The issue of ${card(wasted)} is already won: the card is discarded.`,
  issueWon: ({ issue: which, seat: who, kennedy, nixon }) =>
    `${seat(who)} wins ${issue(which)}: Kennedy ${kennedy}, Nixon ${nixon}.`,
  debateBonus: ({ seat: who, cubes }) => `${seat(who)} places ${many(cubes, 'cube')} anywhere.`,
  debatesEnded: () => 'The Debates are over.',

  bonusDeposited: ({ seat: who, media, issues, momentum }) =>
    `${seat(who)} puts into the bag: ${media} from media, ${issues} from issues, ${momentum * 2} for momentum.`,
  strategyRevealed: ({ seat: who, card: shown }) => `${seat(who)} reveals ${card(shown)}.`,
  strategyResolved: ({ seat: who, card: played, state: where }) =>
    `${seat(who)} resolves ${card(played)}: three support checks in ${state(where)}.`,
  electionEventBegan: ({ card: played }) => `Election Day event: ${card(played)}.`,
  undecidedTipped: ({ state: where, seat: who, endorsed }) =>
    `${state(where)} was undecided and tips to ${seat(who)} by ${endorsed === 1 ? 'endorsement' : 'its edge'}.`,
  votesWithheld: ({ state: where, votes }) => `Unpledged electors: the ${votes} votes of ${state(where)} go to nobody.`,
  votesCounted: ({ kennedy, nixon, withheld }) =>
    `Electoral votes: Kennedy ${kennedy}, Nixon ${nixon}${withheld > 0 ? `, withheld ${withheld}` : ''}.`,
  gameWon: ({ seat: who, victory }) => {
    if (victory === BY_MAJORITY) return `${seat(who)} wins the election.`;
    if (victory === BY_PLURALITY)
      return `No majority: the House gives the election to ${seat(who)}, who has more votes.`;
    return victory === BY_STATES
      ? `The votes are tied: ${seat(who)} wins with more states.`
      : `Votes and states are tied: the House votes for ${seat(who)}.`;
  },
};
