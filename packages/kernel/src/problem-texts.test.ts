import { describe, expect, it } from 'vitest';
import { problemIn } from './problem-texts.ts';

describe('What is wrong with a record', () => {
  it('is told in English as it was found, and in Polish by its code and place', () => {
    const problem = { code: 'bad-line', sentence: 'Line 9, "dance", is not in the notation.', at: 9 } as const;
    expect(problemIn('en', problem)).toBe(problem.sentence);
    expect(problemIn('pl', problem)).toBe('Wiersz 9 nie jest w notacji tej gry.');
  });

  it.each(['redacted', 'other-rules', 'bad-replay', 'wrong-draw'] as const)(
    'names its place in Polish (%s)',
    (code) => {
      expect(problemIn('pl', { code, sentence: '', at: 57 })).toContain('57');
    },
  );

  it.each(['not-a-record', 'newer-format', 'unknown-game', 'never-promised', 'not-over', 'wrong-seed'] as const)(
    'is a whole Polish sentence (%s)',
    (code) => {
      expect(problemIn('pl', { code, sentence: 'English.', at: undefined })).toMatch(/^\p{Lu}(?!nglish).+\.$/u);
    },
  );

  it('shows what a schema complains of behind the Polish sentence', () => {
    expect(problemIn('pl', { code: 'bad-header', sentence: 'rules: Invalid input.', at: undefined })).toBe(
      'Nie da się odczytać nagłówka tego zapisu: rules: Invalid input.',
    );
  });
});
