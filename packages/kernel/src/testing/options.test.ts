import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { unplayedOptions } from './options.ts';

const plain = z.strictObject({
  deck: z.enum(['old', 'new']).default('old'),
  open: z.boolean().default(true),
  seats: z.int().min(2).max(5).default(2),
  names: z.array(z.string()).optional(),
});

describe('an option that no match plays', () => {
  it('is listed with each of its answers where these are few', () => {
    expect(unplayedOptions(plain, [{ seats: 3, names: ['Ann'] }])).toEqual(['deck: new', 'open: false']);
  });

  it('is listed by its name where they are many and only the usual one is played', () => {
    const few = [{ deck: 'new' }, { open: false, seats: 2 }];
    expect(unplayedOptions(plain, few)).toEqual(['seats', 'names']);
  });

  it('is found in every alternative of the options', () => {
    const first = z.strictObject({ edition: z.literal('first'), players: z.union([z.literal(2), z.literal(3)]) });
    const second = z.strictObject({ edition: z.literal('second'), quick: z.boolean() });
    const both = z.preprocess((options) => options, z.discriminatedUnion('edition', [first, second]));
    expect(unplayedOptions(both, [{ edition: 'first', players: 2 }])).toEqual([
      'players: 3',
      'edition: second',
      'quick: true',
      'quick: false',
    ]);
  });
});
