import {
  board,
  boardSchema,
  cheatDeckSchema,
  cheats,
  evidence,
  evidenceDeckSchema,
  news,
  newsDeckSchema,
} from '@whistlestop/hook-or-crook/rules';
import { optionsSchema, printedNumbersSchema } from '@whistlestop/mr-president/rules';
import { describe, expect, test } from 'vitest';
import type { z } from 'zod';
import { printedNumbers } from '@whistlestop/mr-president/table';
import { en } from '../src/words/en.ts';
import { pl } from '../src/words/pl.ts';
import { problemSentence, readDataFile } from '../src/pieces/data-file.ts';

const sentences = <Value>(text: string, schema: z.ZodType<Value>) => {
  const read = readDataFile(text, schema);
  return read.ok ? [] : [en, pl].map(({ setUp }) => problemSentence(read.problem, setUp));
};

describe('a file of one’s own', () => {
  test('may be exactly what is printed, whichever game it is for', () => {
    const again = <Value>(printed: Value, schema: z.ZodType<Value>) =>
      expect(readDataFile(JSON.stringify(printed), schema)).toEqual({ ok: true, value: printed });
    again(printedNumbers(), printedNumbersSchema);
    again(board, boardSchema);
    again(news, newsDeckSchema);
    again(cheats, cheatDeckSchema);
    again(evidence, evidenceDeckSchema);
  });

  test('with the printed numbers makes the printed match', () => {
    expect(() => optionsSchema.parse({ data: printedNumbers() })).not.toThrow();
  });

  test('that is no JSON is refused in both languages', () => {
    expect(sentences('cards: 10', printedNumbersSchema)).toEqual([en.setUp.files.notJson, pl.setUp.files.notJson]);
  });

  test('is refused with the place where it does not fit', () => {
    expect(sentences('{"cards":{"billboards":0}}', printedNumbersSchema)).toEqual([
      'This file does not fit. At “cards › billboards”: too small or too few.',
      'Ten plik nie pasuje. W miejscu „cards › billboards”: za mało.',
    ]);
    expect(sentences('{"cards":{"billboards":"ten"}}', printedNumbersSchema)[0]).toContain('another kind of value');
    expect(sentences('[]', cheatDeckSchema)[0]).toBe('This file does not fit: too small or too few.');
  });

  test('is refused with the names the game does not know', () => {
    expect(sentences('{"state":{}}', printedNumbersSchema)[0]).toBe(
      'This file does not fit: the game does not know this name (state).',
    );
  });

  test('that breaks a rule of the game’s own files is refused', () => {
    const twice = cheats.slice(0, 1).concat(cheats.slice(0, 1));
    expect(sentences(JSON.stringify(twice), cheatDeckSchema)[0]).toBe(
      'This file does not fit: this breaks a rule for such files.',
    );
    const risen = { popularVote: { NY: { regular: { 2: [1, 2], 3: [1, 1, 1], 4: [1, 1, 1, 1] }, close: {} } } };
    expect(sentences(JSON.stringify(risen), printedNumbersSchema)[0]).toContain('popularVote › NY › regular › 2');
  });
});
