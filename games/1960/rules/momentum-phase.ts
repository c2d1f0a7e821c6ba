/** EN, Momentum Phase: decay, awards, issue decay, issue shift. */
import { CHANCE_ACTS, type Effect, EVERYONE, only, type Seat, sequence, type State, step } from '@whistlestop/kernel';
import { endorse, gainMomentum, issueLeader, mediaMajority, swapPlaces } from './cubes-and-markers.ts';
import { ENDORSEMENTS, MAJOR } from '../cards/endorsements.ts';
import { FIRST_PLACE, ISSUES, REGIONS, SECOND_PLACE, THIRD_PLACE } from './map.ts';
import { BY_AWARD, kinds } from './events.ts';
import { arg, call, type GameOperation, playerOf, programNumber, register, setRegister } from './frames.ts';
import { endorsementDeck, issues, momentum, track } from './layout.ts';
import {
  actions,
  AWARD_ACTION,
  ENDORSE_ACTION,
  ENDORSEMENT_OUTCOME,
  KEEP_ACTION,
  PAIRS,
  SWAP_ACTION,
} from './notation.ts';
import { because } from './reasons.ts';
import { KENNEDY, NIXON, NO_ONE, signOf } from './seats.ts';

// Awards go up the track: third place, then second, then first (ruling 62).
const awards = sequence(step('award', THIRD_PLACE), step('award', SECOND_PLACE), step('award', FIRST_PLACE));
export const momentumPhase: Effect = sequence(step('decayMomentum'), awards, step('decayIssues'), step('shiftIssues'));
export const endorsement: Effect = step('drawEndorsement');

const ENDORSEMENT = programNumber('endorsement');

/** Each side loses half of its momentum, rounded down (ruling 61). */
export const decayMomentum: GameOperation = {
  begin(s, _f, sink) {
    for (let seat = KENNEDY; seat <= NIXON; seat++) {
      const lost = momentum.at(s, seat) >> 1;
      if (lost === 0) continue;
      momentum.add(s, seat, -lost);
      sink?.emit(kinds.momentumDecayed, EVERYONE, seat, lost, momentum.at(s, seat));
    }
    return false;
  },
};

const leaderAt = (s: State, place: number): Seat => issueLeader(s, track.at(s, place));
const [TAKE_MOMENTUM, TAKE_ENDORSEMENT] = [AWARD_ACTION, AWARD_ACTION + 1];

/** The award of one place: third 1 momentum, second momentum or endorsement, first both; no leader, no award. */
export const award: GameOperation = {
  begin(s, f, sink) {
    const place = arg(s, f, 0);
    const leader = leaderAt(s, place);
    if (leader === NO_ONE) return false;
    sink?.emit(kinds.issueAwarded, EVERYONE, leader, track.at(s, place), place);
    if (place === SECOND_PLACE) return true;
    gainMomentum(s, leader, 1, BY_AWARD, sink);
    if (place === FIRST_PLACE) call(s, ENDORSEMENT, leader);
    return false;
  },
  pending: (s, f) => only(leaderAt(s, arg(s, f, 0))),
  legal(_s, _f, _seat, out) {
    out[0] = TAKE_MOMENTUM;
    out[1] = TAKE_ENDORSEMENT;
    return 2;
  },
  apply(s, _f, seat, action, sink) {
    if (action === TAKE_MOMENTUM) gainMomentum(s, seat, 1, BY_AWARD, sink);
    else call(s, ENDORSEMENT, seat);
    return false;
  },
  question: () => 'award',
};

const DRAWN = 0;

function cardsLeft(s: State): boolean {
  for (let card = 0; card < ENDORSEMENTS.length; card++) if (endorsementDeck.at(s, card) > 0) return true;
  return false;
}

/** Draws an endorsement card; a major endorsement lets the drawer name the region. It acts at once (ruling 62). */
export const drawEndorsement: GameOperation = {
  begin: (s) => cardsLeft(s),
  pending: (s, f) => (register(s, f, DRAWN) === 0 ? CHANCE_ACTS : only(playerOf(s, f))),
  chance(s, _f, outcomes, weights) {
    let count = 0;
    for (let card = 0; card < ENDORSEMENTS.length; card++) {
      if (endorsementDeck.at(s, card) === 0) continue;
      outcomes[count] = ENDORSEMENT_OUTCOME + card;
      weights[count++] = endorsementDeck.at(s, card);
    }
    return count;
  },
  legal(_s, _f, _seat, out) {
    for (let region = 0; region < REGIONS.length; region++) out[region] = ENDORSE_ACTION + region;
    return REGIONS.length;
  },
  apply(s, f, _actor, code, sink) {
    const seat = playerOf(s, f);
    if (register(s, f, DRAWN) === 1) {
      endorse(s, seat, code - ENDORSE_ACTION, sink);
      return false;
    }
    const card = code - ENDORSEMENT_OUTCOME;
    endorsementDeck.add(s, card, -1);
    setRegister(s, f, DRAWN, 1);
    sink?.emit(kinds.endorsementDrawn, EVERYONE, seat, card);
    if (card === MAJOR) return true;
    endorse(s, seat, card, sink);
    return false;
  },
  question: () => 'endorse',
};

/** One cube leaves every issue that has any. */
export const decayIssues: GameOperation = {
  begin(s, _f, sink) {
    for (let issue = 0; issue < ISSUES.length; issue++) {
      const leader = issueLeader(s, issue);
      if (leader === NO_ONE) continue;
      issues.add(s, issue, -signOf(leader));
      sink?.emit(kinds.issueDecayed, EVERYONE, issue, issues.at(s, issue));
    }
    return false;
  },
};

/** The code that swaps the issues of a place and the place below it. */
function swapCode(s: State, place: number): number {
  const upper = track.at(s, place);
  const lower = track.at(s, place + 1);
  for (let pair = 0; pair < PAIRS.length; pair++)
    if (PAIRS[pair]?.[0] === upper && PAIRS[pair]?.[1] === lower) return SWAP_ACTION + pair;
  return NO_ONE;
}

/** The side with more media cubes in all may swap two neighbours on the track; nobody on a tie (ruling 63). */
export const shiftIssues: GameOperation = {
  begin: (s) => mediaMajority(s) !== NO_ONE,
  pending: (s) => only(mediaMajority(s)),
  legal(s, _f, _seat, out) {
    const upper = swapCode(s, FIRST_PLACE);
    const lower = swapCode(s, SECOND_PLACE);
    out[0] = Math.min(upper, lower);
    out[1] = Math.max(upper, lower);
    out[2] = KEEP_ACTION;
    return 3;
  },
  apply(s, _f, seat, action, sink) {
    if (action === KEEP_ACTION) {
      sink?.emit(kinds.issuesKept, EVERYONE, seat);
      return false;
    }
    const place = action === swapCode(s, FIRST_PLACE) ? FIRST_PLACE : SECOND_PLACE;
    sink?.emit(kinds.issuesSwapped, EVERYONE, seat, track.at(s, place), track.at(s, place + 1));
    swapPlaces(s, place);
    return false;
  },
  question: () => 'shift',
  why: (_s, _f, _seat, action) =>
    actions.verbs.swap.has(action) ? because('not-adjacent-issues', [{ section: 'momentum-phase' }]) : undefined,
};
