import { optionIn } from '@whistlestop/kernel';
import type { OwnPackWords } from '../words.ts';

const CANDIDATES = ['Czerwony', 'Niebieski', 'Zielony', 'Złoty'] as const;
const [red, blue, green, gold] = CANDIDATES;

const VARIANTS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  edition: { first: 'pierwsze wydanie', second: 'drugie wydanie' },
  version: { national: 'kampania krajowa', nominee: 'konwencje i pary' },
  method: { popular: 'głosy powszechne', electoral: 'głosy elektorskie' },
  length: { short: 'krótka', long: 'długa', regular: 'zwykłej długości' },
};

/** To samo po polsku. */
export const words: OwnPackWords = {
  name: 'Mr. President',
  about:
    'Tajna licytacja o stany Unii: trzynaście kart, każdy ma takie same. Dla dwóch do czterech osób, od pół godziny.',
  playNowAbout: 'Grasz czerwonym; niebieskim gra bot.',
  choose: 'Wybierz wydanie, kandydatów i poziomy',
  seats: { red, blue, green, gold },
  turn: (round) => `Runda ${round}`,
  tally: (tally) =>
    `Głosy: ${tally.map((votes, seat) => `${CANDIDATES[seat]} ${votes.toLocaleString('pl')}`).join(' – ')}`,
  options: {
    commitOrder: {
      asked: 'Wykładanie kart',
      answers: { scorerFirst: 'Najpierw zwycięzca poprzedniej rundy', simultaneous: 'Wszyscy naraz' },
      variant: { simultaneous: 'karty wykładane naraz' },
    },
    noMajority: {
      asked: 'Bez większości',
      answers: { replay: 'Kampanię powtarza się, najwyżej dwa razy', plurality: 'Wystarczy mieć najwięcej głosów' },
      variant: { replay: 'bez większości powtórka', plurality: 'wystarczy najwięcej głosów' },
    },
    keepBothTallies: {
      asked: 'Druga klasyfikacja',
      answers: { true: 'Prowadzona i podana na końcu', false: 'Nieprowadzona' },
      variant: { false: 'jedna klasyfikacja' },
    },
  },
  variant: (options) => {
    const candidates = optionIn(options, 'candidates');
    return [
      ...Object.entries(VARIANTS).flatMap(([name, values]) => values[String(optionIn(options, name))] ?? []),
      ...(typeof candidates === 'number' ? [`kandydatów: ${candidates}`] : []),
    ];
  },
};
