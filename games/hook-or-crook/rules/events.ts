import { defineEvents } from '@whistlestop/kernel';

/**
 * The facts told to people. `who` is 0 for the Incumbent, else 1 + the colour number of a State; votes move
 * `from` and `to` 0 the pot, 1 the Incumbent's pile, 2 the State.
 */
export const events = defineEvents({
  roundBegan: { args: ['round'] },
  rolled: { args: ['who', 'pips'] },
  moved: { args: ['who', 'round', 'from', 'to'] },
  finished: { args: ['who', 'round'] },
  newsDrawn: { args: ['who', 'card'] },
  amountRolled: { args: ['who', 'pips', 'votes'] },
  votesMoved: { args: ['colour', 'from', 'to', 'votes'] },
  nothingHappened: { args: ['who'] },
  cheatDrawn: { args: ['who', 'card'], secret: ['card'] },
  cheatDeckEmpty: { args: ['who'] },
  evidenceDrawn: { args: ['card'], secret: ['card'] },
  evidenceDeckEmpty: { args: [] },
  countingStopped: { args: ['who'] },
  cheated: { args: ['who', 'card', 'votes', 'doubled'] },
  cheatsDropped: { args: ['who', 'cards', 'wilds'] },
  weekBegan: { args: ['week'] },
  evidenceSought: { args: [] },
  evidencePlayed: { args: ['card'] },
  answered: { args: ['who', 'card'], secret: ['card'] },
  answerShown: { args: ['who', 'card'] },
  nothingToAnswer: { args: ['who'] },
  everyoneProtected: { args: ['who', 'card'] },
  votesReturned: { args: ['who', 'votes'] },
  stateDecided: { args: ['who', 'pile', 'votes'] },
  gameDecided: { args: ['incumbentWins', 'beaten', 'needed'] },
  foundEmpty: { args: ['who', 'from'] },
});
