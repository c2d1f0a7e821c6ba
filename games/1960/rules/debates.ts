/** EN, The Debates: rounds of one card each, issues won by two cards on a side, bonus cubes for the winner. */
import {
  type Effect,
  EVERYONE,
  type EventSink,
  type Frame,
  only,
  type Pending,
  read,
  repeat,
  type Seat,
  sequence,
  type State,
  step,
} from '@whistlestop/kernel';
import { gainSupport, greater, placeOf } from './cubes-and-markers.ts';
import { BOTH_ICONS, CARD_COUNT, CP_OF, DEBATE_EVENT, ICONS_OF, ISSUE_OF } from '../cards/card-tables.ts';
import { ISSUES, THIRD_PLACE } from './map.ts';
import { STATE_COUNT } from './states.ts';
import { kinds } from './events.ts';
import { arg, type GameOperation, register, setRegister } from './frames.ts';
import {
  commitCount,
  commits,
  COMMIT_ROOM,
  DEBATE_SPACE,
  initiative,
  issuesWon,
  shown,
  SIDE,
  sideCards,
  sideCp,
  STACK,
  stackCount,
  stage,
  track,
  zone,
} from './layout.ts';
import { debateTotal, endLasting, showsFirst } from './modifiers.ts';
import { actions, ADD_ACTION, DEBATE_ACTION, ORDER_PLACING_ACTION, SIDE_ACTION } from './notation.ts';
import { because } from './reasons.ts';
import { KENNEDY, NIXON, NO_ONE, opponentOf } from './seats.ts';
import { discard, listCards, moveCard, removeFromGame, toLimbo } from './zones.ts';
import { clearCommits, commit } from './campaign-strategy.ts';

/** Cards a side has set aside before the Debates, and so the most rounds. */
export const DEBATE_ROUNDS = 5;
/** Whether `winIssue` settles an issue only when it is decided, or in any case. */
const [WHEN_WON, IN_ANY_CASE] = [0, 1];
/** Cards on one side that decide an issue. */
const CARDS_TO_WIN = 2;
/** What `shown` holds for a side without a card on the table. */
const NOTHING_SHOWN = 0;

// At most two issues can be won in one round; at the end the rest are settled as they stand (ruling 71).
const round = sequence(
  step('chooseDebateCards'),
  step('placeDebateCards'),
  step('winIssue', WHEN_WON),
  step('winIssue', WHEN_WON),
);
export const debates: Effect = sequence(
  step('checkInitiative'),
  step('setStage'),
  repeat(DEBATE_ROUNDS, round),
  repeat(ISSUES.length, step('winIssue', IN_ANY_CASE)),
  step('endDebates'),
);

/** The tiles move to the Debate Board; their cubes stay on them. */
export const setStage: GameOperation = {
  begin(s, _f, sink) {
    for (let place = 0; place < ISSUES.length; place++) {
      stage.put(s, place, track.at(s, place));
      track.put(s, place, NO_ONE);
    }
    issuesWon.set(s, 0);
    sink?.emit(kinds.debatesBegan, EVERYONE, stage.at(s, 0), stage.at(s, 1), stage.at(s, 2));
    return false;
  },
};

/** Whether an issue has been won in these Debates: its tile is back on the track. */
export const isWon = (s: State, issue: number): boolean => placeOf(s, issue) !== NO_ONE;

const mustChoose = (s: State, seat: Seat): boolean =>
  stackCount.at(s, seat) > 0 && commitCount.at(s, seat) === 0 && shown.at(s, seat) === NOTHING_SHOWN;

/** Who must pick a card: both at once, or the side that has to show its card first (ruling 66). */
function choosers(s: State): Pending {
  const kennedy = mustChoose(s, KENNEDY);
  const nixon = mustChoose(s, NIXON);
  if (nixon && showsFirst.any(s, NIXON)) return only(NIXON);
  return (kennedy ? only(KENNEDY) : 0) | (nixon ? only(NIXON) : 0);
}

/** Whether this seat's choice lies open as soon as it is made. */
const opensAtOnce = (s: State, seat: Seat): boolean => showsFirst.any(s, seat) || choosers(s) === only(seat);

function show(s: State, seat: Seat, card: number, sink?: EventSink): void {
  shown.put(s, seat, card + 1);
  toLimbo(s, card);
  sink?.emit(kinds.debateCardShown, EVERYONE, seat, card);
}

/** Each side with cards left picks one, in secret unless Lazy Shave says otherwise. */
export const chooseDebateCards: GameOperation = {
  begin: (s) => issuesWon.get(s) < ISSUES.length && choosers(s) !== 0,
  pending: (s) => choosers(s),
  witnesses: (s, _f, seat) => (opensAtOnce(s, seat) ? EVERYONE : only(seat)),
  legal: (s, _f, seat, out) => listCards(s, STACK + seat, DEBATE_ACTION, out),
  apply(s, _f, seat, action, sink) {
    const card = action - DEBATE_ACTION;
    if (opensAtOnce(s, seat)) show(s, seat, card, sink);
    else {
      commit(s, seat, card);
      sink?.emit(kinds.debateCardChosen, only(seat), seat, card);
    }
    if (choosers(s) !== 0) return true;
    for (let other = KENNEDY; other <= NIXON; other++)
      if (commitCount.at(s, other) > 0) show(s, other, commits.at(s, other * COMMIT_ROOM) - 1, sink);
    clearCommits(s);
    return false;
  },
  question: () => 'debate',
  why: (_s, _f, _seat, action) =>
    actions.verbs.debate.has(action)
      ? because('not-in-stack', [{ section: 'debates' }], { card: action - DEBATE_ACTION })
      : undefined,
};

/** One side of one issue on the Debate Board. */
const laneOf = (issue: number, side: Seat): number => issue * 2 + side;

function place(s: State, seat: Seat, side: Seat, sink?: EventSink): void {
  const card = shown.at(s, seat) - 1;
  const lane = laneOf(read(ISSUE_OF, card), side);
  shown.put(s, seat, NOTHING_SHOWN);
  moveCard(s, card, SIDE + side);
  sideCards.add(s, lane, 1);
  sideCp.add(s, lane, read(CP_OF, card));
  sink?.emit(kinds.debateCardPlaced, EVERYONE, seat, card, side);
}

/** Places a seat's card if that needs no decision: a won issue (ruling 68) or a single icon. */
function placeWithoutChoice(s: State, seat: Seat, sink?: EventSink): void {
  const card = shown.at(s, seat) - 1;
  if (card < 0) return;
  if (isWon(s, read(ISSUE_OF, card))) {
    shown.put(s, seat, NOTHING_SHOWN);
    sink?.emit(kinds.debateCardWasted, EVERYONE, seat, card);
    discard(s, card, sink);
  } else if (read(ICONS_OF, card) !== BOTH_ICONS) place(s, seat, read(ICONS_OF, card) - 1, sink);
}

/** The seat (+ 1) that the initiative holder has named to place first, while both cards carry both icons. */
const PLACER = 0;
const bothWait = (s: State): boolean => shown.at(s, KENNEDY) !== NOTHING_SHOWN && shown.at(s, NIXON) !== NOTHING_SHOWN;
const asksOrder = (s: State, f: Frame): boolean => bothWait(s) && register(s, f, PLACER) === 0;

function placer(s: State, f: Frame): Seat {
  if (bothWait(s)) return register(s, f, PLACER) - 1;
  return shown.at(s, KENNEDY) !== NOTHING_SHOWN ? KENNEDY : NIXON;
}

/** Cards with both icons go to either side; with two of them the initiative decides who places first (ruling 67). */
export const placeDebateCards: GameOperation = {
  begin(s, f, sink) {
    setRegister(s, f, PLACER, 0);
    placeWithoutChoice(s, KENNEDY, sink);
    placeWithoutChoice(s, NIXON, sink);
    return shown.at(s, KENNEDY) !== NOTHING_SHOWN || shown.at(s, NIXON) !== NOTHING_SHOWN;
  },
  pending: (s, f) => only(asksOrder(s, f) ? initiative.get(s) : placer(s, f)),
  legal(s, f, _seat, out) {
    const base = asksOrder(s, f) ? ORDER_PLACING_ACTION : SIDE_ACTION;
    out[0] = base + KENNEDY;
    out[1] = base + NIXON;
    return 2;
  },
  apply(s, f, seat, action, sink) {
    if (asksOrder(s, f)) {
      setRegister(s, f, PLACER, action - ORDER_PLACING_ACTION + 1);
      sink?.emit(kinds.placingOrdered, EVERYONE, seat, action - ORDER_PLACING_ACTION);
      return true;
    }
    place(s, seat, action - SIDE_ACTION, sink);
    return shown.at(s, opponentOf(seat)) !== NOTHING_SHOWN;
  },
  question: (s, f) => (asksOrder(s, f) ? 'orderPlacing' : 'side'),
};

/** A side's total on an issue: printed CP (ruling 75) and what lasting effects add. */
export const debateTotalOf = (s: State, issue: number, side: Seat): number =>
  sideCp.at(s, laneOf(issue, side)) + debateTotal.sum(s, side);

/** Two cards on one side decide an issue, whoever played them (ruling 72). */
const isDecided = (s: State, issue: number): boolean =>
  sideCards.at(s, laneOf(issue, KENNEDY)) >= CARDS_TO_WIN || sideCards.at(s, laneOf(issue, NIXON)) >= CARDS_TO_WIN;

/** The next issue to settle: from the lowest original place up (ruling 70). */
function issueToSettle(s: State, inAnyCase: boolean): number {
  for (let place = THIRD_PLACE; place >= 0; place--) {
    const issue = stage.at(s, place);
    if (isWon(s, issue)) continue;
    if (inAnyCase || isDecided(s, issue)) return issue;
  }
  return NO_ONE;
}

/** Discards the cards of one side of an issue. */
function clearLane(s: State, issue: number, side: Seat, sink?: EventSink): void {
  const lane = laneOf(issue, side);
  if (sideCards.at(s, lane) === 0) return;
  for (let card = 0; card < CARD_COUNT; card++)
    if (zone.at(s, card) === SIDE + side && read(ISSUE_OF, card) === issue) discard(s, card, sink);
  sideCards.put(s, lane, 0);
  sideCp.put(s, lane, 0);
}

// Registers of winIssue.
const CUBES_LEFT = 1;
const WINNER = 2;
const LAST = 3;
/** Bonus cubes for the first issue won; each later one brings one more. */
const FIRST_BONUS = 2;

/** The bonus cubes of the next issue to be won. */
export const nextDebateBonus = (s: State): number => FIRST_BONUS + issuesWon.get(s);

/** Settles one issue: the tile to the lowest free place, its cards discarded, the bonus placed at once (ruling 73). */
export const winIssue: GameOperation = {
  begin(s, f, sink) {
    const issue = issueToSettle(s, arg(s, f, 0) === IN_ANY_CASE);
    if (issue === NO_ONE) return false;
    const kennedy = debateTotalOf(s, issue, KENNEDY);
    const nixon = debateTotalOf(s, issue, NIXON);
    const higher = greater(kennedy, nixon);
    const winner = higher === NO_ONE ? initiative.get(s) : higher;
    const won = issuesWon.get(s);
    const bonus = nextDebateBonus(s);
    track.put(s, THIRD_PLACE - won, issue);
    issuesWon.set(s, won + 1);
    sink?.emit(kinds.issueWon, EVERYONE, issue, winner, kennedy, nixon);
    clearLane(s, issue, KENNEDY, sink);
    clearLane(s, issue, NIXON, sink);
    setRegister(s, f, CUBES_LEFT, bonus);
    setRegister(s, f, WINNER, winner);
    setRegister(s, f, LAST, 0);
    sink?.emit(kinds.debateBonus, EVERYONE, winner, bonus);
    return true;
  },
  pending: (s, f) => only(register(s, f, WINNER)),
  legal(s, f, _seat, out, canonical) {
    let count = 0;
    for (let state = canonical ? register(s, f, LAST) : 0; state < STATE_COUNT; state++)
      out[count++] = ADD_ACTION + state;
    return count;
  },
  apply(s, f, seat, action, sink) {
    const state = action - ADD_ACTION;
    gainSupport(s, seat, state, 1, sink);
    setRegister(s, f, LAST, state);
    setRegister(s, f, CUBES_LEFT, register(s, f, CUBES_LEFT) - 1);
    return register(s, f, CUBES_LEFT) > 0;
  },
  question: () => 'debateBonus',
  left: (s, f) => register(s, f, CUBES_LEFT),
};

/** All strategy cards are discarded, played or not; debate events leave the game (ruling 74). */
export const endDebates: GameOperation = {
  begin(s, _f, sink) {
    for (let card = 0; card < CARD_COUNT; card++) {
      const where = zone.at(s, card);
      if (where === STACK || where === STACK + NIXON) discard(s, card, sink);
      else if (where === DEBATE_SPACE) removeFromGame(s, card, sink);
    }
    stage.fill(s, 0);
    issuesWon.set(s, 0);
    endLasting(s, DEBATE_EVENT, sink);
    sink?.emit(kinds.debatesEnded, EVERYONE);
    return false;
  },
};
