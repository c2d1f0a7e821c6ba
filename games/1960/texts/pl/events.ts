import { plural, UNKNOWN } from '@whistlestop/kernel';
import { DEBATE_TURN, ELECTION_TURN } from '../../rules/calendar.ts';
import { cardNumber } from '../../cards/card-tables.ts';
import { MAJOR } from '../../cards/endorsements.ts';
import {
  BY_AWARD,
  BY_MAJORITY,
  BY_PLEDGE,
  BY_PLURALITY,
  BY_PREEMPT,
  BY_STATES,
  BY_TAX,
  BY_TRIGGER,
} from '../../rules/events.ts';
import { ACTIVITY, DEBATES, ELECTION_DAY, MOMENTUM_PHASE, STRATEGY } from '../../rules/layout.ts';
import { EVENT } from '../../rules/notation.ts';
import { shiftOf } from '../shift.ts';
import type { EventSentences } from '../words.ts';
import {
  aCard,
  CARDS,
  CARDS_TAKEN,
  CHECKS,
  CUBES,
  CUBES_TAKEN,
  card,
  holding,
  inRegion,
  inState,
  issue,
  issueOf,
  MARKERS,
  many,
  seat,
  seatOf,
  seatTo,
  state,
  toRegion,
} from './names.ts';

const PLEDGE = cardNumber('nixons-pledge');
const actions = ['', 'na kampanię w stanach', 'na kampanię w mediach', 'na zajmowanie stanowiska'];
/** "na ... miejscu" and "na ... miejsce". */
const placesIn = ['pierwszym', 'drugim', 'trzecim'];
const placesTo = ['pierwsze', 'drugie', 'trzecie'];

/** The verb goes with the number: „tworzą 3 karty”, „tworzy 5 kart”. */
const MAKE = { one: 'tworzy', few: 'tworzą', many: 'tworzy', other: 'tworzy' };
const REMAIN = { one: 'pozostaje', few: 'pozostają', many: 'pozostaje', other: 'pozostaje' };

/** „Nixon zyskuje 2 kostki w stanie Ohio (teraz: Nixon 2)”: what became of the cubes in a place. */
function shifted(who: number, change: number, now: number, where: string): string {
  const { lost, taken, placed, rival, left } = shiftOf(who, change, now);
  const after = `(teraz: ${holding(now)}).`;
  if (lost > 0) return `${seat(who)} traci ${many(lost, CUBES_TAKEN)} ${where} ${after}`;
  if (taken === 0) return `${seat(who)} zyskuje ${many(placed, CUBES_TAKEN)} ${where} ${after}`;
  const removes = `${seat(who)} usuwa ${where} ${many(taken, CUBES_TAKEN)} ${seatOf(rival)}`;
  return placed === 0
    ? `${removes} (${left === 0 ? 'nie zostaje żadna' : `zostaje: ${left}`}).`
    : `${removes} i zyskuje ${many(placed, CUBES_TAKEN)} ${after}`;
}

const causes: Readonly<Record<number, string>> = {
  [BY_TRIGGER]: ', by wywołać wydarzenie',
  [BY_PREEMPT]: ', by zapobiec wydarzeniu',
  [BY_TAX]: ', by móc tak zagrać kartę',
};

export const events: EventSentences = {
  turnBegan: ({ turn }) => {
    if (turn === DEBATE_TURN) return 'Tura 6: Debata.';
    return turn === ELECTION_TURN ? 'Tura 9: Dzień Wyborów.' : `Zaczyna się tura ${turn}.`;
  },
  phaseBegan: ({ phase, activity }) => {
    if (phase === ACTIVITY) return `Faza działania ${activity}.`;
    if (phase === MOMENTUM_PHASE) return 'Faza rozmachu.';
    if (phase === STRATEGY) return 'Faza strategii kampanii.';
    return phase === DEBATES || phase === ELECTION_DAY ? undefined : 'Rozdawane są nowe karty.';
  },
  cardDealt: ({ seat: who, card: dealt }) => (dealt === UNKNOWN ? undefined : `${seat(who)} dostaje ${aCard(dealt)}.`),
  deckReshuffled: ({ cards }) =>
    `Talia jest pusta: nową ${plural('pl', cards, MAKE)} ${many(cards, CARDS)} ze stosu kart odrzuconych.`,
  initiativeDrawn: ({ colour }) => `Test inicjatywy: kostka ${seatOf(colour)}.`,
  initiativeWon: ({ seat: who }) => `${seat(who)} ma inicjatywę.`,
  firstChosen: ({ seat: who, first }) =>
    who === first
      ? `${seat(who)} rozpoczyna tę turę.`
      : `${seat(who)} oddaje pierwszy ruch w tej turze ${seatTo(first)}.`,
  bagReseeded: ({ each }) => `Torba jest pusta: trafia do niej po ${many(each, CUBES)} każdej ze stron.`,
  bagEmpty: ({ checks }) => `Torba jest pusta: ${many(checks, CHECKS)} ${plural('pl', checks, REMAIN)} bez skutku.`,

  cardPlayed: ({ seat: who, card: played, use, cp }) =>
    use === EVENT
      ? `${seat(who)} zagrywa ${aCard(played)} jako wydarzenie.`
      : `${seat(who)} zagrywa ${aCard(played)} za ${cp} PK ${actions[use]}.`,
  candidatePlayed: ({ seat: who, use, cp }) => `${seat(who)} zagrywa kartę kandydata za ${cp} PK ${actions[use]}.`,
  playSkipped: ({ seat: who }) => `${seat(who)} nie ma czego zagrać.`,
  eventPreempted: ({ seat: who, card: played }) => `${seat(who)} zapobiega wydarzeniu ${card(played)}.`,
  restTaken: ({ seat: who, cubes }) => `${seat(who)} odkłada ${many(cubes, CUBES_TAKEN)} na Pole Wytchnienia.`,
  eventTriggered: ({ seat: who, card: played }) => `${seat(who)} wywołuje wydarzenie ${card(played)}.`,
  triggerDeclined: ({ seat: who, card: played }) => `${seat(who)} nie wywołuje wydarzenia ${card(played)}.`,
  eventBegan: ({ card: played }) => `Wydarzenie: ${card(played)}.`,
  cardDiscarded: () => undefined,
  cardRemoved: () => undefined,
  cardStays: ({ card: stays }) => `Karta ${card(stays)} zostaje na planszy.`,

  momentumChanged: ({ seat: who, change, now, cause }) => {
    if (change < 0 && causes[cause] !== undefined)
      return `${seat(who)} wydaje ${many(-change, MARKERS)}${causes[cause]} (zostaje: ${now}).`;
    const why = cause === BY_PLEDGE ? ` dzięki karcie ${card(PLEDGE)}` : cause === BY_AWARD ? ' w nagrodę' : '';
    return `${seat(who)} ${change > 0 ? 'zyskuje' : 'traci'} ${many(Math.abs(change), MARKERS)}${why} (ma ${now}).`;
  },
  supportChanged: ({ seat: who, state: where, change, now }) => shifted(who, change, now, inState(where)),
  mediaChanged: ({ seat: who, region: where, change, now }) =>
    shifted(who, change, now, `w mediach ${inRegion(where)}`),
  issueChanged: ({ seat: who, issue: which, change, now }) => shifted(who, change, now, `w kwestii ${issueOf(which)}`),
  endorsementChanged: ({ seat: who, region: where, change, now }) => {
    const { taken, rival, left } = shiftOf(who, change, now);
    if (taken === 0) return `${seat(who)} otrzymuje poparcie ${inRegion(where)} (teraz: ${holding(now)}).`;
    return left === 0
      ? `${seat(who)} usuwa ${inRegion(where)} ostatni żeton poparcia ${seatOf(rival)}.`
      : `${seat(who)} usuwa ${inRegion(where)} 1 żeton poparcia ${seatOf(rival)} (zostaje: ${left}).`;
  },
  tokenMoved: ({ seat: who, to }) => `${seat(who)} udaje się do stanu ${state(to)}.`,
  travelled: ({ seat: who, region: where, cost }) =>
    `${seat(who)} podróżuje ${toRegion(where)}${cost === 0 ? ' bez kosztów' : ''}.`,
  checksDeclared: ({ seat: who, state: where, checks }) =>
    `${seat(who)} zapowiada ${many(checks, CHECKS)} ${inState(where)}.`,
  checkDrawn: ({ seat: who, colour, state: where }) =>
    `Test przewagi${where < 0 ? '' : ` ${inState(where)}`}: kostka ${seatOf(colour)}, ${colour === who ? 'udany' : 'nieudany'}.`,
  checkRedrawn: ({ seat: who }) => `${seat(who)} ciągnie jeszcze raz.`,

  lastingBegan: ({ card: lasting }) => `Karta ${card(lasting)} zaczyna działać.`,
  lastingEnded: ({ card: lasting }) => `Karta ${card(lasting)} przestaje działać.`,
  candidateExhausted: ({ seat: who }) => `Karta kandydata ${seatOf(who)} jest wyczerpana.`,
  candidateRefreshed: ({ seat: who }) => `Karta kandydata ${seatOf(who)} znów jest gotowa.`,
  handShown: ({ seat: who, card: shown }) => `${seat(who)} pokazuje ${aCard(shown)}.`,
  cardTaken: ({ seat: who, card: taken }) => `${seat(who)} bierze ${aCard(taken)} ze stosu kart odrzuconych.`,
  cardDropped: ({ seat: who, card: dropped }) => `${seat(who)} odrzuca ${aCard(dropped)}.`,
  cardDrawn: ({ seat: who, card: drawn }) => `${seat(who)} dobiera ${aCard(drawn)}.`,
  cardTurnedUp: ({ card: up, resolves }) =>
    `Odkryto ${aCard(up)}: ${resolves === 1 ? 'wydarzenie zachodzi' : 'karta zostaje odrzucona'}.`,

  issueMovedUp: ({ issue: which, place }) => `${issue(which)}: w górę na ${placesTo[place]} miejsce.`,
  issuesOrdered: ({ seat: who, first, second, third }) =>
    `${seat(who)} układa kwestie: ${issue(first)}, ${issue(second)}, ${issue(third)}.`,
  issuesSwapped: ({ seat: who, upper, lower }) =>
    `${seat(who)} zamienia miejscami dwie kwestie (wyżej ${issue(lower)}, niżej ${issue(upper)}).`,
  issuesKept: ({ seat: who }) => `${seat(who)} nie zmienia Toru Kwestii.`,
  momentumDecayed: ({ seat: who, lost, now }) =>
    `${seat(who)} traci z upływem czasu ${many(lost, MARKERS)} (zostaje: ${now}).`,
  issueAwarded: ({ seat: who, issue: which, place }) =>
    `${seat(who)} jest liderem w kwestii ${issueOf(which)} na ${placesIn[place]} miejscu.`,
  endorsementDrawn: ({ seat: who, endorsement }) =>
    endorsement === MAJOR
      ? `${seat(who)} dobiera kartę ważnego poparcia.`
      : `${seat(who)} dobiera kartę poparcia ${inRegion(endorsement)}.`,
  issueDecayed: ({ issue: which, now }) => `Z kwestii ${issueOf(which)} znika kostka (teraz: ${holding(now)}).`,

  cardSetAside: ({ seat: who, card: aside }) => `${seat(who)} odkłada ${aCard(aside)} na Stos Strategii Kampanii.`,
  stackShort: ({ seat: who, cards }) =>
    `${seat(who)} ${cards === 0 ? 'nie ma karty, która może' : `ma tylko ${many(cards, CARDS_TAKEN)}, która może`} trafić na Stos Strategii Kampanii.`,
  leftoversDiscarded: ({ seat: who, cards }) => `${seat(who)} odrzuca z ręki ${many(cards, CARDS_TAKEN)}.`,
  restDeposited: ({ seat: who, cubes }) =>
    `${seat(who)} wrzuca do torby z Pola Wytchnienia ${many(cubes, CUBES_TAKEN)}.`,

  debatesBegan: ({ first, second, third }) =>
    `Na Planszy Debaty, od pierwszego miejsca: ${issue(first)}, ${issue(second)}, ${issue(third)}.`,
  debateCardChosen: ({ seat: who }) => `${seat(who)} wybiera kartę.`,
  debateCardShown: ({ seat: who, card: shown }) => `${seat(who)} odkrywa ${aCard(shown)}.`,
  placingOrdered: ({ first }) => `Pierwszy kładzie kartę ${seat(first)}.`,
  debateCardPlaced: ({ card: placed, side }) => `Karta ${card(placed)} trafia na stronę ${seatOf(side)}.`,
  debateCardWasted: ({ card: wasted }) =>
    `Kwestia karty ${card(wasted)} jest już rozstrzygnięta: karta zostaje odrzucona.`,
  issueWon: ({ issue: which, seat: who, kennedy, nixon }) =>
    `${seat(who)} wygrywa w kwestii ${issueOf(which)}: Kennedy ${kennedy}, Nixon ${nixon}.`,
  debateBonus: ({ seat: who, cubes }) => `${seat(who)} kładzie w dowolnych stanach ${many(cubes, CUBES_TAKEN)}.`,
  debatesEnded: () => 'Koniec Debaty.',

  bonusDeposited: ({ seat: who, media, issues, momentum }) =>
    `${seat(who)} wrzuca do torby kostki: ${media} z mediów, ${issues} z kwestii, ${momentum * 2} za rozmach.`,
  strategyRevealed: ({ seat: who, card: shown }) => `${seat(who)} odkrywa ${aCard(shown)}.`,
  strategyResolved: ({ seat: who, card: played, state: where }) =>
    `${seat(who)} rozgrywa ${aCard(played)}: trzy testy przewagi ${inState(where)}.`,
  electionEventBegan: ({ card: played }) => `Wydarzenie Dnia Wyborów: ${card(played)}.`,
  undecidedTipped: ({ state: where, seat: who, endorsed }) =>
    `Stan ${state(where)}, bez kostek, przypada ${seatTo(who)} ${endorsed === 1 ? 'dzięki poparciu' : 'zgodnie z nagłówkiem'}.`,
  votesWithheld: ({ state: where, votes }) =>
    `Elektorzy niezależni: głosy stanu ${state(where)} (${votes}) nie przypadają nikomu.`,
  votesCounted: ({ kennedy, nixon, withheld }) =>
    `Głosy elektorskie: Kennedy ${kennedy}, Nixon ${nixon}${withheld > 0 ? `, nieprzyznane ${withheld}` : ''}.`,
  gameWon: ({ seat: who, victory }) => {
    if (victory === BY_MAJORITY) return `${seat(who)} wygrywa wybory.`;
    if (victory === BY_PLURALITY)
      return `Nikt nie ma większości: Izba Reprezentantów wybiera kandydata z większą liczbą głosów. Wygrywa ${seat(who)}.`;
    return victory === BY_STATES
      ? `Głosów jest po równo: ${seat(who)} wygrywa większą liczbą stanów.`
      : `Głosów i stanów jest po równo: Izba Reprezentantów wybiera ${seatOf(who)}.`;
  },
};
