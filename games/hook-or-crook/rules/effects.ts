import { EVERYONE, read, type EventSink, type Seat, type State } from '@whistlestop/kernel';
import { Column, Op, Pips, ROW } from './compile.ts';
import { drawCheats, drawEvidence } from './draws.ts';
import { type Edition, PILE, type Place, POT, STATE } from './edition.ts';
import { events } from './events.ts';
import { Phase } from './layout.ts';
import { moveVotes } from './votes.ts';
import { awaitChance, awaitSeat, INCUMBENT, whoIs } from './waiting.ts';

/**
 * The interpreter of board and News effects. An effect belongs to the seat at turn; its row and what is left of it lie in
 * the state, so a match can be saved in the middle. Every function answers true while a decision is awaited.
 */

const column = (e: Edition, row: number, which: number): number => read(e.effects, row * ROW + which);

/** Begins the effect of a row. */
export function beginEffect(e: Edition, s: State, row: number, sink?: EventSink): boolean {
  e.fields.effect.set(s, row);
  if (column(e, row, Column.op) === Op.drawNews) return awaitChance(e, s, Phase.news);
  if (column(e, row, Column.pips) !== Pips.none) return awaitChance(e, s, Phase.amount);
  return carryOut(e, s, row, column(e, row, Column.amount), sink);
}

/** The News Card drawn; only the paragraph of the drawer's role counts (ruling 24). */
export function readNews(e: Edition, s: State, card: number, sink?: EventSink): boolean {
  const { newsPlace, newsDrawn, turn } = e.fields;
  const seat = turn.get(s);
  newsDrawn.add(s, 1);
  if (newsPlace.at(s, card) === 0) newsPlace.put(s, card, newsDrawn.get(s));
  sink?.emit(events.kinds.newsDrawn, EVERYONE, whoIs(e, seat), card);
  return beginEffect(e, s, e.newsRow + card * 2 + (seat === INCUMBENT ? 0 : 1), sink);
}

/** The separate roll that says how many votes an effect moves (ruling 26). */
export function rollAmount(e: Edition, s: State, pips: number, sink?: EventSink): boolean {
  const row = e.fields.effect.get(s);
  const amount = column(e, row, Column.pips) === Pips.half ? (pips + 1) >> 1 : pips;
  sink?.emit(events.kinds.amountRolled, EVERYONE, whoIs(e, e.fields.turn.get(s)), pips, amount);
  return carryOut(e, s, row, amount, sink);
}

function carryOut(e: Edition, s: State, row: number, amount: number, sink?: EventSink): boolean {
  const { turn, left, lastColour, doubled } = e.fields;
  const seat = turn.get(s);
  const state = seat - 1;
  switch (column(e, row, Column.op)) {
    case Op.gainChosen:
      left.set(s, amount);
      lastColour.set(s, 0);
      return chooseColours(e, s, Phase.gain, sink);
    case Op.loseChosen:
      left.set(s, amount);
      lastColour.set(s, 0);
      return chooseColours(e, s, Phase.lose, sink);
    case Op.gainEachPile:
      return moveEach(e, s, POT, PILE, amount, sink);
    case Op.loseEachPile:
      return moveEach(e, s, PILE, POT, amount, sink);
    case Op.everyStateGains:
      return moveEveryState(e, s, POT, STATE, amount, sink);
    case Op.everyStateLoses:
      return moveEveryState(e, s, STATE, POT, amount, sink);
    case Op.takeFromState:
      left.set(s, amount);
      return chooseState(e, s, Phase.take, sink);
    case Op.giveToState:
      left.set(s, amount);
      return chooseState(e, s, Phase.give, sink);
    case Op.stateGains:
      return moveOwn(e, s, state, POT, STATE, amount, sink);
    case Op.stateLoses:
      return moveOwn(e, s, state, STATE, POT, amount, sink);
    case Op.stateTakes:
      return moveOwn(e, s, state, PILE, STATE, amount, sink);
    case Op.stateGives:
      return moveOwn(e, s, state, STATE, PILE, amount, sink);
    case Op.drawEvidence:
      left.set(s, amount);
      return drawEvidence(e, s, sink);
    case Op.drawCheat:
      left.set(s, amount);
      return drawCheats(e, s, sink);
    case Op.doubleNextCheat:
      doubled.put(s, state, 1);
      sink?.emit(events.kinds.countingStopped, EVERYONE, whoIs(e, seat));
      return false;
    default:
      sink?.emit(events.kinds.nothingHappened, EVERYONE, whoIs(e, seat));
      return false;
  }
}

/** A State's own votes: what there is, and told when there are none (rulings 15 and 18). */
function moveOwn(e: Edition, s: State, state: number, from: Place, to: Place, amount: number, sink?: EventSink): false {
  if (moveVotes(e, s, state, from, to, amount, sink) === 0) tellEmpty(e, state + 1, from, sink);
  return false;
}

/** A News Card a State reads to all of them. */
function moveEveryState(e: Edition, s: State, from: Place, to: Place, amount: number, sink?: EventSink): false {
  for (let state = 0; state < e.states; state++) moveOwn(e, s, state, from, to, amount, sink);
  return false;
}

/** The Incumbent's amount for EACH State, each limited by its own pot or pile (ruling 17). */
function moveEach(e: Edition, s: State, from: Place, to: Place, amount: number, sink?: EventSink): false {
  let moved = 0;
  for (let state = 0; state < e.states; state++) moved += moveVotes(e, s, state, from, to, amount, sink);
  if (moved === 0) tellEmpty(e, INCUMBENT, from, sink);
  return false;
}

/** Nothing moved, because there are no votes where they should come from. */
function tellEmpty(e: Edition, seat: Seat, from: Place, sink?: EventSink): void {
  sink?.emit(events.kinds.foundEmpty, EVERYONE, whoIs(e, seat), from);
}

/** Where the Incumbent's chosen votes come from and go to. */
const source = (phase: number): Place => (phase === Phase.gain ? POT : phase === Phase.take ? STATE : PILE);
const target = (phase: number): Place => (phase === Phase.lose ? POT : phase === Phase.give ? STATE : PILE);

/** V by V in colours of his choice, compulsory in amount (ruling 16). Asked only while colours remain to choose among. */
function chooseColours(e: Edition, s: State, phase: number, sink?: EventSink): boolean {
  const from = source(phase);
  const left = e.fields.left.get(s);
  let available = 0;
  let colours = 0;
  for (let state = 0; state < e.states; state++) {
    const votes = e.places[from].at(s, state);
    available += votes;
    if (votes > 0) colours++;
  }
  if (left > 0 && colours > 1 && available > left) return awaitSeat(e, s, phase, INCUMBENT);
  if (left > 0 && available === 0) tellEmpty(e, INCUMBENT, from, sink);
  for (let state = 0; state < e.states; state++) moveVotes(e, s, state, from, target(phase), left, sink);
  return false;
}

/** One State of his choice, or of those that hold the most (rulings 19 and 20). Asked only when several may be named. */
function chooseState(e: Edition, s: State, phase: number, sink?: EventSink): boolean {
  let nameable = 0;
  let named = 0;
  for (let state = 0; state < e.states; state++) {
    if (!mayName(e, s, phase, state)) continue;
    nameable++;
    named = state;
  }
  if (nameable > 1) return awaitSeat(e, s, phase, INCUMBENT);
  if (nameable === 0) tellEmpty(e, INCUMBENT, source(phase), sink);
  else moveVotes(e, s, named, source(phase), target(phase), e.fields.left.get(s), sink);
  return false;
}

/** Whether the Incumbent may name this State's colour for the choice at hand. */
export function mayName(e: Edition, s: State, phase: number, state: number): boolean {
  const votes = e.places[source(phase)].at(s, state);
  if (votes === 0) return false;
  const onlyLeaders = phase === Phase.take || phase === Phase.give ? leadersOnly(e, s) : false;
  return !onlyLeaders || isLeader(e, s, state);
}

/** Whether the effect in progress names only the State that holds the most. */
export const leadersOnly = (e: Edition, s: State): boolean => column(e, e.fields.effect.get(s), Column.leader) === 1;

/** Whether no State holds more votes than this one. */
export function isLeader(e: Edition, s: State, state: number): boolean {
  const { votes } = e.fields;
  for (let other = 0; other < e.states; other++) if (votes.at(s, other) > votes.at(s, state)) return false;
  return true;
}

/** The Incumbent names a State's colour in a gain, loss, take or give. */
export function nameState(e: Edition, s: State, phase: number, state: number, sink?: EventSink): boolean {
  const { left, lastColour } = e.fields;
  if (phase === Phase.take || phase === Phase.give) {
    moveVotes(e, s, state, source(phase), target(phase), left.get(s), sink);
    return false;
  }
  moveVotes(e, s, state, source(phase), target(phase), 1, sink);
  left.add(s, -1);
  lastColour.set(s, read(e.colourNumber, state));
  return chooseColours(e, s, phase, sink);
}
