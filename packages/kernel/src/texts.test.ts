import { describe, expect, it } from 'vitest';
import { LANGUAGES, plural } from './texts.ts';

const cubes = { one: 'kostka', few: 'kostki', many: 'kostek', other: 'kostki' };

describe('counting words', () => {
  it('follow the Polish forms', () => {
    const forms = [1, 2, 4, 5, 12, 22, 25, 0].map((count) => plural('pl', count, cubes));
    expect(forms).toEqual(['kostka', 'kostki', 'kostki', 'kostek', 'kostek', 'kostki', 'kostek', 'kostek']);
    expect(plural('pl', 1.5, cubes)).toBe('kostki');
  });

  it('follow the English forms', () => {
    const words = { one: 'cube', other: 'cubes' };
    expect([0, 1, 2].map((count) => plural('en', count, words))).toEqual(['cubes', 'cube', 'cubes']);
  });

  it('fall back to the general form', () => {
    expect(plural('pl', 5, { one: 'x', other: 'y' })).toBe('y');
  });

  it('exist in both languages', () => {
    expect(LANGUAGES).toEqual(['en', 'pl']);
  });
});
