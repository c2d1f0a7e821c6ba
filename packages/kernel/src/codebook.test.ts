import { assert, nat, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { defineCodebook } from './codebook.ts';

const book = defineCodebook({
  pass: { word: 'pass', args: [] },
  play: {
    word: 'play',
    args: [
      ['ace', 'king'],
      ['event', 'points'],
      ['', 'twice'],
    ],
  },
  move: { word: 'move', args: [['north', 'south', 'east']] },
  swap: {
    word: 'swap',
    args: [
      ['a', 'b', 'c'],
      ['x', 'y'],
    ],
  },
  bare: { word: '', args: [['red', 'blue']] },
});
const { pass, play, move, swap, bare } = book.verbs;

describe('a codebook', () => {
  it('numbers every combination of arguments, verb after verb', () => {
    expect(book.size).toBe(1 + 8 + 3 + 6 + 2);
    expect([pass.base, play.base, move.base, swap.base, bare.base]).toEqual([0, 1, 9, 12, 18]);
    expect(play.of(1, 0, 1)).toBe(6);
    expect(book.format(play.of(1, 0, 1))).toBe('play king event twice');
  });

  it('leaves an empty word out of the text', () => {
    expect(book.format(play.of(0, 1, 0))).toBe('play ace points');
    expect(book.format(bare.of(1))).toBe('blue');
  });

  it('forgives spaces, and nothing else', () => {
    expect(book.parse('  swap   b  y ')).toBe(swap.of(1, 1));
    expect(book.parse('Swap b y')).toBeUndefined();
    expect(book.parse('swap y b')).toBeUndefined();
    expect(book.parse('')).toBeUndefined();
  });

  it('knows no text and no verb for an integer outside it', () => {
    expect(book.format(book.size)).toBeUndefined();
    expect(book.verb(-1)).toBeUndefined();
  });

  it('gives every code one text that parses back, its verb, and its arguments', () => {
    assert(
      property(nat({ max: book.size - 1 }), (code) => {
        const verb = book.verb(code)!;
        expect(book.parse(book.format(code)!)).toBe(code);
        expect(verb.has(code)).toBe(true);
        expect(Object.values(book.verbs).filter((other) => other.has(code))).toEqual([verb]);
        expect(verb.of(verb.arg(code, 0), verb.arg(code, 1), verb.arg(code, 2))).toBe(code);
      }),
    );
  });

  it('refuses two codes that would read the same', () => {
    const twice = { word: 'go', args: [['', '']] };
    expect(() => defineCodebook({ twice })).toThrow('Two codes would read "go"');
  });

  it('refuses a fourth argument and more codes than a list can hold', () => {
    const one = ['1'];
    expect(() => defineCodebook({ far: { word: 'far', args: [one, one, one, one] } })).toThrow('more than three');
    const many = Array.from({ length: 200 }, (_, i) => String(i));
    expect(() => defineCodebook({ wide: { word: 'wide', args: [many, many] } })).toThrow('do not fit');
  });
});
