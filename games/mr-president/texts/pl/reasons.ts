import type { ReasonSentences } from '../words.ts';
import { card } from './names.ts';

export const reasons: ReasonSentences = {
  'match-over': () => 'Rozgrywka jest skończona.',
  'not-your-decision': () => 'Ta decyzja nie należy teraz do ciebie.',
  'not-now': () => 'W tym momencie rundy nie jest to możliwe.',
  'leader-first': () => 'Zwycięzca poprzedniej rundy wykłada karty pierwszy, dopiero potem wybierasz ty.',
  'leader-final': () => 'Poprzednia runda była twoja: karty wykładasz przed innymi i nie możesz ich już zmienić.',
  'out-of-cards': () => 'Bez kart nie bierzesz udziału w tej rundzie.',
  'card-not-held': (params) => `Nie masz tej karty na ręce: ${card(params['card'] ?? -1)}.`,
  'must-play': () => 'Kto ma kartę, zagrywa przynajmniej jedną.',
  'double-used': () => 'Dublet został już w tej grze wykorzystany.',
  'one-card-left': () => 'Masz na ręce tylko jedną kartę.',
  'weaker-first': () => 'Obie karty odkrywa się razem; najpierw podaj słabszą.',
  'no-double-declared': () => 'Drugą kartę można dołożyć tylko wtedy, gdy ktoś zagrał dwie.',
  'has-two-cards': () => 'Nie masz czego dołożyć: leżą już dwie karty albo ręka jest pusta.',
  'upset-not-open': () => 'Zwrot akcji jest możliwy dopiero wtedy, gdy każdy zagrał dokładnie jedną kartę.',
  'first-defends': () => 'Z pierwszego miejsca nie próbuje się zwrotu akcji, można się tylko bronić.',
  'no-upset-to-stop': () => 'Nie ma zwrotu akcji, przed którym można się bronić.',
  'no-majority-yet': () => 'Stół proponuje zakończenie gry, gdy ktoś ma już większość.',
  'no-parley': () => 'Nikt się teraz nie naradza.',
  'no-recess-here': () => 'Przerwy na naradę należą do wyborów par kandydatów.',
  'recess-spent': () => 'Twoja partia wykorzystała już swoją przerwę.',
  'between-rounds': () => 'Przerwę ogłasza się między rundami, zanim ktokolwiek wyłoży karty.',
};
