/** EN, Campaign Strategy Phase: cards set aside in secret, the rest discarded, rest cubes into the bag. */
import {
  type Effect,
  EVERYONE,
  type EventSink,
  only,
  type Pending,
  read,
  type Seat,
  sequence,
  type State,
  step,
  UNKNOWN,
} from '@whistlestop/kernel';
import { depositCubes } from './bag.ts';
import { asideDue } from './calendar.ts';
import { CARD_COUNT, isStrategyCard, TURN_EVENT } from '../cards/card-tables.ts';
import { kinds } from './events.ts';
import type { GameOperation } from './frames.ts';
import {
  COMMIT_ROOM,
  commitCount,
  commits,
  HAND_WORDS,
  handBits,
  handCount,
  rest,
  STACK,
  TURN_SPACE,
  zone,
} from './layout.ts';
import { endLasting } from './modifiers.ts';
import { actions, ASIDE_ACTION } from './notation.ts';
import { because } from './reasons.ts';
import { KENNEDY, NIXON } from './seats.ts';
import { showsTogether } from './versions.ts';
import { discard, handOf, inHand, moveCard, removeFromGame } from './zones.ts';

export const strategyPhase: Effect = sequence(step('setAside'), step('endTurn'));

/** The hand being looked at. */
const hand = new Int32Array(CARD_COUNT);
const list = new Int16Array(CARD_COUNT);

/** How many cards a seat puts down: as many as the turn asks, or all it has. */
const dueOf = (s: State, seat: Seat): number => Math.min(asideDue(s), handCount.at(s, seat));
const stillDue = (s: State, seat: Seat): number => dueOf(s, seat) - commitCount.at(s, seat);
const isWaitedFor = (s: State, seat: Seat): boolean => stillDue(s, seat) > 0;
/** Who has to put cards down follows from their number: whether they are fit for the stack does not show (ruling 93). */
const waiting = (s: State): Pending =>
  (isWaitedFor(s, KENNEDY) ? only(KENNEDY) : 0) | (isWaitedFor(s, NIXON) ? only(NIXON) : 0);

/** Fills the cards a seat may put down, as codes: those fit for the stack, or those that are not. */
function listAside(s: State, seat: Seat, fit: boolean, out: Int16Array): number {
  const cards = handOf(s, seat, hand);
  let count = 0;
  for (let i = 0; i < cards; i++) {
    const card = read(hand, i);
    if (isStrategyCard(card) === fit && !isCommitted(s, seat, card)) out[count++] = ASIDE_ACTION + card;
  }
  return count;
}

/** Whether a seat still has a card to put down that is fit for the stack. */
const hasChoice = (s: State, seat: Seat): boolean => isWaitedFor(s, seat) && listAside(s, seat, true, list) > 0;
/** Where nobody has, the phase is over: what the others would put down in its place is shown at once. */
const bothHaveChosen = (s: State): boolean => !hasChoice(s, KENNEDY) && !hasChoice(s, NIXON);

/** Whether a seat has put this card down in secret, and it still counts among the hand. */
export function isCommitted(s: State, seat: Seat, card: number): boolean {
  for (let i = 0; i < commitCount.at(s, seat); i++) if (commits.at(s, seat * COMMIT_ROOM + i) === card + 1) return true;
  return false;
}

/** Whether this is a view that does not show the seat's hand. */
const isHidden = (s: State, seat: Seat): boolean => handBits.at(s, seat * HAND_WORDS) === UNKNOWN;

/** Puts a card down in secret. */
export function commit(s: State, seat: Seat, card: number): void {
  commits.put(s, seat * COMMIT_ROOM + commitCount.at(s, seat), card + 1);
  commitCount.add(s, seat, 1);
}

export function clearCommits(s: State): void {
  commits.fill(s, 0);
  commitCount.fill(s, 0);
}

/** In version 2 a hand short of cards fit for the stack gave up its others openly before anybody chose. */
function discardInvalid(s: State, seat: Seat, sink?: EventSink): void {
  const cards = handOf(s, seat, hand);
  let valid = 0;
  for (let i = 0; i < cards; i++) if (isStrategyCard(read(hand, i))) valid++;
  if (valid >= dueOf(s, seat)) return;
  for (let i = 0; i < cards; i++) if (!isStrategyCard(read(hand, i))) discard(s, read(hand, i), sink);
}

/** Both stacks grow and both hands empty at the same moment (rulings 65, 93). */
function layDown(s: State, sink?: EventSink): void {
  for (let seat = KENNEDY; seat <= NIXON; seat++) {
    const due = dueOf(s, seat);
    let fit = 0;
    for (let i = 0; i < commitCount.at(s, seat); i++) {
      const card = commits.at(s, seat * COMMIT_ROOM + i) - 1;
      if (!isStrategyCard(card)) continue;
      moveCard(s, card, STACK + seat);
      fit++;
    }
    if (fit < due) sink?.emit(kinds.stackShort, EVERYONE, seat, fit);
    const left = handCount.at(s, seat);
    if (left === 0) continue;
    sink?.emit(kinds.leftoversDiscarded, EVERYONE, seat, left);
    handOf(s, seat, hand);
    for (let i = 0; i < left; i++) discard(s, read(hand, i), sink);
  }
  clearCommits(s);
}

/** The secret choice of both sides at once. */
export const setAside: GameOperation = {
  begin(s, _f, sink) {
    if (!showsTogether(s)) for (let seat = KENNEDY; seat <= NIXON; seat++) discardInvalid(s, seat, sink);
    if (!bothHaveChosen(s)) return true;
    layDown(s, sink);
    return false;
  },
  pending: (s) => waiting(s),
  witnesses: (_s, _f, seat) => only(seat),
  legal: (s, _f, seat, out) => listAside(s, seat, true, out) || listAside(s, seat, false, out),
  apply(s, _f, seat, action, sink) {
    const card = action - ASIDE_ACTION;
    commit(s, seat, card);
    sink?.emit(kinds.cardSetAside, only(seat), seat, card);
    if (!bothHaveChosen(s)) return true;
    layDown(s, sink);
    return false;
  },
  question: (s, _f, seat) => (isHidden(s, seat) || listAside(s, seat, true, list) > 0 ? 'aside' : 'asideUnfit'),
  left: (s, _f, seat) => stillDue(s, seat),
  why(s, _f, seat, action) {
    if (!actions.verbs.aside.has(action)) return undefined;
    const card = action - ASIDE_ACTION;
    if (!inHand(s, seat, card)) return because('not-in-hand', [{ section: 'strategy' }], { card });
    if (!isStrategyCard(card)) return because('no-strategy-card', [{ ruling: 64 }], { card });
    return because('already-chosen', [{ section: 'strategy' }], { card });
  },
};

/** Rest cubes into the bag; effects that last a turn end and their cards leave the game (ruling 65). */
export const endTurn: GameOperation = {
  begin(s, _f, sink) {
    for (let seat = KENNEDY; seat <= NIXON; seat++) {
      const cubes = rest.at(s, seat);
      depositCubes(s, seat, cubes);
      rest.put(s, seat, 0);
      if (cubes > 0) sink?.emit(kinds.restDeposited, EVERYONE, seat, cubes);
    }
    endLasting(s, TURN_EVENT, sink);
    for (let card = 0; card < CARD_COUNT; card++) if (zone.at(s, card) === TURN_SPACE) removeFromGame(s, card, sink);
    return false;
  },
};
