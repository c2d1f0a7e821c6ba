import { type EventSink, EVERYONE, only, type Seat, type State } from '@whistlestop/kernel';
import { takeFromHand } from './commit.ts';
import { kinds } from './events.ts';
import {
  asked,
  card2,
  challenger,
  committed,
  COMPARE,
  count,
  DEFENDING,
  hand,
  open2,
  order,
  PLACE,
  placed,
  playing,
  SCORE,
  stage,
  upsetWanted,
  wanted,
} from './layout.ts';
import { countBits, DEFEND, PASS, UPSET } from './notation.ts';
import type { MatchConstants } from './match-constants.ts';
import { playPoints } from './sides.ts';

/* Second edition: the upset vote (rulings 42 to 47). */

/** The seat in first place. */
export const firstPlaced = (s: State): Seat => order.at(s, 0) - 1;

/** A candidate's secret answer: a card for an upset, or none. Whoever does not get the right keeps his card unseen. */
export function answerUpset(c: MatchConstants, s: State, seat: Seat, action: number, sink?: EventSink): void {
  const card = action === PASS ? 0 : action - UPSET + 1;
  card2.put(s, seat, card);
  committed.set(s, committed.get(s) | (1 << seat));
  sink?.emit(kinds.upsetAnswered, only(seat), seat, card - 1);
  if (committed.get(s) !== asked.get(s)) return;
  let wanting = 0;
  for (let other = 0; other < c.seats; other++)
    if (card2.at(s, other) !== 0) {
      count.put(s, other, 2);
      wanting |= 1 << other;
    }
  if (wanting === 0) {
    for (let other = 0; other < c.seats; other++) open2.put(s, other, EVERYONE);
    stage.set(s, SCORE);
    return;
  }
  // By electoral vote the places below the first are settled only now that they matter (ruling 55).
  upsetWanted.set(s, 1);
  wanted.set(s, countBits(playing.get(s)));
  stage.set(s, PLACE);
}

/** Ruling 42: of those who want the upset the one in the lowest place has the right. */
export function giveRightToUpset(c: MatchConstants, s: State, sink?: EventSink): void {
  let chosen = -1;
  for (let at = placed.get(s) - 1; at > 0; at--) {
    const seat = order.at(s, at) - 1;
    if (chosen < 0 && card2.at(s, seat) !== 0) {
      chosen = seat;
      challenger.set(s, seat + 1);
      sink?.emit(kinds.upsetClaimed, EVERYONE, seat, at + 1);
    } else {
      card2.put(s, seat, 0);
      count.put(s, seat, 1);
    }
  }
  for (let seat = 0; seat < c.seats; seat++) if (seat !== chosen) open2.put(s, seat, EVERYONE);
  stage.set(s, hand.at(s, firstPlaced(s)) === 0 ? COMPARE : DEFENDING);
}

/** Ruling 43: the candidate in first place may add a card without knowing the challenger's. */
export function defend(s: State, action: number, sink?: EventSink): void {
  const seat = firstPlaced(s);
  const card = action === PASS ? 0 : action - DEFEND + 1;
  card2.put(s, seat, card);
  count.put(s, seat, card === 0 ? 1 : 2);
  stage.set(s, COMPARE);
  sink?.emit(kinds.defended, EVERYONE, seat, card === 0 ? 0 : 1);
}

/** Turns up both cards; a higher total of the challenger reverses the whole order (rulings 44 and 45). */
export function compareUpset(c: MatchConstants, s: State, sink?: EventSink): void {
  const seat = challenger.get(s) - 1;
  const defender = firstPlaced(s);
  showSecond(c, s, seat, sink);
  if (card2.at(s, defender) !== 0) showSecond(c, s, defender, sink);
  const attack = playPoints(c, s, seat);
  const defence = playPoints(c, s, defender);
  if (attack > defence) {
    sink?.emit(kinds.upsetWon, EVERYONE, seat, attack, defender, defence);
    for (let low = 0, high = placed.get(s) - 1; low < high; low++, high--) {
      const held = order.at(s, low);
      order.put(s, low, order.at(s, high));
      order.put(s, high, held);
    }
  } else sink?.emit(kinds.upsetLost, EVERYONE, seat, attack, defender, defence);
  stage.set(s, SCORE);
}

function showSecond(c: MatchConstants, s: State, seat: Seat, sink?: EventSink): void {
  takeFromHand(s, seat, card2.at(s, seat));
  open2.put(s, seat, EVERYONE);
  sink?.emit(kinds.secondShown, EVERYONE, seat, card2.at(s, seat) - 1, playPoints(c, s, seat));
}
