import { EVENT } from '../../rules/notation.ts';
import type { ReasonSentences } from '../words.ts';
import {
  BORDERS,
  CARDS_TAKEN,
  CUBES,
  CUBES_TAKEN,
  card,
  inRegion,
  inState,
  issueOf,
  MARKERS,
  many,
  region,
  state,
  toRegion,
} from './names.ts';

const uses = ['jako wydarzenie', 'na kampanię w stanach', 'na kampanię w mediach', 'na zajmowanie stanowiska'];

export const reasons: ReasonSentences = {
  'not-your-decision': () => 'To nie twoja decyzja.',
  'not-now': () => 'Teraz decydujesz o czymś innym.',
  'card-first': () => 'Najpierw wybierz kartę i to, jak ją zagrasz; dopiero wtedy można coś zrobić na planszy.',
  'not-in-hand': (p) => `Nie masz na ręce karty ${card(p['card'] ?? 0)}.`,
  prevented: (p) =>
    (p['by'] ?? -1) < 0
      ? `Wydarzenie ${card(p['card'] ?? 0)} jest zablokowane.`
      : `Na planszy leży karta ${card(p['by'] ?? 0)}: wydarzenia ${card(p['card'] ?? 0)} nie można zagrać. Kartę można zagrać za PK.`,
  'tax-unpaid': (p) => {
    const what = `${card(p['card'] ?? 0)}: zagranie karty ${uses[p['use'] ?? EVENT]} kosztuje żeton rozmachu`;
    return (p['bar'] ?? -1) >= 0
      ? `${what}, a ${card(p['bar'] ?? 0)} nie pozwala wydać żadnego.`
      : `${what}, a nie masz żadnego.`;
  },
  'spending-barred': (p) => `${card(p['card'] ?? 0)}: w tej turze nie możesz wydawać żetonów rozmachu.`,
  'preempt-too-dear': (p) => `To kosztuje ${many(p['cost'] ?? 0, MARKERS)}, a masz ${p['have']}.`,
  'keep-strategy-card': (p) =>
    `Musisz zachować na Stos Strategii Kampanii ${many(p['cards'] ?? 1, CARDS_TAKEN)}: zagraj „Nabieranie rozmachu” albo kartę kandydata.`,
  'candidate-exhausted': () => 'Twoja karta kandydata jest wyczerpana.',
  elsewhere: (p) =>
    `Stan ${state(p['state'] ?? 0)} leży poza regionem, w którym jest twój kandydat (${region(p['region'] ?? 0)}).`,
  'campaign-ban': (p) =>
    `${card(p['card'] ?? 0)}: w tej turze nie możesz wydawać PK na przewagę ${inState(p['state'] ?? 0)}.`,
  'check-needed': (p) => `${state(p['state'] ?? 0)}: potrzebne są testy przewagi. Zapowiedz, ile PK tam wydajesz.`,
  'no-check-needed': (p) => `${state(p['state'] ?? 0)}: testy przewagi nie są potrzebne. Wydaj PK wprost.`,
  'too-few-cp': (p) => `Masz na to tylko ${p['cp']} PK.`,
  'one-per-state': (p) => `Jeden PK ${inState(p['state'] ?? 0)} jest już wydany, a karta nie pozwala tam na więcej.`,
  'already-declared': (p) =>
    `Testy ${inState(p['state'] ?? 0)} zostały już zapowiedziane; w tej akcji nie wydasz tam więcej PK.`,
  'no-boundary': (p) => `${region(p['from'] ?? 0)} i ${region(p['region'] ?? 0)} nie mają wspólnej granicy.`,
  'already-passed': (p) => `Twój kandydat właśnie był ${inRegion(p['region'] ?? 0)}; najpierw wydaj PK na przewagę.`,
  'journey-too-long': (p) =>
    `Bez wydania PK przekroczono już ${many(p['crossings'] ?? 0, BORDERS)}: zatrzymaj się tutaj albo najpierw wydaj PK na przewagę.`,
  'cp-spent': () => 'Wszystkie PK są wydane; zostały tylko darmowe podróże. Jedź dalej albo zakończ.',
  'done-first': (p) =>
    `Najpierw wybierz „Gotowe”; potem wskażesz stan ${inRegion(p['region'] ?? 0)}, w którym zatrzyma się twój kandydat.`,
  'stay-in-region': (p) => `Twój kandydat dotarł ${toRegion(p['region'] ?? 0)} i tam musi się zatrzymać.`,
  'not-offered': (p) => `${card(p['card'] ?? 0)} nie obejmuje stanu ${state(p['state'] ?? 0)}.`,
  'cap-reached': (p) => `${card(p['card'] ?? 0)}: w jednym stanie najwyżej ${many(p['cap'] ?? 1, CUBES)}.`,
  'not-empty': (p) => `Stan ${state(p['state'] ?? 0)} nie jest pusty, a ta karta wymaga stanu bez kostek.`,
  'no-cubes-there': (p) => `Nie ma czego usunąć ${inState(p['state'] ?? 0)}.`,
  'no-media-there': (p) => `Nie masz przewagi w mediach w regionie stanu ${state(p['state'] ?? 0)}.`,
  'other-region': (p) =>
    `Pierwsza kostka wyznaczyła region: ${region(p['region'] ?? 0)}. Pozostałe też muszą tam trafić.`,
  'cannot-swing': (p) => `Przeciwnik nie prowadzi ${inState(p['state'] ?? 0)} jedną, dwiema ani trzema kostkami.`,
  'not-in-discard': (p) => `Karty ${card(p['card'] ?? 0)} nie ma na stosie kart odrzuconych.`,
  'only-this-card': (p) => `Wolno wziąć tylko kartę ${card(p['card'] ?? 0)}.`,
  'must-go-on': (p) => `Nie możesz teraz przestać: trzeba usunąć jeszcze ${many(p['left'] ?? 1, CUBES_TAKEN)}.`,
  'not-adjacent-issues': () => 'Zamienić można tylko dwie sąsiednie kwestie, wymieniając najpierw wyższą.',
  'no-strategy-card': (p) => `Karta ${card(p['card'] ?? 0)} nie może trafić na Stos Strategii Kampanii.`,
  'not-in-stack': (p) => `Karty ${card(p['card'] ?? 0)} nie ma na twoim Stosie Strategii Kampanii.`,
  'already-chosen': (p) => `Karta ${card(p['card'] ?? 0)} jest już odłożona.`,
  'not-to-resolve': (p) => `Karta ${card(p['card'] ?? 0)} nie czeka na rozegranie.`,
  'places-full': (p) =>
    p['issue'] === undefined ? 'Nie ma tam czego zabrać.' : `Nie ma czego zabrać w kwestii ${issueOf(p['issue'])}.`,
};
