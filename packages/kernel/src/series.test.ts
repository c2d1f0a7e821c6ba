import { beforeEach, describe, expect, it } from 'vitest';
import { sequence, step } from './effects.ts';
import { defineLayout, scalar, slots } from './layout.ts';
import { type Frame, FRAME_WIDTH, Machine } from './machine.ts';
import { only } from './seats.ts';
import { series, type SeriesSpec } from './series.ts';
import type { State } from './state.ts';

const ITEMS = 4;
/** Picks have the codes 10 to 13. */
const [BASE, DONE] = [10, 20];

const layout = defineLayout(
  { placed: slots(ITEMS), closed: slots(ITEMS), used: slots(ITEMS), depth: scalar(), frames: slots(2 * FRAME_WIDTH) },
  2,
);
const at = layout.fields;
const NOBODY_MEANT = 9;
const isOpen = (state: State, f: Frame, item: number) =>
  at.used.at(state, item) < machine.arg(state, f, 1) && at.closed.at(state, item) === 0;
const items = [...Array(ITEMS).keys()];
const mustPlace: SeriesSpec = {
  base: BASE,
  used: at.used,
  ask: (state, f) => (machine.arg(state, f, 0) === NOBODY_MEANT ? -1 : machine.player(state, f)),
  limit: (state, f) => machine.arg(state, f, 0),
  list(state, f, _seat, from, codes) {
    const open = items.filter((item) => item >= from && isOpen(state, f, item));
    codes.set(open.map((item) => BASE + item));
    return open.length;
  },
  any: (state, f) => items.some((item) => isOpen(state, f, item)),
  take: (state, _f, _seat, item) => at.placed.add(state, item, 1),
};
const machine: Machine = new Machine({
  frames: at.frames,
  depth: at.depth,
  operations: { mustPlace: series(mustPlace), mayPlace: series({ ...mustPlace, done: DONE }) },
  conditions: {},
  chooser: () => 0,
});
const MAY = 'mayPlace';
const MUST = 'mustPlace';
const place = (limit: number, cap: number, which: string) => machine.compile(step(which, limit, cap));

let s: State;
const out = new Int16Array(16);
const begin = (program: number) => {
  machine.call(s, program, 1);
  machine.run(s);
};
const legal = (canonical = false) => Array.from(out.subarray(0, machine.legal(s, 1, out, canonical)));
const take = (...items: number[]) => {
  for (const item of items) machine.apply(s, 1, BASE + item);
};
const placed = () => [...s.subarray(at.placed.offset, at.placed.offset + ITEMS)];

beforeEach(() => {
  s = layout.create();
});

describe('a series of picks', () => {
  it('is the chooser’s alone', () => {
    begin(place(2, 1, MAY));
    expect(machine.pending(s)).toBe(only(1));
    expect(machine.legal(s, 0, out)).toBe(0);
  });

  it('takes its picks in any order and leads to the same position', () => {
    begin(place(3, 2, MUST));
    take(3, 0, 3);
    const one = s.slice();
    s = layout.create();
    begin(place(3, 2, MUST));
    take(0, 3, 3);
    expect(placed()).toEqual([1, 0, 0, 2]);
    expect([...s]).toEqual([...one]);
  });

  it('offers done after the picks when it may stop early', () => {
    begin(place(2, 1, MAY));
    expect(legal()).toEqual([10, 11, 12, 13, DONE]);
    machine.apply(s, 1, DONE);
    expect(machine.idle(s)).toBe(true);
  });

  it('does not offer done when it must be carried out', () => {
    begin(place(2, 1, MUST));
    expect(legal()).toEqual([10, 11, 12, 13]);
  });

  it('takes at most so many picks of one item', () => {
    begin(place(4, 2, MUST));
    take(1, 1);
    expect(legal()).toEqual([10, 12, 13]);
  });

  it('ends by itself with the last pick', () => {
    begin(place(2, 1, MAY));
    take(0, 1);
    expect(machine.idle(s)).toBe(true);
  });

  it('ends by itself when nothing more can be picked', () => {
    at.closed.fill(s, 1);
    at.closed.put(s, 2, 0);
    begin(place(3, 1, MAY));
    take(2);
    expect([machine.idle(s), placed()]).toEqual([true, [0, 0, 1, 0]]);
  });

  it('is not asked at all when nothing can be picked, or by nobody', () => {
    at.closed.fill(s, 1);
    begin(place(3, 1, MUST));
    expect(machine.idle(s)).toBe(true);
    at.closed.fill(s, 0);
    begin(place(0, 1, MAY));
    expect(machine.idle(s)).toBe(true);
    begin(place(NOBODY_MEANT, 1, MUST));
    expect(machine.idle(s)).toBe(true);
  });

  it('leaves nothing behind but what was taken', () => {
    begin(place(3, 1, MAY));
    take(1);
    machine.apply(s, 1, DONE);
    expect([...s].filter((value) => value !== 0)).toEqual([1]);
  });

  it('counts anew when it is asked again', () => {
    machine.call(s, machine.compile(sequence(step(MAY, 2, 1), step(MUST, 1, 1))), 1);
    machine.run(s);
    take(0);
    machine.apply(s, 1, DONE);
    expect(legal()).toEqual([10, 11, 12, 13]);
  });
});

describe('canonical order', () => {
  it('offers searchers ascending picks only', () => {
    begin(place(3, 2, MAY));
    take(1);
    expect(legal(true)).toEqual([11, 12, 13, DONE]);
    expect(legal()).toEqual([10, 11, 12, 13, DONE]);
  });

  it('leaves only done when an optional series has run dry upwards', () => {
    begin(place(3, 1, MAY));
    take(3);
    expect(legal(true)).toEqual([DONE]);
  });

  it('keeps a mandatory series possible when it has run dry upwards', () => {
    begin(place(3, 1, MUST));
    take(3);
    expect(legal(true)).toEqual([10, 11, 12]);
  });

  it('reaches every set of picks exactly once', () => {
    const ends: string[] = [];
    const walk = () => {
      if (machine.idle(s)) {
        ends.push(placed().join(''));
        return;
      }
      const here = s.slice();
      for (const action of legal(true)) {
        machine.apply(s, 1, action);
        walk();
        s.set(here);
      }
    };
    begin(place(2, 2, MAY));
    walk();
    // None, one of four, or two of four with repetition.
    expect(ends.length).toBe(1 + 4 + 10);
    expect(new Set(ends).size).toBe(ends.length);
  });
});
