import { includes, read, type Reason, type Seat, type State } from '@whistlestop/kernel';
import { type Edition, PILE, POT, STATE } from './edition.ts';
import { isLeader, leadersOnly } from './effects.ts';
import { EvidenceZone, Phase } from './layout.ts';
import { because } from './reasons.ts';
import { hasFinished } from './rounds.ts';
import { INCUMBENT } from './waiting.ts';

/** Why an action that is not legal now is not, from what its seat can see. */
export function reasonAgainst(e: Edition, s: State, seat: Seat, action: number): Reason {
  const verb = e.actions.verb(action);
  const { cheat, gain, lose, take, give, search, play, answer } = e.actions.verbs;
  const waitedFor = includes(e.fields.awaited.get(s), seat);
  if (verb === cheat) return againstCheat(e, s, seat, action - cheat.base);
  if (verb === gain) return againstColour(e, s, seat, Phase.gain, action - gain.base);
  if (verb === lose) return againstColour(e, s, seat, Phase.lose, action - lose.base);
  if (verb === take) return againstColour(e, s, seat, Phase.take, action - take.base);
  if (verb === give) return againstColour(e, s, seat, Phase.give, action - give.base);
  if (verb === search) return againstSearch(e, s, seat);
  if (verb === play) return againstEvidence(e, s, seat, action - play.base);
  if (verb === answer) return againstAnswer(e, s, seat, action - answer.base);
  return waitedFor ? because('not-now', 'ruling 29') : because('not-your-decision', 'Game Play');
}

function againstCheat(e: Edition, s: State, seat: Seat, card: number): Reason {
  const { cheatZone, round, turn, pile } = e.fields;
  if (seat === INCUMBENT) return because('states-cheat', 'Cheating');
  const zone = cheatZone.at(s, card);
  if (zone === e.zones.stack + seat - 1) return because('already-played', 'Cheating', { card });
  if (zone !== e.zones.hand + seat - 1) return because('not-in-your-hand', 'ruling 34', { card });
  if (round.get(s) === 4) return because('no-cheating-in-round-4', 'ruling 49');
  const cardRound = read(e.cheatRound, card);
  if (cardRound === 4) return because('wild-before-round-4', 'ruling 28', { card });
  if (cardRound > round.get(s)) return because('later-round', 'ruling 28', { card, round: cardRound });
  if (hasFinished(e, s, seat) && !e.options.waitingStatesMayCheat) return because('waiting', 'ruling 1');
  if (turn.get(s) !== seat) return because('not-your-turn', 'ruling 27');
  if (pile.at(s, seat - 1) === 0) return because('empty-pile', 'ruling 31');
  return because('before-the-roll', 'ruling 27');
}

function againstColour(e: Edition, s: State, seat: Seat, phase: number, colour: number): Reason {
  if (seat !== INCUMBENT) return because('incumbent-chooses', 'ruling 16');
  if (e.fields.phase.get(s) !== phase) return because('not-now', 'ruling 16');
  const state = read(e.stateOf, colour);
  if (state < 0) return because('colour-not-in-play', 'ruling 17', { colour });
  const from = phase === Phase.gain ? POT : phase === Phase.take ? STATE : PILE;
  if (e.places[from].at(s, state) > 0 && leadersOnly(e, s) && !isLeader(e, s, state))
    return because('not-the-leader', 'ruling 20', { colour });
  if (from === POT) return because('pot-empty', 'ruling 16', { colour });
  return from === PILE
    ? because('pile-empty', 'rulings 16 and 19', { colour })
    : because('state-empty', 'ruling 18', { colour });
}

function againstSearch(e: Edition, s: State, seat: Seat): Reason {
  if (seat !== INCUMBENT) return because('not-your-decision', 'ruling 38');
  const { round, week, phase } = e.fields;
  if (round.get(s) === 4 && week.get(s) === 1 && phase.get(s) !== Phase.over) return because('not-now', 'ruling 38');
  return because('first-week-only', 'ruling 38');
}

function againstEvidence(e: Edition, s: State, seat: Seat, card: number): Reason {
  const { evidenceZone, round } = e.fields;
  if (seat !== INCUMBENT) return because('not-your-decision', 'ruling 40');
  if (evidenceZone.at(s, card) !== EvidenceZone.hand)
    return because('not-in-your-hand', 'ruling 34', { evidence: card });
  return round.get(s) === 4 ? because('not-now', 'ruling 40') : because('round-4-only', 'ruling 40');
}

function againstAnswer(e: Edition, s: State, seat: Seat, card: number): Reason {
  const { cheatZone, phase, asked } = e.fields;
  if (seat === INCUMBENT) return because('states-answer', 'ruling 41');
  if (phase.get(s) !== Phase.answer) return because('nothing-on-the-table', 'ruling 41');
  if (!includes(asked.get(s), seat)) return because('nothing-to-answer', 'ruling 42');
  const zone = cheatZone.at(s, card);
  if (zone === e.zones.stack + seat - 1) return because('colour-not-met', 'Card play', { card });
  return because('not-your-card', 'ruling 37', { card });
}
