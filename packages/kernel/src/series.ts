import type { EventSink } from './events.ts';
import type { Slots } from './layout.ts';
import type { Frame, Machine, Operation } from './machine.ts';
import { only, type Seat } from './seats.ts';
import { type Action, readList, type State } from './state.ts';

/**
 * "Up to N, at most C on each": single picks in any order, plus `done`. Searchers get ascending picks only, so that
 * they never meet the same plan twice. The series ends by itself when nothing more can be picked.
 */
export interface SeriesSpec {
  readonly machine: () => Machine;
  /** Scratch row: how often each item was picked; owned by the series while it runs. */
  readonly used: Slots;
  readonly items: number;
  /** The code of `done`. */
  readonly done: Action;
  chooser(s: State, f: Frame): Seat;
  /** How many picks in all, read when the series begins. */
  limit(s: State, f: Frame): number;
  /** How many picks of one item. */
  cap(s: State, f: Frame): number;
  /** Whether the chooser may stop early. */
  optional(s: State, f: Frame): boolean;
  eligible(s: State, f: Frame, item: number): boolean;
  pick(item: number): Action;
  itemOf(action: Action): number;
  take(s: State, f: Frame, item: number, sink?: EventSink): void;
}

const LEFT = 0;
const LAST = 1;

/** Makes the operation that runs a series of picks. Uses registers 0 and 1 of its frame. */
export function series(spec: SeriesSpec): Operation {
  const open = (s: State, f: Frame, item: number) =>
    spec.used.at(s, item) < spec.cap(s, f) && spec.eligible(s, f, item);
  const canGoOn = (s: State, f: Frame): boolean => {
    if (spec.machine().register(s, f, LEFT) <= 0) return false;
    for (let item = 0; item < spec.items; item++) if (open(s, f, item)) return true;
    return false;
  };
  /** Answers whether the series waits on; when it ends it leaves no trace, so that equal positions stay equal. */
  const goOn = (s: State, f: Frame): boolean => {
    const more = canGoOn(s, f);
    if (!more) spec.used.fill(s, 0);
    return more;
  };
  return {
    begin(s, f) {
      spec.used.fill(s, 0);
      spec.machine().setRegister(s, f, LEFT, spec.limit(s, f));
      spec.machine().setRegister(s, f, LAST, 0);
      return goOn(s, f);
    },
    pending: (s, f) => only(spec.chooser(s, f)),
    legal(s, f, seat, out, canonical) {
      if (seat !== spec.chooser(s, f)) return 0;
      const from = canonical ? spec.machine().register(s, f, LAST) : 0;
      let count = 0;
      for (let item = from; item < spec.items; item++) if (open(s, f, item)) out[count++] = spec.pick(item);
      // In canonical order a mandatory series may run dry upwards: then any item must stay on offer.
      if (canonical && count === 0 && !spec.optional(s, f))
        for (let item = 0; item < spec.items; item++) if (open(s, f, item)) out[count++] = spec.pick(item);
      return spec.optional(s, f) ? insert(out, count, spec.done) : count;
    },
    apply(s, f, _actor, action, sink) {
      if (action === spec.done) {
        spec.used.fill(s, 0);
        return false;
      }
      const item = spec.itemOf(action);
      const machine = spec.machine();
      spec.used.add(s, item, 1);
      machine.setRegister(s, f, LEFT, machine.register(s, f, LEFT) - 1);
      machine.setRegister(s, f, LAST, item);
      spec.take(s, f, item, sink);
      return goOn(s, f);
    },
  };
}

/** Inserts one code into an ascending list; returns the new length. */
export function insert(out: Int16Array, count: number, code: Action): number {
  let at = count;
  while (at > 0 && readList(out, at - 1) > code) {
    out[at] = readList(out, at - 1);
    at--;
  }
  out[at] = code;
  return count + 1;
}
