/** EN, B2 Advertising in Regions: one check per CP, then the successes go into any regions (ruling 90). */
import { type Frame, only, type State } from '@whistlestop/kernel';
import { fromBag } from './bag.ts';
import { gainMedia } from './cubes-and-markers.ts';
import { REGIONS } from './map.ts';
import { type GameOperation, playerOf, register, setRegister } from './frames.ts';
import { DONE_ACTION, MEDIA_ACTION } from './notation.ts';
import { CP } from './campaigning.ts';
import {
  answerRedraw,
  ASKING_REDRAW,
  beginChecks,
  CHECKS_LEFT,
  drawCheck,
  isDrawing,
  MODE,
  pendingCheck,
  redrawAnswers,
} from './support-checks.ts';

/** Successful cubes not yet placed. */
const SUCCESSES = 4;
/** The region placed in last, for the canonical order. */
const LAST = 6;
const PLACING = 5;

/** Places the successes when all cubes are drawn. */
function afterCheck(s: State, f: Frame): boolean {
  if (register(s, f, MODE) === ASKING_REDRAW || register(s, f, CHECKS_LEFT) > 0) return true;
  setRegister(s, f, MODE, PLACING);
  return register(s, f, SUCCESSES) > 0;
}

/** The Advertising action. Its caller sets CP. */
export const advertise: GameOperation = {
  begin(s, f) {
    beginChecks(s, f, register(s, f, CP));
    return true;
  },
  pending(s, f) {
    const mode = register(s, f, MODE);
    return mode === PLACING ? only(playerOf(s, f)) : pendingCheck(mode, playerOf(s, f));
  },
  legal(s, f, _seat, out, canonical) {
    if (register(s, f, MODE) === ASKING_REDRAW) return redrawAnswers(out);
    let count = 0;
    for (let region = canonical ? register(s, f, LAST) : 0; region < REGIONS.length; region++)
      out[count++] = MEDIA_ACTION + region;
    out[count++] = DONE_ACTION;
    return count;
  },
  ...fromBag,
  apply(s, f, _actor, code, sink) {
    const seat = playerOf(s, f);
    const mode = register(s, f, MODE);
    if (mode === PLACING) {
      if (code === DONE_ACTION) return false;
      gainMedia(s, seat, code - MEDIA_ACTION, 1, sink);
      setRegister(s, f, LAST, code - MEDIA_ACTION);
      setRegister(s, f, SUCCESSES, register(s, f, SUCCESSES) - 1);
      return register(s, f, SUCCESSES) > 0;
    }
    if (!isDrawing(mode)) answerRedraw(s, f, seat, code, sink);
    else if (drawCheck(s, f, seat, -1, code, sink)) setRegister(s, f, SUCCESSES, register(s, f, SUCCESSES) + 1);
    return afterCheck(s, f);
  },
  left: (s, f) => register(s, f, SUCCESSES),
  question: (s, f) => (register(s, f, MODE) === ASKING_REDRAW ? 'redraw' : 'advertise'),
};
