import { optionIn, type PackWords } from '@whistlestop/kernel';

const CANDIDATES = ['Red', 'Blue', 'Green', 'Gold'] as const;
const [red, blue, green, gold] = CANDIDATES;

const VARIANTS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  edition: { first: 'first edition', second: 'second edition' },
  version: { national: 'national campaign', nominee: 'conventions and tickets' },
  method: { popular: 'popular vote', electoral: 'electoral vote' },
  length: { short: 'short', long: 'long', regular: 'regular length' },
};

/** What people read of Mr. President before the game is loaded. */
export const words: PackWords = {
  name: 'Mr. President',
  about:
    'Sealed bids for the states of the Union: thirteen cards, and everybody has the same. Two to four players, from half an hour.',
  playNowAbout: 'You are Red; a bot is Blue.',
  choose: 'Choose edition, candidates and levels',
  seats: { red, blue, green, gold },
  levels: {
    greedy: 'Greedy',
    proportional: 'Proportional',
    adaptive: 'Adaptive',
    equilibrium: 'Equilibrium',
  },
  turn: (round) => `Round ${round}`,
  tally: (tally) =>
    `${tally.map((votes, seat) => `${CANDIDATES[seat]} ${votes.toLocaleString('en')}`).join(' – ')} votes`,
  variant: (options) => {
    const candidates = optionIn(options, 'candidates');
    return [
      ...Object.entries(VARIANTS).flatMap(([name, values]) => values[String(optionIn(options, name))] ?? []),
      ...(typeof candidates === 'number' ? [`${candidates} candidates`] : []),
    ];
  },
};
