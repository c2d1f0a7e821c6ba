import { beforeEach, describe, expect, it } from 'vitest';
import { choose, condition, draw, type Effect, nothing, repeat, sequence, step, when } from './effects.ts';
import { defineLayout, scalar, slots } from './layout.ts';
import { FRAME_WIDTH, Machine, type Operation, REACHED_NO, REACHED_YES } from './machine.ts';
import { Random } from './random.ts';
import { CHANCE, CHANCE_ACTS, EVERYONE, only } from './seats.ts';
import type { State } from './state.ts';

const layout = defineLayout(
  { total: scalar(), written: slots(16), depth: scalar(), frames: slots(3 * FRAME_WIDTH) },
  2,
);
const at = layout.fields;
const write = (s: State, value: number) => {
  at.written.put(s, at.total.get(s), value);
  at.total.add(s, 1);
};

/** Operations that leave a trace: what was done, in which order. */
const operations: Record<string, Operation> = {
  write: {
    begin(s, f) {
      write(s, machine.arg(s, f, 0));
      return false;
    },
  },
  writeTwo: {
    begin(s, f) {
      for (let i = 0; i < 2; i++) write(s, machine.arg(s, f, i));
      return false;
    },
  },
  /** Asks its player for numbers until it hears 0; keeps their sum in a register. */
  ask: {
    begin: () => true,
    legal(_s, _f, _seat, out, canonical) {
      out.set([0, 5, 6]);
      return canonical ? 1 : 3;
    },
    apply(s, f, _actor, code) {
      if (code === 0) write(s, machine.register(s, f, 2));
      machine.setRegister(s, f, 2, machine.register(s, f, 2) + code);
      return code !== 0;
    },
    witnesses: (s, f) => only(machine.player(s, f)),
  },
  roll: {
    begin: () => true,
    pending: CHANCE_ACTS,
    chance(_s, _f, outcomes, weights) {
      outcomes.set([1, 2]);
      weights.set([3, 4]);
      return 2;
    },
    apply(s, _f, _actor, code) {
      write(s, 100 + code);
      return false;
    },
  },
  /** Waits, but says neither who decides nor what: everything is left to the defaults. */
  bare: { begin: () => true },
  call: {
    begin(s, f) {
      machine.call(s, machine.arg(s, f, 0), machine.player(s, f) + 1);
      return false;
    },
  },
};
const machine: Machine = new Machine({
  frames: at.frames,
  depth: at.depth,
  operations,
  conditions: { more: (s, _f, than, b, c) => at.total.get(s) > than + b + c },
  chooser: (s, f, who) => machine.player(s, f) ^ who,
});

let s: State;
const [out, weights] = [new Int16Array(8), new Int16Array(8)];
const begin = (effect: Effect, player = 0) => {
  machine.call(s, machine.compile(effect), player);
  machine.run(s);
};
const written = () => [...s.subarray(at.written.offset, at.written.offset + at.total.get(s))];
const legal = (seat: number, canonical?: boolean) =>
  Array.from(out.subarray(0, machine.legal(s, seat, out, canonical)));

beforeEach(() => {
  s = layout.create();
});

describe('an effect', () => {
  it('runs its steps one after the other and leaves no trace of itself', () => {
    begin(sequence(step('write', 1), nothing, step('writeTwo', 2, 3)));
    expect(written()).toEqual([1, 2, 3]);
    expect(machine.idle(s)).toBe(true);
    expect(s.subarray(at.frames.offset).every((value) => value === 0)).toBe(true);
  });

  it('tests its condition when it is reached, not before', () => {
    const effect = when(condition('more', 1), step('write', 7), step('write', 8));
    begin(sequence(effect, step('write', 1), effect));
    expect(written()).toEqual([8, 1, 7]);
  });

  it('does nothing when a condition without alternative fails', () => {
    begin(sequence(when(condition('more', 0, 0, 1), step('write', 7)), step('write', 1)));
    expect(written()).toEqual([1]);
  });

  it('repeats a fixed number of times, also inside repeats, also never', () => {
    begin(sequence(repeat(2, sequence(step('write', 1), repeat(2, step('write', 2)))), repeat(0, step('write', 9))));
    expect(written()).toEqual([1, 2, 2, 1, 2, 2]);
  });

  it('lets its chooser pick a branch, offered in ascending order', () => {
    begin(
      sequence(
        choose(1, { action: 6, then: step('write', 66) }, { action: 4, then: step('write', 44) }),
        step('write', 1),
      ),
    );
    expect(machine.pending(s)).toBe(only(1));
    expect(legal(1)).toEqual([4, 6]);
    expect(legal(0)).toEqual([]);
    expect(machine.chance(s, out, weights)).toBe(0);
    expect(machine.witnesses(s, 1)).toBe(EVERYONE);
    machine.apply(s, 1, 6);
    expect(written()).toEqual([66, 1]);
  });

  it('lets chance pick a branch by weight, offered in ascending order', () => {
    begin(draw({ outcome: 3, weight: 1, then: nothing }, { outcome: 2, weight: 5, then: step('write', 22) }));
    expect(machine.pending(s)).toBe(CHANCE_ACTS);
    expect(machine.chance(s, out, weights)).toBe(2);
    expect([...out.slice(0, 2), ...weights.slice(0, 2)]).toEqual([2, 3, 5, 1]);
    expect(legal(0)).toEqual([]);
    machine.apply(s, CHANCE, 2);
    expect(written()).toEqual([22]);
    expect(machine.idle(s)).toBe(true);
  });

  it('refuses a branch that was not on offer', () => {
    begin(choose(0, { action: 4, then: nothing }));
    expect(() => machine.apply(s, 0, 5)).toThrow('Code 5 was not on offer');
  });

  it('can be stopped, saved and resumed in the middle', () => {
    begin(repeat(2, sequence(step('ask'), step('write', 1))));
    machine.apply(s, 0, 5);
    s = Int32Array.from(s);
    machine.apply(s, 0, 0);
    machine.apply(s, 0, 0);
    // The register is the effect's, not the operation's: the second question goes on with the sum of the first.
    expect(written()).toEqual([5, 1, 5, 1]);
  });
});

describe('an operation', () => {
  it('waits for its player for as many decisions as it needs', () => {
    begin(sequence(step('ask'), step('write', 1)), 1);
    expect(machine.pending(s)).toBe(only(1));
    expect(legal(1)).toEqual([0, 5, 6]);
    expect(legal(1, true)).toEqual([0]);
    expect(machine.witnesses(s, 1)).toBe(only(1));
    machine.apply(s, 1, 5);
    machine.apply(s, 1, 6);
    expect(written()).toEqual([]);
    machine.apply(s, 1, 0);
    expect(written()).toEqual([11, 1]);
  });

  it('may leave its decision to chance', () => {
    begin(step('roll'));
    expect(machine.pending(s)).toBe(CHANCE_ACTS);
    expect([machine.chance(s, out, weights), out[1], weights[1]]).toEqual([2, 2, 4]);
    machine.apply(s, CHANCE, 2);
    expect(written()).toEqual([102]);
  });

  it.each([
    ['an operation', step('roll')],
    ['a plain draw', draw({ outcome: 1, weight: 3, then: nothing }, { outcome: 2, weight: 4, then: nothing })],
  ])('is drawn for as the same luck picks from its lists: %s', (_, effect) => {
    begin(effect);
    const [drawn, listed] = [new Random('luck'), new Random('luck')];
    for (let i = 0; i < 20; i++) {
      const count = machine.chance(s, out, weights);
      expect(machine.draw(s, drawn)).toBe(out[listed.weighted(weights, count)]);
    }
  });

  it('is known by name while it waits; a plain choice is not', () => {
    begin(step('ask'));
    expect(machine.awaiting(s)).toBe('ask');
    s = layout.create();
    begin(choose(0, { action: 4, then: nothing }));
    expect(machine.awaiting(s)).toBeUndefined();
  });

  it('waits openly for its player, with nothing on offer, unless it says otherwise', () => {
    begin(sequence(step('bare'), step('write', 1)), 1);
    expect(machine.pending(s)).toBe(only(1));
    expect([machine.legal(s, 1, out), machine.chance(s, out, weights), machine.witnesses(s, 1)]).toEqual([
      0,
      0,
      EVERYONE,
    ]);
    machine.apply(s, 1, 0);
    expect(written()).toEqual([1]);
  });

  it('may call another effect, which ends before the next step', () => {
    const inner = machine.compile(sequence(step('write', 5), step('ask'), step('write', 6)));
    begin(sequence(step('call', inner), step('write', 1)));
    expect([machine.pending(s), machine.top(s)]).toEqual([only(1), at.frames.offset + FRAME_WIDTH]);
    machine.apply(s, 1, 0);
    expect(written()).toEqual([5, 0, 6, 1]);
  });

  it('finds its registers empty however often its effect is called', () => {
    const inner = machine.compile(step('ask'));
    begin(sequence(step('call', inner), step('call', inner)));
    machine.apply(s, 1, 6);
    machine.apply(s, 1, 0);
    machine.apply(s, 1, 0);
    expect(written()).toEqual([6, 0]);
  });
});

describe('the machine', () => {
  it('refuses to nest effects deeper than the state has room for', () => {
    const ask = machine.compile(step('ask'));
    for (let i = 0; i < 3; i++) machine.call(s, ask, 0);
    expect(() => machine.call(s, ask, 0)).toThrow('Effects nest deeper than the state has room for');
  });

  it('refuses to compile what it does not understand', () => {
    const deep = repeat(1, repeat(1, repeat(1, repeat(1, nothing))));
    expect(() => machine.compile(step('fly'))).toThrow('No operation is called fly');
    expect(() => machine.compile(when(condition('windy'), nothing))).toThrow('No condition is called windy');
    expect(() => machine.compile(when(condition('more', 1, 2, 3, 4), nothing))).toThrow('more than three numbers');
    expect(() => machine.compile(deep)).toThrow('Repeats nest deeper than 3');
    expect(() => machine.compile(choose(0))).toThrow('at least one branch');
    expect(() => machine.compile(draw())).toThrow('at least one branch');
    expect(() => machine.compile(choose(0, { action: 1, then: nothing }, { action: 1, then: nothing }))).toThrow(
      'same code',
    );
  });
});

describe('a watched machine', () => {
  it('notes how every operation and test of an effect was left', () => {
    const effect = sequence(step('ask'), when(condition('more', 5), step('write', 1)), step('write', 2));
    const program = machine.compile(effect);
    const reached = machine.watch();
    const noted = () =>
      machine.listing(program).map(({ at: place, name, isCondition }) => [name, isCondition, reached[place]]);
    expect(noted()).toEqual([
      ['ask', false, 0],
      ['more', true, 0],
      ['write', false, 0],
      ['write', false, 0],
    ]);
    machine.call(s, program, 0);
    machine.run(s);
    machine.apply(s, 0, 0);
    expect(noted()).toEqual([
      ['ask', false, REACHED_YES],
      ['more', true, REACHED_NO],
      ['write', false, 0],
      ['write', false, REACHED_NO],
    ]);
    at.total.set(s, 6);
    machine.call(s, program, 0);
    machine.run(s);
    machine.apply(s, 0, 0);
    expect(noted()[1]).toEqual(['more', true, REACHED_YES | REACHED_NO]);
  });
});
