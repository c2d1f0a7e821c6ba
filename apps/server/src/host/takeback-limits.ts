import { Refused, refusalOf } from '@whistlestop/client';
import { type Match, type Seat, undoDepth } from '@whistlestop/kernel';

/** Steps back from one decision: far more than anybody needs to try what there is. */
const UNDOS = 48;
/** Entries of a log that no longer count: so many in any match, and so many for each step that does. */
const TAKEN_BACK = 400;
const TAKEN_BACK_PER_STEP = 6;

/** Refuses a seat its next step back where it has gone back often enough since what it can no longer take back alone. */
export function refuseTooManyUndos(match: Match, seat: Seat): void {
  const fixed = match.steps.at(-1 - undoDepth(match.steps, seat))?.sequence ?? 0;
  const undos = match.log.slice(fixed).filter(({ kind }) => kind === 'undo').length;
  if (undos >= UNDOS) throw new Refused(refusalOf('too-many-undos'));
  refuseTooMuchTakenBack(match);
}

/** Refuses to take anything back in a match whose log would consist of little else. */
export function refuseTooMuchTakenBack({ log, steps }: Match): void {
  if (log.length - steps.length > TAKEN_BACK + TAKEN_BACK_PER_STEP * steps.length)
    throw new Refused(refusalOf('too-many-undos'));
}
