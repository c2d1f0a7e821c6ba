import {
  type EventSink,
  EVERYONE,
  firstOf,
  includes,
  only,
  read,
  readList,
  type Seat,
  type SeatMask,
  type State,
} from '@whistlestop/kernel';
import { kinds } from './events.ts';
import {
  ANSWERING,
  asked,
  card1,
  card2,
  committed,
  count,
  doubled,
  ELECTION,
  hand,
  leaders,
  open1,
  open2,
  playing,
  race,
  recessSpent,
  REVEAL,
  SCORE,
  SECONDS,
  SETTLE_TIES,
  spent,
  stage,
} from './layout.ts';
import { ANSWER, FIRST_CARD, PAIR, pairCode, PASS, RECESS, SECOND_CARD } from './notation.ts';
import type { MatchConstants } from './match-constants.ts';
import { partyOf, playPoints, rivalsOf } from './sides.ts';

/** Who is waited for: leaders first, then the others of their contest (rulings 7, 25 and 30). */
export function pendingCommit(c: MatchConstants, s: State): SeatMask {
  const open = asked.get(s) & ~committed.get(s);
  const waitedFor = leaders.get(s) & open;
  if (waitedFor === 0) return open;
  let pending = waitedFor;
  for (let seat = 0; seat < c.seats; seat++)
    if (includes(open, seat) && (waitedFor & rivalsOf(c, s, seat)) === 0) pending |= 1 << seat;
  return pending;
}

/**
 * Who may act without being waited for: whoever may still change his commit, which leaders may not (rulings 5 and 7),
 * and whoever may call a recess before the first commit of the round (ruling 32).
 */
export function revisableCommit(c: MatchConstants, s: State): SeatMask {
  let may = committed.get(s) & ~leaders.get(s);
  for (let seat = 0; seat < c.seats; seat++) if (mayCallRecess(s, seat)) may |= 1 << seat;
  return may & ~pendingCommit(c, s);
}

/** Ruling 32: once per party, in the ticket election, between two rounds. */
export const mayCallRecess = (s: State, seat: Seat): boolean =>
  race.get(s) === ELECTION && committed.get(s) === 0 && !includes(recessSpent.get(s), partyOf(seat));

/** Whether a seat may commit two cards now (rulings 12, 14 and 36). */
export function mayDouble(c: MatchConstants, s: State, seat: Seat): boolean {
  const held = hand.at(s, seat);
  return (held & (held - 1)) !== 0 && (c.second || !includes(doubled.get(s), seat));
}

/** Whether a seat may commit, for the first time or again. */
export function mayCommit(c: MatchConstants, s: State, seat: Seat): boolean {
  if (includes(committed.get(s) & ~leaders.get(s), seat)) return true;
  return includes(pendingCommit(c, s), seat);
}

/** Lists the plays of a seat: single cards, then pairs; the first edition does not care which card of a pair is first. */
export function listPlays(c: MatchConstants, s: State, seat: Seat, out: Int16Array): number {
  let found = 0;
  if (mayCommit(c, s, seat)) {
    const held = hand.at(s, seat);
    for (let rest = held; rest !== 0; rest &= rest - 1) out[found++] = firstOf(rest);
    if (mayDouble(c, s, seat)) {
      const cards = found;
      for (let i = 0; i < cards; i++)
        for (let j = c.second ? 0 : i + 1; j < cards; j++)
          if (i !== j) out[found++] = pairCode(readList(out, i), readList(out, j));
    }
  }
  if (mayCallRecess(s, seat)) out[found++] = RECESS;
  return found;
}

/** Lays a candidate's cards face down; when the last ones lie there, all are turned up. */
export function commit(s: State, seat: Seat, play: number, sink?: EventSink): void {
  const first = read(FIRST_CARD, play);
  const second = read(SECOND_CARD, play);
  card1.put(s, seat, first);
  card2.put(s, seat, second);
  count.put(s, seat, play >= PAIR ? 2 : 1);
  committed.set(s, committed.get(s) | (1 << seat));
  sink?.emit(kinds.committed, only(seat), seat, play >= PAIR ? 2 : 1, first - 1, second - 1);
  if (committed.get(s) === asked.get(s)) stage.set(s, REVEAL);
}

/** Turns up the committed cards: all of them, or in the second edition one of each pair (ruling 40, step 2). */
export function reveal(c: MatchConstants, s: State, sink?: EventSink): void {
  let pairs = 0;
  let answerers = 0;
  for (let seat = 0; seat < c.seats; seat++) {
    if (!includes(playing.get(s), seat)) continue;
    const isPair = card2.at(s, seat) !== 0;
    takeFromHand(s, seat, card1.at(s, seat));
    open1.put(s, seat, EVERYONE);
    if (c.second) {
      if (isPair) pairs |= 1 << seat;
      else if (hand.at(s, seat) !== 0) answerers |= 1 << seat;
    } else if (isPair) {
      takeFromHand(s, seat, card2.at(s, seat));
      doubled.set(s, doubled.get(s) | (1 << seat));
    }
    if (c.second && isPair) sink?.emit(kinds.declared, EVERYONE, seat, card1.at(s, seat) - 1);
    else
      sink?.emit(kinds.revealed, EVERYONE, seat, card1.at(s, seat) - 1, card2.at(s, seat) - 1, playPoints(c, s, seat));
  }
  if (!c.second) {
    openSeconds(c, s);
    stage.set(s, SCORE);
  } else if (pairs === 0) {
    openSeconds(c, s);
    stage.set(s, SETTLE_TIES);
  } else if (answerers === 0) stage.set(s, SECONDS);
  else {
    asked.set(s, answerers);
    committed.set(s, 0);
    stage.set(s, ANSWERING);
  }
}

/** Lists the answers to a declared double: any card, or none. */
export function listAnswers(s: State, seat: Seat, out: Int16Array): number {
  return listWithPass(s, seat, ANSWER, out);
}

/** Lists the cards of a seat's hand under one verb, and `pass`. */
export function listWithPass(s: State, seat: Seat, verb: number, out: Int16Array): number {
  const held = hand.at(s, seat);
  let found = 0;
  for (let rest = held; rest !== 0; rest &= rest - 1) out[found++] = verb + firstOf(rest);
  out[found++] = PASS;
  return found;
}

/** Lays a second card face down, or nothing; which of the two is secret too (ruling 40, step 3, and ruling 69). */
export function answer(c: MatchConstants, s: State, seat: Seat, action: number, sink?: EventSink): void {
  const card = action === PASS ? 0 : action - ANSWER + 1;
  card2.put(s, seat, card);
  if (!c.secretAnswers) count.put(s, seat, card === 0 ? 1 : 2);
  committed.set(s, committed.get(s) | (1 << seat));
  sink?.emit(kinds.answered, only(seat), seat, card - 1);
  if (committed.get(s) !== asked.get(s)) return;
  stage.set(s, SECONDS);
  for (let other = 0; other < c.seats; other++)
    if (includes(asked.get(s), other) && card2.at(s, other) === 0) sink?.emit(kinds.addsNothing, EVERYONE, other);
}

/** Turns up all second cards together. */
export function revealSeconds(c: MatchConstants, s: State, sink?: EventSink): void {
  for (let seat = 0; seat < c.seats; seat++) {
    if (card2.at(s, seat) === 0) continue;
    count.put(s, seat, 2);
    takeFromHand(s, seat, card2.at(s, seat));
    sink?.emit(kinds.secondShown, EVERYONE, seat, card2.at(s, seat) - 1, playPoints(c, s, seat));
  }
  openSeconds(c, s);
  stage.set(s, SETTLE_TIES);
}

/** Makes everyone's second card, or its absence, public. */
function openSeconds(c: MatchConstants, s: State): void {
  for (let seat = 0; seat < c.seats; seat++) open2.put(s, seat, EVERYONE);
}

/** Spends a card (from 1). */
export function takeFromHand(s: State, seat: Seat, card: number): void {
  hand.put(s, seat, hand.at(s, seat) & ~(1 << (card - 1)));
  spent.add(s, seat, 1);
}
