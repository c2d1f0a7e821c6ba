import { EDGE_OF, KENNEDY, STATE_COUNT, VOTES } from '../rules/parts.ts';
import { read } from '@whistlestop/kernel';
import { ALL_PLAYS } from './horizon.ts';
import type { Weights } from './weights.ts';

/** Margins beyond this many cubes are as good as this many. */
export const WIDEST = 9;
export const MARGINS = 2 * WIDEST + 1;

/** How far a state's margin can still move, in cubes. */
export const widthOf = (weights: Weights, votes: number, plays: number): number =>
  weights.widthAtEnd + weights.widthPerPlay * Math.sqrt(plays) * (votes / 20) ** weights.widthByVotes;

/** Kennedy's chance in a state with this margin (positive: his) and this side's edge. */
export const chanceAt = (weights: Weights, votes: number, plays: number, margin: number, edge: number): number =>
  1 / (1 + Math.exp(-(margin + (edge === KENNEDY ? weights.edge : -weights.edge)) / widthOf(weights, votes, plays)));

/** Tables over plays left, edge, state and margin, so that a state costs the evaluator two reads. */
export interface StateOdds {
  /** Kennedy's votes less Nixon's, as expected. */
  readonly swing: Float32Array;
  /** Their variance. */
  readonly variance: Float32Array;
  readonly deviation: Float32Array;
  /** Votes a cube moves, the mean of one either way. */
  readonly slope: Float32Array;
}

/** Where the tables of a number of plays left begin; add the edge's block, the state's row, the margin's place. */
export const EDGE_BLOCK = STATE_COUNT * MARGINS;
export const PLAYS_BLOCK = 2 * EDGE_BLOCK;

const known = new Map<Weights, StateOdds>();

/** The tables for a set of weights; made once. */
export function stateOdds(weights: Weights): StateOdds {
  const ready = known.get(weights);
  if (ready !== undefined) return ready;
  const size = (ALL_PLAYS + 1) * PLAYS_BLOCK;
  const odds = {
    swing: new Float32Array(size),
    variance: new Float32Array(size),
    deviation: new Float32Array(size),
    slope: new Float32Array(size),
  };
  for (let plays = 0; plays <= ALL_PLAYS; plays++)
    for (let edge = 0; edge < 2; edge++)
      for (let state = 0; state < STATE_COUNT; state++)
        for (let margin = -WIDEST; margin <= WIDEST; margin++) {
          const votes = read(VOTES, state);
          const chance = chanceAt(weights, votes, plays, margin, edge);
          const at = plays * PLAYS_BLOCK + edge * EDGE_BLOCK + state * MARGINS + margin + WIDEST;
          odds.swing[at] = votes * (2 * chance - 1);
          odds.variance[at] = 4 * votes * votes * chance * (1 - chance);
          const [up, down] = [1, -1].map((by) => chanceAt(weights, votes, plays, margin + by, edge));
          odds.slope[at] = votes * ((up ?? 0) - (down ?? 0));
          odds.deviation[at] = 2 * votes * Math.sqrt(chance * (1 - chance));
        }
  known.set(weights, odds);
  return odds;
}

/** The side that takes a state left undecided: the one endorsed in its region, else the one printed on the board. */
export const edgeIn = (state: number, endorsed: number): number =>
  endorsed > 0 ? 0 : endorsed < 0 ? 1 : read(EDGE_OF, state);

/**
 * Kennedy's exact chance of more votes than Nixon when the states are decided one by one with the given chances:
 * the distribution of his votes by convolution.
 */
export function exactMajority(chances: Float64Array): number {
  let total = 0;
  let odds = Float64Array.of(1);
  for (let state = 0; state < chances.length; state++) {
    const votes = read(VOTES, state);
    const chance = chances[state] ?? 0.5;
    const next = new Float64Array(total + votes + 1);
    for (let sum = 0; sum <= total; sum++) {
      const share = odds[sum] ?? 0;
      next[sum] = (next[sum] ?? 0) + share * (1 - chance);
      next[sum + votes] = (next[sum + votes] ?? 0) + share * chance;
    }
    odds = next;
    total += votes;
  }
  let majority = 0;
  for (let sum = Math.floor(total / 2) + 1; sum <= total; sum++) majority += odds[sum] ?? 0;
  return majority;
}
