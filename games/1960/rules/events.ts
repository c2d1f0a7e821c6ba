/** What happens, as small facts for people. A log line, an animation and a spoken line can be made from them alone. */
import { defineEvents } from '@whistlestop/kernel';

/** Why momentum changed. */
export const CAUSES = ['event', 'trigger', 'preempt', 'tax', 'pledge', 'award', 'handicap'] as const;
export const [BY_EVENT, BY_TRIGGER, BY_PREEMPT, BY_TAX, BY_PLEDGE, BY_AWARD] = [0, 1, 2, 3, 4, 5];

/** How the game was won: by majority, plurality, number of states, or the House for Kennedy (ruling 85). */
export const VICTORIES = ['majority', 'plurality', 'states', 'house'] as const;
export const [BY_MAJORITY, BY_PLURALITY, BY_STATES, BY_HOUSE] = [0, 1, 2, 3];

/**
 * `seat` is whose doing or whose good it is. `change` and `now` of support, media, issues and endorsements are signed
 * counts, positive Kennedy. `colour` is the seat whose cube was drawn.
 */
export const events = defineEvents({
  turnBegan: { args: ['turn'] },
  phaseBegan: { args: ['phase', 'activity'] },
  cardDealt: { args: ['seat', 'card'], secret: ['card'] },
  deckReshuffled: { args: ['cards'] },
  initiativeDrawn: { args: ['colour'] },
  initiativeWon: { args: ['seat'] },
  firstChosen: { args: ['seat', 'first'] },
  bagReseeded: { args: ['each'] },
  bagEmpty: { args: ['checks'] },

  cardPlayed: { args: ['seat', 'card', 'use', 'cp'] },
  candidatePlayed: { args: ['seat', 'use', 'cp'] },
  playSkipped: { args: ['seat'] },
  eventPreempted: { args: ['seat', 'card', 'cost'] },
  restTaken: { args: ['seat', 'cubes'] },
  eventTriggered: { args: ['seat', 'card'] },
  triggerDeclined: { args: ['seat', 'card'] },
  eventBegan: { args: ['seat', 'card'] },
  cardDiscarded: { args: ['card'] },
  cardRemoved: { args: ['card'] },
  cardStays: { args: ['card', 'zone'] },

  momentumChanged: { args: ['seat', 'change', 'now', 'cause'] },
  supportChanged: { args: ['seat', 'state', 'change', 'now'] },
  mediaChanged: { args: ['seat', 'region', 'change', 'now'] },
  issueChanged: { args: ['seat', 'issue', 'change', 'now'] },
  endorsementChanged: { args: ['seat', 'region', 'change', 'now'] },
  tokenMoved: { args: ['seat', 'from', 'to'] },
  travelled: { args: ['seat', 'region', 'cost'] },
  checksDeclared: { args: ['seat', 'state', 'checks'] },
  /** `state` is -1 for an advertising check. */
  checkDrawn: { args: ['seat', 'colour', 'state'] },
  checkRedrawn: { args: ['seat'] },

  lastingBegan: { args: ['card', 'seat'] },
  lastingEnded: { args: ['card'] },
  candidateExhausted: { args: ['seat'] },
  candidateRefreshed: { args: ['seat'] },
  handShown: { args: ['seat', 'card'], secret: ['card'] },
  cardTaken: { args: ['seat', 'card'] },
  cardDropped: { args: ['seat', 'card'] },
  cardDrawn: { args: ['seat', 'card'], secret: ['card'] },
  cardTurnedUp: { args: ['card', 'resolves'] },

  issueMovedUp: { args: ['issue', 'place'] },
  issuesOrdered: { args: ['seat', 'first', 'second', 'third'] },
  issuesSwapped: { args: ['seat', 'upper', 'lower'] },
  issuesKept: { args: ['seat'] },
  momentumDecayed: { args: ['seat', 'lost', 'now'] },
  issueAwarded: { args: ['seat', 'issue', 'place'] },
  endorsementDrawn: { args: ['seat', 'endorsement'] },
  issueDecayed: { args: ['issue', 'now'] },

  cardSetAside: { args: ['seat', 'card'], secret: ['card'] },
  /** Too few cards were fit for the stack: `cards` is how many went onto it. */
  stackShort: { args: ['seat', 'cards'] },
  leftoversDiscarded: { args: ['seat', 'cards'] },
  restDeposited: { args: ['seat', 'cubes'] },

  debatesBegan: { args: ['first', 'second', 'third'] },
  debateCardChosen: { args: ['seat', 'card'], secret: ['card'] },
  debateCardShown: { args: ['seat', 'card'] },
  placingOrdered: { args: ['seat', 'first'] },
  debateCardPlaced: { args: ['seat', 'card', 'side'] },
  debateCardWasted: { args: ['seat', 'card'] },
  issueWon: { args: ['issue', 'seat', 'kennedy', 'nixon'] },
  debateBonus: { args: ['seat', 'cubes'] },
  debatesEnded: { args: [] },

  bonusDeposited: { args: ['seat', 'media', 'issues', 'momentum'] },
  strategyRevealed: { args: ['seat', 'card'] },
  strategyResolved: { args: ['seat', 'card', 'state'] },
  electionEventBegan: { args: ['card'] },
  /** `endorsed`: 1 by an endorsement, 0 by the state's edge. */
  undecidedTipped: { args: ['state', 'seat', 'endorsed'] },
  votesWithheld: { args: ['state', 'votes'] },
  votesCounted: { args: ['kennedy', 'nixon', 'withheld'] },
  gameWon: { args: ['seat', 'victory'] },
});

export const { kinds } = events;
