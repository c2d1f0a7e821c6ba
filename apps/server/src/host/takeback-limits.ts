import { Refused, refusalOf } from '@whistlestop/client';
import { type Match, type Seat, undoDepth } from '@whistlestop/kernel';

/** The most undos at one decision: far more than anybody needs. */
const MAX_UNDOS = 48;
/** The most entries of a log that no longer count: a base, and so many for each step that does. */
const TAKEN_BACK = 400;
const TAKEN_BACK_PER_STEP = 6;

/** Refuses an undo beyond the limit, counted since the seat's last boundary. */
export function refuseTooManyUndos(match: Match, seat: Seat): void {
  const fixed = match.steps.at(-1 - undoDepth(match.steps, seat))?.sequence ?? 0;
  const undos = match.log.slice(fixed).filter(({ kind }) => kind === 'undo').length;
  if (undos >= MAX_UNDOS) throw new Refused(refusalOf('too-many-undos'));
  refuseTooMuchTakenBack(match);
}

/** Refuses an undo or takeback in a match whose log consists of little else. */
export function refuseTooMuchTakenBack({ log, steps }: Match): void {
  if (log.length - steps.length > TAKEN_BACK + TAKEN_BACK_PER_STEP * steps.length)
    throw new Refused(refusalOf('too-many-undos'));
}
