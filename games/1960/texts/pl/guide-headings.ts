import type { GuideHeadings } from '../words.ts';

/** Nagłówki przewodnika po zasadach, w kolejności czytania. */
export const guideHeadings: GuideHeadings = {
  aim: 'Cel gry',
  support: 'Przewaga: prowadzenie i dominacja',
  cards: 'Co jest na karcie',
  'set-up': 'Przygotowanie',
  turns: 'Dziewięć tur',
  bag: 'Torba i testy',
  initiative: 'Nowe karty i inicjatywa',
  playing: 'Zagranie karty',
  events: 'Wydarzenia',
  momentum: 'Rozmach: wywoływanie i zapobieganie',
  campaigning: 'Kampania w stanach',
  advertising: 'Kampania w mediach',
  positioning: 'Stanowisko w kwestiach',
  candidate: 'Karta kandydata',
  rest: 'Kostki wytchnienia',
  'momentum-phase': 'Faza rozmachu',
  endorsements: 'Poparcie',
  strategy: 'Faza strategii kampanii',
  debates: 'Tura 6: Debata',
  'election-day': 'Tura 9: Dzień Wyborów',
  tally: 'Ostateczne wyniki',
  options: 'Co można zmienić przy tym stole',
};
