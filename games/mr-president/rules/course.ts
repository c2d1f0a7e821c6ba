import {
  CHANCE_ACTS,
  type EventSink,
  includes,
  only,
  OVER,
  type Pending,
  type Seat,
  type SeatMask,
  type State,
} from '@whistlestop/kernel';
import { turnUp } from './campaign.ts';
import {
  answer,
  commit,
  listAnswers,
  listPlays,
  listWithPass,
  pendingCommit,
  reveal,
  revealSeconds,
  revisableCommit,
} from './commit.ts';
import { listDeck } from './deck.ts';
import { answerFinish, drawWinner, endCampaign, pickUp } from './ending.ts';
import {
  ANSWERING,
  asked,
  COMMIT,
  committed,
  COMPARE,
  DEFENDING,
  ELECTION,
  END_CAMPAIGN,
  FINISHING,
  IN_RECESS,
  lot,
  WINNER_LOT,
  OVER_STAGE,
  PARLEY,
  PICK_UP,
  PLACE,
  PLACE_LOT,
  POOL_LOT,
  race,
  REVEAL,
  RIGHT_TO_UPSET,
  SCORE,
  SECONDS,
  SETTLE_POOLS,
  SETTLE_TIES,
  stage,
  TURN_UP,
  UPSETTING,
} from './layout.ts';
import { DEFEND, FINISH, LOT, PARTY_LOT, PLAY_ON, READY, RECESS, SEAT_IDS, UPSET } from './notation.ts';
import { callRecess, confer, mayJoinRecess } from './parley.ts';
import { place, drawPlace, settleTies } from './placing.ts';
import { drawPool, scoreRound, settlePools } from './pools.ts';
import type { MatchConstants } from './match-constants.ts';
import { scorePlaces } from './tally.ts';
import { answerUpset, compareUpset, defend, firstPlaced, giveRightToUpset } from './upset.ts';

/*
 * The course of a campaign (ruling 64):
 * turnUp -> commit -> reveal -> (answer -> seconds) -> settleTies -> place -> (upset -> defend -> compare) -> score -> pickUp.
 * The first edition goes from reveal to score, where its pools are decided.
 */

/** Who must act now. */
export function pending(c: MatchConstants, s: State): Pending {
  switch (stage.get(s)) {
    case COMMIT:
      return pendingCommit(c, s);
    case ANSWERING:
    case UPSETTING:
    case FINISHING:
    case PARLEY:
    case IN_RECESS:
      return asked.get(s) & ~committed.get(s);
    case DEFENDING:
      return only(firstPlaced(s));
    case OVER_STAGE:
      return OVER;
    default:
      return CHANCE_ACTS;
  }
}

/** Who may act without being waited for: change a secret choice, or call or join a recess. */
export function revisable(c: MatchConstants, s: State): SeatMask {
  switch (stage.get(s)) {
    case COMMIT:
      return revisableCommit(c, s);
    case ANSWERING:
    case UPSETTING:
      return committed.get(s);
    case IN_RECESS:
      return mayJoinRecess(s);
    default:
      return 0;
  }
}

/** Lists what a seat may do now, ascending. */
export function legal(c: MatchConstants, s: State, seat: Seat, out: Int16Array): number {
  const now = stage.get(s);
  if (now === COMMIT) return listPlays(c, s, seat, out);
  if (now === IN_RECESS) return listRecess(s, seat, out);
  if (now === DEFENDING) return seat === firstPlaced(s) ? listWithPass(s, seat, DEFEND, out) : 0;
  const isAsked = includes(asked.get(s), seat);
  const isOpen = isAsked && !includes(committed.get(s), seat);
  if (now === ANSWERING) return isAsked ? listAnswers(s, seat, out) : 0;
  if (now === UPSETTING) return isAsked ? listWithPass(s, seat, UPSET, out) : 0;
  if (now === PARLEY && isOpen) {
    out[0] = READY;
    return 1;
  }
  if (now === FINISHING && isOpen) {
    out[0] = FINISH;
    out[1] = PLAY_ON;
    return 2;
  }
  return 0;
}

function listRecess(s: State, seat: Seat, out: Int16Array): number {
  if (includes(mayJoinRecess(s), seat)) out[0] = RECESS;
  else if (includes(asked.get(s) & ~committed.get(s), seat)) out[0] = READY;
  else return 0;
  return 1;
}

/** Lists what chance may bring now, ascending. */
export function chance(s: State, outcomes: Int16Array, weights: Int16Array): number {
  const now = stage.get(s);
  if (now === TURN_UP) return listDeck(s, outcomes, weights);
  const base = race.get(s) === ELECTION ? PARTY_LOT : LOT;
  let found = 0;
  for (let side = 0; side < SEAT_IDS.length; side++)
    if (includes(lot.get(s), side)) {
      outcomes[found] = base + side;
      weights[found++] = 1;
    }
  return found;
}

/** Plays one choice and runs on to the next. */
export function choose(c: MatchConstants, s: State, seat: Seat, action: number, sink?: EventSink): void {
  switch (stage.get(s)) {
    case COMMIT:
      if (action === RECESS) callRecess(s, seat, sink);
      else commit(s, seat, action, sink);
      break;
    case ANSWERING:
      answer(c, s, seat, action, sink);
      break;
    case UPSETTING:
      answerUpset(c, s, seat, action, sink);
      break;
    case DEFENDING:
      defend(s, action, sink);
      break;
    case FINISHING:
      answerFinish(c, s, seat, action, sink);
      break;
    default:
      if (action === RECESS) callRecess(s, seat, sink);
      else confer(c, s, seat, sink);
  }
  run(c, s, sink);
}

/** Lets one outcome happen and runs on to the next choice. */
export function happen(c: MatchConstants, s: State, outcome: number, sink?: EventSink): void {
  switch (stage.get(s)) {
    case TURN_UP:
      turnUp(c, s, outcome, sink);
      break;
    case PLACE_LOT:
      drawPlace(s, outcome - LOT, sink);
      break;
    case POOL_LOT:
      drawPool(c, s, sideDrawn(outcome), sink);
      break;
    case WINNER_LOT:
      drawWinner(c, s, sideDrawn(outcome), sink);
      break;
  }
  run(c, s, sink);
}

const sideDrawn = (outcome: number): number => (outcome >= PARTY_LOT ? outcome - PARTY_LOT : outcome - LOT);

/** Passes through the stages that wait for nobody. */
function run(c: MatchConstants, s: State, sink?: EventSink): void {
  for (let now = stage.get(s); now > OVER_STAGE; now = stage.get(s)) {
    switch (now) {
      case REVEAL:
        reveal(c, s, sink);
        break;
      case SECONDS:
        revealSeconds(c, s, sink);
        break;
      case SETTLE_TIES:
        settleTies(c, s, sink);
        break;
      case PLACE:
        place(c, s);
        break;
      case RIGHT_TO_UPSET:
        giveRightToUpset(c, s, sink);
        break;
      case COMPARE:
        compareUpset(c, s, sink);
        break;
      case SCORE:
        if (c.second) scorePlaces(c, s, sink);
        else scoreRound(c, s, sink);
        break;
      case PICK_UP:
        pickUp(c, s, sink);
        break;
      case SETTLE_POOLS:
        settlePools(c, s, sink);
        break;
      case END_CAMPAIGN:
        endCampaign(c, s, sink);
        break;
    }
  }
}
