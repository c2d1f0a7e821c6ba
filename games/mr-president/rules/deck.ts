import { firstOf, includes, type State } from '@whistlestop/kernel';
import { buriedCards, deck, deckCards, IN_DECK, where } from './layout.ts';
import { STATE_COUNT } from './notation.ts';

/*
 * The deck has no order: a turned-up card is any of those still in it. Besides its place on the board every card is
 * one bit of two masks, so that listing the deck costs no more than its cards.
 */

const HALF = 26;
const FIRST_HALF = (1 << HALF) - 1;
const SECOND_HALF = (1 << (STATE_COUNT - HALF)) - 1;

/** Puts all State Cards into the deck. */
export function fillDeck(s: State): void {
  where.fill(s, IN_DECK);
  deck.set(s, STATE_COUNT);
  deckCards.put(s, 0, FIRST_HALF);
  deckCards.put(s, 1, SECOND_HALF);
  clearBuried(s);
}

/** Takes a card from the deck to a place on the board; whatever was buried may come up again from now on. */
export function takeFromDeck(s: State, state: number, to: number): void {
  const half = state < HALF ? 0 : 1;
  deckCards.put(s, half, deckCards.at(s, half) & ~(1 << (state - half * HALF)));
  deck.add(s, -1);
  where.put(s, state, to);
  clearBuried(s);
}

function putIntoDeck(s: State, state: number): void {
  const half = state < HALF ? 0 : 1;
  deckCards.put(s, half, deckCards.at(s, half) | (1 << (state - half * HALF)));
  deck.add(s, 1);
  where.put(s, state, IN_DECK);
}

/** Puts a card into the deck, anywhere but on top (ruling 53). */
export function buryInDeck(s: State, state: number): void {
  const half = state < HALF ? 0 : 1;
  putIntoDeck(s, state);
  buriedCards.put(s, half, buriedCards.at(s, half) | (1 << (state - half * HALF)));
}

function clearBuried(s: State): void {
  buriedCards.put(s, 0, 0);
  buriedCards.put(s, 1, 0);
}

/** Lists the cards that may be on top: any in the deck, buried ones only when there is no other (ruling 53). */
export function listDeck(s: State, outcomes: Int16Array, weights: Int16Array): number {
  let first = deckCards.at(s, 0) & ~buriedCards.at(s, 0);
  let second = deckCards.at(s, 1) & ~buriedCards.at(s, 1);
  if ((first | second) === 0) {
    first = deckCards.at(s, 0);
    second = deckCards.at(s, 1);
  }
  let found = 0;
  for (; first !== 0; first &= first - 1) {
    outcomes[found] = firstOf(first);
    weights[found++] = 1;
  }
  for (; second !== 0; second &= second - 1) {
    outcomes[found] = HALF + firstOf(second);
    weights[found++] = 1;
  }
  return found;
}

/** Whether a card is in the deck by its bit; the invariant compares this with its place. */
export function deckHas(s: State, state: number): boolean {
  const half = state < HALF ? 0 : 1;
  return includes(deckCards.at(s, half), state - half * HALF);
}
