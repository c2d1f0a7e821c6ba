import { includes, type Seat, type State, UNKNOWN } from '@whistlestop/kernel';
import {
  ANSWERING,
  candidates,
  card1,
  card2,
  close,
  committed,
  CONVENTION,
  doubled,
  ELECTION,
  hand,
  handsLeft,
  level,
  nominee,
  order,
  placed,
  playing,
  points,
  popular,
  race,
  RACES,
  type RaceName,
  recessSpent,
  round,
  ROUND_ROOM,
  score,
  STAGES,
  type StageName,
  stage,
  taken,
  UPSETTING,
  upsetWanted,
  where,
  winner,
} from './layout.ts';
import { CARD_COUNT, PARTY_IDS, SEAT_IDS, STATE_COUNT } from './notation.ts';
import { contendersAt } from './pools.ts';
import type { MatchConstants } from './match-constants.ts';
import { contestCount, partyOf } from './sides.ts';

/* What tables and bots read from a position or a view. These functions may allocate; the rules never call them. */

/** The stage the position is in. */
export const stageOf = (s: State): StageName => STAGES[stage.get(s)] ?? 'over';

/** Which race is being run. */
export const raceOf = (s: State): RaceName => RACES[race.get(s)] ?? 'national';

/** The numbers set in a mask, ascending. */
export function membersIn(mask: number): number[] {
  const found: number[] = [];
  for (let bit = 0; bit < 31; bit++) if (includes(mask, bit)) found.push(bit);
  return found;
}

/** How many candidates play. */
export const candidateCount = (s: State): number => candidates.get(s);

/** The round being played, from 1. */
export const roundNow = (s: State): number => round.get(s);

/** A side's electoral votes; a candidate's popular vote in thousands. */
export const electoralVotesOf = (s: State, side: number): number => score.at(s, side);
export const popularVotesOf = (s: State, seat: Seat): number => popular.at(s, seat);

/** The cards a candidate has on the table, by number, as far as this position or view shows them. */
export const tableCardsOf = (s: State, seat: Seat): number[] =>
  [card1.at(s, seat), card2.at(s, seat)].filter((card) => card !== UNKNOWN && card !== 0).map((card) => card - 1);

/** Whether a candidate has answered a question that is answered in secret: a declared double, or the call for an upset. */
export const hasAnswered = (s: State, seat: Seat): boolean =>
  (stage.get(s) === ANSWERING || stage.get(s) === UPSETTING) && includes(committed.get(s), seat);

/** Whether a candidate has used the double of the first edition. */
export const hasDoubled = (s: State, seat: Seat): boolean => includes(doubled.get(s), seat);

/** Hands still to be taken up after this one. */
export const handsLeftOf = (s: State, seat: Seat): number => handsLeft.at(s, seat);

/** Whether a party has used its recess (ruling 32). */
export const recessSpentBy = (s: State, party: number): boolean => includes(recessSpent.get(s), party);

/** What a card (from 0) is worth in this match. */
export const pointsOfCard = (s: State, card: number): number => points.at(s, card);

/** The side that has won the match, once it is over. */
export function winnerNow(s: State): number | undefined {
  const side = winner.get(s) - 1;
  return side < 0 ? undefined : side;
}

/** The cards a candidate holds, by number; cards lying face down are among them until they are turned up. */
export const handOf = (s: State, seat: Seat): number[] => membersIn(hand.at(s, seat));

/** The cards of the present hand that a candidate has played already. */
export const playedOf = (s: State, seat: Seat): number[] => membersIn(~hand.at(s, seat) & ((1 << CARD_COUNT) - 1));

/** The states turned up in the present round; none before the first. */
export const turnedUp = (s: State): number[] => (round.get(s) === 0 ? [] : statesOfRound(s, round.get(s)));

/** The states turned up in a round. */
export function statesOfRound(s: State, ofRound: number): number[] {
  const found: number[] = [];
  for (let state = 0; state < STATE_COUNT; state++) if (where.at(s, state) === ofRound) found.push(state);
  return found;
}

export interface OpenPool {
  readonly contest: number;
  readonly round: number;
  readonly contenders: readonly number[];
  readonly states: readonly number[];
}

/** The open pools, oldest first (ruling 16). */
export function openPools(s: State): OpenPool[] {
  const found: OpenPool[] = [];
  for (let contest = 0; contest < contestCount(s); contest++)
    for (let past = 1; past <= ROUND_ROOM; past++) {
      const contenders = contendersAt(s, contest * ROUND_ROOM + past - 1);
      if (contenders === 0) continue;
      found.push({ contest, round: past, contenders: membersIn(contenders), states: statesOfRound(s, past) });
    }
  return found;
}

/** The side that has won a state in a contest, or undefined. */
export function winnerOf(s: State, state: number, contest = 0): number | undefined {
  const at = where.at(s, state);
  const what = at > 0 ? taken.at(s, contest * ROUND_ROOM + at - 1) : 0;
  return what >= 1 && what <= SEAT_IDS.length ? what - 1 : undefined;
}

/** The name of a side in notation: a seat, or in the ticket election a party. */
export const sideId = (s: State, side: number): string =>
  (race.get(s) === ELECTION ? PARTY_IDS[side] : SEAT_IDS[side]) ?? '?';

/** How many sides compete in all. */
export const sideCount = (c: MatchConstants, s: State): number =>
  race.get(s) === ELECTION ? PARTY_IDS.length : c.seats;

/** The contest a side belongs to. */
export const contestOf = (s: State, side: number): number => (race.get(s) === CONVENTION ? partyOf(side) : 0);

/** The presidential candidate of a party, once nominated. */
export function presidentialCandidate(s: State, party: number): Seat | undefined {
  const seat = nominee.at(s, party) - 1;
  return seat < 0 ? undefined : seat;
}

/**
 * The placing of the present round from first to last, in groups of candidates between whom nothing is decided yet
 * (by electoral vote the lower places are drawn only when they matter).
 */
export function placing(s: State): Seat[][] {
  const settled = Array.from({ length: placed.get(s) }, (_, at) => order.at(s, at) - 1);
  const rest = membersIn(playing.get(s)).filter((seat) => !settled.includes(seat));
  const groups = new Map<number, Seat[]>();
  // The cards of an upset come after the placing and do not count for it.
  const counted = stage.get(s) === UPSETTING || upsetWanted.get(s) === 1 ? 1 : 2;
  for (const seat of rest) {
    const worth = tableCardsOf(s, seat)
      .slice(0, counted)
      .reduce((sum, card) => sum + points.at(s, card), 0);
    groups.set(worth, [...(groups.get(worth) ?? []), seat]);
  }
  const lower = [...groups.entries()].sort(([a], [b]) => b - a).map(([, seats]) => seats);
  return [...settled.map((seat) => [seat]), ...lower];
}

/** The placing that a successful upset would lead to (ruling 45): what a candidate sees before confirming. */
export const placingAfterUpset = (s: State): Seat[][] => placing(s).reverse();

/** Whether the present round is scored from the close column, and who takes close places by a tie for first alone. */
export const columns = (s: State): { readonly close: boolean; readonly level: readonly Seat[] } => ({
  close: close.get(s) === 1,
  level: membersIn(level.get(s)),
});
