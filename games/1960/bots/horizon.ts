import { read, type Seat, type State } from '@whistlestop/kernel';
import {
  ACTIVITY,
  activity,
  DEBATE_TURN,
  ELECTION_TURN,
  first,
  INITIATIVE,
  phase,
  toAct,
  turn,
} from '../rules/parts.ts';

/** Plays of each side in a turn with Activity Phases, and such turns in the game. */
export const PLAYS_A_TURN = 5;
export const ALL_PLAYS = 35;

/** Plays each side had made when a turn begins. */
const playedBefore = Int32Array.of(0, 0, 5, 10, 15, 20, 25, 25, 30, 35);

/** Plays a seat has left in this turn. */
export function playsLeftInTurn(s: State, seat: Seat): number {
  const now = turn.get(s);
  if (now === DEBATE_TURN || now === ELECTION_TURN) return 0;
  if (phase.get(s) === INITIATIVE) return PLAYS_A_TURN;
  if (phase.get(s) !== ACTIVITY) return 0;
  const round = activity.get(s);
  const made = toAct.get(s) !== first.get(s) && seat === first.get(s) ? round : round - 1;
  return PLAYS_A_TURN - made;
}

/** Plays left to each side in the rest of the game, the mean of both sides rounded up. */
export function playsLeft(s: State): number {
  const now = turn.get(s);
  const after = ALL_PLAYS - read(playedBefore, Math.min(now, ELECTION_TURN));
  if (now === DEBATE_TURN || now === ELECTION_TURN || phase.get(s) === INITIATIVE) return after;
  if (phase.get(s) !== ACTIVITY) return after - PLAYS_A_TURN;
  return after - activity.get(s) + 1;
}

/** Momentum Phases still to come in which issues are rewarded, this turn's included. */
export function awardsToCome(s: State): number {
  const now = turn.get(s);
  const later = now < DEBATE_TURN ? 7 - now : now === DEBATE_TURN ? 2 : Math.max(0, 8 - now);
  return phase.get(s) <= ACTIVITY && now !== DEBATE_TURN && now !== ELECTION_TURN ? later + 1 : later;
}
