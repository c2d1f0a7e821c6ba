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
import { type MatchConstants, PILE, STATE } from './match-constants.ts';
import { events } from './events.ts';
import { EvidenceZone, Phase } from './layout.ts';
import { statesBeaten } from './standing.ts';
import { moveVotes } from './votes.ts';
import { awaitChance, awaitSeat, INCUMBENT, whoIs } from './waiting.ts';

/** Round 4: Evidence against Cheats, a hand a week. */

/** Week 1 to Week 8 and January 6 (ruling 36). */
export const LAST_WEEK = 9;

/** The States put away unseen what they have not played, except wilds (ruling 37); then the first week begins. */
export function beginChallenge(c: MatchConstants, s: State, sink?: EventSink): void {
  const { cheatZone, hand, dropped, doubled, week, wildsSeenBy } = c.fields;
  doubled.fill(s, 0);
  wildsSeenBy.fill(s, EVERYONE);
  for (let card = 0; card < cheatZone.length; card++) {
    const state = cheatZone.at(s, card) - c.zones.hand;
    if (state < 0 || state >= c.states || read(c.cheatRound, card) === 4) continue;
    cheatZone.put(s, card, c.zones.dropped + state);
    hand.add(s, state, -1);
    dropped.add(s, state, 1);
  }
  if (sink !== undefined)
    for (let state = 0; state < c.states; state++)
      sink.emit(events.kinds.cheatsDropped, EVERYONE, whoIs(c, state + 1), dropped.at(s, state), hand.at(s, state));
  week.set(s, 0);
  nextWeek(c, s, sink);
}

/**
 * The pawn advances at the start of each turn. Without Evidence the challenge ends, except in the first week, when the
 * Incumbent may still roll for some (rulings 7, 36 and 50).
 */
export function nextWeek(c: MatchConstants, s: State, sink?: EventSink): void {
  const { week, evidenceHand } = c.fields;
  const held = evidenceHand.get(s);
  if (week.get(s) === LAST_WEEK || (week.get(s) > 0 && held === 0)) {
    endGame(c, s, sink);
    return;
  }
  week.add(s, 1);
  sink?.emit(events.kinds.weekBegan, EVERYONE, week.get(s));
  if (held > 0) awaitSeat(c, s, Phase.week, INCUMBENT);
  else searchForEvidence(c, s, sink);
}

/** In the first week the Incumbent may roll for Evidence instead of playing a hand (ruling 38). */
export function searchForEvidence(c: MatchConstants, s: State, sink?: EventSink): void {
  sink?.emit(events.kinds.evidenceSought, EVERYONE);
  awaitChance(c, s, Phase.firstRoll);
}

/** He draws as many Evidence Cards as the die shows. */
export function rollForEvidence(c: MatchConstants, s: State, pips: number, sink?: EventSink): void {
  c.fields.left.set(s, pips);
  sink?.emit(events.kinds.rolled, EVERYONE, whoIs(c, INCUMBENT), pips);
  if (!drawEvidence(c, s, sink)) nextWeek(c, s, sink);
}

/** The Incumbent puts an Evidence Card on the table; every State that has a card for it answers in secret (ruling 41). */
export function playEvidence(c: MatchConstants, s: State, card: number, sink?: EventSink): void {
  const { onTable, evidenceZone, evidenceHand, asked, awaited, answer, shown, phase } = c.fields;
  evidenceZone.put(s, card, EvidenceZone.out);
  evidenceHand.add(s, -1);
  onTable.set(s, card + 1);
  answer.fill(s, 0);
  shown.fill(s, 0);
  sink?.emit(events.kinds.evidencePlayed, EVERYONE, card);
  const states = whoCanAnswer(c, s);
  asked.set(s, states);
  awaited.set(s, states);
  phase.set(s, Phase.answer);
  if (sink !== undefined)
    for (let seat = 1; seat <= c.states; seat++)
      if ((states & only(seat)) === 0) sink.emit(events.kinds.nothingToAnswer, EVERYONE, whoIs(c, seat));
  if (states === NOBODY) settleHand(c, s, sink);
}

/** The rounds whose cards may answer the Evidence on the table, one bit each: 4 stands for the wilds, which always may. */
export const roundsMet = (c: MatchConstants, s: State): number => read(c.roundsMet, c.fields.onTable.get(s) - 1);

function whoCanAnswer(c: MatchConstants, s: State): SeatMask {
  const { offset, length } = c.fields.cheatZone;
  const { hand, stack, dropped } = c.zones;
  const met = roundsMet(c, s);
  let seats = NOBODY;
  for (let card = 0; card < length; card++) {
    const zone = read(s, offset + card);
    if (zone < hand || zone >= dropped || !includes(met, read(c.cheatRound, card))) continue;
    seats |= only(1 + (zone < stack ? zone - hand : zone - stack));
  }
  return seats;
}

/** Whether a State may answer with this card: a wild, or a played cheat the Evidence meets; a Clincher meets all (ruling 47). */
export function mayAnswerWith(c: MatchConstants, s: State, state: number, card: number): boolean {
  const zone = c.fields.cheatZone.at(s, card);
  const own = zone === c.zones.hand + state || zone === c.zones.stack + state;
  return own && includes(roundsMet(c, s), read(c.cheatRound, card));
}

/** A State commits its answer; the last one opens all (ruling 41). Until then it may still be changed. */
export function giveAnswer(c: MatchConstants, s: State, seat: Seat, card: number, sink?: EventSink): void {
  const { answer, awaited } = c.fields;
  answer.put(s, seat, card + 1);
  awaited.set(s, awaited.get(s) & ~only(seat));
  sink?.emit(events.kinds.answered, only(seat), whoIs(c, seat), card);
  if (awaited.get(s) === 0) settleHand(c, s, sink);
}

/** What a State gives back for a Cheat Card: all of it when the Evidence is as strong, else the difference (ruling 5). */
export function returnDue(c: MatchConstants, evidence: number, card: number): number {
  const value = read(c.cheatValue, card);
  const strength = read(c.evidenceValue, evidence);
  return read(c.clincher, evidence) === 1 || value <= strength ? value : value - strength;
}

/** All answers are opened, votes returned, and the hand's cards leave the game (rulings 43 to 48). */
function settleHand(c: MatchConstants, s: State, sink?: EventSink): void {
  const { onTable, asked, answer, shown, cheatZone, hand, wilds } = c.fields;
  const evidence = onTable.get(s) - 1;
  let protector = -1;
  for (let state = 0; state < c.states; state++) {
    const card = answer.at(s, state + 1) - 1;
    if (card < 0) continue;
    sink?.emit(events.kinds.answerShown, EVERYONE, whoIs(c, state + 1), card);
    if (read(c.clincher, evidence) === 0 && read(c.protectsAll, card) === 1 && protector < 0) protector = state;
  }
  if (protector >= 0)
    sink?.emit(events.kinds.everyoneProtected, EVERYONE, whoIs(c, protector + 1), answer.at(s, protector + 1) - 1);
  for (let state = 0; state < c.states; state++) {
    const card = answer.at(s, state + 1) - 1;
    if (card < 0) continue;
    if (read(c.cheatRound, card) === 4) {
      hand.add(s, state, -1);
      wilds.add(s, state, -1);
    } else if (protector < 0) {
      const votes = moveVotes(c, s, state, STATE, PILE, returnDue(c, evidence, card));
      sink?.emit(events.kinds.votesReturned, EVERYONE, whoIs(c, state + 1), votes);
    }
    cheatZone.put(s, card, c.zones.out);
    shown.put(s, state, card + 1);
  }
  answer.fill(s, 0);
  asked.set(s, NOBODY);
  nextWeek(c, s, sink);
}

function endGame(c: MatchConstants, s: State, sink?: EventSink): void {
  c.fields.phase.set(s, Phase.over);
  c.fields.awaited.set(s, OVER);
  if (sink === undefined) return;
  const { pile, votes } = c.fields;
  for (let state = 0; state < c.states; state++)
    sink.emit(events.kinds.stateDecided, EVERYONE, whoIs(c, state + 1), pile.at(s, state), votes.at(s, state));
  const beaten = statesBeaten(c, s);
  sink.emit(events.kinds.gameDecided, EVERYONE, beaten >= c.needed ? 1 : 0, beaten, c.needed);
}
