import type { ScenarioKeys, State } from '@whistlestop/kernel';
import { z } from 'zod';
import { arrange } from './arrange.ts';
import { CARD_IDS } from '../cards/cards.ts';
import { STATE_CODES } from '../cards/state-cards.ts';
import { writeResult } from './ending.ts';
import {
  campaign,
  count,
  deck,
  doubled,
  ELECTION,
  handsLeft,
  lastTies,
  leaders,
  OVER_STAGE,
  popular,
  race,
  recessSpent,
  round,
  score,
  STAGES,
  stage,
  winner,
} from './layout.ts';
import { PARTY_IDS, SEAT_IDS } from './notation.ts';
import {
  contestOf,
  handOf,
  membersIn,
  openPools,
  placing,
  presidentialCandidate,
  raceOf,
  sideCount,
  sideId,
  stageOf,
  turnedUp,
  winnerOf,
} from './reading.ts';
import type { MatchConstants } from './match-constants.ts';
import { bySeat, type Given, givenSchema, position, seatId, sideName, whole } from './scenario-keys.ts';
import { roundsWon } from './sides.ts';

const expectSchema = z.strictObject({
  ...position,
  stage: z.enum(STAGES).optional(),
  deck: whole.optional(),
  counts: bySeat(whole).optional(),
  places: z.array(z.array(seatId)).optional(),
  result: z
    .strictObject({
      winner: sideName.nullable().optional(),
      president: seatId.nullable().optional(),
      vicePresident: seatId.nullable().optional(),
      scores: bySeat(z.number()).optional(),
    })
    .optional(),
});

/** How positions of this game are written in scenario files; docs/scenarios/mr-president.md explains every key. */
export const scenarioKeys = (c: MatchConstants): ScenarioKeys => ({
  given: givenSchema,
  expect: expectSchema,
  ordered: ['places'],
  arrange: (s, given: Given) => arrange(c, s, given),
  describe: (s) => describe(c, s),
});

function describe(c: MatchConstants, s: State): Record<string, unknown> {
  const seats = SEAT_IDS.slice(0, c.seats);
  const sides = Array.from({ length: sideCount(c, s) }, (_, side) => side);
  const bySeatOf = (value: (seat: number) => unknown) => Object.fromEntries(seats.map((id, seat) => [id, value(seat)]));
  const bySideOf = (value: (side: number) => unknown) =>
    Object.fromEntries(sides.map((side) => [sideId(s, side), value(side)]));
  const codes = (list: readonly number[]) => list.map((state) => STATE_CODES[state]);
  const seatIds = (mask: number) => membersIn(mask).map((seat) => SEAT_IDS[seat]);
  const electoral = bySideOf((side) => score.at(s, side));
  const thousands = bySeatOf((seat) => popular.at(s, seat));
  return {
    stage: stageOf(s),
    race: raceOf(s),
    campaign: campaign.get(s),
    round: round.get(s),
    turnedUp: codes(turnedUp(s)),
    deck: deck.get(s),
    hands: bySeatOf((seat) => handOf(s, seat).map((card) => CARD_IDS[card])),
    handsLeft: bySeatOf((seat) => handsLeft.at(s, seat)),
    counts: bySeatOf((seat) => count.at(s, seat)),
    doubles: seatIds(doubled.get(s)),
    leaders: seatIds(leaders.get(s)),
    scores: c.popular ? thousands : electoral,
    otherCount: c.popular ? electoral : thousands,
    won: bySideOf((side) =>
      codes(STATE_CODES.map((_, state) => state).filter((state) => winnerOf(s, state, contestOf(s, side)) === side)),
    ),
    roundsWon: bySideOf((side) => roundsWon(s, side)),
    pools: openPools(s).map((pool) => ({
      contenders: pool.contenders.map((side) => sideId(s, side)),
      states: codes(pool.states),
    })),
    tickets: Object.fromEntries(
      PARTY_IDS.flatMap((id, party) => {
        const seat = presidentialCandidate(s, party);
        return seat === undefined ? [] : [[id, SEAT_IDS[seat]]];
      }),
    ),
    recesses: membersIn(recessSpent.get(s)).map((party) => PARTY_IDS[party]),
    lastTies: lastTies.get(s),
    places: placing(s).map((group) => group.map((seat) => SEAT_IDS[seat])),
    result: resultOf(c, s),
  };
}

function resultOf(c: MatchConstants, s: State): Record<string, unknown> {
  if (stage.get(s) !== OVER_STAGE) return { winner: null };
  const scores = new Float32Array(c.seats);
  writeResult(c, s, scores);
  const side = winner.get(s) - 1;
  const president = race.get(s) === ELECTION ? (presidentialCandidate(s, side) ?? 0) : side;
  return {
    winner: sideId(s, side),
    president: SEAT_IDS[president],
    vicePresident: race.get(s) === ELECTION ? SEAT_IDS[president ^ 1] : null,
    scores: Object.fromEntries(Array.from(scores, (value, seat) => [SEAT_IDS[seat], value])),
  };
}
