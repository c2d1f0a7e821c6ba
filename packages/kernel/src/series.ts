import type { EventSink } from './events.ts';
import type { Slots } from './layout.ts';
import { type Frame, type Operation, registerSlot } from './machine.ts';
import { only, type Seat } from './seats.ts';
import { type Action, read, type State } from './state.ts';

/**
 * "Up to N of these": single picks in any order, plus `done`. Searchers get ascending picks only, so that they never
 * meet the same plan twice. The series ends by itself when nothing more can be picked.
 */
export interface SeriesSpec {
  /** The code that picks item 0; those of the other items follow it. */
  readonly base: Action;
  /** The code of `done`, above all picks, where the chooser may stop early; without it the series must be carried out. */
  readonly done?: Action | undefined;
  /** Scratch row, where how often each item was picked matters: all 0 whenever the series does not run. */
  readonly used?: Slots;
  /** Whom it asks, fixed when it begins, for its own picks could change whom the card means; below 0 nobody. */
  readonly ask: (s: State, f: Frame) => Seat;
  /** How many picks in all, read when the series begins. */
  readonly limit: (s: State, f: Frame) => number;
  /** Fills the codes of the items that may be picked, ascending and none below `from`; returns their number. */
  readonly list: (s: State, f: Frame, seat: Seat, from: number, out: Int16Array) => number;
  /** Whether `list` would find anything at all. */
  readonly any: (s: State, f: Frame, seat: Seat) => boolean;
  readonly take: (s: State, f: Frame, seat: Seat, item: number, sink?: EventSink) => void;
}

const LEFT = 0;
const LAST = 1;
const CHOOSER = 2;

/** How many picks the series under way still has. */
export const picksLeft = (s: State, f: Frame): number => read(s, registerSlot(f, LEFT));

/** Makes the operation that runs a series of picks. Uses registers 0 to 2 of its frame. */
export function series({ base, done, used, ask, limit, list, any, take }: SeriesSpec): Operation {
  /** Leaves no trace, so that equal positions stay equal; false: the series is over. */
  const end = (s: State): false => {
    used?.fill(s, 0);
    return false;
  };
  return {
    begin(s, f) {
      const seat = ask(s, f);
      if (seat < 0) return false;
      const picks = limit(s, f);
      s[registerSlot(f, LEFT)] = picks;
      s[registerSlot(f, LAST)] = 0;
      s[registerSlot(f, CHOOSER)] = seat;
      return picks > 0 && any(s, f, seat);
    },
    pending: (s, f) => only(read(s, registerSlot(f, CHOOSER))),
    legal(s, f, seat, out, canonical) {
      const count = list(s, f, seat, canonical ? read(s, registerSlot(f, LAST)) : 0, out);
      if (done !== undefined) {
        out[count] = done;
        return count + 1;
      }
      // In canonical order a mandatory series may run dry upwards: then any item must stay on offer.
      return count === 0 ? list(s, f, seat, 0, out) : count;
    },
    apply(s, f, seat, action, sink) {
      if (action === done) return end(s);
      const item = action - base;
      const left = picksLeft(s, f) - 1;
      used?.add(s, item, 1);
      s[registerSlot(f, LAST)] = item;
      s[registerSlot(f, LEFT)] = left;
      take(s, f, seat, item, sink);
      return (left > 0 && any(s, f, seat)) || end(s);
    },
  };
}
