import {
  EVERYONE,
  includes,
  NOBODY,
  only,
  OVER,
  read,
  type EventSink,
  type Seat,
  type SeatMask,
  type State,
} from '@whistlestop/kernel';
import { drawEvidence } from './draws.ts';
import { type Edition, PILE, STATE } from './edition.ts';
import { events } from './events.ts';
import { EvidenceZone, Phase } from './layout.ts';
import { statesBeaten } from './standing.ts';
import { moveVotes } from './votes.ts';
import { awaitChance, awaitSeat, INCUMBENT, whoIs } from './waiting.ts';

/** Round 4: Evidence against Cheats, a hand a week. */

/** Week 1 to Week 8 and January 6 (ruling 36). */
export const LAST_WEEK = 9;

/** The States put away unseen what they have not played, except wilds (ruling 37); then the first week begins. */
export function beginChallenge(e: Edition, s: State, sink?: EventSink): void {
  const { cheatZone, hand, dropped, doubled, week, wildsSeenBy } = e.fields;
  doubled.fill(s, 0);
  wildsSeenBy.fill(s, EVERYONE);
  for (let card = 0; card < cheatZone.length; card++) {
    const state = cheatZone.at(s, card) - e.zones.hand;
    if (state < 0 || state >= e.states || read(e.cheatRound, card) === 4) continue;
    cheatZone.put(s, card, e.zones.dropped + state);
    hand.add(s, state, -1);
    dropped.add(s, state, 1);
  }
  if (sink !== undefined)
    for (let state = 0; state < e.states; state++)
      sink.emit(events.kinds.cheatsDropped, EVERYONE, whoIs(e, state + 1), dropped.at(s, state), hand.at(s, state));
  week.set(s, 0);
  nextWeek(e, s, sink);
}

/**
 * The pawn advances at the start of each turn. Without Evidence the challenge ends, except in the first week, when the
 * Incumbent may still roll for some (rulings 7, 36 and 50).
 */
export function nextWeek(e: Edition, s: State, sink?: EventSink): void {
  const { week, evidenceHand } = e.fields;
  const held = evidenceHand.get(s);
  if (week.get(s) === LAST_WEEK || (week.get(s) > 0 && held === 0)) {
    endGame(e, s, sink);
    return;
  }
  week.add(s, 1);
  sink?.emit(events.kinds.weekBegan, EVERYONE, week.get(s));
  if (held > 0) awaitSeat(e, s, Phase.week, INCUMBENT);
  else searchForEvidence(e, s, sink);
}

/** In the first week the Incumbent may roll for Evidence instead of playing a hand (ruling 38). */
export function searchForEvidence(e: Edition, s: State, sink?: EventSink): void {
  sink?.emit(events.kinds.evidenceSought, EVERYONE);
  awaitChance(e, s, Phase.firstRoll);
}

/** He draws as many Evidence Cards as the die shows. */
export function rollForEvidence(e: Edition, s: State, pips: number, sink?: EventSink): void {
  e.fields.left.set(s, pips);
  sink?.emit(events.kinds.rolled, EVERYONE, whoIs(e, INCUMBENT), pips);
  if (!drawEvidence(e, s, sink)) nextWeek(e, s, sink);
}

/** The Incumbent puts an Evidence Card on the table; every State that has a card for it answers in secret (ruling 41). */
export function playEvidence(e: Edition, s: State, card: number, sink?: EventSink): void {
  const { onTable, evidenceZone, evidenceHand, asked, awaited, answer, shown, phase } = e.fields;
  evidenceZone.put(s, card, EvidenceZone.out);
  evidenceHand.add(s, -1);
  onTable.set(s, card + 1);
  answer.fill(s, 0);
  shown.fill(s, 0);
  sink?.emit(events.kinds.evidencePlayed, EVERYONE, card);
  const states = whoCanAnswer(e, s);
  asked.set(s, states);
  awaited.set(s, states);
  phase.set(s, Phase.answer);
  if (sink !== undefined)
    for (let seat = 1; seat <= e.states; seat++)
      if ((states & only(seat)) === 0) sink.emit(events.kinds.nothingToAnswer, EVERYONE, whoIs(e, seat));
  if (states === NOBODY) settleHand(e, s, sink);
}

/** The rounds whose cards may answer the Evidence on the table, one bit each: 4 stands for the wilds, which always may. */
export const roundsMet = (e: Edition, s: State): number => read(e.roundsMet, e.fields.onTable.get(s) - 1);

function whoCanAnswer(e: Edition, s: State): SeatMask {
  const { offset, length } = e.fields.cheatZone;
  const { hand, stack, dropped } = e.zones;
  const met = roundsMet(e, s);
  let seats = NOBODY;
  for (let card = 0; card < length; card++) {
    const zone = read(s, offset + card);
    if (zone < hand || zone >= dropped || !includes(met, read(e.cheatRound, card))) continue;
    seats |= only(1 + (zone < stack ? zone - hand : zone - stack));
  }
  return seats;
}

/** Whether a State may answer with this card: a wild, or a played cheat the Evidence meets; a Clincher meets all (ruling 47). */
export function mayAnswerWith(e: Edition, s: State, state: number, card: number): boolean {
  const zone = e.fields.cheatZone.at(s, card);
  const own = zone === e.zones.hand + state || zone === e.zones.stack + state;
  return own && includes(roundsMet(e, s), read(e.cheatRound, card));
}

/** A State commits its answer; the last one opens all (ruling 41). Until then it may still be changed. */
export function giveAnswer(e: Edition, s: State, seat: Seat, card: number, sink?: EventSink): void {
  const { answer, awaited } = e.fields;
  answer.put(s, seat, card + 1);
  awaited.set(s, awaited.get(s) & ~only(seat));
  sink?.emit(events.kinds.answered, only(seat), whoIs(e, seat), card);
  if (awaited.get(s) === 0) settleHand(e, s, sink);
}

/** What a State gives back for a Cheat Card: all of it when the Evidence is as strong, else the difference (ruling 5). */
export function returnDue(e: Edition, evidence: number, card: number): number {
  const value = read(e.cheatValue, card);
  const strength = read(e.evidenceValue, evidence);
  return read(e.clincher, evidence) === 1 || value <= strength ? value : value - strength;
}

/** All answers are opened, votes returned, and the hand's cards leave the game (rulings 43 to 48). */
function settleHand(e: Edition, s: State, sink?: EventSink): void {
  const { onTable, asked, answer, shown, cheatZone, hand, wilds } = e.fields;
  const evidence = onTable.get(s) - 1;
  let protector = -1;
  for (let state = 0; state < e.states; state++) {
    const card = answer.at(s, state + 1) - 1;
    if (card < 0) continue;
    sink?.emit(events.kinds.answerShown, EVERYONE, whoIs(e, state + 1), card);
    if (read(e.clincher, evidence) === 0 && read(e.protectsAll, card) === 1 && protector < 0) protector = state;
  }
  if (protector >= 0)
    sink?.emit(events.kinds.everyoneProtected, EVERYONE, whoIs(e, protector + 1), answer.at(s, protector + 1) - 1);
  for (let state = 0; state < e.states; state++) {
    const card = answer.at(s, state + 1) - 1;
    if (card < 0) continue;
    if (read(e.cheatRound, card) === 4) {
      hand.add(s, state, -1);
      wilds.add(s, state, -1);
    } else if (protector < 0) {
      const votes = moveVotes(e, s, state, STATE, PILE, returnDue(e, evidence, card));
      sink?.emit(events.kinds.votesReturned, EVERYONE, whoIs(e, state + 1), votes);
    }
    cheatZone.put(s, card, e.zones.out);
    shown.put(s, state, card + 1);
  }
  answer.fill(s, 0);
  asked.set(s, NOBODY);
  nextWeek(e, s, sink);
}

function endGame(e: Edition, s: State, sink?: EventSink): void {
  e.fields.phase.set(s, Phase.over);
  e.fields.awaited.set(s, OVER);
  if (sink === undefined) return;
  const { pile, votes } = e.fields;
  for (let state = 0; state < e.states; state++)
    sink.emit(events.kinds.stateDecided, EVERYONE, whoIs(e, state + 1), pile.at(s, state), votes.at(s, state));
  const beaten = statesBeaten(e, s);
  sink.emit(events.kinds.gameDecided, EVERYONE, beaten >= e.needed ? 1 : 0, beaten, e.needed);
}
