import { EVERYONE, read, type EventSink, type Seat, type State } from '@whistlestop/kernel';
import { beginChallenge } from './challenge.ts';
import { type MatchConstants, PILE, STATE } from './match-constants.ts';
import { beginEffect } from './effects.ts';
import { events } from './events.ts';
import { Phase } from './layout.ts';
import { moveVotes } from './votes.ts';
import { awaitChance, awaitSeat, INCUMBENT, whoIs } from './waiting.ts';

/** Rounds 1 to 3: turns, pawns and cheats. */

/** Opens a round: all pawns at its start, the Incumbent first (ruling 11). Round 4 begins at once (ruling 13). */
export function beginRound(c: MatchConstants, s: State, round: number, sink?: EventSink): void {
  const { round: present, walked, turn } = c.fields;
  present.set(s, round);
  walked.fill(s, 0);
  turn.set(s, INCUMBENT);
  sink?.emit(events.kinds.roundBegan, EVERYONE, round);
  if (round === 4) beginChallenge(c, s, sink);
  else awaitChance(c, s, Phase.move);
}

/** Whether a player has completed the present round and waits for the others. */
export const hasFinished = (c: MatchConstants, s: State, seat: Seat): boolean =>
  c.fields.walked.at(s, seat) === read(c.ringFinish, c.fields.round.get(s));

function everyoneHasFinished(c: MatchConstants, s: State): boolean {
  for (let seat = 0; seat <= c.states; seat++) if (!hasFinished(c, s, seat)) return false;
  return true;
}

/** Ends the present turn and goes on to the next player who has something to do; some player has not finished. */
export function passTurn(c: MatchConstants, s: State): void {
  let seat = c.fields.turn.get(s);
  do {
    seat = seat === c.states ? INCUMBENT : seat + 1;
  } while (!beginTurn(c, s, seat));
}

/**
 * Puts a player at turn: a State decides on a cheat first (ruling 27), then whoever has not finished rolls. False when the
 * turn is skipped.
 */
export function beginTurn(c: MatchConstants, s: State, seat: Seat): boolean {
  c.fields.turn.set(s, seat);
  if (seat !== INCUMBENT && mayConsiderCheating(c, s, seat - 1)) return awaitSeat(c, s, Phase.cheat, seat);
  return goOn(c, s, seat);
}

function goOn(c: MatchConstants, s: State, seat: Seat): boolean {
  // A doubling that was not used on the very next turn is lost (ruling 32).
  if (seat !== INCUMBENT) c.fields.doubled.put(s, seat - 1, 0);
  return hasFinished(c, s, seat) ? false : awaitChance(c, s, Phase.move);
}

/**
 * Whether a State is asked for a Cheat Card. This looks only at what everyone can see: whether the cards it holds can be
 * played is the State's secret, so a State that holds any is asked.
 */
function mayConsiderCheating(c: MatchConstants, s: State, state: number): boolean {
  const { hand, pile } = c.fields;
  if (hand.at(s, state) === 0 || pile.at(s, state) === 0) return false;
  return c.options.waitingStatesMayCheat || !hasFinished(c, s, state + 1);
}

/** A State plays a Cheat Card: its value, twice after Stop Counting, at most the pile (rulings 30 and 32). */
export function playCheat(c: MatchConstants, s: State, seat: Seat, card: number, sink?: EventSink): void {
  const { cheatZone, hand, doubled } = c.fields;
  const state = seat - 1;
  const twice = doubled.at(s, state);
  const votes = moveVotes(c, s, state, PILE, STATE, read(c.cheatValue, card) << twice);
  cheatZone.put(s, card, c.zones.stack + state);
  hand.add(s, state, -1);
  sink?.emit(events.kinds.cheated, EVERYONE, whoIs(c, seat), card, votes, twice);
  afterCheat(c, s, seat);
}

/** The State has cheated or held its cards: it rolls, or waits on. */
export function afterCheat(c: MatchConstants, s: State, seat: Seat): void {
  if (!goOn(c, s, seat)) passTurn(c, s);
}

/** The player at turn moves; reaching or passing the start for the last time ends the round for him (rulings 8 and 9). */
export function movePawn(c: MatchConstants, s: State, pips: number, sink?: EventSink): void {
  const { turn, round, walked } = c.fields;
  const seat = turn.get(s);
  const ring = round.get(s);
  const length = read(c.ringLength, ring);
  const before = walked.at(s, seat);
  const after = before + pips;
  sink?.emit(events.kinds.rolled, EVERYONE, whoIs(c, seat), pips);
  if (after >= read(c.ringFinish, ring)) {
    walked.put(s, seat, read(c.ringFinish, ring));
    sink?.emit(events.kinds.finished, EVERYONE, whoIs(c, seat), ring);
    if (everyoneHasFinished(c, s)) beginRound(c, s, ring + 1, sink);
    else passTurn(c, s);
    return;
  }
  walked.put(s, seat, after);
  const space = after % length;
  sink?.emit(events.kinds.moved, EVERYONE, whoIs(c, seat), ring, before % length, space);
  const row = read(c.ringRow, ring) + space * 2 + (seat === INCUMBENT ? 0 : 1);
  if (!beginEffect(c, s, row, sink)) passTurn(c, s);
}
