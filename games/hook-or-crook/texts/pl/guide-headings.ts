import type { GuideHeadings } from '../words.ts';

/** Nagłówki przewodnika po zasadach, w kolejności czytania. */
export const guideHeadings: GuideHeadings = {
  aim: 'Cel gry',
  pieces: 'Co jest w grze',
  'set-up': 'Przygotowanie',
  rounds: 'Cztery rundy',
  turn: 'Tura',
  spaces: 'Pola',
  votes: 'Jak krążą głosy',
  news: 'Wiadomości',
  cheats: 'Karty Przekrętu',
  cheating: 'Przekręty',
  stop: 'Przerwa w liczeniu',
  evidence: 'Dowody',
  waiting: 'Koniec rundy',
  court: 'Runda 4: sąd',
  answers: 'Odpowiedź na Dowód',
  wilds: 'Jokery i Dowody koronne',
  reckoning: 'Rozliczenie',
  options: 'Co można zmienić przy tym stole',
};
