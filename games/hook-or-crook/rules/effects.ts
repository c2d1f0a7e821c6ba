import { EVERYONE, read, type EventSink, type Seat, type State } from '@whistlestop/kernel';
import { Column, Op, Pips, ROW } from './compile.ts';
import { drawCheats, drawEvidence } from './draws.ts';
import { type MatchConstants, PILE, type Place, POT, STATE } from './match-constants.ts';
import { events } from './events.ts';
import { Phase } from './layout.ts';
import { moveVotes } from './votes.ts';
import { awaitChance, awaitSeat, INCUMBENT, whoIs } from './waiting.ts';

/**
 * The interpreter of board and News effects. An effect belongs to the seat at turn; its row and what is left of it lie in
 * the state, so a match can be saved in the middle. Every function answers true while a decision is awaited.
 */

const column = (c: MatchConstants, row: number, which: number): number => read(c.effects, row * ROW + which);

/** Begins the effect of a row. */
export function beginEffect(c: MatchConstants, s: State, row: number, sink?: EventSink): boolean {
  c.fields.effect.set(s, row);
  if (column(c, row, Column.op) === Op.drawNews) return awaitChance(c, s, Phase.news);
  if (column(c, row, Column.pips) !== Pips.none) return awaitChance(c, s, Phase.amount);
  return carryOut(c, s, row, column(c, row, Column.amount), sink);
}

/** The News Card drawn; only the paragraph of the drawer's role counts (ruling 24). */
export function readNews(c: MatchConstants, s: State, card: number, sink?: EventSink): boolean {
  const { newsPlace, newsDrawn, turn } = c.fields;
  const seat = turn.get(s);
  newsDrawn.add(s, 1);
  if (newsPlace.at(s, card) === 0) newsPlace.put(s, card, newsDrawn.get(s));
  sink?.emit(events.kinds.newsDrawn, EVERYONE, whoIs(c, seat), card);
  return beginEffect(c, s, c.newsRow + card * 2 + (seat === INCUMBENT ? 0 : 1), sink);
}

/** The separate roll that says how many votes an effect moves (ruling 26). */
export function rollAmount(c: MatchConstants, s: State, pips: number, sink?: EventSink): boolean {
  const row = c.fields.effect.get(s);
  const amount = column(c, row, Column.pips) === Pips.half ? (pips + 1) >> 1 : pips;
  sink?.emit(events.kinds.amountRolled, EVERYONE, whoIs(c, c.fields.turn.get(s)), pips, amount);
  return carryOut(c, s, row, amount, sink);
}

function carryOut(c: MatchConstants, s: State, row: number, amount: number, sink?: EventSink): boolean {
  const { turn, left, lastColour, doubled } = c.fields;
  const seat = turn.get(s);
  const state = seat - 1;
  switch (column(c, row, Column.op)) {
    case Op.gainChosen:
      left.set(s, amount);
      lastColour.set(s, 0);
      return chooseColours(c, s, Phase.gain, sink);
    case Op.loseChosen:
      left.set(s, amount);
      lastColour.set(s, 0);
      return chooseColours(c, s, Phase.lose, sink);
    case Op.gainEachPile:
      return moveEach(c, s, POT, PILE, amount, sink);
    case Op.loseEachPile:
      return moveEach(c, s, PILE, POT, amount, sink);
    case Op.everyStateGains:
      return moveEveryState(c, s, POT, STATE, amount, sink);
    case Op.everyStateLoses:
      return moveEveryState(c, s, STATE, POT, amount, sink);
    case Op.takeFromState:
      left.set(s, amount);
      return chooseState(c, s, Phase.take, sink);
    case Op.giveToState:
      left.set(s, amount);
      return chooseState(c, s, Phase.give, sink);
    case Op.stateGains:
      return moveOwn(c, s, state, POT, STATE, amount, sink);
    case Op.stateLoses:
      return moveOwn(c, s, state, STATE, POT, amount, sink);
    case Op.stateTakes:
      return moveOwn(c, s, state, PILE, STATE, amount, sink);
    case Op.stateGives:
      return moveOwn(c, s, state, STATE, PILE, amount, sink);
    case Op.drawEvidence:
      left.set(s, amount);
      return drawEvidence(c, s, sink);
    case Op.drawCheat:
      left.set(s, amount);
      return drawCheats(c, s, sink);
    case Op.doubleNextCheat:
      doubled.put(s, state, 1);
      sink?.emit(events.kinds.countingStopped, EVERYONE, whoIs(c, seat));
      return false;
    default:
      sink?.emit(events.kinds.nothingHappened, EVERYONE, whoIs(c, seat));
      return false;
  }
}

/** A State's own votes: what there is, and told when there are none (rulings 15 and 18). */
function moveOwn(
  c: MatchConstants,
  s: State,
  state: number,
  from: Place,
  to: Place,
  amount: number,
  sink?: EventSink,
): false {
  if (moveVotes(c, s, state, from, to, amount, sink) === 0) tellEmpty(c, state + 1, from, sink);
  return false;
}

/** A News Card a State reads to all of them. */
function moveEveryState(c: MatchConstants, s: State, from: Place, to: Place, amount: number, sink?: EventSink): false {
  for (let state = 0; state < c.states; state++) moveOwn(c, s, state, from, to, amount, sink);
  return false;
}

/** The Incumbent's amount for EACH State, each limited by its own pot or pile (ruling 17). */
function moveEach(c: MatchConstants, s: State, from: Place, to: Place, amount: number, sink?: EventSink): false {
  let moved = 0;
  for (let state = 0; state < c.states; state++) moved += moveVotes(c, s, state, from, to, amount, sink);
  if (moved === 0) tellEmpty(c, INCUMBENT, from, sink);
  return false;
}

/** Nothing moved, because there are no votes where they should come from. */
function tellEmpty(c: MatchConstants, seat: Seat, from: Place, sink?: EventSink): void {
  sink?.emit(events.kinds.foundEmpty, EVERYONE, whoIs(c, seat), from);
}

/** Where the Incumbent's chosen votes come from and go to. */
const source = (phase: number): Place => (phase === Phase.gain ? POT : phase === Phase.take ? STATE : PILE);
const target = (phase: number): Place => (phase === Phase.lose ? POT : phase === Phase.give ? STATE : PILE);

/** V by V in colours of his choice, compulsory in amount (ruling 16). Asked only while colours remain to choose among. */
function chooseColours(c: MatchConstants, s: State, phase: number, sink?: EventSink): boolean {
  const from = source(phase);
  const left = c.fields.left.get(s);
  let available = 0;
  let colours = 0;
  for (let state = 0; state < c.states; state++) {
    const votes = c.places[from].at(s, state);
    available += votes;
    if (votes > 0) colours++;
  }
  if (left > 0 && colours > 1 && available > left) return awaitSeat(c, s, phase, INCUMBENT);
  if (left > 0 && available === 0) tellEmpty(c, INCUMBENT, from, sink);
  for (let state = 0; state < c.states; state++) moveVotes(c, s, state, from, target(phase), left, sink);
  return false;
}

/** One State of his choice, or of those that hold the most (rulings 19 and 20). Asked only when several may be named. */
function chooseState(c: MatchConstants, s: State, phase: number, sink?: EventSink): boolean {
  let nameable = 0;
  let named = 0;
  for (let state = 0; state < c.states; state++) {
    if (!mayName(c, s, phase, state)) continue;
    nameable++;
    named = state;
  }
  if (nameable > 1) return awaitSeat(c, s, phase, INCUMBENT);
  if (nameable === 0) tellEmpty(c, INCUMBENT, source(phase), sink);
  else moveVotes(c, s, named, source(phase), target(phase), c.fields.left.get(s), sink);
  return false;
}

/** Whether the Incumbent may name this State's colour for the choice at hand. */
export function mayName(c: MatchConstants, s: State, phase: number, state: number): boolean {
  const votes = c.places[source(phase)].at(s, state);
  if (votes === 0) return false;
  const onlyLeaders = phase === Phase.take || phase === Phase.give ? leadersOnly(c, s) : false;
  return !onlyLeaders || isLeader(c, s, state);
}

/** Whether the effect in progress names only the State that holds the most. */
export const leadersOnly = (c: MatchConstants, s: State): boolean =>
  column(c, c.fields.effect.get(s), Column.leader) === 1;

/** Whether no State holds more votes than this one. */
export function isLeader(c: MatchConstants, s: State, state: number): boolean {
  const { votes } = c.fields;
  for (let other = 0; other < c.states; other++) if (votes.at(s, other) > votes.at(s, state)) return false;
  return true;
}

/** The Incumbent names a State's colour in a gain, loss, take or give. */
export function nameState(c: MatchConstants, s: State, phase: number, state: number, sink?: EventSink): boolean {
  const { left, lastColour } = c.fields;
  if (phase === Phase.take || phase === Phase.give) {
    moveVotes(c, s, state, source(phase), target(phase), left.get(s), sink);
    return false;
  }
  moveVotes(c, s, state, source(phase), target(phase), 1, sink);
  left.add(s, -1);
  lastColour.set(s, read(c.colourNumber, state));
  return chooseColours(c, s, phase, sink);
}
