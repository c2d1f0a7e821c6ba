import { expect, test } from 'vitest';
import { AnswerPace } from './answer-pace.ts';

const STRONG = { game: 'hook-or-crook', level: 'strong' };
const thought = (took: number) => ({ took, evaluated: true, thinks: true });
const forced = (took = 0) => ({ took, evaluated: false, thinks: true });

/** A pace that knows how long the latest thoughts of a bot took. */
function paceAfter(...latest: number[]): AnswerPace {
  const pace = new AnswerPace();
  for (const took of latest) pace.delayFor(STRONG, thought(took));
  return pace;
}

test('an answer waits until the longest of the latest thoughts would be over, whether there was a choice or not', () => {
  const pace = paceAfter(30, 40, 35);
  expect(pace.delayFor(STRONG, forced(1))).toBe(39);
  expect(pace.delayFor(STRONG, thought(25))).toBe(15);
  expect(pace.delayFor(STRONG, thought(60))).toBe(0);
  expect(pace.delayFor(STRONG, forced())).toBe(60);
});

test('what took no thought does not count, however much of it there is', () => {
  const pace = paceAfter(40);
  for (let times = 0; times < 100; times++) expect(pace.delayFor(STRONG, forced())).toBe(40);
});

test('a thought is forgotten after 32 others', () => {
  const pace = paceAfter(400, ...Array.from({ length: 31 }, () => 40));
  expect(pace.delayFor(STRONG, forced())).toBe(400);
  pace.delayFor(STRONG, thought(40));
  expect(pace.delayFor(STRONG, forced())).toBe(40);
});

test('nobody waits for more than two seconds', () => {
  expect(paceAfter(9000).delayFor(STRONG, forced())).toBe(2000);
});

test('a bot that thinks is taken to need a second until it has been seen at it', () => {
  const pace = new AnswerPace();
  expect(pace.delayFor(STRONG, forced())).toBe(1000);
  expect(pace.delayFor(STRONG, thought(40))).toBe(960);
  expect(pace.delayFor(STRONG, forced())).toBe(40);
});

test('every bot of every game has a pace of its own, and one that never thinks answers at once', () => {
  const pace = paceAfter(40);
  const casual = { took: 0, evaluated: false, thinks: false };
  expect(pace.delayFor({ ...STRONG, level: 'random' }, casual)).toBe(0);
  expect(pace.delayFor({ ...STRONG, game: 'mr-president' }, { ...casual, evaluated: true })).toBe(0);
});
