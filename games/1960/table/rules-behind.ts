import { type PlayerEvent, UNKNOWN } from '@whistlestop/kernel';
import { events as eventBook } from '../rules/index.ts';
import { cardOf, type Use, USES } from '../rules/parts.ts';
import type { NineteenSixtyTexts } from '../texts/index.ts';
import { type Rule, type RuleOfEvent, rulesByEvent } from '@whistlestop/board';

/** The ruling that decides how each kind of fact is played, or else the section that tells of it. */
const RULE_OF_EVENT: RuleOfEvent<typeof eventBook, NineteenSixtyTexts['guideHeadings']> = {
  turnBegan: 'turns',
  phaseBegan: 'turns',
  cardDealt: 'initiative',
  deckReshuffled: 17,
  initiativeDrawn: 'bag',
  initiativeWon: 'bag',
  firstChosen: 19,
  bagReseeded: 10,
  bagEmpty: 13,

  cardPlayed: 'playing',
  candidatePlayed: 'candidate',
  playSkipped: 21,
  eventPreempted: 30,
  restTaken: 20,
  eventTriggered: 'momentum',
  triggerDeclined: 'momentum',
  eventBegan: 'events',
  cardDiscarded: 'playing',
  cardRemoved: 'events',
  cardStays: 'events',

  momentumChanged: 'momentum',
  supportChanged: 'support',
  mediaChanged: 'support',
  issueChanged: 'support',
  endorsementChanged: 'endorsements',
  tokenMoved: 'campaigning',
  travelled: 'campaigning',
  checksDeclared: 36,
  checkDrawn: 'bag',
  checkRedrawn: 'events',

  lastingBegan: 'events',
  lastingEnded: 'events',
  candidateExhausted: 'candidate',
  candidateRefreshed: 'candidate',
  handShown: 53,
  cardTaken: 51,
  cardDropped: 51,
  cardDrawn: 51,
  cardTurnedUp: 49,

  issueMovedUp: 57,
  issuesOrdered: 'events',
  issuesSwapped: 63,
  issuesKept: 63,
  momentumDecayed: 61,
  issueAwarded: 62,
  endorsementDrawn: 'endorsements',
  issueDecayed: 'momentum-phase',

  cardSetAside: 'strategy',
  stackShort: 93,
  leftoversDiscarded: 65,
  restDeposited: 'rest',

  debatesBegan: 'debates',
  debateCardChosen: 'debates',
  debateCardShown: 'debates',
  placingOrdered: 67,
  debateCardPlaced: 'debates',
  debateCardWasted: 68,
  issueWon: 'debates',
  debateBonus: 73,
  debatesEnded: 'debates',

  bonusDeposited: 76,
  strategyRevealed: 'election-day',
  strategyResolved: 'election-day',
  electionEventBegan: 80,
  undecidedTipped: 83,
  votesWithheld: 84,
  votesCounted: 'tally',
  gameWon: 85,
};

const byEvent = rulesByEvent(RULE_OF_EVENT);

/** Facts that begin a card's event, whose own rulings then matter. */
const BEGINS_EVENT = ['eventBegan', 'electionEventBegan', 'lastingBegan'] as const;

/** The section on what a card is played for. */
const SECTION_OF_USE: Readonly<Record<Use, keyof NineteenSixtyTexts['guideHeadings']>> = {
  event: 'events',
  campaign: 'campaigning',
  advertise: 'advertising',
  position: 'positioning',
};

/** The rules that facts rest on: the rulings on their cards, those of what happened, and what a card was played for. */
export function rulesBehind(events: readonly PlayerEvent[]): readonly Rule[] {
  return [...new Set([...events.flatMap(ofCard), ...byEvent(events), ...events.flatMap(ofUse)])];
}

function ofUse(event: PlayerEvent): readonly Rule[] {
  if (!eventBook.is(event, 'cardPlayed', 'candidatePlayed')) return [];
  const use = USES[event.args.use];
  return use === undefined ? [] : [SECTION_OF_USE[use]];
}

function ofCard(event: PlayerEvent): number[] {
  if (!eventBook.is(event, ...BEGINS_EVENT)) return [];
  const { card } = event.args;
  if (card === UNKNOWN) return [];
  return (cardOf(card).rules ?? []).flatMap((rule) => {
    const number = /ruling (\d+)/.exec(rule)?.[1];
    return number === undefined ? [] : [Number(number)];
  });
}
