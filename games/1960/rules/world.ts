import { type Random, read, type Seat, type State, UNKNOWN, type View } from '@whistlestop/kernel';
import { SEED } from './bag.ts';
import { asideDue } from './calendar.ts';
import { CARD_COUNT, isStrategyCard } from '../cards/card-tables.ts';
import {
  ACTIVITY,
  bag,
  COMMIT_ROOM,
  commitCount,
  commits,
  DECK,
  HAND,
  HAND_WORDS,
  handBits,
  handCount,
  known,
  phase,
  REVEALED,
  STACK,
  STRATEGY,
  stackCount,
  zone,
} from './layout.ts';
import { KENNEDY, NIXON } from './seats.ts';
import { handBit, handWord } from './zones.ts';

/** Cards whose place the observer does not know, in random order. */
const hidden = new Int32Array(CARD_COUNT);
/** Cards a seat may have committed, in random order. */
const candidates = new Int32Array(CARD_COUNT);

/**
 * Completes a view into a possible full state: what is known stays; unseen cards are spread over deck, hands and
 * stacks by their public counts. A stack holds strategy cards only, and a hand holds back what its stack will need,
 * since the rules make both sides keep it (ruling 64).
 */
export function sampleWorld(view: View, random: Random, into: State): void {
  into.set(view.state);
  for (let card = 0; card < CARD_COUNT; card++) if (known.at(into, card) === UNKNOWN) known.put(into, card, 0);
  if (bag.at(into, KENNEDY) === UNKNOWN) fillBag(into, random);
  fillZones(into, random);
  fillHandBits(into);
  fillCommits(into, random);
}

/** Somewhere around what the bag is seeded with: a hidden bag tells nothing more. */
function fillBag(s: State, random: Random): void {
  for (let seat = KENNEDY; seat <= NIXON; seat++) bag.put(s, seat, (SEED >> 1) + random.below(SEED + 1));
}

function fillZones(s: State, random: Random): void {
  let unseen = 0;
  for (let card = 0; card < CARD_COUNT; card++) if (zone.at(s, card) === UNKNOWN) hidden[unseen++] = card;
  if (unseen === 0) return;
  random.shuffle(hidden, unseen);
  for (let seat = KENNEDY; seat <= NIXON; seat++)
    unseen = place(s, STACK + seat, lackingIn(s, STACK + seat), unseen, true);
  const keeps = phase.get(s) >= ACTIVITY && phase.get(s) <= STRATEGY ? asideDue(s) : 0;
  for (let seat = KENNEDY; seat <= NIXON; seat++)
    unseen = place(
      s,
      HAND + seat,
      Math.min(keeps, handCount.at(s, seat)) - strategyCardsIn(s, HAND + seat),
      unseen,
      true,
    );
  for (let seat = KENNEDY; seat <= NIXON; seat++)
    unseen = place(s, HAND + seat, lackingIn(s, HAND + seat), unseen, false);
  for (let i = 0; i < unseen; i++) zone.put(s, read(hidden, i), DECK);
}

/** The bits of a hand the observer does not hold follow from where its cards are. */
function fillHandBits(s: State): void {
  for (let seat = KENNEDY; seat <= NIXON; seat++) {
    if (handBits.at(s, seat * HAND_WORDS) !== UNKNOWN) continue;
    for (let word = 0; word < HAND_WORDS; word++) handBits.put(s, seat * HAND_WORDS + word, 0);
    for (let card = 0; card < CARD_COUNT; card++) {
      const word = handWord(seat, card);
      if (zone.at(s, card) === HAND + seat) handBits.put(s, word, handBits.at(s, word) | handBit(card));
    }
  }
}

/** Puts up to `count` unseen cards into a zone, of those that may enter a stack if asked; returns how many stay unseen. */
function place(s: State, where: number, count: number, unseen: number, strategyOnly: boolean): number {
  const room = Math.min(count, lackingIn(s, where));
  let left = unseen;
  let placed = 0;
  for (let i = unseen - 1; i >= 0 && placed < room; i--) {
    const card = read(hidden, i);
    if (strategyOnly && !isStrategyCard(card)) continue;
    zone.put(s, card, where);
    placed++;
    left--;
    hidden[i] = read(hidden, left);
  }
  return left;
}

/** Cards a hand or stack still lacks to its public count; a stack laid open lacks none. */
function lackingIn(s: State, where: number): number {
  const total = where < STACK ? handCount.at(s, where - HAND) : stackCount.at(s, where - STACK);
  const open = where < STACK ? 0 : visibleIn(s, where - STACK + REVEALED);
  return total - visibleIn(s, where) - open;
}

function visibleIn(s: State, where: number): number {
  let count = 0;
  for (let card = 0; card < CARD_COUNT; card++) if (zone.at(s, card) === where) count++;
  return count;
}

function strategyCardsIn(s: State, where: number): number {
  let count = 0;
  for (let card = 0; card < CARD_COUNT; card++) if (zone.at(s, card) === where && isStrategyCard(card)) count++;
  return count;
}

/** A secret choice is one of the cards it could have been made of: those not fit for a stack only when no other is left. */
function fillCommits(s: State, random: Random): void {
  for (let seat: Seat = KENNEDY; seat <= NIXON; seat++) {
    if (commits.at(s, seat * COMMIT_ROOM) !== UNKNOWN) continue;
    const where = (phase.get(s) === STRATEGY ? HAND : STACK) + seat;
    let count = 0;
    for (let card = 0; card < CARD_COUNT; card++)
      if (zone.at(s, card) === where && isStrategyCard(card)) candidates[count++] = card;
    random.shuffle(candidates, count);
    for (let card = 0; card < CARD_COUNT; card++)
      if (zone.at(s, card) === where && !isStrategyCard(card)) candidates[count++] = card;
    for (let i = 0; i < COMMIT_ROOM; i++)
      commits.put(s, seat * COMMIT_ROOM + i, i < commitCount.at(s, seat) ? read(candidates, i) + 1 : 0);
  }
}
