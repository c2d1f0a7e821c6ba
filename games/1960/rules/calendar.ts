/** The nine turns: which of them are special, and what the others ask for. */
import type { State } from '@whistlestop/kernel';
import { turn } from './layout.ts';

export const DEBATE_TURN = 6;
export const ELECTION_TURN = 9;
/** Activity phases of a normal turn. */
export const ACTIVITIES = 5;

const isBeforeDebates = (s: State): boolean => turn.get(s) < DEBATE_TURN;

/** Whether the Debates are over, and with them every use of debate events (ruling 74). */
export const isAfterDebates = (s: State): boolean => turn.get(s) > DEBATE_TURN;

/** Cards dealt to each side at the beginning of this turn. */
export const handSize = (s: State): number => (isBeforeDebates(s) ? 6 : 7);

/** Cards each side sets aside at the end of this turn. */
export const asideDue = (s: State): number => (isBeforeDebates(s) ? 1 : 2);
