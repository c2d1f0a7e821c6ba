import type { events } from '../rules/index.ts';
import type { HookOrCrookTexts } from '../texts/index.ts';
import { type RuleOfEvent, rulesByEvent } from '@whistlestop/board';

/** The ruling that decides how each kind of fact is played, or else the section that tells of it. */
const RULE_OF_EVENT: RuleOfEvent<typeof events, HookOrCrookTexts['guideHeadings']> = {
  roundBegan: 'rounds',
  rolled: 'turn',
  moved: 'turn',
  finished: 8,
  newsDrawn: 24,
  amountRolled: 26,
  votesMoved: 'votes',
  nothingHappened: 'spaces',
  foundEmpty: 15,
  cheatDrawn: 'cheats',
  cheatDeckEmpty: 35,
  evidenceDrawn: 'evidence',
  evidenceDeckEmpty: 39,
  countingStopped: 32,
  cheated: 'cheating',
  cheatsDropped: 37,
  weekBegan: 36,
  evidenceSought: 38,
  evidencePlayed: 'court',
  answered: 41,
  answerShown: 'answers',
  nothingToAnswer: 42,
  everyoneProtected: 46,
  votesReturned: 'answers',
  stateDecided: 51,
  gameDecided: 52,
};

/** The rules that facts of Hook or Crook rest on. */
export const rulesBehind = rulesByEvent(RULE_OF_EVENT);
