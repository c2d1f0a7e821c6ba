import type { events } from '../rules/index.ts';
import type { MrPresidentTexts } from '../texts/index.ts';
import { type RuleOfEvent, rulesByEvent } from '@whistlestop/board';

/** The ruling that decides how each kind of fact is played, or else the section that tells of it. */
const RULE_OF_EVENT: RuleOfEvent<typeof events, MrPresidentTexts['guideHeadings']> = {
  campaignBegun: 'versions',
  turnedUp: 'round',
  committed: 'round',
  revealed: 'round',
  declared: 40,
  answered: 69,
  addsNothing: 69,
  secondShown: 40,
  won: 'round',
  poolWon: 16,
  poolOpened: 15,
  poolStays: 16,
  leftover: 'pools',
  poolSettled: 17,
  nominated: 26,
  buried: 'ties',
  closeVote: 48,
  levelForFirst: 'ties',
  placeLot: 'ties',
  upsetAnswered: 'upset',
  upsetClaimed: 42,
  defended: 'upset',
  upsetWon: 45,
  upsetLost: 'upset',
  placed: 'scoring',
  carried: 'scoring',
  unscored: 37,
  pickedUp: 'hands',
  outOfCards: 'supply',
  majorityReached: 21,
  agreedToFinish: 21,
  playsOn: 21,
  parleyOpened: 32,
  ready: 'parley',
  recessCalled: 32,
  parleyClosed: 'parley',
  replayed: 'winning',
  levelAtEnd: 68,
  elected: 'winning',
  otherCount: 60,
};

/** The rules that facts of Mr. President rest on. */
export const rulesBehind = rulesByEvent(RULE_OF_EVENT);
