import { rulingsByEvent } from '../ruling-sections.ts';

/** The rulings a step of Mr. President rests on. */
export const rulingsBehind = rulingsByEvent({
  declared: 40,
  answered: 41,
  poolOpened: 15,
  poolStays: 16,
  poolWon: 16,
  poolSettled: 17,
  nominated: 26,
  buried: 52,
  closeVote: 48,
  levelForFirst: 50,
  placeLot: 55,
  upsetClaimed: 42,
  upsetWon: 45,
  upsetLost: 44,
  unscored: 37,
  pickedUp: 38,
  majorityReached: 21,
  parleyOpened: 32,
  recessCalled: 32,
  replayed: 20,
  otherCount: 60,
});
