import { EVERYONE, read, type EventSink, type Seat, type State } from '@whistlestop/kernel';
import { beginChallenge } from './challenge.ts';
import { type Edition, PILE, STATE } from './edition.ts';
import { beginEffect } from './effects.ts';
import { events } from './events.ts';
import { Phase } from './layout.ts';
import { moveVotes } from './votes.ts';
import { awaitChance, awaitSeat, INCUMBENT, whoIs } from './waiting.ts';

/** Rounds 1 to 3: turns, pawns and cheats. */

/** Opens a round: all pawns at its start, the Incumbent first (ruling 11). Round 4 begins at once (ruling 13). */
export function beginRound(e: Edition, s: State, round: number, sink?: EventSink): void {
  const { round: present, walked, turn } = e.fields;
  present.set(s, round);
  walked.fill(s, 0);
  turn.set(s, INCUMBENT);
  sink?.emit(events.kinds.roundBegan, EVERYONE, round);
  if (round === 4) beginChallenge(e, s, sink);
  else awaitChance(e, s, Phase.move);
}

/** Whether a player has completed the present round and waits for the others. */
export const hasFinished = (e: Edition, s: State, seat: Seat): boolean =>
  e.fields.walked.at(s, seat) === read(e.ringFinish, e.fields.round.get(s));

function everyoneHasFinished(e: Edition, s: State): boolean {
  for (let seat = 0; seat <= e.states; seat++) if (!hasFinished(e, s, seat)) return false;
  return true;
}

/** Ends the present turn and goes on to the next player who has something to do; some player has not finished. */
export function passTurn(e: Edition, s: State): void {
  let seat = e.fields.turn.get(s);
  do {
    seat = seat === e.states ? INCUMBENT : seat + 1;
  } while (!beginTurn(e, s, seat));
}

/**
 * Puts a player at turn: a State decides on a cheat first (ruling 27), then whoever has not finished rolls. False when the
 * turn is skipped.
 */
export function beginTurn(e: Edition, s: State, seat: Seat): boolean {
  e.fields.turn.set(s, seat);
  if (seat !== INCUMBENT && mayConsiderCheating(e, s, seat - 1)) return awaitSeat(e, s, Phase.cheat, seat);
  return goOn(e, s, seat);
}

function goOn(e: Edition, s: State, seat: Seat): boolean {
  // A doubling that was not used on the very next turn is lost (ruling 32).
  if (seat !== INCUMBENT) e.fields.doubled.put(s, seat - 1, 0);
  return hasFinished(e, s, seat) ? false : awaitChance(e, s, Phase.move);
}

/**
 * Whether a State is asked for a Cheat Card. This looks only at what everyone can see: whether the cards it holds can be
 * played is the State's secret, so a State that holds any is asked.
 */
function mayConsiderCheating(e: Edition, s: State, state: number): boolean {
  const { hand, pile } = e.fields;
  if (hand.at(s, state) === 0 || pile.at(s, state) === 0) return false;
  return e.options.waitingStatesMayCheat || !hasFinished(e, s, state + 1);
}

/** A State plays a Cheat Card: its value, twice after Stop Counting, at most the pile (rulings 30 and 32). */
export function playCheat(e: Edition, s: State, seat: Seat, card: number, sink?: EventSink): void {
  const { cheatZone, hand, doubled } = e.fields;
  const state = seat - 1;
  const twice = doubled.at(s, state);
  const votes = moveVotes(e, s, state, PILE, STATE, read(e.cheatValue, card) << twice);
  cheatZone.put(s, card, e.zones.stack + state);
  hand.add(s, state, -1);
  sink?.emit(events.kinds.cheated, EVERYONE, whoIs(e, seat), card, votes, twice);
  afterCheat(e, s, seat);
}

/** The State has cheated or held its cards: it rolls, or waits on. */
export function afterCheat(e: Edition, s: State, seat: Seat): void {
  if (!goOn(e, s, seat)) passTurn(e, s);
}

/** The player at turn moves; reaching or passing the start for the last time ends the round for him (rulings 8 and 9). */
export function movePawn(e: Edition, s: State, pips: number, sink?: EventSink): void {
  const { turn, round, walked } = e.fields;
  const seat = turn.get(s);
  const ring = round.get(s);
  const length = read(e.ringLength, ring);
  const before = walked.at(s, seat);
  const after = before + pips;
  sink?.emit(events.kinds.rolled, EVERYONE, whoIs(e, seat), pips);
  if (after >= read(e.ringFinish, ring)) {
    walked.put(s, seat, read(e.ringFinish, ring));
    sink?.emit(events.kinds.finished, EVERYONE, whoIs(e, seat), ring);
    if (everyoneHasFinished(e, s)) beginRound(e, s, ring + 1, sink);
    else passTurn(e, s);
    return;
  }
  walked.put(s, seat, after);
  const space = after % length;
  sink?.emit(events.kinds.moved, EVERYONE, whoIs(e, seat), ring, before % length, space);
  const row = read(e.ringRow, ring) + space * 2 + (seat === INCUMBENT ? 0 : 1);
  if (!beginEffect(e, s, row, sink)) passTurn(e, s);
}
