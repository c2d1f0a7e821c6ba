import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { sentenceOf } from './sentence.ts';

const complaint = (schema: z.ZodType, value: unknown) => sentenceOf(schema.safeParse(value).error!);

describe('the complaint of a schema', () => {
  it('names the place and the problem', () => {
    expect(complaint(z.object({ a: z.array(z.int()) }), { a: [1, 'x'] })).toMatch(/^a\.1: .*number.*\.$/);
  });

  it('names only the problem when the whole is wrong', () => {
    expect(complaint(z.string(), 3)).toMatch(/^Invalid input.*\.$/);
  });

  it('is a sentence even when the schema says nothing', () => {
    expect(sentenceOf(new z.ZodError([]))).toBe('Malformed.');
  });
});
