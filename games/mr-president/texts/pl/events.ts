import { plural, UNKNOWN } from '@whistlestop/kernel';
import { membersIn } from '../../rules/reading.ts';
import type { EventSentences } from '../words.ts';
import {
  card,
  electors,
  faceDown,
  handCount,
  inCount,
  list,
  party,
  place,
  pointCount,
  RACES,
  seat,
  side,
  sides,
  state,
  thousands,
  worth,
} from './names.ts';

const PLACES_GENITIVE = ['pierwszego', 'drugiego', 'trzeciego', 'czwartego'];
const HOW_SETTLED = ['dzięki najlepszej pozostałej karcie', 'dzięki najniższej sumie', 'w losowaniu'];
const HOW_DECIDED = ['', 'decyduje większa liczba wygranych rund', 'decyduje wyższa pozostała karta', 'decyduje los'];
const HOW_NOMINATED = [
  'dzięki większej liczbie głosów',
  'dzięki większej liczbie wygranych rund',
  'dzięki wyższej pozostałej karcie',
  'w losowaniu',
];

export const events: EventSentences = {
  campaignBegun: ({ race, campaign, last }) =>
    `${RACES[race]}: początek (kampania nr ${campaign} w tej rozgrywce).${last === 1 ? ' To już ostatnia: tak czy inaczej wygrywa ten, kto ma najwięcej głosów.' : ''}`,
  turnedUp: (facts) => `Odkryta karta: ${state(facts.state)}, ${worth(facts.votes, facts.thousands)}.`,
  committed: (facts) =>
    facts.first === UNKNOWN
      ? `${seat(facts.seat)} wykłada ${faceDown(facts.count)}.`
      : `${seat(facts.seat)} wykłada ${facts.second < 0 ? 'zakrytą kartę' : 'zakryte karty'}: ${card(facts.first)}${facts.second < 0 ? '' : ` i ${card(facts.second)}`}.`,
  revealed: (facts) =>
    `${seat(facts.seat)} odkrywa: ${card(facts.first)}${facts.second < 0 ? '' : ` i ${card(facts.second)}`}, ${facts.second < 0 ? '' : 'razem '}${pointCount(facts.points)}.`,
  declared: (facts) => `${seat(facts.seat)} ma dwie karty i odkrywa jedną: ${card(facts.card)}.`,
  answered: (facts) => {
    if (facts.card === UNKNOWN) return `${seat(facts.seat)} odpowiada w tajemnicy.`;
    return facts.card < 0
      ? `${seat(facts.seat)} postanawia nic nie dokładać.`
      : `${seat(facts.seat)} dokłada zakrytą kartę: ${card(facts.card)}.`;
  },
  addsNothing: (facts) => `${seat(facts.seat)} nic nie dokłada.`,
  secondShown: (facts) =>
    `${seat(facts.seat)} odkrywa drugą kartę: ${card(facts.card)}, razem ${pointCount(facts.points)}.`,
  won: (facts) => `${side(facts.side, facts.race)} zdobywa ${electors(facts.votes)}.`,
  poolWon: (facts) => `${side(facts.side, facts.race)} zdobywa pulę z rundy ${facts.round}: ${electors(facts.votes)}.`,
  poolOpened: (facts) =>
    `Remis: o pulę (${electors(facts.votes)}) walczą teraz ${sides(facts.contenders, facts.race)}.`,
  poolStays: (facts) =>
    `O pulę z rundy ${facts.round} (${electors(facts.votes)}) nadal walczą ${sides(facts.contenders, facts.race)}.`,
  leftover: (facts) =>
    facts.card < 0
      ? `${seat(facts.seat, 'dative')} nie została żadna karta.`
      : `${seat(facts.seat, 'dative')} została karta: ${card(facts.card)}.`,
  poolSettled: (facts) => `${side(facts.side, facts.race)} bierze ${electors(facts.votes)} ${HOW_SETTLED[facts.how]}.`,
  nominated: (facts) =>
    `${seat(facts.seat)} zdobywa nominację ${HOW_NOMINATED[facts.how]} (${electors(facts.votes)}); ${seat(facts.mate)} kandyduje na wiceprezydenta.`,
  buried: (facts) =>
    `Remis na pierwszym miejscu (${list.format(membersIn(facts.seats).map((one) => seat(one)))}): ${plural('pl', facts.states, { one: 'karta stanu wraca', few: 'karty stanów wracają', many: 'karty stanów wracają', other: 'karty stanów wracają' })} do talii, a wszyscy biorą z powrotem karty tej rundy.`,
  closeVote: (facts) => `Wyrównany wynik: między pierwszym a ostatnim jest tylko ${pointCount(facts.spread)}.`,
  levelForFirst: (facts) =>
    `Remis na pierwszym miejscu: ${list.format(membersIn(facts.seats).map((one) => seat(one)))}. Pierwszeństwo ma najniższa suma.`,
  placeLot: (facts) => `Los przyznaje ${place(facts.place)} miejsce ${seat(facts.seat, 'dative')}.`,
  upsetAnswered: () => undefined,
  upsetClaimed: (facts) => `${seat(facts.seat)} próbuje zwrotu akcji z ${PLACES_GENITIVE[facts.place - 1]} miejsca.`,
  defended: (facts) =>
    facts.count === 0 ? `${seat(facts.seat)} nie odpowiada.` : `${seat(facts.seat)} dokłada kartę, żeby się obronić.`,
  upsetWon: (facts) => `Zwrot akcji udany, ${facts.points} do ${facts.defence}: cała kolejność się odwraca.`,
  upsetLost: (facts) => `Zwrot akcji nieudany, ${facts.points} do ${facts.defence}.`,
  placed: (facts) =>
    `${seat(facts.seat)} zajmuje ${place(facts.place)} miejsce: ${thousands(facts.votes)}${facts.column === 1 ? ' (kolumna wyrównanego wyniku)' : ''}.`,
  carried: (facts) => `${seat(facts.seat)} bierze ${electors(facts.votes)}.`,
  unscored: () => 'Nikt nie ma już kart: tu nikt nie punktuje.',
  pickedUp: (facts) =>
    `${seat(facts.seat)} bierze z powrotem wszystkie 13 kart; ${facts.left === 0 ? 'to już ostatnia ręka' : `potem ${handCount(facts.left)}`}.`,
  outOfCards: (facts) => `${seat(facts.seat, 'dative')} skończyły się karty.`,
  majorityReached: (facts) => `${seat(facts.side)} ma większość: ${electors(facts.votes)}.`,
  agreedToFinish: (facts) => `${seat(facts.seat)} zgadza się zakończyć grę.`,
  playsOn: (facts) => `${seat(facts.seat)} gra dalej.`,
  parleyOpened: () => 'Partie naradzają się na osobności.',
  ready: (facts) => `${seat(facts.seat)} zgłasza gotowość.`,
  recessCalled: (facts) => `${seat(facts.seat)} ogłasza przerwę na naradę ${party(facts.party, 'genitive')}.`,
  parleyClosed: () => 'Koniec narady.',
  replayed: (facts) =>
    `Nikt nie został wybrany (najlepszy wynik: ${inCount(facts.best, facts.count)}). Kampania zaczyna się od nowa.`,
  levelAtEnd: (facts) => `Remis na czele (${sides(facts.sides, facts.race)}): ${HOW_DECIDED[facts.how]}.`,
  elected: (facts) => `${side(facts.side, facts.race)} wygrywa wybory: ${inCount(facts.votes, facts.count)}.`,
  otherCount: (facts) => `W drugiej klasyfikacji ${seat(facts.seat)} ma ${inCount(facts.votes, facts.count)}.`,
};
