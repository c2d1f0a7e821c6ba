/** EN, Support Checks: one cube per check; an own cube succeeds. Shared by campaigning, advertising and Election Day. */
import {
  CHANCE_ACTS,
  EVERYONE,
  type EventSink,
  type Frame,
  only,
  type Pending,
  type Seat,
  type State,
} from '@whistlestop/kernel';
import { bagTotal, takeCube } from './bag.ts';
import { kinds } from './events.ts';
import { register, setRegister } from './frames.ts';
import { redraw } from './modifiers.ts';
import { NO_ACTION, YES_ACTION } from './notation.ts';

/** Registers of every operation that makes checks: what it is doing, and how many checks are left to draw. */
export const MODE = 3;
export const CHECKS_LEFT = 5;

/** What such an operation can be doing. Any other mode belongs to the operation itself. */
const DRAWING = 1;
export const ASKING_REDRAW = 2;
const REDRAWING = 3;

export function beginChecks(s: State, f: Frame, count: number): void {
  setRegister(s, f, CHECKS_LEFT, count);
  setRegister(s, f, MODE, DRAWING);
}

export const isDrawing = (mode: number): boolean => mode === DRAWING || mode === REDRAWING;

/** Who must act while checks are being made for a seat. */
export const pendingCheck = (mode: number, seat: Seat): Pending => (isDrawing(mode) ? CHANCE_ACTS : only(seat));

/** The two answers to the question whether a failed check is drawn again. */
export function redrawAnswers(out: Int16Array): number {
  out[0] = YES_ACTION;
  out[1] = NO_ACTION;
  return 2;
}

/** Draws one cube; true when the check succeeded. `state` is -1 for advertising. */
export function drawCheck(s: State, f: Frame, seat: Seat, state: number, outcome: number, sink?: EventSink): boolean {
  const colour = takeCube(s, outcome, sink);
  sink?.emit(kinds.checkDrawn, EVERYONE, seat, colour, state);
  if (colour !== seat && register(s, f, MODE) === DRAWING && redraw.any(s, seat)) {
    setRegister(s, f, MODE, ASKING_REDRAW);
    return false;
  }
  endCheck(s, f, sink);
  return colour === seat;
}

/** Takes the answer whether the failed check is drawn again (once per check). */
export function answerRedraw(s: State, f: Frame, seat: Seat, action: number, sink?: EventSink): void {
  if (action === NO_ACTION) endCheck(s, f, sink);
  else {
    setRegister(s, f, MODE, REDRAWING);
    sink?.emit(kinds.checkRedrawn, EVERYONE, seat);
  }
}

function endCheck(s: State, f: Frame, sink?: EventSink): void {
  const left = register(s, f, CHECKS_LEFT) - 1;
  setRegister(s, f, MODE, DRAWING);
  setRegister(s, f, CHECKS_LEFT, left);
  failIfBagIsEmpty(s, f, sink);
}

/** With nothing left to draw every remaining check fails (ruling 13); only on Election Day can that be. */
export function failIfBagIsEmpty(s: State, f: Frame, sink?: EventSink): void {
  const left = register(s, f, CHECKS_LEFT);
  if (left === 0 || bagTotal(s) > 0) return;
  setRegister(s, f, CHECKS_LEFT, 0);
  sink?.emit(kinds.bagEmpty, EVERYONE, left);
}
