import { describe, expect, it } from 'vitest';
import { LANGUAGES, languageFor, plural } from './texts.ts';

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

describe('the language of a person', () => {
  it('is the one they want, whatever their locale', () => {
    expect(languageFor('en', { LANG: 'pl_PL.UTF-8' })).toBe('en');
    expect(languageFor('pl', {})).toBe('pl');
  });

  it('is else that of their locale, LC_ALL before LC_MESSAGES before LANG; an empty one counts as none', () => {
    expect(languageFor(undefined, { LC_ALL: 'C', LC_MESSAGES: 'pl_PL', LANG: 'pl_PL' })).toBe('en');
    expect(languageFor(undefined, { LC_ALL: '', LC_MESSAGES: 'pl_PL', LANG: 'en_US' })).toBe('pl');
    expect(languageFor('xx', { LANG: 'pl' })).toBe('pl');
  });

  it('is English where the locale is neither', () => {
    for (const environment of [{}, { LANG: 'de_DE.UTF-8' }, { LANG: 'plt_MG' }])
      expect(languageFor(undefined, environment)).toBe('en');
  });
});
