import { CHANCE, CHANCE_ACTS, type Game, includes, LIST_ROOM, OVER, type Seat, type State } from '@whistlestop/kernel';
import { COMMIT, deck, hand, stage, toTurnUp } from '../rules/parts.ts';
import { bidders, Regrets } from './duel.ts';
import { isBid } from './bidding.ts';

/** The last rounds: so few State Cards to come, so few cards in each hand. */
const MOST_STATES = 6;
const MOST_CARDS = 3;
/** Positions an exact solution may visit. */
const MOST_POSITIONS = 6000;
const LESSONS = 300;

/** A bid of each seat in turn, hidden from the others, is one simultaneous choice. */
interface Solution {
  readonly actions: readonly number[];
  readonly shares: Float64Array;
}

/** Both seats' mixtures, the value to the first seat, and its payoffs. */
type Lesson = [Solution, Solution, number, readonly (readonly number[])[]];

interface Matrix {
  readonly rows: readonly number[];
  readonly columns: readonly number[];
  readonly payoff: readonly (readonly number[])[];
  readonly value: number;
}

class TooLarge extends Error {}

/** Solves the end of a campaign of two by backward induction: every choice, every card turned up. */
export class LastRounds {
  readonly #game: Game;
  readonly #scores: Float32Array;
  #visited = 0;

  constructor(game: Game) {
    this.#game = game;
    this.#scores = new Float32Array(game.seats.length);
  }

  /** The seat's equilibrium bids, or undefined when the campaign is still too long or not a duel. */
  solve(s: State, seat: Seat): Solution | undefined {
    if (!this.#isShort(s)) return undefined;
    this.#visited = 0;
    try {
      const [first, second] = this.#learn(s);
      return seat === 0 ? first : second;
    } catch (error) {
      if (error instanceof TooLarge) return undefined;
      throw error;
    }
  }

  /** The whole game of the present bids, for measurements: the first seat's bids, the second's, and what they bring the first. */
  matrix(s: State): Matrix | undefined {
    if (!this.#isShort(s)) return undefined;
    this.#visited = 0;
    try {
      const [first, second, value, payoff] = this.#learn(s);
      return { rows: first.actions, columns: second.actions, payoff, value };
    } catch (error) {
      if (error instanceof TooLarge) return undefined;
      throw error;
    }
  }

  #isShort(s: State): boolean {
    if (this.#game.seats.length !== 2 || deck.get(s) > MOST_STATES) return false;
    return [0, 1].every((seat) => cardsIn(hand.at(s, seat)) <= MOST_CARDS);
  }

  #value(s: State): number {
    const game = this.#game;
    if (++this.#visited > MOST_POSITIONS) throw new TooLarge();
    const pending = game.pending(s);
    if (pending === OVER) {
      game.result(s, this.#scores);
      return this.#scores[0] ?? 0;
    }
    if (pending === CHANCE_ACTS) return this.#mean(s);
    if (stage.get(s) === COMMIT) {
      const [first, , value] = this.#learn(s);
      return first.actions.length === 0 ? 0.5 : value;
    }
    return this.#bestOf(s, includes(pending, 0) ? 0 : 1);
  }

  #mean(s: State): number {
    const outcomes = new Int16Array(LIST_ROOM);
    const weights = new Int16Array(LIST_ROOM);
    const count = this.#game.chance(s, outcomes, weights);
    let sum = 0;
    let total = 0;
    // When the round turns up all that is left, the order tells nothing.
    const looked = toTurnUp.get(s) >= deck.get(s) ? 1 : count;
    for (let i = 0; i < looked; i++) {
      const next = s.slice();
      this.#game.apply(next, CHANCE, outcomes[i] ?? 0);
      sum += (weights[i] ?? 0) * this.#value(next);
      total += weights[i] ?? 0;
    }
    return sum / total;
  }

  /** Open questions outside the bids are answered in turn, each for its own good. */
  #bestOf(s: State, seat: Seat): number {
    const list = new Int16Array(LIST_ROOM);
    const count = this.#game.legal(s, seat, list);
    let best: number | undefined;
    for (let i = 0; i < count; i++) {
      const next = s.slice();
      this.#game.apply(next, seat, list[i] ?? 0);
      const value = this.#value(next);
      if (best === undefined || (seat === 0 ? value > best : value < best)) best = value;
    }
    return best ?? 0.5;
  }

  #learn(s: State): Lesson {
    const game = this.#game;
    const seats = bidders(game, s);
    const start = s.slice();
    const lead = includes(game.pending(start), seats[0] ?? 0) ? (seats[0] ?? 0) : (seats[1] ?? 1);
    const follow = seats.find((seat) => seat !== lead);
    const ours = this.#bids(start, lead);
    if (follow === undefined) return this.#alone(start, lead, ours);
    const probe = start.slice();
    game.apply(probe, lead, ours[0] ?? 0);
    const theirs = this.#bids(probe, follow);
    if (ours.length * theirs.length > 64) throw new TooLarge();
    const payoff = ours.map((bid) =>
      theirs.map((reply) => {
        const next = start.slice();
        game.apply(next, lead, bid);
        game.apply(next, follow, reply);
        const value = this.#value(next);
        return lead === 0 ? value : 1 - value;
      }),
    );
    const { rows, columns, value } = solveMatrix(payoff);
    const leading = { actions: ours, shares: rows };
    const following = { actions: theirs, shares: columns };
    if (lead === 0) return [leading, following, value, payoff];
    const turned = theirs.map((_, reply) => ours.map((__, bid) => 1 - (payoff[bid]?.[reply] ?? 0)));
    return [following, leading, 1 - value, turned];
  }

  #alone(s: State, seat: Seat, bids: readonly number[]): Lesson {
    const values = bids.map((bid) => {
      const next = s.slice();
      this.#game.apply(next, seat, bid);
      return this.#value(next);
    });
    const best = seat === 0 ? Math.max(...values) : Math.min(...values);
    const chosen = { actions: bids, shares: Float64Array.from(values, (value) => (value === best ? 1 : 0)) };
    return [chosen, chosen, bids.length === 0 ? 0.5 : best, []];
  }

  #bids(s: State, seat: Seat): number[] {
    const list = new Int16Array(LIST_ROOM);
    return Array.from(list.subarray(0, this.#game.legal(s, seat, list))).filter(isBid);
  }
}

function cardsIn(mask: number): number {
  let cards = 0;
  for (let rest = mask; rest !== 0; rest &= rest - 1) cards++;
  return cards;
}

/** Solves a matrix game by regret matching: the mixtures of both sides and the value to the row side. */
export function solveMatrix(payoff: readonly (readonly number[])[]): {
  rows: Float64Array;
  columns: Float64Array;
  value: number;
} {
  const row = new Regrets(payoff.map((_, index) => index));
  const column = new Regrets((payoff[0] ?? []).map((_, index) => index));
  const rowValues = new Float64Array(payoff.length);
  const columnValues = new Float64Array(payoff[0]?.length ?? 0);
  for (let lesson = 1; lesson <= LESSONS; lesson++) {
    for (const [i, line] of payoff.entries())
      rowValues[i] = line.reduce((sum, value, j) => sum + value * (column.mixture[j] ?? 0), 0);
    row.learn(rowValues, lesson);
    for (const j of columnValues.keys())
      columnValues[j] = -payoff.reduce((sum, line, i) => sum + (line[j] ?? 0) * (row.mixture[i] ?? 0), 0);
    column.learn(columnValues, lesson);
  }
  const rows = row.average();
  const columns = column.average();
  let value = 0;
  for (const [i, line] of payoff.entries())
    for (const [j, part] of line.entries()) value += part * (rows[i] ?? 0) * (columns[j] ?? 0);
  return { rows, columns, value };
}
