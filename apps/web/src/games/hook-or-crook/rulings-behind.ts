import { rulingsByEvent } from '../ruling-sections.ts';

/** The rulings a step of Hook or Crook rests on. */
export const rulingsBehind = rulingsByEvent({
  finished: 8,
  newsDrawn: 24,
  amountRolled: 26,
  cheated: 30,
  cheatDeckEmpty: 35,
  evidenceDeckEmpty: 39,
  countingStopped: 32,
  cheatsDropped: 37,
  weekBegan: 36,
  evidenceSought: 38,
  answered: 41,
  nothingToAnswer: 42,
  everyoneProtected: 46,
  votesReturned: 5,
  stateDecided: 51,
  gameDecided: 52,
});
