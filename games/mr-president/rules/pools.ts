import { type EventSink, EVERYONE, firstOf, includes, read, type State } from '@whistlestop/kernel';
import { kinds } from './events.ts';
import {
  ELECTION,
  END_CAMPAIGN,
  leaders,
  lot,
  lotFor,
  PICK_UP,
  POOL,
  POOL_LOT,
  pools,
  race,
  ROUND_ROOM,
  round,
  score,
  stage,
  stake,
  taken,
  where,
} from './layout.ts';
import { STATE_COUNT } from './notation.ts';
import type { MatchConstants } from './match-constants.ts';
import {
  bestCardLeft,
  bestOf,
  BY_CARD_LEFT,
  BY_LOWEST_TOTAL,
  BY_PLAY,
  contestCount,
  seatsOf,
  sidesIn,
  single,
} from './sides.ts';

/* First edition: who takes the votes of a round, and the list of open pools (rulings 15 to 18 and 31). */

/** The electoral votes on the cards a round turned up. */
export function votesOfRound(c: MatchConstants, s: State, ofRound: number): number {
  let votes = 0;
  for (let state = 0; state < STATE_COUNT; state++) if (where.at(s, state) === ofRound) votes += read(c.votes, state);
  return votes;
}

/** The contenders of an open pool, or 0 when the slot holds none. */
export const contendersAt = (s: State, slot: number): number => {
  const what = taken.at(s, slot);
  return what >= POOL ? what - POOL : 0;
};

/** Decides every open pool and then the new cards by the cards just turned up. */
export function scoreRound(c: MatchConstants, s: State, sink?: EventSink): void {
  stage.set(s, PICK_UP);
  if (pools.get(s) > 0 && contestPools(c, s, sink)) return;
  const now = round.get(s);
  let leading = 0;
  for (let contest = 0; contest < contestCount(s); contest++) {
    const slot = contest * ROUND_ROOM + now - 1;
    const best = bestOf(c, s, sidesIn(c, s, contest), BY_PLAY);
    if (single(best)) {
      const side = firstOf(best);
      leading |= seatsOf(s, side);
      if (award(c, s, slot, side, stake.get(s), kinds.won, sink)) return;
    } else {
      taken.put(s, slot, POOL + best);
      pools.add(s, 1);
      sink?.emit(kinds.poolOpened, EVERYONE, best, stake.get(s), now, race.get(s));
    }
  }
  leaders.set(s, c.scorerFirst ? leading : 0);
}

/** Ruling 16: each pool compares only its contenders; true when the election ended by it (ruling 33). */
function contestPools(c: MatchConstants, s: State, sink?: EventSink): boolean {
  const now = round.get(s);
  for (let contest = 0; contest < contestCount(s); contest++)
    for (let past = 1; past < now; past++) {
      const slot = contest * ROUND_ROOM + past - 1;
      const contenders = contendersAt(s, slot);
      if (contenders === 0) continue;
      const best = bestOf(c, s, contenders, BY_PLAY);
      if (single(best)) {
        pools.add(s, -1);
        if (award(c, s, slot, firstOf(best), votesOfRound(c, s, past), kinds.poolWon, sink)) return true;
      } else {
        taken.put(s, slot, POOL + best);
        sink?.emit(kinds.poolStays, EVERYONE, best, votesOfRound(c, s, past), past, race.get(s));
      }
    }
  return false;
}

/** Records a round's votes for a side; true when they end the ticket election at once (ruling 33). */
function award(
  c: MatchConstants,
  s: State,
  slot: number,
  side: number,
  votes: number,
  kind: number,
  sink?: EventSink,
): boolean {
  taken.put(s, slot, side + 1);
  score.add(s, side, votes);
  sink?.emit(kind, EVERYONE, side, votes, (slot % ROUND_ROOM) + 1, race.get(s));
  return endsElection(c, s, side);
}

function endsElection(c: MatchConstants, s: State, side: number): boolean {
  if (race.get(s) !== ELECTION || score.at(s, side) < c.majority) return false;
  stage.set(s, END_CAMPAIGN);
  return true;
}

const BY_CARD = 0;
const BY_TOTAL = 1;
const BY_LOT = 2;

/** Shows what the contenders of open pools still hold, once for all pools (ruling 17). */
export function showCardsLeft(c: MatchConstants, s: State, sink?: EventSink): void {
  if (sink === undefined) return;
  let contending = 0;
  for (let slot = 0; slot < 2 * ROUND_ROOM; slot++)
    for (let side = 0; side < c.seats; side++)
      if (includes(contendersAt(s, slot), side)) contending |= seatsOf(s, side);
  for (let seat = 0; seat < c.seats; seat++)
    if (includes(contending, seat)) sink.emit(kinds.leftover, EVERYONE, seat, bestCardLeft(c, s, seat) - 1);
}

/** Ruling 17: after the last round each open pool in turn goes by card left, then by lowest total, then by lot. */
export function settlePools(c: MatchConstants, s: State, sink?: EventSink): void {
  stage.set(s, END_CAMPAIGN);
  for (let slot = 0; pools.get(s) > 0 && slot < 2 * ROUND_ROOM; slot++) {
    const contenders = contendersAt(s, slot);
    if (contenders === 0) continue;
    const bestCards = bestOf(c, s, contenders, BY_CARD_LEFT);
    const lowest = single(bestCards) ? bestCards : bestOf(c, s, bestCards, BY_LOWEST_TOTAL);
    if (!single(lowest)) {
      lot.set(s, lowest);
      lotFor.set(s, slot);
      stage.set(s, POOL_LOT);
      return;
    }
    if (settle(c, s, slot, firstOf(lowest), single(bestCards) ? BY_CARD : BY_TOTAL, sink)) return;
  }
}

/** Gives the pool that waits for a lot to the side drawn. */
export function drawPool(c: MatchConstants, s: State, side: number, sink?: EventSink): void {
  const slot = lotFor.get(s);
  lot.set(s, 0);
  lotFor.set(s, 0);
  if (!settle(c, s, slot, side, BY_LOT, sink)) settlePools(c, s, sink);
}

function settle(c: MatchConstants, s: State, slot: number, side: number, how: number, sink?: EventSink): boolean {
  const votes = votesOfRound(c, s, (slot % ROUND_ROOM) + 1);
  pools.add(s, -1);
  taken.put(s, slot, side + 1);
  score.add(s, side, votes);
  sink?.emit(kinds.poolSettled, EVERYONE, side, votes, how, race.get(s));
  return endsElection(c, s, side);
}
