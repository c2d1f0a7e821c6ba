import { optionIn } from '@whistlestop/kernel';
import type { OwnPackWords } from '../words.ts';

/** To samo po polsku. */
export const words: OwnPackWords = {
  name: '1960: Narodziny prezydenta',
  about: 'Kennedy przeciw Nixonowi: dziewięć tur od konwencji do nocy wyborczej. Dla dwóch osób, około dwóch godzin.',
  playNowAbout: 'Grasz Kennedym; Nixonem gra bot.',
  choose: 'Wybierz stronę, poziom i talię',
  seats: { kennedy: 'Kennedy', nixon: 'Nixon' },
  turn: (turn) => `Tura ${turn}`,
  tally: ([kennedy = 0, nixon = 0]) => `Głosy elektorskie: Kennedy ${kennedy} – Nixon ${nixon}`,
  options: {
    deck: {
      asked: 'Karty',
      answers: { 2007: 'Karty z 2007 roku', 2017: 'Karty z 2017 roku' },
      variant: { 2007: 'karty z 2007', 2017: 'karty z 2017' },
    },
    bagVisible: {
      asked: 'Torba Kapitału Politycznego',
      answers: { true: 'Zawartość znana obu stronom', false: 'Zawartość ukryta' },
      variant: { false: 'ukryta torba' },
    },
  },
  variant: (options) => {
    const handicap = optionIn(options, 'handicap');
    const given = typeof handicap === 'object' && handicap !== null && Object.keys(handicap).length > 0;
    return given ? ['z forami'] : [];
  },
};
