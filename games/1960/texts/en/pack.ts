import { optionIn } from '@whistlestop/kernel';
import type { OwnPackWords } from '../words.ts';

/** What people read of 1960 before the game is loaded. */
export const words: OwnPackWords = {
  name: '1960: The Making of the President',
  about: 'Kennedy against Nixon, nine turns from the conventions to election night. Two players, about two hours.',
  playNowAbout: 'You are Kennedy; a bot is Nixon.',
  choose: 'Choose side, level and deck',
  seats: { kennedy: 'Kennedy', nixon: 'Nixon' },
  turn: (turn) => `Turn ${turn}`,
  tally: ([kennedy = 0, nixon = 0]) => `Kennedy ${kennedy} – Nixon ${nixon} electoral votes`,
  options: {
    deck: {
      asked: 'Cards',
      answers: { 2007: 'Cards of 2007', 2017: 'Cards of 2017' },
      variant: { 2007: 'cards of 2007', 2017: 'cards of 2017' },
    },
    bagVisible: {
      asked: 'Political capital bag',
      answers: { true: 'Counts open to both', false: 'Counts hidden' },
      variant: { false: 'hidden bag' },
    },
  },
  variant: (options) => {
    const handicap = optionIn(options, 'handicap');
    const given = typeof handicap === 'object' && handicap !== null && Object.keys(handicap).length > 0;
    return given ? ['with a head start'] : [];
  },
};
