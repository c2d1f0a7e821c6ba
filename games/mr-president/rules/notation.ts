import { defineCodebook } from '@whistlestop/kernel';
import { CARD_IDS } from '../cards/cards.ts';
import { STATE_CODES } from '../cards/state-cards.ts';

/** Seats are named after the four colours of the Campaign Cards. */
export const SEAT_IDS = ['red', 'blue', 'green', 'gold'] as const;
/** The parties of the nominee version: red and blue against green and gold. Neutral labels (ruling 23). */
export const PARTY_IDS = ['star', 'bell'] as const;

export const CARD_COUNT = CARD_IDS.length;
export const STATE_COUNT = STATE_CODES.length;
/** A hand with all 13 cards, one bit each. */
export const FULL_HAND = (1 << CARD_COUNT) - 1;

const pairs: { first: number; second: number }[] = [];
for (let first = 0; first < CARD_COUNT; first++)
  for (let second = 0; second < CARD_COUNT; second++) if (first !== second) pairs.push({ first, second });

/**
 * Every choice of a seat. A pair names first the card that its owner turns up first (ruling 40); the first edition
 * turns up both at once and writes the weaker card first.
 */
export const actions = defineCodebook({
  play: { word: 'play', args: [CARD_IDS] },
  pair: { word: 'play', args: [pairs.map(({ first, second }) => `${CARD_IDS[first]} ${CARD_IDS[second]}`)] },
  answer: { word: 'answer', args: [CARD_IDS] },
  upset: { word: 'upset', args: [CARD_IDS] },
  defend: { word: 'defend', args: [CARD_IDS] },
  pass: { word: 'pass', args: [] },
  finish: { word: 'finish', args: [] },
  playOn: { word: 'continue', args: [] },
  recess: { word: 'recess', args: [] },
  ready: { word: 'ready', args: [] },
});

/** Every outcome of chance: a State Card turned up, or a lot that falls on a candidate or a party. */
export const outcomes = defineCodebook({
  turn: { word: 'turn', args: [STATE_CODES] },
  lot: { word: 'lot', args: [SEAT_IDS] },
  partyLot: { word: 'lot', args: [PARTY_IDS] },
});

const { verbs } = actions;
export const PAIR = verbs.pair.base;
export const ANSWER = verbs.answer.base;
export const UPSET = verbs.upset.base;
export const DEFEND = verbs.defend.base;
export const PASS = verbs.pass.base;
export const FINISH = verbs.finish.base;
export const PLAY_ON = verbs.playOn.base;
export const RECESS = verbs.recess.base;
export const READY = verbs.ready.base;
export const LOT = outcomes.verbs.lot.base;
export const PARTY_LOT = outcomes.verbs.partyLot.base;

/** For each play its cards, counted from 1; a single play has 0 as its second. */
export const FIRST_CARD = Int32Array.from([
  ...CARD_IDS.map((_, card) => card + 1),
  ...pairs.map(({ first }) => first + 1),
]);
export const SECOND_CARD = Int32Array.from([...CARD_IDS.map(() => 0), ...pairs.map(({ second }) => second + 1)]);

/** The code of the pair that turns up `first` before `second` (cards counted from 0). */
export const pairCode = (first: number, second: number): number =>
  PAIR + first * (CARD_COUNT - 1) + (second > first ? second - 1 : second);

/** How many bits of a mask are set. */
export function countBits(mask: number): number {
  let count = 0;
  for (let rest = mask; rest !== 0; rest &= rest - 1) count++;
  return count;
}
