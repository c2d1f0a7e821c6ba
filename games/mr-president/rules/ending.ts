import { type EventSink, EVERYONE, firstOf, includes, type Seat, type State } from '@whistlestop/kernel';
import { beginCampaign, isLastCampaign, openRound } from './campaign.ts';
import { kinds } from './events.ts';
import {
  asked,
  committed,
  CONVENTION,
  decidedBy,
  ELECTION,
  ELECTORAL_COUNT,
  END_CAMPAIGN,
  FINISHING,
  finishAsked,
  hand,
  handsLeft,
  lot,
  lotFor,
  NATIONAL,
  WINNER_LOT,
  nominee,
  OVER_STAGE,
  playing,
  POPULAR_COUNT,
  popular,
  race,
  round,
  score,
  SETTLE_POOLS,
  stage,
  winner,
} from './layout.ts';
import { FINISH, FULL_HAND, PARTY_IDS } from './notation.ts';
import { showCardsLeft } from './pools.ts';
import type { MatchConstants } from './match-constants.ts';
import { bestOf, BY_CARD_LEFT, BY_ROUNDS_WON, BY_TOTAL, membersOf, single, totalOf } from './sides.ts';

/** After a round: empty hands are refilled while there are hands left, then the next round or the end. */
export function pickUp(c: MatchConstants, s: State, sink?: EventSink): void {
  if (round.get(s) === c.rounds(race.get(s)).length) {
    if (c.second) stage.set(s, END_CAMPAIGN);
    else {
      showCardsLeft(c, s, sink);
      stage.set(s, SETTLE_POOLS);
    }
    return;
  }
  for (let seat = 0; seat < c.seats; seat++) if (hand.at(s, seat) === 0) refill(s, seat, sink);
  if (mayFinish(c, s)) askToFinish(c, s, sink);
  else openRound(c, s);
}

function refill(s: State, seat: Seat, sink?: EventSink): void {
  if (handsLeft.at(s, seat) === 0) {
    // Told once: whoever sat out this round had no cards before it (ruling 70).
    if (includes(playing.get(s), seat)) sink?.emit(kinds.outOfCards, EVERYONE, seat);
    return;
  }
  hand.put(s, seat, FULL_HAND);
  handsLeft.add(s, seat, -1);
  sink?.emit(kinds.pickedUp, EVERYONE, seat, handsLeft.at(s, seat));
}

/** Ruling 21: somebody has the majority, the outcome cannot change; asked once in a campaign. */
function mayFinish(c: MatchConstants, s: State): boolean {
  if (race.get(s) !== NATIONAL || c.popular || finishAsked.get(s) === 1) return false;
  for (let side = 0; side < c.seats; side++) if (score.at(s, side) >= c.majority) return true;
  return false;
}

function askToFinish(c: MatchConstants, s: State, sink?: EventSink): void {
  finishAsked.set(s, 1);
  asked.set(s, c.everybody);
  committed.set(s, 0);
  stage.set(s, FINISHING);
  const ahead = firstOf(bestOf(c, s, c.everybody, BY_TOTAL));
  sink?.emit(kinds.majorityReached, EVERYONE, ahead, score.at(s, ahead));
}

/** One candidate's word on finishing: all must agree, one who plays on is enough to go on. */
export function answerFinish(c: MatchConstants, s: State, seat: Seat, action: number, sink?: EventSink): void {
  if (action !== FINISH) {
    sink?.emit(kinds.playsOn, EVERYONE, seat);
    openRound(c, s);
    return;
  }
  sink?.emit(kinds.agreedToFinish, EVERYONE, seat);
  committed.set(s, committed.get(s) | (1 << seat));
  if (committed.get(s) === asked.get(s)) stage.set(s, END_CAMPAIGN);
}

/** Names the winner, the nominees, or begins the replay. */
export function endCampaign(c: MatchConstants, s: State, sink?: EventSink): void {
  if (race.get(s) === CONVENTION) {
    nominate(c, s, 0, sink);
    return;
  }
  const sides = race.get(s) === ELECTION ? 0b11 : c.everybody;
  const how = rank(c, s, sides);
  const ahead = lot.get(s);
  const isElected = isLastCampaign(c, s) || (c.popular ? how <= BY_ROUNDS : how === BY_VOTES && hasEnough(c, s, ahead));
  if (isElected && how > BY_VOTES)
    sink?.emit(kinds.levelAtEnd, EVERYONE, bestOf(c, s, sides, BY_TOTAL), race.get(s), how);
  if (isElected && how === BY_LOT) {
    stage.set(s, WINNER_LOT);
    return;
  }
  lot.set(s, 0);
  if (isElected) elect(c, s, firstOf(ahead), sink);
  else {
    sink?.emit(kinds.replayed, EVERYONE, totalOf(c, s, firstOf(ahead)), decidedBy.get(s));
    beginCampaign(c, s, race.get(s), sink);
  }
}

/** Whether the most electoral votes are enough (rulings 20, 34 and 68). */
const hasEnough = (c: MatchConstants, s: State, ahead: number): boolean =>
  c.plurality || score.at(s, firstOf(ahead)) >= c.majority;

/** The steps of ruling 26; when they do not single out anybody, the lot does. */
const STEPS = [BY_TOTAL, BY_ROUNDS_WON, BY_CARD_LEFT] as const;
const BY_VOTES = 0;
const BY_ROUNDS = 1;
const BY_LOT = STEPS.length;

/** Puts into the lot who is best of a set of sides, and answers the step that decided it. */
function rank(c: MatchConstants, s: State, sides: number): number {
  let best = sides;
  let how = BY_VOTES;
  for (; how < BY_LOT; how++) {
    best = bestOf(c, s, best, STEPS[how] ?? BY_TOTAL);
    if (single(best)) break;
  }
  lot.set(s, best);
  return how;
}

function elect(c: MatchConstants, s: State, side: number, sink?: EventSink): void {
  winner.set(s, side + 1);
  stage.set(s, OVER_STAGE);
  if (sink === undefined) return;
  sink.emit(kinds.elected, EVERYONE, side, totalOf(c, s, side), race.get(s), decidedBy.get(s));
  if (!c.bothTallies) return;
  for (let seat = 0; seat < c.seats; seat++)
    sink.emit(
      kinds.otherCount,
      EVERYONE,
      seat,
      c.popular ? score.at(s, seat) : popular.at(s, seat),
      c.popular ? ELECTORAL_COUNT : POPULAR_COUNT,
    );
}

/** Ruling 26: more votes, then more rounds, then the higher card left, then the lot. */
function nominate(c: MatchConstants, s: State, fromParty: number, sink?: EventSink): void {
  for (let party = fromParty; party < PARTY_IDS.length; party++) {
    const how = rank(c, s, membersOf(party));
    if (how === BY_LOT) {
      lotFor.set(s, party);
      stage.set(s, WINNER_LOT);
      return;
    }
    name(s, party, firstOf(lot.get(s)), how, sink);
    lot.set(s, 0);
  }
  beginCampaign(c, s, ELECTION, sink);
}

function name(s: State, party: number, seat: Seat, how: number, sink?: EventSink): void {
  nominee.put(s, party, seat + 1);
  sink?.emit(kinds.nominated, EVERYONE, seat, seat ^ 1, score.at(s, seat), how);
}

/** Gives the nomination, or the election of the last campaign, to the side drawn. */
export function drawWinner(c: MatchConstants, s: State, side: number, sink?: EventSink): void {
  lot.set(s, 0);
  if (race.get(s) !== CONVENTION) {
    elect(c, s, side, sink);
    return;
  }
  const party = lotFor.get(s);
  lotFor.set(s, 0);
  name(s, party, side, BY_LOT, sink);
  nominate(c, s, party + 1, sink);
}

/** The president's share of a won match, and the vice president's: both win, the office of the game's title more. */
export const PRESIDENT_SHARE = 0.75;
export const VICE_PRESIDENT_SHARE = 0.25;

/** Writes each seat's score once the match is over. */
export function writeResult(c: MatchConstants, s: State, out: Float32Array): boolean {
  if (stage.get(s) !== OVER_STAGE) return false;
  for (let seat = 0; seat < c.seats; seat++) out[seat] = 0;
  const side = winner.get(s) - 1;
  if (race.get(s) !== ELECTION) out[side] = 1;
  else {
    const president = nominee.at(s, side) - 1;
    out[president] = PRESIDENT_SHARE;
    out[president ^ 1] = VICE_PRESIDENT_SHARE;
  }
  return true;
}
