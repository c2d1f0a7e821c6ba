import { optionIn } from '@whistlestop/kernel';
import type { OwnPackWords } from '../words.ts';

const CANDIDATES = ['Red', 'Blue', 'Green', 'Gold'] as const;
const [red, blue, green, gold] = CANDIDATES;

const VARIANTS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  edition: { first: 'first edition', second: 'second edition' },
  version: { national: 'national campaign', nominee: 'conventions and tickets' },
  method: { popular: 'popular vote', electoral: 'electoral vote' },
  length: { short: 'short', long: 'long', regular: 'regular length' },
};

/** What people read of Mr. President before the game is loaded. */
export const words: OwnPackWords = {
  name: 'Mr. President',
  about:
    'Sealed bids for the states of the Union: thirteen cards, and everybody has the same. Two to four players, from half an hour.',
  playNowAbout: 'You are Red; a bot is Blue.',
  choose: 'Choose edition, candidates and levels',
  seats: { red, blue, green, gold },
  turn: (round) => `Round ${round}`,
  tally: (tally) =>
    `${tally.map((votes, seat) => `${CANDIDATES[seat]} ${votes.toLocaleString('en')}`).join(' – ')} votes`,
  options: {
    commitOrder: {
      asked: 'Laying cards',
      answers: { scorerFirst: 'Whoever scored last lays first', simultaneous: 'All at once' },
      variant: { simultaneous: 'cards laid at once' },
    },
    noMajority: {
      asked: 'Without a majority',
      answers: { replay: 'The campaign is replayed, at most twice', plurality: 'The most votes are enough' },
      variant: { replay: 'replayed without a majority', plurality: 'the most votes win' },
    },
    keepBothTallies: {
      asked: 'The other count',
      answers: { true: 'Kept and told at the end', false: 'Not kept' },
      variant: { false: 'one count' },
    },
  },
  variant: (options) => {
    const candidates = optionIn(options, 'candidates');
    return [
      ...Object.entries(VARIANTS).flatMap(([name, values]) => values[String(optionIn(options, name))] ?? []),
      ...(typeof candidates === 'number' ? [`${candidates} candidates`] : []),
    ];
  },
};
