import { optionIn, type PackWords } from '@whistlestop/kernel';

/** To samo po polsku. */
export const words: PackWords = {
  name: '1960: Narodziny prezydenta',
  about: 'Kennedy przeciw Nixonowi: dziewięć tur od konwencji do nocy wyborczej. Dla dwóch osób, około dwóch godzin.',
  playNowAbout: 'Grasz Kennedym; Nixonem gra bot.',
  choose: 'Wybierz stronę, poziom i talię',
  seats: { kennedy: 'Kennedy', nixon: 'Nixon' },
  levels: {
    greedy: 'Zachłanny',
    beginner: 'Początkujący',
    casual: 'Niedzielny',
    skilled: 'Wprawny',
    strong: 'Mocny',
    expert: 'Mistrzowski',
  },
  turn: (turn) => `Tura ${turn}`,
  tally: ([kennedy = 0, nixon = 0]) => `Głosy elektorskie: Kennedy ${kennedy} – Nixon ${nixon}`,
  variant: (options) => {
    const deck = optionIn(options, 'deck');
    const handicap = optionIn(options, 'handicap');
    return [
      ...(typeof deck === 'string' ? [`karty z ${deck}`] : []),
      ...(optionIn(options, 'bagVisible') === false ? ['ukryta torba'] : []),
      ...(typeof handicap === 'object' && handicap !== null && Object.keys(handicap).length > 0 ? ['z forami'] : []),
    ];
  },
};
