import { nineteenSixty } from '@whistlestop/1960/rules';
import { Random } from '@whistlestop/kernel';
import { texts as textsOf } from '@whistlestop/1960/texts';
import { expect, test } from 'vitest';
import { whyNobodyAsks } from '../src/pieces/waiting-line.ts';
import type { LocalTable, Thinker } from '@whistlestop/table';
import { BOT, openTable, PERSON, settle, playStep } from '@whistlestop/table/testing';
import { en } from '../src/words/en.ts';
import { pl } from '../src/words/pl.ts';

/** A bot that never comes to a decision. */
const slowThinker: Thinker = {
  think: () => ({
    action: new Promise(() => {
      // Nothing ever answers.
    }),
    cancel: () => undefined,
  }),
};

const answerIn = async (language: 'en' | 'pl', table: LocalTable, running = false) =>
  whyNobodyAsks({
    snapshot: table.snapshot(),
    texts: await textsOf[language](),
    words: { en, pl }[language],
    playback: { running },
  });

test('whoever is not asked is told that the other side is thinking, and at the end that it is over', async () => {
  const { table } = openTable(nineteenSixty, [PERSON, BOT], { thinker: slowThinker });
  const random = new Random('person');
  while (await playStep(table, random)) await settle();
  expect(await answerIn('en', table)).toBe('Nixon is thinking…');
  expect(await answerIn('pl', table)).toBe('Nixon się zastanawia…');
  await table.resign(0);
  expect(table.snapshot().now).toMatchObject({ kind: 'over', early: { seat: 0, reason: 'resigned' } });
  expect(await answerIn('en', table)).toBe('The match is over.');
  expect(await answerIn('pl', table)).toBe('Partia zakończona.');
});

test('whoever must hand over the device is told nothing of the other side', async () => {
  const { table } = openTable(nineteenSixty, [PERSON, PERSON]);
  await settle();
  expect(table.snapshot().now.kind).toBe('curtain');
  expect(await answerIn('en', table)).toBeUndefined();
});
