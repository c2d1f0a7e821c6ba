import type { GuideHeadings } from '../words.ts';

/** Nagłówki przewodnika po zasadach, w kolejności czytania. */
export const guideHeadings: GuideHeadings = {
  aim: 'Cel gry',
  cards: 'Karty',
  versions: 'Wydania, wersje, długość gry',
  round: 'Runda',
  hands: 'Powrót kart na rękę',
  order: 'Kto wykłada pierwszy',
  double: 'Dublet',
  pools: 'Głosy sporne',
  conventions: 'Konwencje partyjne',
  tickets: 'Wybory par kandydatów',
  parley: 'Narada i przerwa',
  second: 'Drugie wydanie',
  'second-card': 'Pary i drugie karty',
  upset: 'Zwrot akcji',
  scoring: 'Miejsca i kolumny',
  ties: 'Remisy w drugim wydaniu',
  supply: 'Gdy kończą się karty',
  winning: 'Zwycięstwo',
  options: 'Co można zmienić przy tym stole',
};
