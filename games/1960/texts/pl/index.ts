import { plural } from '@whistlestop/kernel';
import { CARD_IDS, CP_OF, ICONS_OF, ISSUE_OF, REST_OF, STATE_OF } from '../../cards/card-tables.ts';
import { VOTES } from '../../rules/states.ts';
import {
  ACTIVITY,
  DEBATES,
  ELECTION_DAY,
  GAME_OVER,
  INITIATIVE,
  MOMENTUM_PHASE,
  STRATEGY,
} from '../../rules/layout.ts';
import { EVENT } from '../../rules/notation.ts';
import { KENNEDY } from '../../rules/seats.ts';
import { speak } from '../speak.ts';
import { words as pack } from './pack.ts';
import type { NineteenSixtyTexts, Words } from '../words.ts';
import { cards } from '../../cards/pl.ts';
import { events } from './events.ts';
import { guideHeadings } from './guide-headings.ts';
import {
  CARDS,
  CARDS_TAKEN,
  CHECKS,
  CUBES,
  CUBES_TAKEN,
  cardTitle,
  holding,
  inRegion,
  inState,
  issue,
  issueOf,
  MARKERS,
  many,
  OWN_CUBES,
  quoted,
  region,
  seat,
  seatOf,
  state,
  stateNames,
  toRegion,
} from './names.ts';
import { reasons } from './reasons.ts';
import { rulings, rulingSections } from './rulings.ts';

const uses = ['wydarzenie', 'kampania w stanach', 'kampania w mediach', 'zajmowanie stanowiska'];
const phases: Readonly<Record<number, string>> = {
  [INITIATIVE]: 'faza inicjatywy',
  [ACTIVITY]: 'faza działania',
  [MOMENTUM_PHASE]: 'faza rozmachu',
  [STRATEGY]: 'faza strategii kampanii',
  [DEBATES]: 'Debata',
  [ELECTION_DAY]: 'Dzień Wyborów',
  [GAME_OVER]: 'wybory zakończone',
};
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
/** „Gafa: ” in front of a question that a card asks. */
const from = (title: string): string => (title === '' ? '' : `${title}: `);

/** „zostały 3 PK”: the verb goes with the number. */
const cpLeft = (count: number): string =>
  `${plural('pl', count, { one: 'został', few: 'zostały', many: 'zostało', other: 'zostało' })} ${count} PK`;

/** „Teksas (24)”: a state with its electoral votes. */
const withVotes = (number: number): string => `${state(number)} (${VOTES[number]})`;
const icons: Readonly<Record<number, string>> = { 1: 'ikona Kennedy’ego', 2: 'ikona Nixona', 3: 'obie ikony' };

/** A card as it is printed. The Gathering Momentum cards have neither issue nor seal. */
function print(number: number): string {
  const [itsIssue = -1, itsState = -1] = [ISSUE_OF[number], STATE_OF[number]];
  const signs = [
    `${CP_OF[number]} PK`,
    `${many(REST_OF[number] ?? 0, CUBES)} wytchnienia`,
    icons[ICONS_OF[number] ?? 3],
    ...(itsIssue < 0 ? [] : [issue(itsIssue)]),
    ...(itsState < 0 ? [] : [`godło: ${state(itsState)}`]),
  ];
  return `${cardTitle(number)} (${signs.join(', ')}): ${cards[CARD_IDS[number] ?? 'volunteers'].effect}`;
}

const words: Words = {
  title: pack.name,
  seat,
  cardTitle,
  events,
  reasons,
  prompts: {
    chance: 'Decyduje los.',
    waitFor: (who) => `Decyduje ${seat(who)}.`,
    over: (winner, kennedy, nixon) => `Wygrywa ${seat(winner)}. Głosy elektorskie: Kennedy ${kennedy}, Nixon ${nixon}.`,
    questions: {
      first: () => 'Masz inicjatywę. Kto rozpoczyna tę turę?',
      play: () =>
        'Zagraj kartę jako wydarzenie albo za PK: na kampanię w stanach, kampanię w mediach lub zajmowanie stanowiska.',
      trigger: ({ card: title }) => `Wywołać wydarzenie ${quoted(title)} za 1 żeton rozmachu?`,
      campaign: ({ left, region: where, freeTravel }) => {
        const here = `Kampania ${inRegion(where)}`;
        if (!freeTravel) return `${here}: ${cpLeft(left)} na przewagę i podróże.`;
        return left > 0
          ? `${here}: ${cpLeft(left)} na przewagę; podróże są darmowe.`
          : `${here}: wszystkie PK wydane, ale podróże są darmowe. Jedź dalej albo zakończ.`;
      },
      travelOn: ({ region: where }) =>
        `Wszystkie PK wydane, ale podróże są darmowe: jedź dalej albo wskaż stan ${inRegion(where)}, w którym zatrzyma się twój kandydat.`,
      stay: ({ region: where }) => `W którym stanie ${inRegion(where)} zatrzymuje się twój kandydat?`,
      redraw: () => 'Test przewagi nieudany. Ciągniesz jeszcze raz?',
      advertise: ({ left }) =>
        `Połóż ${left === 1 ? 'w dowolnym regionie' : 'w dowolnych regionach'} najwyżej ${many(left, CUBES_TAKEN)} przewagi w mediach.`,
      position: ({ left }) =>
        `Zajmij stanowisko: ${cpLeft(left)}; każda następna kostka w tej samej kwestii kosztuje 2.`,
      award: () => 'Jesteś liderem w kwestii na drugim miejscu: żeton rozmachu czy karta poparcia?',
      endorse: () => 'Ważne poparcie: w którym regionie?',
      shift: () => 'Masz więcej kostek w mediach: zamienić dwie sąsiednie kwestie?',
      aside: ({ left }) => `Odłóż w tajemnicy ${many(left, CARDS_TAKEN)} na Stos Strategii Kampanii.`,
      asideUnfit: ({ left }) =>
        `Nie masz już karty, która może trafić na Stos Strategii Kampanii: odłóż zamiast niej ${left === 1 ? 'kartę' : many(left, CARDS_TAKEN)} „Nabieranie rozmachu”. Gdy wybiorą obaj gracze, pokazuje się ${left === 1 ? 'ją' : 'je'} i odrzuca.`,
      debate: () => 'Wybierz kartę na tę rundę Debaty.',
      side: () => 'Twoja karta ma obie ikony: po czyjej stronie ją kładziesz?',
      orderPlacing: () => 'Obie karty mają obie ikony: kto kładzie pierwszy?',
      debateBonus: ({ left, issue: won }) =>
        `Wygrana w kwestii ${issueOf(won)}: połóż w dowolnych stanach ${many(left, CUBES_TAKEN)}.`,
      resolveStrategy: () => 'Którą kartę strategii rozgrywasz teraz? Daje ona trzy testy przewagi w swoim stanie.',
      resolveElectionEvent: () => 'Które wydarzenie Dnia Wyborów rozegrać teraz?',
      add: ({ card: title, left }) => `${from(title)}połóż najwyżej ${many(left, CUBES_TAKEN)}.`,
      remove: ({ card: title, left }) => `${from(title)}usuń najwyżej ${many(left, CUBES_TAKEN)} przeciwnika.`,
      removeOwn: ({ card: title, left }) => `${from(title)}usuń ${many(left, OWN_CUBES)}.`,
      issue: ({ card: title, left, cubes }) =>
        cubes > 1
          ? `${from(title)}połóż na wybranej kwestii ${many(cubes, CUBES_TAKEN)}.`
          : `${from(title)}połóż na ${left === 1 ? 'kwestii' : 'kwestiach'} najwyżej ${many(left, CUBES_TAKEN)}.`,
      loseIssue: ({ card: title, left }) => `${from(title)}usuń z kwestii ${many(left, OWN_CUBES)}.`,
      media: ({ card: title, left }) => `${from(title)}połóż w mediach najwyżej ${many(left, CUBES_TAKEN)}.`,
      unmedia: ({ card: title, left }) =>
        `${from(title)}usuń z mediów najwyżej ${many(left, CUBES_TAKEN)} przeciwnika.`,
      mayEndorse: ({ card: title }) => `${from(title)}położyć żeton poparcia w którymś regionie?`,
      orderIssues: ({ card: title }) => `${from(title)}ułóż kwestie w dowolnej kolejności.`,
      refresh: ({ card: title }) => `${from(title)}odwrócić kartę kandydata z powrotem?`,
      gainSupport: ({ card: title, left, state: where }) =>
        `${from(title)}zyskać ${many(left, CUBES_TAKEN)} przewagi ${inState(where)}?`,
      swing: ({ card: title }) => `${from(title)}który stan zmienia stronę?`,
      mustMoveToken: ({ card: title }) => `${from(title)}dokąd musi się udać twój kandydat?`,
      take: ({ card: title }) => `${from(title)}wziąć kartę ze stosu kart odrzuconych?`,
      drop: ({ card: title }) => `${from(title)}odrzuć karty, by dobrać tyle samo.`,
      draw: ({ card: title, left }) => `${from(title)}dobrać ${many(left, CARDS_TAKEN)}?`,
      enactDiscard: ({ card: title }) => `${from(title)}rozegrać wydarzenie odrzuconej karty?`,
      act: ({ card: title, left }) => `${from(title)}wydać ${left} PK na jedną akcję?`,
      recount: ({ card: title, left }) => `${from(title)}w którym stanie wykonać ${many(left, CHECKS)}?`,
    },
  },
  actions: {
    first: (who) => `Rozpoczyna ${seat(who)}`,
    play: (number, use, cp, preempted, cost) => {
      if (use === EVENT) return `${cardTitle(number)}: wydarzenie`;
      const preempting = preempted ? `, zapobieganie (${cost === 0 ? 'bez kosztów' : many(cost, MARKERS)})` : '';
      return `${cardTitle(number)}: ${uses[use]} za ${cp} PK${preempting}`;
    },
    playCandidate: (use, cp) => `Karta kandydata: ${uses[use]} za ${cp} PK`,
    support: (number) => `${state(number)}: 1 kostka`,
    check: (number, checks) => `${state(number)}: ${many(checks, CHECKS)}`,
    travel: (number) => `Podróż ${toRegion(number)}`,
    stay: (number) => state(number),
    trigger: 'Wywołaj wydarzenie',
    pass: 'Nie wywołuj',
    add: (number) => `Połóż ${inState(number)}`,
    remove: (number) => `Usuń ${inState(number)}`,
    issue: (number) => issue(number),
    media: (number) => `Media ${inRegion(number)}`,
    unmedia: (number) => `Usuń z mediów ${inRegion(number)}`,
    endorse: (number) => `Poparcie ${inRegion(number)}`,
    take: (number) => `Weź kartę ${quoted(cardTitle(number))}`,
    drop: (number) => `Odrzuć kartę ${quoted(cardTitle(number))}`,
    act: (use) => capital(uses[use] ?? ''),
    orderIssues: (first, second, third) => `${issue(first)}, ${issue(second)}, ${issue(third)}`,
    award: (endorsement) => (endorsement ? 'Karta poparcia' : 'Żeton rozmachu'),
    swap: (upper, lower) => `Wyżej ${issue(lower)}, niżej ${issue(upper)}`,
    keep: 'Zostaw tor bez zmian',
    aside: (number) => `Odłóż kartę ${quoted(cardTitle(number))}`,
    debate: (number) => `Zagraj kartę ${quoted(cardTitle(number))}`,
    side: (who) => `Strona ${seatOf(who)}`,
    orderPlacing: (who) => `Pierwszy ${seat(who)}`,
    resolve: (number) => `Rozegraj kartę ${quoted(cardTitle(number))}`,
    resolveStrategy: (number, checks, where, cubes) =>
      `Rozegraj kartę ${quoted(cardTitle(number))}: ${many(checks, CHECKS)} ${inState(where)}${cubes === 0 ? '' : ` (${holding(cubes)})`}`,
    yes: 'Tak',
    no: 'Nie',
    done: 'Gotowe',
  },
  board: {
    head: (turn, phase, activity, first) =>
      `Tura ${turn}, ${phases[phase]}${phase === ACTIVITY ? ` ${activity}` : ''}${first < 0 ? '' : `, rozpoczyna ${seat(first)}`}`,
    candidate: (who, where, momentum, rest, exhausted, hand) =>
      `${seat(who)}, stan ${state(where)}: rozmach ${momentum}, ${many(rest, CUBES)} wytchnienia, na ręce ${many(hand, CARDS)}, karta kandydata ${exhausted ? 'wyczerpana' : 'gotowa'}`,
    bag: (kennedy, nixon) => `Torba: Kennedy ${kennedy}, Nixon ${nixon}`,
    hiddenBag: 'Torba: nie wolno do niej zaglądać',
    track: (issues) => `Kwestie: ${issues.join(', ')}`,
    onIssue: (number, cubes) => `${issue(number)} (${holding(cubes)})`,
    region: (number, media, endorsements, states, free) =>
      `${region(number)}: media ${holding(media)}, poparcie ${holding(endorsements)}; ${[states.length === 0 ? 'bez przewagi' : states.join(', '), ...free].join('; ')}`,
    stateCubes: (number, cubes) => `${withVotes(number)} ${holding(cubes)}`,
    free: (edge, states) => `bez kostek, nagłówek ${seatOf(edge)}: ${states.map(withVotes).join(', ')}`,
    race: (kennedy, nixon, undecided) =>
      `Głosy elektorskie (przy stanach w nawiasach), prowadzi: Kennedy ${kennedy}, Nixon ${nixon}, nierozstrzygnięte ${undecided}`,
    debate: (number, sides) =>
      `${issue(number)}: ${sides.map(({ cards: titles, total }, side) => `${seat(side)} ${total} (${titles.length === 0 ? 'bez kart' : titles.join(', ')})`).join(', ')}`,
    onTable: (number) => `Na stole: ${print(number)}`,
    inPlay: (number) => `W grze: ${print(number)}`,
    hand: (count) => `Twoja ręka: ${count === 0 ? 'pusta' : many(count, CARDS)}`,
    print,
    stack: (titles) => `Twój Stos Strategii Kampanii: ${titles.join('; ')}`,
    seen: (who, titles) => `Znane karty ${seatOf(who)}: ${titles.join('; ')}`,
    discard: (titles) => `Stos kart odrzuconych: ${titles.join('; ')}`,
  },
  piles: {
    hand: 'Twoja ręka',
    stack: 'Twój Stos Strategii Kampanii',
    candidates: 'Karty kandydatów',
    onTable: 'Na stole',
    lasting: 'Obowiązujące wydarzenia długotrwałe',
    debate: 'Na planszy Debaty',
    seen: (who) => `Znane karty ${seatOf(who)}`,
    discard: 'Stos kart odrzuconych',
    removed: 'Poza grą',
  },
  candidateCard: (who) => cards[who === KENNEDY ? 'candidate-kennedy' : 'candidate-nixon'],
};

export const texts: NineteenSixtyTexts = {
  ...speak(words),
  states: stateNames,
  cards,
  rulings,
  guideHeadings,
  rulingSections,
};
