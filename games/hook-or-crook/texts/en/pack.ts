import { optionIn, plural } from '@whistlestop/kernel';
import type { OwnPackWords } from '../words.ts';

/** What people read of Hook or Crook before the game is loaded. */
export const words = {
  name: 'Hook or Crook',
  about:
    'An Incumbent who cannot lose against Swing States that cannot count straight. Two to six players, about an hour.',
  playNowAbout: 'You are the Incumbent; bots are three Swing States.',
  choose: 'Choose States, seats and levels',
  seats: {
    incumbent: 'The Incumbent',
    amber: 'Lower Wobble',
    coral: 'Quillshire',
    teal: 'Ottermere',
    rose: 'Great Dawdle',
    silver: 'Mossback',
    brown: 'Nether Plum',
  },
  turn: (round) => `Round ${round}`,
  tally: ([ahead = 0, needed = 0]) =>
    `The Incumbent is ahead in ${ahead} ${ahead === 1 ? 'State' : 'States'} and needs ${needed}`,
  options: {
    waitingStatesMayCheat: {
      asked: 'A State that waits for the others',
      answers: { true: 'may still cheat', false: 'may not cheat' },
      variant: { false: 'waiting States may not cheat' },
    },
  },
  variant: (options) => {
    const states = optionIn(options, 'states');
    if (typeof states !== 'number') return [];
    return [`${states} ${plural('en', states, { one: 'State', other: 'States' })}`];
  },
} satisfies OwnPackWords;
