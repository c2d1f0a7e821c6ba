import { includes, read, type Reason, type Seat, type State } from '@whistlestop/kernel';
import { type MatchConstants, PILE, POT, STATE } from './match-constants.ts';
import { isLeader, leadersOnly } from './effects.ts';
import { EvidenceZone, Phase } from './layout.ts';
import { because } from './reasons.ts';
import { hasFinished } from './rounds.ts';
import { INCUMBENT } from './waiting.ts';

/** Why an action that is not legal now is not, from what its seat can see. */
export function reasonAgainst(c: MatchConstants, s: State, seat: Seat, action: number): Reason {
  const verb = c.actions.verb(action);
  const { cheat, gain, lose, take, give, search, play, answer } = c.actions.verbs;
  const waitedFor = includes(c.fields.awaited.get(s), seat);
  if (verb === cheat) return againstCheat(c, s, seat, action - cheat.base);
  if (verb === gain) return againstColour(c, s, seat, Phase.gain, action - gain.base);
  if (verb === lose) return againstColour(c, s, seat, Phase.lose, action - lose.base);
  if (verb === take) return againstColour(c, s, seat, Phase.take, action - take.base);
  if (verb === give) return againstColour(c, s, seat, Phase.give, action - give.base);
  if (verb === search) return againstSearch(c, s, seat);
  if (verb === play) return againstEvidence(c, s, seat, action - play.base);
  if (verb === answer) return againstAnswer(c, s, seat, action - answer.base);
  return waitedFor ? because('not-now', [{ ruling: 29 }]) : because('not-your-decision', [{ section: 'rounds' }]);
}

function againstCheat(c: MatchConstants, s: State, seat: Seat, card: number): Reason {
  const { cheatZone, round, turn, pile } = c.fields;
  if (seat === INCUMBENT) return because('states-cheat', [{ section: 'cheating' }]);
  const zone = cheatZone.at(s, card);
  if (zone === c.zones.stack + seat - 1) return because('already-played', [{ section: 'cheating' }], { card });
  if (zone !== c.zones.hand + seat - 1) return because('not-in-your-hand', [{ ruling: 34 }], { card });
  if (round.get(s) === 4) return because('no-cheating-in-round-4', [{ ruling: 49 }]);
  const cardRound = read(c.cheatRound, card);
  if (cardRound === 4) return because('wild-before-round-4', [{ ruling: 28 }], { card });
  if (cardRound > round.get(s)) return because('later-round', [{ ruling: 28 }], { card, round: cardRound });
  if (hasFinished(c, s, seat) && !c.options.waitingStatesMayCheat) return because('waiting', [{ ruling: 1 }]);
  if (turn.get(s) !== seat) return because('not-your-turn', [{ ruling: 27 }]);
  if (pile.at(s, seat - 1) === 0) return because('empty-pile', [{ ruling: 31 }]);
  return because('before-the-roll', [{ ruling: 27 }]);
}

function againstColour(c: MatchConstants, s: State, seat: Seat, phase: number, colour: number): Reason {
  if (seat !== INCUMBENT) return because('incumbent-chooses', [{ ruling: 16 }]);
  if (c.fields.phase.get(s) !== phase) return because('not-now', [{ ruling: 16 }]);
  const state = read(c.stateOf, colour);
  if (state < 0) return because('colour-not-in-play', [{ ruling: 17 }], { colour });
  const from = phase === Phase.gain ? POT : phase === Phase.take ? STATE : PILE;
  if (c.places[from].at(s, state) > 0 && leadersOnly(c, s) && !isLeader(c, s, state))
    return because('not-the-leader', [{ ruling: 20 }], { colour });
  if (from === POT) return because('pot-empty', [{ ruling: 16 }], { colour });
  return from === PILE
    ? because('pile-empty', [{ ruling: 16 }, { ruling: 19 }], { colour })
    : because('state-empty', [{ ruling: 18 }], { colour });
}

function againstSearch(c: MatchConstants, s: State, seat: Seat): Reason {
  if (seat !== INCUMBENT) return because('not-your-decision', [{ ruling: 38 }]);
  const { round, week, phase } = c.fields;
  if (round.get(s) === 4 && week.get(s) === 1 && phase.get(s) !== Phase.over)
    return because('not-now', [{ ruling: 38 }]);
  return because('first-week-only', [{ ruling: 38 }]);
}

function againstEvidence(c: MatchConstants, s: State, seat: Seat, card: number): Reason {
  const { evidenceZone, round } = c.fields;
  if (seat !== INCUMBENT) return because('not-your-decision', [{ ruling: 40 }]);
  if (evidenceZone.at(s, card) !== EvidenceZone.hand)
    return because('not-in-your-hand', [{ ruling: 34 }], { evidence: card });
  return round.get(s) === 4 ? because('not-now', [{ ruling: 40 }]) : because('round-4-only', [{ ruling: 40 }]);
}

function againstAnswer(c: MatchConstants, s: State, seat: Seat, card: number): Reason {
  const { cheatZone, phase, asked } = c.fields;
  if (seat === INCUMBENT) return because('states-answer', [{ ruling: 41 }]);
  if (phase.get(s) !== Phase.answer) return because('nothing-on-the-table', [{ ruling: 41 }]);
  if (!includes(asked.get(s), seat)) return because('nothing-to-answer', [{ ruling: 42 }]);
  const zone = cheatZone.at(s, card);
  if (zone === c.zones.stack + seat - 1) return because('colour-not-met', [{ section: 'answers' }], { card });
  return because('not-your-card', [{ ruling: 37 }], { card });
}
