/** Where the cards are. Every card move goes through here, so that the public counts stay right. */
import { EVERYONE, type EventSink, lowestBit, only, read, type Seat, type State } from '@whistlestop/kernel';
import { isAfterDebates } from './calendar.ts';
import { CARD_COUNT, CATEGORY_OF, PREVENTED_BY } from '../cards/card-tables.ts';
import { kinds } from './events.ts';
import type { GameOperation } from './frames.ts';
import {
  DEBATE_SPACE,
  DECK,
  deckCount,
  DISCARD,
  ELECTION_DAY_SPACE,
  HAND,
  HAND_WORD_BITS,
  HAND_WORDS,
  handBits,
  handCount,
  known,
  LIMBO,
  PREVENTION_SPACE,
  REMOVED,
  REVEALED,
  STACK,
  stackCount,
  TURN_SPACE,
  zone,
} from './layout.ts';
import { DEAL_OUTCOME } from './notation.ts';
import { KENNEDY, NIXON } from './seats.ts';

const BOTH_SEATS = only(KENNEDY) | only(NIXON);

/** Where a card goes when its event has happened, by its category. */
const SPACE_OF = Int32Array.of(REMOVED, TURN_SPACE, DEBATE_SPACE, ELECTION_DAY_SPACE, PREVENTION_SPACE);

function count(s: State, where: number, change: number): void {
  if (where === DECK) deckCount.add(s, change);
  else if (where === STACK || where === STACK + 1) stackCount.add(s, where - STACK, change);
  else if (where === REVEALED || where === REVEALED + 1) stackCount.add(s, where - REVEALED, change);
}

/** The word of a hand's bits that holds a card, and the card's bit in it. */
export const handWord = (seat: Seat, card: number): number => seat * HAND_WORDS + Math.floor(card / HAND_WORD_BITS);
export const handBit = (card: number): number => 1 << (card % HAND_WORD_BITS);

/** Puts a card among the bits of a hand, and counts it. */
function enterHand(s: State, seat: Seat, card: number): void {
  const word = handWord(seat, card);
  handBits.put(s, word, handBits.at(s, word) | handBit(card));
  handCount.add(s, seat, 1);
}

function leaveHand(s: State, seat: Seat, card: number): void {
  const word = handWord(seat, card);
  handBits.put(s, word, handBits.at(s, word) & ~handBit(card));
  handCount.add(s, seat, -1);
}

/** Fills the cards of a seat's hand, ascending, and returns their number. */
export function handOf(s: State, seat: Seat, out: Int32Array): number {
  let found = 0;
  for (let word = 0; word < HAND_WORDS; word++)
    for (let bits = handBits.at(s, seat * HAND_WORDS + word); bits !== 0; bits &= bits - 1)
      out[found++] = word * HAND_WORD_BITS + lowestBit(bits);
  return found;
}

/**
 * Moves a card. What a seat has seen of a hidden card stays known as long as it can be followed: from hand to stack
 * (every other card of the hand is discarded openly), and out of an open pile into a hand.
 */
export function moveCard(s: State, card: number, to: number): void {
  const from = zone.at(s, card);
  if (from === HAND || from === HAND + 1) leaveHand(s, from - HAND, card);
  else count(s, from, -1);
  if (to === HAND || to === HAND + 1) enterHand(s, to - HAND, card);
  else count(s, to, 1);
  zone.put(s, card, to);
  if (to < DISCARD && to !== DECK) {
    if (from >= DISCARD) known.put(s, card, BOTH_SEATS);
  } else known.put(s, card, 0);
}

export const inHand = (s: State, seat: Seat, card: number): boolean => zone.at(s, card) === HAND + seat;

/** What the deck may bring: each of its cards as likely as the next, for it has no hidden order. */
export const fromDeck: Required<Pick<GameOperation, 'chance' | 'draw'>> = {
  chance(s, _f, outcomes, weights) {
    const count = listCards(s, DECK, DEAL_OUTCOME, outcomes);
    for (let i = 0; i < count; i++) weights[i] = 1;
    return count;
  },
  draw(s, _f, random) {
    // The deck is the lowest zone, so the sign counts its cards without a jump that no processor could foresee.
    let left = random.below(deckCount.get(s)) + 1;
    let slot = zone.offset;
    for (; left > 0; slot++) left += (read(s, slot) - DECK - 1) >> 31;
    return DEAL_OUTCOME + slot - 1 - zone.offset;
  },
};

/** Lists the cards of a zone as codes of a verb, ascending, and returns their number. */
export function listCards(s: State, where: number, base: number, out: Int16Array): number {
  const from = zone.offset;
  const end = CARD_COUNT;
  let found = 0;
  for (let card = 0; card < end; card++) if (s[from + card] === where) out[found++] = base + card;
  return found;
}

/** Makes sure a card can be drawn: an empty deck is made anew of the discard pile (ruling 17). False: both are empty. */
export function readyDeck(s: State, sink?: EventSink): boolean {
  if (deckCount.get(s) > 0) return true;
  for (let card = 0; card < CARD_COUNT; card++) if (zone.at(s, card) === DISCARD) moveCard(s, card, DECK);
  if (deckCount.get(s) === 0) return false;
  sink?.emit(kinds.deckReshuffled, EVERYONE, deckCount.get(s));
  return true;
}

/** Whether a card could be drawn now, reshuffling if need be. */
export const canDraw = (s: State): boolean => deckCount.get(s) > 0 || anyIn(s, DISCARD);

function anyIn(s: State, where: number): boolean {
  for (let card = 0; card < CARD_COUNT; card++) if (zone.at(s, card) === where) return true;
  return false;
}

/** Whether a prevention on the board makes this card's event unplayable. */
export function isPrevented(s: State, card: number): boolean {
  const preventer = PREVENTED_BY[card] ?? -1;
  return preventer >= 0 && zone.at(s, preventer) === PREVENTION_SPACE;
}

export function discard(s: State, card: number, sink?: EventSink): void {
  moveCard(s, card, DISCARD);
  sink?.emit(kinds.cardDiscarded, EVERYONE, card);
}

export function removeFromGame(s: State, card: number, sink?: EventSink): void {
  moveCard(s, card, REMOVED);
  sink?.emit(kinds.cardRemoved, EVERYONE, card);
}

/**
 * Puts a card whose event has happened where it belongs; it never reaches the discard pile (EN, Persistent Events).
 * After the Debates a debate event leaves the game like any other (ruling 74).
 */
export function settleEventCard(s: State, card: number, sink?: EventSink): void {
  const space = SPACE_OF[CATEGORY_OF[card] ?? 0] ?? REMOVED;
  if (space === REMOVED || (space === DEBATE_SPACE && isAfterDebates(s))) removeFromGame(s, card, sink);
  else {
    moveCard(s, card, space);
    sink?.emit(kinds.cardStays, EVERYONE, card, space);
  }
}

export const toLimbo = (s: State, card: number): void => moveCard(s, card, LIMBO);
