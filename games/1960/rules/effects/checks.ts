/** Support checks that events and strategy cards grant on Election Day: always drawn, nothing exempts (ruling 79). */
import { type EventSink, type Frame, only, read, type Seat, type State } from '@whistlestop/kernel';
import { fromBag } from '../bag.ts';
import { gainSupport } from '../cubes-and-markers.ts';
import { STATE_OF } from '../../cards/card-tables.ts';
import { STATE_COUNT } from '../states.ts';
import { arg, type GameOperation, playerOf, register, setRegister, sourceOf } from '../frames.ts';
import { ADD_ACTION } from '../notation.ts';
import {
  beginChecks,
  CHECKS_LEFT,
  drawCheck,
  failIfBagIsEmpty,
  isDrawing,
  MODE,
  pendingCheck,
} from '../support-checks.ts';
import { NO_ONE } from '../seats.ts';
import { resolveWho } from './who.ts';

const CHECKER = 2;
const CHECKED_STATE = 4;
const NAMING = 0;
/** Checks each strategy card brings in its state. */
export const CHECKS_PER_CARD = 3;

function start(s: State, f: Frame, seat: Seat, state: number, count: number, sink?: EventSink): boolean {
  setRegister(s, f, CHECKER, seat);
  setRegister(s, f, CHECKED_STATE, state);
  beginChecks(s, f, count);
  failIfBagIsEmpty(s, f, sink);
  return register(s, f, CHECKS_LEFT) > 0;
}

function drawOne(s: State, f: Frame, outcome: number, sink?: EventSink): boolean {
  const seat = register(s, f, CHECKER);
  const state = register(s, f, CHECKED_STATE);
  if (drawCheck(s, f, seat, state, outcome, sink)) gainSupport(s, seat, state, 1, sink);
  return register(s, f, CHECKS_LEFT) > 0;
}

const drawing: Pick<GameOperation, 'pending' | 'chance' | 'draw' | 'apply'> = {
  pending: (s, f) => pendingCheck(register(s, f, MODE), register(s, f, CHECKER)),
  ...fromBag,
  apply: (s, f, _actor, outcome, sink) => drawOne(s, f, outcome, sink),
};

/** Three checks in the state of the strategy card being resolved. */
export const checkStrategyState: GameOperation = {
  ...drawing,
  begin: (s, f, sink) => start(s, f, playerOf(s, f), read(STATE_OF, sourceOf(s, f)), CHECKS_PER_CARD, sink),
};

export const checkSupport: GameOperation = {
  ...drawing,
  begin(s, f, sink) {
    const seat = resolveWho(s, f, arg(s, f, 0));
    return seat !== NO_ONE && start(s, f, seat, arg(s, f, 2), arg(s, f, 1), sink);
  },
};

/** Recount: the state is named before the draws (ruling 82). */
export const checkSupportAnywhere: GameOperation = {
  ...drawing,
  begin(s, f) {
    setRegister(s, f, CHECKER, resolveWho(s, f, arg(s, f, 0)));
    setRegister(s, f, MODE, NAMING);
    return true;
  },
  pending: (s, f) =>
    isDrawing(register(s, f, MODE)) ? pendingCheck(register(s, f, MODE), 0) : only(register(s, f, CHECKER)),
  legal(_s, _f, _seat, out) {
    for (let state = 0; state < STATE_COUNT; state++) out[state] = ADD_ACTION + state;
    return STATE_COUNT;
  },
  apply(s, f, seat, code, sink) {
    if (isDrawing(register(s, f, MODE))) return drawOne(s, f, code, sink);
    return start(s, f, seat, code - ADD_ACTION, arg(s, f, 1), sink);
  },
  question: () => 'recount',
  left: (s, f) => arg(s, f, 1),
};
