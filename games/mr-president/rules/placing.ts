import { type EventSink, EVERYONE, firstOf, includes, type State } from '@whistlestop/kernel';
import { forgetBurials, turnUpAnew } from './campaign.ts';
import { buryInDeck } from './deck.ts';
import { kinds } from './events.ts';
import {
  asked,
  buriedInRow,
  buriedOfSame,
  card1,
  card2,
  challenger,
  close,
  committed,
  count,
  deck,
  hand,
  lastTied,
  lastTies,
  level,
  lot,
  open2,
  order,
  PLACE,
  PLACE_LOT,
  placed,
  playing,
  RIGHT_TO_UPSET,
  round,
  SCORE,
  scored,
  spent,
  stage,
  UPSETTING,
  upsetWanted,
  wanted,
  where,
} from './layout.ts';
import { countBits, STATE_COUNT } from './notation.ts';
import type { MatchConstants } from './match-constants.ts';
import { bestOf, BY_FIRST_CARD, BY_LOWEST_TOTAL, BY_PLAY, playPoints, single } from './sides.ts';

/* Second edition: ties, the close column and the order of places (rulings 48 to 56). */

/** Ruling 54: the last cards tie for the third time running, or nobody tied has another card to try. */
const ENDLESS_TIES = 3;
/** Ruling 67: so many rounds in a row are buried between the same candidates, and so many whoever is tied. */
const MOST_OF_SAME = 2;
export const MOST_BURIALS = 5;

/** Fixes column and order of places, or buries the cards of a round that nobody wins. */
export function settleTies(c: MatchConstants, s: State, sink?: EventSink): void {
  const players = playing.get(s);
  const first = bestOf(c, s, players, BY_PLAY);
  const tied = !single(first);
  if (tied && mustBury(c, s, first)) {
    bury(c, s, first, sink);
    return;
  }
  forgetBurials(c, s);
  const spread = spreadOf(c, s, players);
  close.set(s, !single(players) && spread <= c.spread ? 1 : 0);
  level.set(s, tied ? first : 0);
  order.fill(s, 0);
  placed.set(s, 0);
  wanted.set(s, c.popular || c.bothTallies ? countBits(players) : 1);
  upsetWanted.set(s, 0);
  challenger.set(s, 0);
  stage.set(s, PLACE);
  if (close.get(s) === 1) sink?.emit(kinds.closeVote, EVERYONE, spread);
  if (tied) sink?.emit(kinds.levelForFirst, EVERYONE, first);
}

/** Rulings 51, 52, 54 and 67. */
function mustBury(c: MatchConstants, s: State, tied: number): boolean {
  if (c.popular && scored.get(s) > 0) return false;
  if (deck.get(s) === 0) lastTies.add(s, 1);
  if (lastTies.get(s) >= ENDLESS_TIES || isBuriedOften(c, s, tied)) return false;
  for (let seat = 0; seat < c.seats; seat++)
    if (includes(tied, seat) && (hand.at(s, seat) !== 0 || count.at(s, seat) > 1)) return true;
  return false;
}

/** Ruling 67: the same candidates tie for the third time running, or any candidates for the sixth. */
function isBuriedOften(c: MatchConstants, s: State, tied: number): boolean {
  if (!c.limitsBurials) return false;
  return buriedInRow.get(s) >= MOST_BURIALS || (lastTied.get(s) === tied && buriedOfSame.get(s) >= MOST_OF_SAME);
}

/** Puts the round's State Cards back into the deck and everybody's cards back into the hands (rulings 52, 53, 57, 62). */
function bury(c: MatchConstants, s: State, tied: number, sink?: EventSink): void {
  const now = round.get(s);
  let states = 0;
  for (let state = 0; state < STATE_COUNT; state++)
    if (where.at(s, state) === now) {
      buryInDeck(s, state);
      states++;
    }
  for (let seat = 0; seat < c.seats; seat++) {
    takeBack(s, seat, card1.at(s, seat));
    takeBack(s, seat, card2.at(s, seat));
  }
  if (c.limitsBurials) {
    buriedOfSame.set(s, lastTied.get(s) === tied ? buriedOfSame.get(s) + 1 : 1);
    buriedInRow.add(s, 1);
    lastTied.set(s, tied);
  }
  sink?.emit(kinds.buried, EVERYONE, states, tied);
  turnUpAnew(c, s);
}

function takeBack(s: State, seat: number, card: number): void {
  if (card === 0) return;
  hand.put(s, seat, hand.at(s, seat) | (1 << (card - 1)));
  spent.add(s, seat, -1);
}

/** Points between the best and the weakest play of the round (ruling 48). */
function spreadOf(c: MatchConstants, s: State, players: number): number {
  let highest = 0;
  let lowest = 0;
  let met = 0;
  for (let seat = 0; seat < c.seats; seat++) {
    if (!includes(players, seat)) continue;
    const points = playPoints(c, s, seat);
    if (met === 0 || points > highest) highest = points;
    if (met === 0 || points < lowest) lowest = points;
    met++;
  }
  return highest - lowest;
}

/** Gives out places from the first downwards until as many as wanted are settled, or a lot must decide. */
export function place(c: MatchConstants, s: State): void {
  const by = upsetWanted.get(s) === 1 ? BY_FIRST_CARD : BY_PLAY;
  while (placed.get(s) < wanted.get(s)) {
    let next = bestOf(c, s, unplaced(c, s), by);
    // Ruling 50: among those level for first the lowest total goes ahead.
    if (!single(next) && (next & level.get(s)) !== 0) next = bestOf(c, s, next, BY_LOWEST_TOTAL);
    if (!single(next)) {
      lot.set(s, next);
      stage.set(s, PLACE_LOT);
      return;
    }
    putNext(s, firstOf(next));
  }
  if (upsetWanted.get(s) === 1) stage.set(s, RIGHT_TO_UPSET);
  else openUpset(c, s);
}

/** Ruling 55: the seat drawn takes the best of the disputed places. */
export function drawPlace(s: State, seat: number, sink?: EventSink): void {
  putNext(s, seat);
  lot.set(s, 0);
  stage.set(s, PLACE);
  sink?.emit(kinds.placeLot, EVERYONE, seat, placed.get(s));
}

function putNext(s: State, seat: number): void {
  order.put(s, placed.get(s), seat + 1);
  placed.add(s, 1);
}

/** Those who play in this round and have no place yet. */
function unplaced(c: MatchConstants, s: State): number {
  let left = playing.get(s);
  for (let at = 0; at < c.seats && at < placed.get(s); at++) left &= ~(1 << (order.at(s, at) - 1));
  return left;
}

/** Rulings 40 (step 5) and 42: when everybody played one card, all but the first may try an upset. */
function openUpset(c: MatchConstants, s: State): void {
  let entitled = 0;
  for (let seat = 0; seat < c.seats; seat++) {
    if (!includes(playing.get(s), seat)) continue;
    if (count.at(s, seat) !== 1) {
      entitled = 0;
      break;
    }
    if (hand.at(s, seat) !== 0 && order.at(s, 0) !== seat + 1) entitled |= 1 << seat;
  }
  if (entitled === 0) {
    stage.set(s, SCORE);
    return;
  }
  asked.set(s, entitled);
  committed.set(s, 0);
  for (let seat = 0; seat < c.seats; seat++) if (includes(entitled, seat)) open2.put(s, seat, 1 << seat);
  stage.set(s, UPSETTING);
}
