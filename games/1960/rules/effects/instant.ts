/** Operations without a choice: gains, losses and moves that simply happen. */
import { type EventSink, type Frame, read, type Seat, type State } from '@whistlestop/kernel';
import * as board from '../cubes-and-markers.ts';
import { CARD_COUNT } from '../../cards/card-tables.ts';
import { STATES_OF_REGION } from '../states.ts';
import { BY_EVENT, kinds } from '../events.ts';
import { arg, type GameOperation, sourceOf } from '../frames.ts';
import { known, momentum, support, tokens } from '../layout.ts';
import { beginLasting } from '../modifiers.ts';
import { NO_ONE, opponentOf } from '../seats.ts';
import { inHand } from '../zones.ts';
import { resolveWho } from './who.ts';

/** An operation on whomever its first number means; skipped when that is nobody (ruling 42). */
const forWhom = (work: (s: State, seat: Seat, a: number, b: number, sink?: EventSink) => void): GameOperation => ({
  begin(s: State, f: Frame, sink?: EventSink) {
    const seat = resolveWho(s, f, arg(s, f, 0));
    if (seat !== NO_ONE) work(s, seat, arg(s, f, 1), arg(s, f, 2), sink);
    return false;
  },
});

export const gainSupport = forWhom((s, seat, count, state, sink) => board.gainSupport(s, seat, state, count, sink));
export const loseSupport = forWhom((s, seat, count, state, sink) => board.loseSupport(s, seat, state, count, sink));
export const loseSupportAtToken = forWhom((s, seat, count, _unused, sink) =>
  board.loseSupport(s, seat, tokens.at(s, seat), count, sink),
);
export const gainIssue = forWhom((s, seat, count, issue, sink) => board.gainIssue(s, seat, issue, count, sink));
export const loseIssue = forWhom((s, seat, count, issue, sink) => board.loseIssue(s, seat, issue, count, sink));
export const gainMedia = forWhom((s, seat, count, region, sink) => board.gainMedia(s, seat, region, count, sink));
export const gainMomentum = forWhom((s, seat, count, _unused, sink) =>
  board.gainMomentum(s, seat, count, BY_EVENT, sink),
);
export const loseMomentum = forWhom((s, seat, count, _unused, sink) =>
  board.loseMomentum(s, seat, count, BY_EVENT, sink),
);
export const moveToken = forWhom((s, seat, state, _unused, sink) => board.moveToken(s, seat, state, sink));
export const exhaust = forWhom((s, seat, _a, _b, sink) => board.exhaustCandidate(s, seat, sink));

export const matchMomentum = forWhom((s, seat, _a, _b, sink) => {
  const behind = momentum.at(s, opponentOf(seat)) - momentum.at(s, seat);
  if (behind > 0) board.gainMomentum(s, seat, behind, BY_EVENT, sink);
});

export const gainInEmptyStates = forWhom((s, seat, region, _unused, sink) => {
  const states = STATES_OF_REGION[region] as Int32Array;
  for (let i = 0; i < states.length; i++)
    if (support.at(s, read(states, i)) === 0) board.gainSupport(s, seat, read(states, i), 1, sink);
});

/** Shows the whole hand to the other side, which remembers it (ruling 53). */
export const showHand = forWhom((s, seat, _a, _b, sink) => {
  const viewer = 1 << opponentOf(seat);
  for (let card = 0; card < CARD_COUNT; card++) {
    if (!inHand(s, seat, card)) continue;
    known.put(s, card, known.at(s, card) | viewer);
    sink?.emit(kinds.handShown, viewer | (1 << seat), seat, card);
  }
});

export const moveUp: GameOperation = {
  begin(s, f, sink) {
    board.moveIssueUp(s, arg(s, f, 0), arg(s, f, 1), sink);
    return false;
  },
};

/** Both leaders are read before either loses a cube. */
export const leadersLose: GameOperation = {
  begin(s, f, sink) {
    const one = arg(s, f, 0);
    const other = arg(s, f, 1);
    const leader = board.issueLeader(s, one);
    const otherLeader = board.issueLeader(s, other);
    if (leader !== NO_ONE) board.loseIssue(s, leader, one, 1, sink);
    if (otherLeader !== NO_ONE) board.loseIssue(s, otherLeader, other, 1, sink);
    if (leader !== NO_ONE && leader === otherLeader) board.loseMomentum(s, leader, 1, BY_EVENT, sink);
    return false;
  },
};

/** Puts the card's event in force; with nobody to bear on there is none (ruling 59). */
export const lasting: GameOperation = {
  begin(s, f, sink) {
    const seat = resolveWho(s, f, arg(s, f, 0));
    if (seat !== NO_ONE) beginLasting(s, sourceOf(s, f), seat, sink);
    return false;
  },
};

/** Conditions of the vocabulary. */
export const conditions = {
  leads: (s: State, f: Frame, who: number, issue: number): boolean =>
    board.issueLeader(s, issue) === resolveWho(s, f, who),
  leadsIssues: (s: State, f: Frame, who: number, atLeast: number): boolean =>
    board.issuesLed(s, resolveWho(s, f, who)) >= atLeast,
};
