import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import type { GameKind } from './game.ts';
import { variantKey } from './pack.ts';
import { lantern } from './testing/index.ts';

const kindWith = (options: z.ZodType): GameKind => ({ ...lantern, options, cosmetic: ['colour'] });
const deck = z.enum(['old', 'new']).default('old');
const colour = z.string().default('red');
const kind = kindWith(z.strictObject({ deck, colour, bonus: z.object({ a: z.int().optional() }).default({}) }));

describe('the rating key of a variant', () => {
  test('is one for the usual rules, however they are said and whatever colours they have', () => {
    for (const options of [{}, { deck: 'old' }, { colour: 'blue' }, { bonus: {}, deck: 'old' }])
      expect(variantKey(kind, options)).toBe('standard');
  });

  test('names what is not usual, in one order', () => {
    expect(variantKey(kind, { deck: 'new', bonus: { a: 1 } })).toBe('{"bonus":{"a":1},"deck":"new"}');
    expect(variantKey(kind, { bonus: { a: 1 }, deck: 'new', colour: 'blue' })).toBe('{"bonus":{"a":1},"deck":"new"}');
  });

  test('stays as it is when the game gets another option with a default', () => {
    const later = kindWith(z.strictObject({ deck, colour, fast: z.boolean().default(true) }));
    expect(variantKey(later, { deck: 'new', fast: true })).toBe('{"deck":"new"}');
    expect(variantKey(later, {})).toBe('standard');
    expect(variantKey(later, { fast: false })).toBe('{"fast":false}');
  });

  test('leaves out a default that another option decides', () => {
    const edition = (name: string, length: number) =>
      z.strictObject({ edition: z.literal(name), length: z.int().default(length) });
    const editions = kindWith(
      z.preprocess(
        (given) => ({ edition: 'first', ...(given as object) }),
        z.union([edition('first', 1), edition('second', 2)]),
      ),
    );
    expect(variantKey(editions, { edition: 'second', length: 2 })).toBe('{"edition":"second"}');
    expect(variantKey(editions, { edition: 'second', length: 1 })).toBe('{"edition":"second","length":1}');
  });

  test('is none for options that the game does not know', () => {
    expect(variantKey(kind, { deck: 'lost' })).toBeUndefined();
  });
});
