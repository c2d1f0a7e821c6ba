import { describe, expect, it } from 'vitest';
import { defineEvents, EventRecorder } from './events.ts';
import { EVERYONE, EVERYTHING, only, SPECTATOR } from './seats.ts';
import { UNKNOWN } from './state.ts';

const book = defineEvents({
  dealt: { args: ['seat', 'card'], secret: ['card'] },
  moved: { args: ['a', 'b', 'c', 'd'] },
});

describe('an event', () => {
  it('tells its witnesses everything', () => {
    const event = { kind: book.kinds.dealt, witnesses: only(1), args: [1, 37] };
    expect(book.show(event, 1)).toEqual({ name: 'dealt', args: { seat: 1, card: 37 } });
    expect(book.show(event, EVERYTHING).args['card']).toBe(37);
  });

  it('keeps its secret arguments, and only those, from everybody else', () => {
    const event = { kind: book.kinds.dealt, witnesses: only(1), args: [1, 37] };
    for (const observer of [0, SPECTATOR])
      expect(book.show(event, observer)).toEqual({ name: 'dealt', args: { seat: 1, card: UNKNOWN } });
  });

  it('has no secrets when it is shown to everyone', () => {
    expect(book.show({ kind: book.kinds.dealt, witnesses: EVERYONE, args: [0, 5] }, SPECTATOR).args['card']).toBe(5);
  });

  it('is recorded with all four numbers', () => {
    const recorder = new EventRecorder();
    recorder.emit(book.kinds.moved, EVERYONE, 1, 2, 3, 4);
    recorder.emit(book.kinds.dealt, only(0));
    expect(recorder.events).toEqual([
      { kind: 1, witnesses: EVERYONE, args: [1, 2, 3, 4] },
      { kind: 0, witnesses: only(0), args: [0, 0, 0, 0] },
    ]);
  });

  it('reads a number that was not recorded as zero', () => {
    expect(book.show({ kind: book.kinds.moved, witnesses: EVERYONE, args: [9] }, 0).args['d']).toBe(0);
  });
});

describe('an event book', () => {
  const moved = { name: 'moved', args: { a: 1, b: 2, c: 3, d: 4 } };

  it('knows an event by the names of kinds', () => {
    expect(book.is(moved, 'dealt', 'moved')).toBe(true);
    expect(book.is(moved, 'dealt')).toBe(false);
  });

  it('knows no event that lacks an argument of its kind', () => {
    expect(book.is({ name: 'moved', args: { a: 1, b: 2, c: 3 } }, 'moved')).toBe(false);
  });

  it('tells an event with the sentence of its kind, and nothing of a kind it does not know', () => {
    const sentences = { dealt: () => undefined, moved: ({ a, d }: { a: number; d: number }) => `from ${a} to ${d}` };
    expect(book.tell(moved, sentences)).toBe('from 1 to 4');
    expect(book.tell({ name: 'dealt', args: { seat: 0, card: 1 } }, sentences)).toBeUndefined();
    expect(book.tell({ name: 'toString', args: {} }, sentences)).toBeUndefined();
  });

  it('refuses a kind it does not know', () => {
    expect(() => book.show({ kind: 2, witnesses: EVERYONE, args: [] }, 0)).toThrow('No event kind 2');
  });

  it('refuses a fifth argument', () => {
    expect(() => defineEvents({ long: { args: ['a', 'b', 'c', 'd', 'e'] } })).toThrow('more than four arguments');
  });

  it('refuses to keep an argument secret that does not exist', () => {
    expect(() => defineEvents({ odd: { args: ['seat'], secret: ['card'] } })).toThrow('no argument card');
  });
});
