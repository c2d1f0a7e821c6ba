import type { events } from '../rules/index.ts';
import type { Section } from '../rules/sections.ts';
import { type RuleOfEvent, rulesByEvent } from '@whistlestop/board';

/** The ruling that decides how each kind of fact is played, or else the section that tells of it. */
const RULE_OF_EVENT: RuleOfEvent<typeof events, Section> = {
  campaignBegun: { section: 'versions' },
  turnedUp: { section: 'round' },
  committed: { section: 'round' },
  revealed: { section: 'round' },
  declared: { ruling: 40 },
  answered: { ruling: 69 },
  addsNothing: { ruling: 69 },
  secondShown: { ruling: 40 },
  won: { section: 'round' },
  poolWon: { ruling: 16 },
  poolOpened: { ruling: 15 },
  poolStays: { ruling: 16 },
  leftover: { section: 'pools' },
  poolSettled: { ruling: 17 },
  nominated: { ruling: 26 },
  buried: { section: 'ties' },
  closeVote: { ruling: 48 },
  levelForFirst: { section: 'ties' },
  placeLot: { section: 'ties' },
  upsetAnswered: { section: 'upset' },
  upsetClaimed: { ruling: 42 },
  defended: { section: 'upset' },
  upsetWon: { ruling: 45 },
  upsetLost: { section: 'upset' },
  placed: { section: 'scoring' },
  carried: { section: 'scoring' },
  unscored: { ruling: 37 },
  pickedUp: { section: 'hands' },
  outOfCards: { section: 'supply' },
  majorityReached: { ruling: 21 },
  agreedToFinish: { ruling: 21 },
  playsOn: { ruling: 21 },
  parleyOpened: { ruling: 32 },
  ready: { section: 'parley' },
  recessCalled: { ruling: 32 },
  parleyClosed: { section: 'parley' },
  replayed: { section: 'winning' },
  levelAtEnd: { ruling: 68 },
  elected: { section: 'winning' },
  otherCount: { ruling: 60 },
};

/** The rules that facts of Mr. President rest on. */
export const rulesBehind = rulesByEvent(RULE_OF_EVENT);
