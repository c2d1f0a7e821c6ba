import { type Game, type Random, read, type Seat, type State, type View } from '@whistlestop/kernel';
import {
  endorsements,
  REGION_OF,
  signOf,
  STATE_COUNT,
  STATES,
  type StateCode,
  support,
  VOTES,
} from '../rules/parts.ts';
import { Evaluator, type Term, TERMS } from './evaluator.ts';
import { playsLeft } from './horizon.ts';
import { luckFrom } from './luck.ts';
import { Instinct } from './instinct.ts';
import { chanceAt, edgeIn, exactMajority } from './state-odds.ts';
import { WEIGHTS } from './weights.ts';

/** What a choice changes, for the seat that makes it: nothing but numbers, so that every language can tell it. */
export interface ActionExplanation {
  /** The seat's chance of winning before and after. */
  readonly before: number;
  readonly after: number;
  /** Electoral votes each part of the account gains or loses by it, the greatest change first. */
  readonly terms: readonly { readonly term: Term; readonly votes: number }[];
  /** States whose odds move by a point or more, the greatest stake first. */
  readonly states: readonly { readonly state: StateCode; readonly before: number; readonly after: number }[];
}

const NOTICEABLE = 0.01;

/**
 * The account is too modest: what it calls likely comes true more often. The levels need only the order of plans; people
 * are told the odds to this power, which bots/fit/fit.mjs finds.
 */
export const SURER = 1.3;
export const toldToPeople = (chance: number): number => 1 / (1 + ((1 - chance) / chance) ** SURER);

/** Tells what an action brings, played to the end of its play with the likeliest answer of the other side. */
export function explain1960(game: Game, view: View, action: number, random: Random): ActionExplanation {
  const evaluator = new Evaluator({ weights: WEIGHTS });
  const instinct = new Instinct(game, evaluator);
  const seat = view.observer;
  const world = game.layout.create();
  game.sampleWorld(view, random, world);
  const before = account(evaluator, world, seat);
  instinct.reseed(luckFrom(random));
  const next = world.slice();
  game.apply(next, seat, action);
  instinct.finish(next);
  const after = account(evaluator, next, seat);
  return {
    before: before.value,
    after: after.value,
    terms: TERMS.map((term, index) => ({ term, votes: (after.terms[index] ?? 0) - (before.terms[index] ?? 0) }))
      .filter(({ votes }) => Math.abs(votes) >= 0.1)
      .sort((a, b) => Math.abs(b.votes) - Math.abs(a.votes)),
    states: STATES.map((state, index) => ({
      state,
      before: before.chances[index] ?? 0,
      after: after.chances[index] ?? 0,
      stake: read(VOTES, index) * Math.abs((after.chances[index] ?? 0) - (before.chances[index] ?? 0)),
    }))
      .filter((entry) => Math.abs(entry.after - entry.before) >= NOTICEABLE)
      .sort((a, b) => b.stake - a.stake)
      .map(({ state, before: from, after: to }) => ({ state, before: from, after: to })),
  };
}

/** The seat's chance in every state, by the margin, the time left and who takes it undecided. */
export function stateChances(s: State, seat: Seat): Float64Array {
  const plays = playsLeft(s);
  return Float64Array.from({ length: STATE_COUNT }, (_, state) => {
    const edge = edgeIn(state, endorsements.at(s, read(REGION_OF, state)));
    const kennedy = chanceAt(WEIGHTS, read(VOTES, state), plays, support.at(s, state), edge);
    return seat === 0 ? kennedy : 1 - kennedy;
  });
}

/** The seat's exact chance of a majority if the states fell independently with their present chances. */
export const majorityChance = (s: State, seat: Seat): number => exactMajority(stateChances(s, seat));

function account(evaluator: Evaluator, s: State, seat: Seat) {
  return {
    value: toldToPeople(evaluator.value(s, seat)),
    terms: Array.from(evaluator.terms, (votes) => votes * signOf(seat)),
    chances: stateChances(s, seat),
  };
}
