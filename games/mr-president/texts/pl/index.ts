import { pl as states } from '@whistlestop/country';
import { plural, UNKNOWN } from '@whistlestop/kernel';
import { CARD_IDS } from '../../cards/cards.ts';
import { STATE_CODES } from '../../cards/state-cards.ts';
import { ELECTION, POPULAR_COUNT } from '../../rules/fields.ts';
import { membersIn } from '../../rules/reading.ts';
import { speak } from '../speak.ts';
import { words as pack } from './pack.ts';
import type { Words } from '../words.ts';
import { cards } from '../../cards/pl.ts';
import { guideHeadings } from './guide-headings.ts';
import { rulings, rulingSections } from './rulings.ts';

/** The cases a name is needed in: who? of whom? to whom? */
interface Declined {
  readonly nominative: string;
  readonly genitive: string;
  readonly dative: string;
}
const declined = (nominative: string, genitive: string, dative: string): Declined => ({ nominative, genitive, dative });

const SEATS = [
  declined('Czerwony', 'Czerwonego', 'Czerwonemu'),
  declined('Niebieski', 'Niebieskiego', 'Niebieskiemu'),
  declined('Zielony', 'Zielonego', 'Zielonemu'),
  declined('Złoty', 'Złotego', 'Złotemu'),
];
const PARTIES = [
  declined('Partia Gwiazdy', 'Partii Gwiazdy', 'Partii Gwiazdy'),
  declined('Partia Dzwonu', 'Partii Dzwonu', 'Partii Dzwonu'),
];
const RACES = ['Kampania krajowa', 'Konwencje partyjne', 'Wybory par kandydatów'];
const PLACES = ['pierwsze', 'drugie', 'trzecie', 'czwarte'];
const PLACES_GENITIVE = ['pierwszego', 'drugiego', 'trzeciego', 'czwartego'];

const list = new Intl.ListFormat('pl', { type: 'conjunction' });
const digits = new Intl.NumberFormat('pl', { useGrouping: true });

type Case = keyof Declined;
const seat = (number: number, form: Case = 'nominative'): string => SEATS[number]?.[form] ?? '?';
const party = (number: number, form: Case = 'nominative'): string => PARTIES[number]?.[form] ?? '?';
const side = (number: number, race: number): string => (race === ELECTION ? party(number) : seat(number));
const sides = (mask: number, race: number): string => list.format(membersIn(mask).map((one) => side(one, race)));
const place = (number: number): string => PLACES[number - 1] ?? '?';
const card = (number: number): string => {
  const id = CARD_IDS[number];
  return id === undefined ? 'żadna karta' : cards[id].name;
};
const state = (number: number): string => states[STATE_CODES[number] ?? 'DC'];
const electors = (votes: number): string =>
  `${votes} ${plural('pl', votes, { one: 'głos elektorski', few: 'głosy elektorskie', many: 'głosów elektorskich', other: 'głosu elektorskiego' })}`;
const thousands = (votes: number): string =>
  `${digits.format(votes * 1000)} ${plural('pl', votes * 1000, { one: 'głos', few: 'głosy', many: 'głosów', other: 'głosu' })}`;
const inCount = (votes: number, count: number): string =>
  count === POPULAR_COUNT ? thousands(votes) : electors(votes);
/** What lies on the table: popular votes first, where they are counted. */
const worth = (votes: number, popular: number): string =>
  popular === 0 ? electors(votes) : `${thousands(popular)}, ${electors(votes)}`;
const pointCount = (count: number): string =>
  `${count} ${plural('pl', count, { one: 'punkt', few: 'punkty', many: 'punktów', other: 'punktu' })}`;
const faceDown = (count: number): string =>
  `${count} ${plural('pl', count, { one: 'zakrytą kartę', few: 'zakryte karty', many: 'zakrytych kart', other: 'zakrytej karty' })}`;
const inDeck = (count: number): string =>
  `${count} ${plural('pl', count, { one: 'karta', few: 'karty', many: 'kart', other: 'karty' })}`;
const handCount = (count: number): string =>
  `jeszcze ${count} ${plural('pl', count, { one: 'ręka', few: 'ręce', many: 'rąk', other: 'ręki' })}`;
const order = (groups: readonly (readonly number[])[]): string =>
  groups.map((group) => list.format(group.map((one) => seat(one)))).join(', ');

const HOW_SETTLED = ['dzięki najlepszej pozostałej karcie', 'dzięki najniższej sumie', 'w losowaniu'];
const HOW_DECIDED = ['', 'decyduje większa liczba wygranych rund', 'decyduje wyższa pozostała karta', 'decyduje los'];
const HOW_NOMINATED = [
  'dzięki większej liczbie głosów',
  'dzięki większej liczbie wygranych rund',
  'dzięki wyższej pozostałej karcie',
  'w losowaniu',
];

const words: Words = {
  title: pack.name,
  cards,
  states,
  rulings,
  rulingSections,
  guideHeadings,
  seat: (number) => seat(number),
  party: (number) => party(number),
  order,
  events: {
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
    poolWon: (facts) =>
      `${side(facts.side, facts.race)} zdobywa pulę z rundy ${facts.round}: ${electors(facts.votes)}.`,
    poolOpened: (facts) =>
      `Remis: o pulę (${electors(facts.votes)}) walczą teraz ${sides(facts.contenders, facts.race)}.`,
    poolStays: (facts) =>
      `O pulę z rundy ${facts.round} (${electors(facts.votes)}) nadal walczą ${sides(facts.contenders, facts.race)}.`,
    leftover: (facts) =>
      facts.card < 0
        ? `${seat(facts.seat, 'dative')} nie została żadna karta.`
        : `${seat(facts.seat, 'dative')} została karta: ${card(facts.card)}.`,
    poolSettled: (facts) =>
      `${side(facts.side, facts.race)} bierze ${electors(facts.votes)} ${HOW_SETTLED[facts.how]}.`,
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
  },
  reasons: {
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
  },
  prompts: {
    commit: (round, names, votes, popular) =>
      `Runda ${round}, ${list.format(names)}: ${worth(votes, popular)}. Którą kartę zagrywasz?`,
    mayDouble: 'Możesz też zagrać dwie.',
    leads: 'Poprzednia runda była twoja, więc zaczynasz.',
    waitsForLeader: 'Zaczyna zwycięzca poprzedniej rundy.',
    mayRevise: 'Twoje karty leżą zakryte. Możesz je jeszcze zmienić.',
    answer: (doublers) =>
      `Dwie karty ${plural('pl', doublers.length, { one: 'zagrywa', few: 'zagrywają', many: 'zagrywają', other: 'zagrywają' })}: ${list.format(doublers.map((one) => seat(one)))}. Czy dokładasz drugą?`,
    upset: (now, then) => `Kolejność: ${now}. Po udanym zwrocie akcji: ${then}. Czy próbujesz?`,
    defend: (challenger) => `${seat(challenger)} próbuje zwrotu akcji. Czy dokładasz kartę do obrony?`,
    finish: (ahead, votes) => `${seat(ahead)} ma większość: ${electors(votes)}. Kończymy czy gramy dalej?`,
    parley: 'Naradź się z partnerem. Czy można zaczynać?',
    recess: 'Przerwa: naradź się z partnerem. Czy można grać dalej?',
    otherRecess: 'Druga partia ma przerwę. Wy też możecie się naradzić, ale kosztem własnej przerwy.',
    mayCallRecess: 'Twoja partia może jeszcze ogłosić przerwę.',
    wait: 'Czekamy na pozostałych.',
    chance: 'Trwa odkrywanie kart.',
    over: (name) => `Koniec rozgrywki: wygrywa ${name}.`,
  },
  actions: {
    play: (name) => `Zagraj: ${name}`,
    pair: (first, second) => `Zagraj dwie, ${first}: i ${second}`,
    orderedPair: (first, second) => `Zagraj dwie, odkryta najpierw ${first}: potem ${second}`,
    answer: (name) => `Dołóż: ${name}`,
    noAnswer: 'Nic nie dokładaj',
    upset: (name) => `Zwrot akcji: ${name}`,
    noUpset: 'Bez zwrotu akcji',
    defend: (name) => `Obrona: ${name}`,
    noDefence: 'Bez obrony',
    finish: 'Zakończ teraz',
    playOn: 'Graj dalej',
    recess: 'Ogłoś przerwę',
    ready: 'Można grać',
  },
  board: {
    head: (race, round, deck) => `${RACES[race]}, runda ${round}. W talii: ${inDeck(deck)}.`,
    turnedUp: (names, votes, popular) =>
      names.length === 0 ? 'Żaden stan nie jest odkryty.' : `Odkryte: ${list.format(names)}; ${worth(votes, popular)}.`,
    pool: (contenders, race, names) =>
      `Pula, o którą walczą ${list.format(contenders.map((one) => side(one, race)))}: ${list.format(names)}.`,
    electoral: (name, votes) => `${name}: ${electors(votes)}.`,
    popular: (name, votes) => `${name}: ${thousands(votes)}.`,
    hand: (name, held, left) =>
      `${name}, ręka: ${held.length === 0 ? 'pusta' : held.join(', ')}${left === 0 ? '' : `; ${handCount(left)}`}.`,
    faceDown: (name, count) => `${name} ma na stole ${faceDown(count)}.`,
    table: (name, lying) => `${name}, karty na stole: ${lying.join(', ')}.`,
    answered: (name) => `${name}: odpowiedź złożona.`,
    doubleLeft: (name) => `${name} może jeszcze zagrać dublet.`,
  },
  piles: {
    hand: (name) => `${name}, ręka`,
    played: (name) => `${name}, zagrane`,
  },
  plan: {
    title: (partner) => `Wasz plan (partner: ${partner})`,
    high: (partner) => `${partner} zagrywa wysokie karty`,
    highs: {
      free: 'według uznania',
      rich: 'w rundach o dużą stawkę',
      early: 'na początku gry',
      late: 'pod koniec gry',
    },
    double: (name) => `${name} gra dublet`,
    thirds: {
      free: 'według uznania',
      first: 'w pierwszej tercji gry',
      middle: 'w drugiej tercji gry',
      last: 'w ostatniej tercji gry',
    },
    agreed: (plan) => `Ustalone: ${plan}.`,
  },
};

/** Mr. President in Polish. */
export const texts = speak(words);
