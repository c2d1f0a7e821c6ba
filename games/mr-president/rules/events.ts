import { defineEvents } from '@whistlestop/kernel';

/**
 * The facts told to people. A `side` is a seat, or in the ticket election (`race`) a party; cards and states are their
 * numbers, -1 where there is none; `contenders` and `seats` are sets of sides, one bit each.
 */
export const events = defineEvents({
  /** `last` is 1 where this campaign decides in any case (ruling 68). */
  campaignBegun: { args: ['race', 'campaign', 'last'] },
  /** `thousands` are the state's popular vote, 0 where the game does not count it. */
  turnedUp: { args: ['state', 'votes', 'round', 'thousands'] },
  /** Cards face down: everyone sees how many, their owner sees which. */
  committed: { args: ['seat', 'count', 'first', 'second'], secret: ['first', 'second'] },
  revealed: { args: ['seat', 'first', 'second', 'points'] },
  /** One card of a declared double. */
  declared: { args: ['seat', 'card'] },
  /** That a declared double is answered; with which card, or with none, its owner alone knows (ruling 69). */
  answered: { args: ['seat', 'card'], secret: ['card'] },
  addsNothing: { args: ['seat'] },
  secondShown: { args: ['seat', 'card', 'points'] },
  won: { args: ['side', 'votes', 'round', 'race'] },
  poolWon: { args: ['side', 'votes', 'round', 'race'] },
  poolOpened: { args: ['contenders', 'votes', 'round', 'race'] },
  poolStays: { args: ['contenders', 'votes', 'round', 'race'] },
  leftover: { args: ['seat', 'card'] },
  /** A pool decided after the last round; `how` counts the steps of ruling 17: card, lowest total, lot. */
  poolSettled: { args: ['side', 'votes', 'how', 'race'] },
  nominated: { args: ['seat', 'mate', 'votes', 'how'] },
  buried: { args: ['states', 'seats'] },
  closeVote: { args: ['spread'] },
  levelForFirst: { args: ['seats'] },
  placeLot: { args: ['seat', 'place'] },
  upsetAnswered: { args: ['seat', 'card'], secret: ['card'] },
  upsetClaimed: { args: ['seat', 'place'] },
  defended: { args: ['seat', 'count'] },
  upsetWon: { args: ['seat', 'points', 'defender', 'defence'] },
  upsetLost: { args: ['seat', 'points', 'defender', 'defence'] },
  /** `column` 1 is the close column. */
  placed: { args: ['seat', 'place', 'votes', 'column'] },
  carried: { args: ['seat', 'votes'] },
  unscored: { args: ['votes'] },
  pickedUp: { args: ['seat', 'left'] },
  outOfCards: { args: ['seat'] },
  majorityReached: { args: ['side', 'votes'] },
  agreedToFinish: { args: ['seat'] },
  playsOn: { args: ['seat'] },
  parleyOpened: { args: [] },
  ready: { args: ['seat'] },
  recessCalled: { args: ['seat', 'party'] },
  parleyClosed: { args: [] },
  replayed: { args: ['best', 'count'] },
  /** Several have the most votes; `how` is the step of ruling 26 that decides, from 1 (rulings 58 and 68). */
  levelAtEnd: { args: ['sides', 'race', 'how'] },
  elected: { args: ['side', 'votes', 'race', 'count'] },
  /** The count that did not decide (ruling 60). */
  otherCount: { args: ['seat', 'votes', 'count'] },
});

export const { kinds } = events;
