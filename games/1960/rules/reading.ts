/** What a table shows beyond the fields of the state: open questions, what is left to spend, consequences, the race. */
import { firstOf, read, type Seat, type State } from '@whistlestop/kernel';
import { CANDIDATE_CARD, REST_OF } from '../cards/card-tables.ts';
import { EDGE_OF, REGION_OF, STATE_COUNT, VOTES } from './states.ts';
import { register } from './frames.ts';
import { endorsements, momentum, stackCount, support } from './layout.ts';
import { machine, waitingOperation } from './machine.ts';
import { spendingBarred, tax, tribute } from './modifiers.ts';
import { actions, EVENT, PLAY_CANDIDATE_ACTION, POSITION, PREEMPT } from './notation.ts';
import { cpOf, preemptCost } from './activity.ts';
import { CP } from './campaigning.ts';
import { DEBATE_ROUNDS } from './debates.ts';
import { isWithheld } from './tally.ts';
import { KENNEDY, NIXON, NO_ONE, opponentOf, ownerOf, signOf } from './seats.ts';
import { isPrevented } from './zones.ts';

/** The name of the question that waits for an answer; undefined while none does. */
export const openQuestion = (s: State): string | undefined =>
  waitingOperation(s)?.question?.(s, machine.top(s), firstOf(machine.pending(s)));

/** CP left in a Campaigning or Positioning action under way; undefined in any other. */
export function cpLeft(s: State): number | undefined {
  const question = openQuestion(s);
  return question === 'campaign' || question === 'position' ? register(s, machine.top(s), CP) : undefined;
}

/** The round of the Debates that is being played, from 1. The cards of a round leave the stacks when they are shown. */
export function debateRound(s: State): number {
  const left = Math.max(stackCount.at(s, KENNEDY), stackCount.at(s, NIXON));
  const begun = DEBATE_ROUNDS - left + (openQuestion(s) === 'debate' ? 1 : 0);
  return Math.max(1, Math.min(DEBATE_ROUNDS, begun));
}

/** What playing a card so brings and costs, before its action or event begins. */
export interface PlayConsequences {
  /** 0 for an event. */
  readonly cp: number;
  readonly rest: number;
  /** Momentum paid: taxes and preempting. */
  readonly cost: number;
  /** Momentum the opponent gains by it. */
  readonly tribute: number;
  /** Whether the opponent could trigger the event afterwards, as things stand. */
  readonly triggerable: boolean;
}

/** The consequences of a `play` choice; undefined for any other choice. */
export function consequencesOf(s: State, seat: Seat, action: number): PlayConsequences | undefined {
  const { play, playCandidate } = actions.verbs;
  if (playCandidate.has(action)) {
    const use = action - PLAY_CANDIDATE_ACTION + 1;
    return {
      cp: cpOf(s, seat, CANDIDATE_CARD, use),
      rest: 0,
      cost: tax.sum(s, seat, use),
      tribute: tribute.sum(s, seat, use),
      triggerable: false,
    };
  }
  if (!play.has(action)) return undefined;
  const card = play.arg(action, 0);
  const way = play.arg(action, 1);
  const preempted = way > POSITION;
  const use = preempted ? way - PREEMPT : way;
  const rival = opponentOf(seat);
  const funds = spendingBarred.any(s, rival) ? 0 : momentum.at(s, rival) + tribute.sum(s, seat, use);
  return {
    cp: use === EVENT ? 0 : cpOf(s, seat, card, use),
    rest: read(REST_OF, card),
    cost: tax.sum(s, seat, use) + (preempted ? preemptCost(s, seat) : 0),
    tribute: tribute.sum(s, seat, use),
    triggerable: use !== EVENT && !preempted && funds > 0 && !isPrevented(s, card),
  };
}

/** Electoral votes by seat. */
export interface Race {
  /** Of the states each side leads. */
  readonly led: { readonly kennedy: number; readonly nixon: number };
  /** Of the empty states that would tip to each side. */
  readonly leaning: { readonly kennedy: number; readonly nixon: number };
}

/** How the electoral votes would fall if the election were held now. */
export function raceOf(s: State): Race {
  return {
    led: { kennedy: votesWhere(s, KENNEDY, false), nixon: votesWhere(s, NIXON, false) },
    leaning: { kennedy: votesWhere(s, KENNEDY, true), nixon: votesWhere(s, NIXON, true) },
  };
}

function votesWhere(s: State, seat: Seat, undecided: boolean): number {
  let votes = 0;
  for (let state = 0; state < STATE_COUNT; state++) {
    const cubes = support.at(s, state);
    if ((cubes === 0) !== undecided) continue;
    // A state that tips gets one cube, which Unpledged Electors catches as well (rulings 83, 84).
    const held = undecided ? signOf(tipsTo(s, state)) : cubes;
    if (ownerOf(held) === seat && !isWithheld(s, state, held)) votes += read(VOTES, state);
  }
  return votes;
}

/** The side an empty state would tip to: the one endorsed in its region, else the one of its edge (ruling 83). */
export function tipsTo(s: State, state: number): Seat {
  const endorsed = ownerOf(endorsements.at(s, read(REGION_OF, state)));
  return endorsed === NO_ONE ? read(EDGE_OF, state) : endorsed;
}
