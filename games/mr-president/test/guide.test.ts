import { expect, it } from 'vitest';
import { CAMPAIGN_CARDS, CLOSE_SPREAD, optionsSchema, MatchConstants, STATE_CARDS } from '../rules/index.ts';
import { guide } from '../texts/en/guide.ts';
import type { Guide } from '../texts/words.ts';

const numbersIn = (section: keyof Guide): readonly number[] =>
  (JSON.stringify(guide[section]).match(/\d+/gu) ?? []).map(Number);

const short = new MatchConstants(optionsSchema.parse({ length: 'short' }));
const long = new MatchConstants(optionsSchema.parse({ length: 'long' }));

it.each<[keyof Guide, readonly number[]]>([
  ['cards', CAMPAIGN_CARDS.map(({ points }) => points)],
  ['cards', [CAMPAIGN_CARDS.length, STATE_CARDS.length, short.totalVotes, short.majority]],
  ['versions', [short.rounds(0).length, long.rounds(0).length]],
  ['versions', [4, 5, 6].map((states) => Math.round((states * short.totalVotes) / STATE_CARDS.length))],
  ['hands', [CAMPAIGN_CARDS.length, short.rounds(0).length, 4 * CAMPAIGN_CARDS.length, STATE_CARDS.length]],
  ['conventions', [short.totalVotes, short.majority, short.majority - 1]],
  ['tickets', [short.majority, short.majority - 1]],
  ['scoring', Object.values(CLOSE_SPREAD)],
  ['winning', [short.majority]],
])('the guide to Mr. President names the figures the game plays with, %s: %j', (section, figures) => {
  expect(numbersIn(section)).toEqual(expect.arrayContaining([...figures]));
});

it('a short game turns up four states in ten rounds, then five, then six; a long one has four hands', () => {
  expect([...short.rounds(0)]).toEqual([...Array<number>(10).fill(4), 5, 6]);
  expect([short.hands(0), long.hands(0)]).toEqual([1, 4]);
});
