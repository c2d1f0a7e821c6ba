import { describe, expect, it } from 'vitest';
import { defineLayout, scalar, slots } from './layout.ts';
import { EVERYONE, EVERYTHING, NOBODY, only, SPECTATOR } from './seats.ts';
import { UNKNOWN } from './state.ts';

const layout = defineLayout(
  {
    round: scalar({ values: ['dawn', 'noon'] }),
    score: slots(2, { slots: ['amber', 'violet'] }),
    deckOrder: slots(2, { visible: 'hidden' }),
    purse: slots(4, { visible: 'owner' }),
    card: slots(3, {
      visible: { masks: [NOBODY, only(0), only(1), EVERYONE], seenBy: 'peeked' },
      slots: ['ace', 'king', 'queen'],
      values: ['deck', 'amber', 'violet', 'table'],
    }),
    peeked: slots(3),
    drawer: slots(1, { visible: { masks: [NOBODY, EVERYONE] } }),
  },
  2,
);
const at = layout.fields;
const view = (s: Int32Array, observer: number) => {
  const into = layout.create().fill(99);
  layout.project(s, observer, into);
  return into;
};
const row = (s: Int32Array, field: { offset: number; length: number }) => [
  ...s.subarray(field.offset, field.offset + field.length),
];

describe('a layout', () => {
  it('gives every field its own place in one flat array', () => {
    const s = layout.create();
    at.round.set(s, 1);
    at.round.add(s, 4);
    at.score.put(s, 1, 7);
    at.score.add(s, 1, -2);
    at.peeked.fill(s, 3);
    expect(s.length).toBe(layout.size);
    expect(layout.size).toBe(1 + 2 + 2 + 4 + 3 + 3 + 1);
    expect([at.round.get(s), at.score.at(s, 0), at.score.at(s, 1)]).toEqual([5, 0, 5]);
    expect(row(s, at.peeked)).toEqual([3, 3, 3]);
    expect(row(s, at.card)).toEqual([0, 0, 0]);
  });

  it('refuses a field without slots', () => {
    expect(() => defineLayout({ empty: slots(0) }, 2)).toThrow('Field empty needs at least one slot');
  });

  it('refuses to share out slots that do not divide among the seats', () => {
    expect(() => defineLayout({ purse: slots(3, { visible: 'owner' }) }, 2)).toThrow('cannot be shared out to 2 seats');
  });

  it('refuses witnesses that do not match slot by slot', () => {
    const visible = { masks: [NOBODY], seenBy: 'peeked' };
    expect(() => defineLayout({ card: slots(2, { visible }), peeked: slots(1) }, 2)).toThrow('their lengths differ');
    expect(() => defineLayout({ card: slots(2, { visible }) }, 2)).toThrow('their lengths differ');
  });
});

describe('a view', () => {
  it('shows public fields to everyone', () => {
    const s = layout.create();
    at.score.put(s, 0, 4);
    expect(row(view(s, SPECTATOR), at.score)).toEqual([4, 0]);
  });

  it('shows a hidden field to nobody but the keeper of the match', () => {
    const s = layout.create();
    at.deckOrder.put(s, 1, 9);
    expect(row(view(s, 0), at.deckOrder)).toEqual([UNKNOWN, UNKNOWN]);
    expect(row(view(s, EVERYTHING), at.deckOrder)).toEqual([0, 9]);
  });

  it('shows each seat its own block of an owned field', () => {
    const s = layout.create();
    s.set([1, 2, 3, 4], at.purse.offset);
    expect(row(view(s, 0), at.purse)).toEqual([1, 2, UNKNOWN, UNKNOWN]);
    expect(row(view(s, 1), at.purse)).toEqual([UNKNOWN, UNKNOWN, 3, 4]);
    expect(row(view(s, SPECTATOR), at.purse)).toEqual([UNKNOWN, UNKNOWN, UNKNOWN, UNKNOWN]);
  });

  it('lets the value of a slot decide who sees it', () => {
    const s = layout.create();
    s.set([1, 2, 3], at.card.offset);
    expect(row(view(s, 0), at.card)).toEqual([1, UNKNOWN, 3]);
    expect(row(view(s, 1), at.card)).toEqual([UNKNOWN, 2, 3]);
    expect(row(view(s, SPECTATOR), at.card)).toEqual([UNKNOWN, UNKNOWN, 3]);
  });

  it('shows a slot also to the seats that once saw it', () => {
    const s = layout.create();
    at.card.put(s, 2, 1);
    at.peeked.put(s, 2, only(1));
    expect(row(view(s, 1), at.card)).toEqual([UNKNOWN, UNKNOWN, 1]);
    expect(row(view(s, SPECTATOR), at.card)).toEqual([UNKNOWN, UNKNOWN, UNKNOWN]);
  });

  it('hides a value that no mask speaks of', () => {
    const s = layout.create();
    at.drawer.put(s, 0, 17);
    expect(row(view(s, 0), at.drawer)).toEqual([UNKNOWN]);
  });
});

describe('the witnesses of a slot', () => {
  it('are those who see it at present', () => {
    const s = layout.create();
    at.card.put(s, 1, 2);
    at.peeked.put(s, 1, only(0));
    const of = (name: string, index: number) => {
      const field = layout.placed.find((placed) => placed.name === name)!;
      return layout.witnesses(s, field, index);
    };
    expect([of('score', 0), of('deckOrder', 0), of('purse', 2), of('card', 1), of('card', 0)]).toEqual([
      EVERYONE,
      NOBODY,
      only(1),
      only(0) | only(1),
      NOBODY,
    ]);
  });
});

describe('the differences of two positions', () => {
  it('are the slots whose numbers differ, ascending, and those that others may see now', () => {
    const before = layout.create();
    const after = before.slice();
    expect(layout.differences(before, after)).toEqual([]);
    at.drawer.put(after, 0, 1);
    at.round.set(after, 1);
    at.peeked.put(after, 2, only(1));
    expect(layout.differences(before, after)).toEqual([
      at.round.offset,
      at.card.offset + 2,
      at.peeked.offset + 2,
      at.drawer.offset,
    ]);
  });

  it('can each be asked for their witnesses', () => {
    const s = layout.create();
    at.card.put(s, 1, 1);
    at.peeked.put(s, 1, only(1));
    expect(layout.witnessesOf(s, at.card.offset + 1)).toBe(only(0) | only(1));
    expect(layout.witnessesOf(s, at.purse.offset + 3)).toBe(only(1));
    expect(layout.witnessesOf(s, at.score.offset)).toBe(EVERYONE);
    expect(() => layout.witnessesOf(s, layout.size)).toThrow(RangeError);
  });
});

describe('the decoder', () => {
  it('names fields, slots and values, and leaves zeros out', () => {
    const s = layout.create();
    at.round.set(s, 1);
    at.score.put(s, 1, 12);
    s.set([3, 0, 2], at.card.offset);
    at.purse.put(s, 3, 5);
    expect(layout.explain(s)).toBe('round: noon\nscore: violet=12\npurse: 3=5\ncard: ace=table queen=violet');
  });

  it('names what has changed since an earlier state, zeros included', () => {
    const before = layout.create();
    at.round.set(before, 1);
    at.score.put(before, 1, 12);
    const after = before.slice();
    at.score.put(after, 0, 3);
    at.score.put(after, 1, 0);
    expect(layout.explain(after, before)).toBe('score: amber=3 violet=0');
    expect(layout.explain(after, after)).toBe('');
  });

  it('writes a question mark for what an observer cannot see', () => {
    const s = layout.create();
    at.card.put(s, 0, 2);
    expect(layout.explain(view(s, 0))).toContain('card: ace=? king=? queen=?');
  });
});

describe('the hash', () => {
  it('is the same number on every machine', () => {
    const s = layout.create();
    s.set([1, 2, 3, -4, 5]);
    expect(layout.hash(s).toString(16)).toBe('d27a0691ef37cfa1');
    expect(layout.hash(layout.create()).toString(16)).toBe('a6a3039d64a2617c');
  });

  it('tells apart states that differ in one slot, by one, or in their order', () => {
    const hashes = new Set<bigint>();
    for (let slot = 0; slot < layout.size; slot++)
      for (let value = -500; value <= 500; value++) {
        if (value === 0) continue;
        const s = layout.create();
        s[slot] = value;
        hashes.add(layout.hash(s));
      }
    expect(hashes.size).toBe(layout.size * 1000);
  });
});

describe('a pool', () => {
  it('hands a returned buffer out again before it makes another', () => {
    const pool = layout.pool();
    const first = pool.take();
    first.fill(3);
    pool.give(first);
    expect(pool.take()).toBe(first);
    expect(pool.take()).not.toBe(first);
  });
});
