import { optionIn, type PackWords } from '@whistlestop/kernel';

/** What people read of 1960 before the game is loaded. */
export const words: PackWords = {
  name: '1960: The Making of the President',
  about: 'Kennedy against Nixon, nine turns from the conventions to election night. Two players, about two hours.',
  playNowAbout: 'You are Kennedy; a bot is Nixon.',
  choose: 'Choose side, level and deck',
  seats: { kennedy: 'Kennedy', nixon: 'Nixon' },
  levels: {
    greedy: 'Greedy',
    beginner: 'Beginner',
    casual: 'Casual',
    skilled: 'Skilled',
    strong: 'Strong',
    expert: 'Expert',
  },
  turn: (turn) => `Turn ${turn}`,
  tally: ([kennedy = 0, nixon = 0]) => `Kennedy ${kennedy} – Nixon ${nixon} electoral votes`,
  variant: (options) => {
    const deck = optionIn(options, 'deck');
    const handicap = optionIn(options, 'handicap');
    return [
      ...(typeof deck === 'string' ? [`cards of ${deck}`] : []),
      ...(optionIn(options, 'bagVisible') === false ? ['hidden bag'] : []),
      ...(typeof handicap === 'object' && handicap !== null && Object.keys(handicap).length > 0
        ? ['with a head start']
        : []),
    ];
  },
};
