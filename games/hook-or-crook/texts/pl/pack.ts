import { optionIn, plural } from '@whistlestop/kernel';
import type { OwnPackWords } from '../words.ts';

/** To samo po polsku. */
export const words = {
  name: 'Hook or Crook: nie drzwiami, to oknem',
  about:
    'Prezydent, który nie umie przegrać, i chwiejne Stany, które nie umieją liczyć. Dla dwóch do sześciu osób, około godziny.',
  playNowAbout: 'Grasz Prezydentem; trzema chwiejnymi Stanami grają boty.',
  choose: 'Wybierz Stany, miejsca i poziomy',
  seats: {
    incumbent: 'Prezydent',
    amber: 'Chybotki Dolne',
    coral: 'Kałamarzyce',
    teal: 'Wydrzygłosy',
    rose: 'Wielkie Guzdrały',
    silver: 'Stare Omszałki',
    brown: 'Śliwki Kompotowe',
  },
  turn: (round) => `Runda ${round}`,
  tally: ([ahead = 0, needed = 0]) =>
    `Prezydent prowadzi w ${ahead} ${ahead === 1 ? 'Stanie' : 'Stanach'}, potrzebuje ${needed}`,
  options: {
    waitingStatesMayCheat: {
      asked: 'Stan, który czeka na innych',
      answers: { true: 'może jeszcze zagrać Przekręt', false: 'nie może zagrać Przekrętu' },
      variant: { false: 'czekające Stany bez Przekrętów' },
    },
  },
  variant: (options) => {
    const states = optionIn(options, 'states');
    if (typeof states !== 'number') return [];
    return [`${states} ${plural('pl', states, { one: 'Stan', few: 'Stany', many: 'Stanów', other: 'Stanu' })}`];
  },
} satisfies OwnPackWords;
