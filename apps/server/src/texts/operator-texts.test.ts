import { expect, test } from 'vitest';
import { operatorTexts } from './index.ts';

/** Every sentence with its path; functions are called with empty lists, which fit every parameter. */
function sentences(words: unknown, at = ''): [at: string, sentence: string][] {
  if (typeof words === 'string') return [[at, words]];
  if (typeof words === 'function') return sentences((words as (...given: unknown[]) => unknown)([], [], [], []), at);
  if (typeof words !== 'object' || words === null) return [];
  return Object.entries(words).flatMap(([key, value]) => sentences(value, `${at}.${key}`));
}

test('nothing that is said in Polish is left in English', () => {
  const english = new Map(sentences(operatorTexts.en));
  const same = sentences(operatorTexts.pl).filter(
    ([at, sentence]) => english.get(at) === sentence && /[a-z]/.test(sentence),
  );
  expect(same).toEqual([]);
});
