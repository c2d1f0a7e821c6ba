import { distinctRules, type PlayerEvent, type Rule, UNKNOWN } from '@whistlestop/kernel';
import { events as eventBook } from '../rules/index.ts';
import { cardOf, type Use, USES } from '../rules/parts.ts';
import type { Section } from '../rules/sections.ts';
import { type RuleOfEvent, rulesByEvent } from '@whistlestop/board';

/** The ruling that decides how each kind of fact is played, or else the section that tells of it. */
const RULE_OF_EVENT: RuleOfEvent<typeof eventBook, Section> = {
  turnBegan: { section: 'turns' },
  phaseBegan: { section: 'turns' },
  cardDealt: { section: 'initiative' },
  deckReshuffled: { ruling: 17 },
  initiativeDrawn: { section: 'bag' },
  initiativeWon: { section: 'bag' },
  firstChosen: { ruling: 19 },
  bagReseeded: { ruling: 10 },
  bagEmpty: { ruling: 13 },

  cardPlayed: { section: 'playing' },
  candidatePlayed: { section: 'candidate' },
  playSkipped: { ruling: 21 },
  eventPreempted: { ruling: 30 },
  restTaken: { ruling: 20 },
  eventTriggered: { section: 'momentum' },
  triggerDeclined: { section: 'momentum' },
  eventBegan: { section: 'events' },
  cardDiscarded: { section: 'playing' },
  cardRemoved: { section: 'events' },
  cardStays: { section: 'events' },

  momentumChanged: { section: 'momentum' },
  supportChanged: { section: 'support' },
  mediaChanged: { section: 'support' },
  issueChanged: { section: 'support' },
  endorsementChanged: { section: 'endorsements' },
  tokenMoved: { section: 'campaigning' },
  travelled: { section: 'campaigning' },
  checksDeclared: { ruling: 36 },
  checkDrawn: { section: 'bag' },
  checkRedrawn: { section: 'events' },

  lastingBegan: { section: 'events' },
  lastingEnded: { section: 'events' },
  candidateExhausted: { section: 'candidate' },
  candidateRefreshed: { section: 'candidate' },
  handShown: { ruling: 53 },
  cardTaken: { ruling: 51 },
  cardDropped: { ruling: 51 },
  cardDrawn: { ruling: 51 },
  cardTurnedUp: { ruling: 49 },

  issueMovedUp: { ruling: 57 },
  issuesOrdered: { section: 'events' },
  issuesSwapped: { ruling: 63 },
  issuesKept: { ruling: 63 },
  momentumDecayed: { ruling: 61 },
  issueAwarded: { ruling: 62 },
  endorsementDrawn: { section: 'endorsements' },
  issueDecayed: { section: 'momentum-phase' },

  cardSetAside: { section: 'strategy' },
  stackShort: { ruling: 93 },
  leftoversDiscarded: { ruling: 65 },
  restDeposited: { section: 'rest' },

  debatesBegan: { section: 'debates' },
  debateCardChosen: { section: 'debates' },
  debateCardShown: { section: 'debates' },
  placingOrdered: { ruling: 67 },
  debateCardPlaced: { section: 'debates' },
  debateCardWasted: { ruling: 68 },
  issueWon: { section: 'debates' },
  debateBonus: { ruling: 73 },
  debatesEnded: { section: 'debates' },

  bonusDeposited: { ruling: 76 },
  strategyRevealed: { section: 'election-day' },
  strategyResolved: { section: 'election-day' },
  electionEventBegan: { ruling: 80 },
  undecidedTipped: { ruling: 83 },
  votesWithheld: { ruling: 84 },
  votesCounted: { section: 'tally' },
  gameWon: { ruling: 85 },
};

const byEvent = rulesByEvent(RULE_OF_EVENT);

/** Facts that begin a card's event, whose own rulings then matter. */
const BEGINS_EVENT = ['eventBegan', 'electionEventBegan', 'lastingBegan'] as const;

/** The section on what a card is played for. */
const SECTION_OF_USE: Readonly<Record<Use, Section>> = {
  event: 'events',
  campaign: 'campaigning',
  advertise: 'advertising',
  position: 'positioning',
};

/** The rules that facts rest on: the rulings on their cards, those of what happened, and what a card was played for. */
export function rulesBehind(events: readonly PlayerEvent[]): readonly Rule[] {
  return distinctRules([...events.flatMap(ofCard), ...byEvent(events), ...events.flatMap(ofUse)]);
}

function ofUse(event: PlayerEvent): readonly Rule[] {
  if (!eventBook.is(event, 'cardPlayed', 'candidatePlayed')) return [];
  const use = USES[event.args.use];
  return use === undefined ? [] : [{ section: SECTION_OF_USE[use] }];
}

function ofCard(event: PlayerEvent): readonly Rule[] {
  if (!eventBook.is(event, ...BEGINS_EVENT)) return [];
  const { card } = event.args;
  return card === UNKNOWN ? [] : (cardOf(card).rules ?? []);
}
