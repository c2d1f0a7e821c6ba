import { describe, expect, it } from 'vitest';
import { defineLayout, slots } from './layout.ts';
import { Modifiers } from './modifiers.ts';

const layout = defineLayout({ inForce: slots(3) }, 2);
const modifiers = new Modifiers(layout.fields.inForce, [
  { id: 'fog', hook: 'cost', value: 2, applies: (_s, holder, seat) => seat !== holder },
  { id: 'road', hook: 'cost', value: -1, applies: (_s, _holder, _seat, region) => region === 4 },
  { id: 'curfew', hook: 'may', value: 1, applies: () => true },
]);
const [FOG, ROAD, CURFEW] = [0, 1, 2];
const cost = modifiers.hook('cost');
const may = modifiers.hook('may');

describe('a modifier', () => {
  it('does nothing before it starts and after it stops', () => {
    const s = layout.create();
    expect([may.any(s, 0), modifiers.inForce(s, CURFEW)]).toEqual([false, false]);
    modifiers.start(s, CURFEW, 0);
    expect([may.any(s, 0), modifiers.inForce(s, CURFEW)]).toEqual([true, true]);
    modifiers.stop(s, CURFEW);
    expect([may.any(s, 0), modifiers.inForce(s, CURFEW)]).toEqual([false, false]);
  });

  it('knows its holder, the first seat included', () => {
    const s = layout.create();
    modifiers.start(s, FOG, 0);
    expect([cost.sum(s, 0), cost.sum(s, 1)]).toEqual([0, 2]);
  });

  it('adds up with the others at its hook, each for the cases it bears on', () => {
    const s = layout.create();
    modifiers.start(s, FOG, 0);
    modifiers.start(s, ROAD, 1);
    expect([cost.sum(s, 1, 4), cost.sum(s, 1, 3), cost.sum(s, 0, 4), cost.sum(s, 0)]).toEqual([1, 2, -1, 0]);
  });

  it('is found by its number, the first that applies', () => {
    const s = layout.create();
    modifiers.start(s, ROAD, 1);
    expect([cost.first(s, 0, 4), cost.first(s, 0, 3)]).toEqual([ROAD, -1]);
    modifiers.start(s, FOG, 1);
    expect(cost.first(s, 0, 4)).toBe(FOG);
  });
});

describe('a hook', () => {
  it('is dormant while none of its modifiers is in force', () => {
    const s = layout.create();
    modifiers.start(s, CURFEW, 0);
    expect([cost.dormant(s), may.dormant(s)]).toEqual([true, false]);
    modifiers.start(s, ROAD, 1);
    expect(cost.dormant(s)).toBe(false);
  });
});

describe('the set of modifiers', () => {
  it('names them in order', () => {
    expect(modifiers.ids).toEqual(['fog', 'road', 'curfew']);
  });

  it('answers nothing at a hook nobody uses', () => {
    const quiet = new Modifiers<'cost' | 'sky'>(layout.fields.inForce, []).hook('sky');
    expect([quiet.sum(layout.create(), 0), quiet.any(layout.create(), 0)]).toEqual([0, false]);
  });

  it('refuses more modifiers than the state has slots', () => {
    const spec = { id: 'x', hook: 'cost', value: 1, applies: () => true };
    expect(() => new Modifiers(layout.fields.inForce, [spec, spec, spec, spec])).toThrow('More modifiers than slots');
  });
});
