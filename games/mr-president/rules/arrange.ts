import { read, type State } from '@whistlestop/kernel';
import { beginCampaign, openCommit } from './campaign.ts';
import { CARD_IDS } from '../cards/cards.ts';
import { STATE_CODES } from '../cards/state-cards.ts';
import { takeFromDeck } from './deck.ts';
import {
  campaign,
  doubled,
  drift,
  ELECTION,
  hand,
  handsLeft,
  headStart,
  IN_DECK,
  lastTies,
  leaders,
  nominee,
  POOL,
  pools,
  popular,
  popularStake,
  race,
  RACES,
  recessSpent,
  round,
  ROUND_ROOM,
  score,
  scored,
  SET_ASIDE,
  spent,
  stage,
  stake,
  taken,
  toTurnUp,
  TURN_UP,
  where,
} from './layout.ts';
import { CARD_COUNT, countBits, PARTY_IDS, SEAT_IDS, STATE_COUNT } from './notation.ts';
import { votesOfRound } from './pools.ts';
import { contestOf, sideCount, sideId, winnerOf } from './reading.ts';
import type { MatchConstants } from './match-constants.ts';
import type { Given, SideId } from './scenario-keys.ts';
import { roundsWon } from './sides.ts';

/** A position that cannot be laid out, as a sentence. */
class Impossible extends Error {}

/** Lays a scenario's position over the set-up; answers a sentence when it is impossible. */
export function arrange(c: MatchConstants, s: State, given: Given): string | undefined {
  try {
    lay(c, s, given);
  } catch (error) {
    if (error instanceof Impossible) return error.message;
    throw error;
  }
  return undefined;
}

function lay(c: MatchConstants, s: State, given: Given): void {
  const kind = given.race === undefined ? race.get(s) : RACES.indexOf(given.race);
  if ((kind === 0) === c.nominee) throw new Impossible(`This version has no ${RACES[kind] ?? '?'} race.`);
  if (kind !== race.get(s)) {
    beginCampaign(c, s, kind);
    PARTY_IDS.forEach((_, party) => nominee.put(s, party, 2 * party + 1));
  }
  for (const [party, seat] of Object.entries(given.tickets ?? {}))
    nominee.put(s, number(PARTY_IDS, party), number(SEAT_IDS, seat) + 1);
  campaign.set(s, given.campaign ?? campaign.get(s));
  for (const party of given.recesses ?? []) recessSpent.set(s, recessSpent.get(s) | (1 << number(PARTY_IDS, party)));
  layHands(c, s, given);
  // Without a round the campaign stands at its very beginning, in the ticket election at the parley.
  if (given.round === undefined && kind === ELECTION) return;
  layBoard(c, s, given);
  layScores(c, s, given);
  if (toTurnUp.get(s) === 0) openCommit(c, s);
}

function layHands(c: MatchConstants, s: State, given: Given): void {
  const hands = c.hands(race.get(s));
  for (const [id, left] of Object.entries(given.handsLeft ?? {})) {
    if (left >= hands) throw new Impossible(`${id} cannot have ${left} hands to come.`);
    handsLeft.put(s, seatAt(c, id), left);
  }
  for (const [id, cards] of Object.entries(given.hands ?? {})) {
    const held = cards.reduce((mask, card) => mask | (1 << number(CARD_IDS, card)), 0);
    if (countBits(held) !== cards.length) throw new Impossible(`${id} holds a card twice.`);
    hand.put(s, seatAt(c, id), held);
  }
  for (let seat = 0; seat < c.seats; seat++)
    spent.put(s, seat, CARD_COUNT * (hands - handsLeft.at(s, seat)) - countBits(hand.at(s, seat)));
  doubled.set(s, maskOf((given.doubles ?? []).map((id) => seatAt(c, id))));
  leaders.set(s, maskOf((given.leaders ?? []).map((id) => seatAt(c, id))));
}

/** What became of a State Card in one contest: its place in `taken`, and which pool of the list it is, from 1. */
interface Fate {
  readonly what: number;
  readonly pool: number;
}
/** By contest. */
type Fates = [Fate | undefined, Fate | undefined];

function layBoard(c: MatchConstants, s: State, given: Given): void {
  const now = given.round ?? 1;
  const rounds = c.rounds(race.get(s));
  if (now > rounds.length) throw new Impossible(`This campaign has ${rounds.length} rounds.`);
  round.set(s, now);
  const fates = fatesOf(c, s, given);
  const up = given.turnedUp ?? [];
  const named = [...fates.keys(), ...up, ...(given.deck ?? [])];
  const twice = named.find((code, at) => named.indexOf(code) !== at);
  if (twice !== undefined) throw new Impossible(`${twice} lies in two places.`);
  layPast(s, fates, now);
  for (const code of up) takeFromDeck(s, number(STATE_CODES, code), now);
  if (given.deck !== undefined) keepInDeck(s, given.deck);
  const size = rounds[now - 1] ?? 0;
  if (up.length > size) throw new Impossible(`Round ${now} turns up ${size} cards.`);
  toTurnUp.set(s, size - up.length);
  stake.set(s, votesOfRound(c, s, now));
  popularStake.set(
    s,
    up.reduce((sum, code) => sum + read(c.popularVotes, number(STATE_CODES, code)), 0),
  );
  stage.set(s, TURN_UP);
}

function fatesOf(c: MatchConstants, s: State, given: Given): Map<string, Fates> {
  const found = new Map<string, Fates>();
  const note = (code: string, contest: number, what: number, pool = 0) => {
    const fates: Fates = found.get(code) ?? [undefined, undefined];
    if (fates[contest] !== undefined) throw new Impossible(`${code} lies in two places.`);
    fates[contest] = { what, pool };
    found.set(code, fates);
  };
  for (const [id, codes] of Object.entries(given.won ?? {})) {
    const side = sideAt(c, s, id);
    for (const code of codes) note(code, contestOf(s, side), side + 1);
  }
  (given.pools ?? []).forEach((pool, index) => {
    const sides = pool.contenders.map((id) => sideAt(c, s, id));
    for (const code of pool.states) note(code, contestOf(s, sides[0] ?? 0), POOL + maskOf(sides), index + 1);
  });
  return found;
}

/** Gives every group of cards with the same fate a past round of its own; pools get the latest rounds, in their order. */
function layPast(s: State, cards: ReadonlyMap<string, Fates>, now: number): void {
  const groups = new Map<string, { fates: Fates; codes: string[] }>();
  for (const [code, fates] of cards) {
    const key = fates.map((fate) => (fate === undefined ? '-' : `${fate.what}.${fate.pool}`)).join('/');
    const group = groups.get(key) ?? { fates, codes: [] };
    group.codes.push(code);
    groups.set(key, group);
  }
  const age = ({ fates }: { fates: Fates }) => Math.max(...fates.map((fate) => fate?.pool ?? 0));
  const past = [...groups.values()].sort((a, b) => age(a) - age(b));
  if (past.length >= now) throw new Impossible(`Round ${now} is too early for all that is won or open.`);
  past.forEach(({ fates, codes }, at) => {
    const ofRound = now - past.length + at;
    for (const code of codes) takeFromDeck(s, number(STATE_CODES, code), ofRound);
    fates.forEach((fate, contest) => {
      if (fate === undefined) return;
      taken.put(s, contest * ROUND_ROOM + ofRound - 1, fate.what);
      if (fate.what >= POOL) pools.add(s, 1);
    });
  });
}

function layScores(c: MatchConstants, s: State, given: Given): void {
  for (const [id, wanted] of Object.entries(given.roundsWon ?? {})) layRoundsWon(c, s, sideAt(c, s, id), wanted);
  const electoral = c.popular ? given.otherCount : given.scores;
  for (let side = 0; side < sideCount(c, s); side++) {
    let fromStates = 0;
    for (let state = 0; state < STATE_COUNT; state++)
      if (winnerOf(s, state, contestOf(s, side)) === side) fromStates += c.votes[state] ?? 0;
    const total = electoral?.[sideId(s, side) as SideId] ?? fromStates;
    score.put(s, side, total);
    headStart.put(s, side, total - fromStates);
  }
  for (const id of Object.keys(electoral ?? {})) sideAt(c, s, id);
  scored.set(s, Math.max(0, round.get(s) - 1));
  lastTies.set(s, given.lastTies ?? 0);
  if (!c.popular && !c.bothTallies) return;
  const votes = (c.popular ? given.scores : given.otherCount) ?? {};
  for (const [id, thousands] of Object.entries(votes)) popular.put(s, seatAt(c, id), thousands);
  for (let seat = 0; seat < c.seats; seat++) drift.add(s, popular.at(s, seat));
  for (let state = 0; state < STATE_COUNT; state++)
    if (winnerOf(s, state) !== undefined) drift.add(s, -read(c.popularVotes, state));
}

/** Marks past rounds without cards of their own as won, until a side has as many as the scenario says. */
function layRoundsWon(c: MatchConstants, s: State, side: number, wanted: number): void {
  const contest = contestOf(s, side);
  for (let past = 1; past < round.get(s) && roundsWon(s, side) < wanted; past++) {
    const slot = contest * ROUND_ROOM + past - 1;
    if (taken.at(s, slot) === 0 && votesOfRound(c, s, past) === 0) taken.put(s, slot, side + 1);
  }
  if (roundsWon(s, side) !== wanted) throw new Impossible(`${sideId(s, side)} cannot have won ${wanted} rounds.`);
}

const number = (names: readonly string[], name: string): number => names.indexOf(name);
const maskOf = (bits: readonly number[]): number => bits.reduce((mask, bit) => mask | (1 << bit), 0);

function seatAt(c: MatchConstants, id: string): number {
  const seat = number(SEAT_IDS, id);
  if (seat < 0 || seat >= c.seats) throw new Impossible(`${id} does not play in this match.`);
  return seat;
}

function sideAt(c: MatchConstants, s: State, id: string): number {
  for (let side = 0; side < sideCount(c, s); side++) if (sideId(s, side) === id) return side;
  throw new Impossible(`${id} does not compete in this race.`);
}

/** Sets aside every card of the deck but these. */
function keepInDeck(s: State, codes: readonly string[]): void {
  STATE_CODES.forEach((code, state) => {
    if (where.at(s, state) === IN_DECK && !codes.includes(code)) takeFromDeck(s, state, SET_ASIDE);
  });
}
