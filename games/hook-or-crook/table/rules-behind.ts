import type { events } from '../rules/index.ts';
import type { Section } from '../rules/sections.ts';
import { type RuleOfEvent, rulesByEvent } from '@whistlestop/board';

/** The ruling that decides how each kind of fact is played, or else the section that tells of it. */
const RULE_OF_EVENT: RuleOfEvent<typeof events, Section> = {
  roundBegan: { section: 'rounds' },
  rolled: { section: 'turn' },
  moved: { section: 'turn' },
  finished: { ruling: 8 },
  newsDrawn: { ruling: 24 },
  amountRolled: { ruling: 26 },
  votesMoved: { section: 'votes' },
  nothingHappened: { section: 'spaces' },
  foundEmpty: { ruling: 15 },
  cheatDrawn: { section: 'cheats' },
  cheatDeckEmpty: { ruling: 35 },
  evidenceDrawn: { section: 'evidence' },
  evidenceDeckEmpty: { ruling: 39 },
  countingStopped: { ruling: 32 },
  cheated: { section: 'cheating' },
  cheatsDropped: { ruling: 37 },
  weekBegan: { ruling: 36 },
  evidenceSought: { ruling: 38 },
  evidencePlayed: { section: 'court' },
  answered: { ruling: 41 },
  answerShown: { section: 'answers' },
  nothingToAnswer: { ruling: 42 },
  everyoneProtected: { ruling: 46 },
  votesReturned: { section: 'answers' },
  stateDecided: { ruling: 51 },
  gameDecided: { ruling: 52 },
};

/** The rules that facts of Hook or Crook rest on. */
export const rulesBehind = rulesByEvent(RULE_OF_EVENT);
