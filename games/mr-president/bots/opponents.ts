import { type Game, LIST_ROOM, Random, readList, type Seat, type State } from '@whistlestop/kernel';
import { edition } from '../rules/parts.ts';
import { type Bot, promptBot, type ThinkRequest, type Thinking } from '@whistlestop/kernel/bots';
import { bidInProportion, isBid, isSingle, richness, strengthOf } from './bidding.ts';
import { bidders, clearBids, drawFrom, Duel, Regrets } from './duel.ts';
import { LastRounds, solveMatrix } from './last-rounds.ts';

const list = new Int16Array(LIST_ROOM);
/** Turns of least squares: the parts settle within a few dozen. */
const SMOOTHING = 60;
/** After so many samples a pair of bids is believed half for itself, half by what it has in common with the others. */
const TRUSTED = 50;

/**
 * Looks at the present round alone: the best card for a rich round, the worst for a poor one. In the second edition equal
 * cards are buried and laid anew (ruling 52), so that two of its kind would tie in every round: there it wavers between two.
 */
export function greedy(game: Game): Bot {
  const world = game.layout.create();
  return promptBot(({ view, random }) => {
    game.sampleWorld(view, random, world);
    const count = game.legal(world, view.observer, list);
    let singles = 0;
    while (singles < count && isSingle(readList(list, singles))) singles++;
    if (singles === 0) return bidInProportion(game, world, view.observer, random, 0);
    const wavers = edition.get(world) === 1 ? random.below(Math.min(2, singles)) : 0;
    return readList(list, richness(game, world) > 0.5 ? singles - 1 - wavers : wavers);
  });
}

/** Bids in proportion to what the round is worth, the way most people begin. */
export function proportional(game: Game): Bot {
  const world = game.layout.create();
  return promptBot(({ view, random }) => {
    game.sampleWorld(view, random, world);
    return bidInProportion(game, world, view.observer, random, 2);
  });
}

/** Tries every bid against opponents who bid in proportion to their own hands, and takes the one that pays best. */
export class Adaptive implements Bot {
  readonly #game: Game;
  readonly #duel: Duel;
  readonly #world: State;
  readonly #work: State;

  constructor(game: Game) {
    this.#game = game;
    this.#duel = new Duel(game);
    this.#world = game.layout.create();
    this.#work = game.layout.create();
  }

  *think({ view, evaluations, random, enough }: ThinkRequest): Thinking {
    const game = this.#game;
    const seat = view.observer;
    game.sampleWorld(view, random, this.#world);
    const choices = Array.from(list.subarray(0, game.legal(this.#world, seat, list)));
    if (choices.length === 1) return choices[0] ?? 0;
    const bidding = choices.some(isBid);
    if (bidding) clearBids(game, this.#world);
    const options = bidding ? this.#duel.bidsOf(this.#world, seat) : choices;
    const sums = new Float64Array(options.length);
    const rounds = Math.max(2, Math.round(evaluations / options.length));
    for (let round = 0; round < rounds; round++) {
      if (!bidding) game.sampleWorld(view, random, this.#world);
      const seed = random.next32();
      for (const [index, action] of options.entries())
        sums[index] = (sums[index] ?? 0) + this.#worth(seat, action, bidding, new Random(seed));
      yield (round + 1) * options.length;
      if (enough?.() === true) break;
    }
    // Two of a kind that took the same of equal bids would tie again and again.
    const most = Math.max(...sums);
    const best = options.filter((_, index) => sums[index] === most);
    return best[random.below(best.length)] ?? choices[0] ?? 0;
  }

  /** What an action brings when everybody else goes on in proportion. */
  #worth(seat: number, action: number, bidding: boolean, luck: Random): number {
    if (bidding) return this.#duel.playOut(this.#world, new Map([[seat, action]]), luck)[seat] ?? 0;
    const work = this.#work;
    work.set(this.#world);
    this.#game.apply(work, seat, action);
    return this.#duel.playOut(work, new Map(), luck)[seat] ?? 0;
  }
}

/** Seeks the mixture nobody can take advantage of: regret matching over all bids, the last rounds solved exactly. */
export class Equilibrium implements Bot {
  readonly #game: Game;
  readonly #duel: Duel;
  readonly #last: LastRounds;
  readonly #exact: boolean;
  readonly #adaptive: Adaptive;
  readonly #world: State;

  /** Without `exact` it learns the last rounds too instead of solving them: for measurements. */
  constructor(game: Game, { exact = true }: { readonly exact?: boolean } = {}) {
    this.#game = game;
    this.#exact = exact;
    this.#duel = new Duel(game);
    this.#last = new LastRounds(game);
    this.#adaptive = new Adaptive(game);
    this.#world = game.layout.create();
  }

  *think(request: ThinkRequest): Thinking {
    const { view, random } = request;
    this.#game.sampleWorld(view, random, this.#world);
    const count = this.#game.legal(this.#world, view.observer, list);
    if (count === 1) return list[0] as number;
    if (!list.subarray(0, count).some(isBid)) return yield* this.#adaptive.think(request);
    const { actions, shares } = yield* this.mixture(request);
    return actions[drawFrom(shares, random)] ?? (list[0] as number);
  }

  /** The mixture of bids it would play here. */
  *mixture({
    view,
    evaluations,
    random,
    enough,
  }: ThinkRequest): Generator<number, { actions: readonly number[]; shares: Float64Array }> {
    const game = this.#game;
    game.sampleWorld(view, random, this.#world);
    clearBids(game, this.#world);
    const solved = this.#exact ? this.#last.solve(this.#world, view.observer) : undefined;
    if (solved !== undefined) return solved;
    const seats = bidders(game, this.#world);
    const [one, other] = seats;
    if (seats.length === 2 && one !== undefined && other !== undefined && game.seats.length === 2)
      return yield* this.#solveRound(view.observer, [one, other], evaluations, random, enough);
    const minds = new Map(seats.map((seat) => [seat, new Regrets(this.#duel.bidsOf(this.#world, seat))]));
    for (let spent = 0, round = 1; spent < evaluations; round++) {
      for (const [seat, mind] of minds) {
        const bids = new Map([...minds].map(([other, theirs]) => [other, theirs.sample(random)]));
        const seed = random.next32();
        const values = Float64Array.from(mind.actions, (action) => {
          bids.set(seat, action);
          return this.#duel.playOut(this.#world, bids, new Random(seed))[seat] ?? 0;
        });
        mind.learn(values, round);
        spent += mind.actions.length;
        yield spent;
        if (enough?.() === true) spent = evaluations;
      }
    }
    const mine = minds.get(view.observer);
    if (mine === undefined) throw new RangeError('This seat does not bid now');
    return { actions: mine.actions, shares: prune(mine.average()) };
  }

  /** A duel's round as one matrix: every bid meets every bid under the same luck, and the games are played on. */
  *#solveRound(
    seat: Seat,
    [one, other]: readonly [Seat, Seat],
    evaluations: number,
    random: Random,
    enough: ThinkRequest['enough'],
  ): Generator<number, { actions: readonly number[]; shares: Float64Array }> {
    const rows = this.#duel.bidsOf(this.#world, one);
    const columns = this.#duel.bidsOf(this.#world, other);
    const sums = rows.map(() => columns.map(() => 0));
    const samples = Math.max(1, Math.round(evaluations / (rows.length * columns.length)));
    let played = 0;
    for (; played < samples; played++) {
      const seed = random.next32();
      for (const [row, bid] of rows.entries())
        for (const [column, reply] of columns.entries()) {
          const bids = new Map([
            [one, bid],
            [other, reply],
          ]);
          const line = sums[row] as number[];
          line[column] = (line[column] ?? 0) + (this.#duel.playOut(this.#world, bids, new Random(seed))[one] ?? 0);
        }
      yield (played + 1) * rows.length * columns.length;
      if (enough?.() === true) break;
    }
    const seen = Math.min(played + 1, samples);
    const values = sums.map((line) => line.map((sum) => sum / seen));
    const outcome = rows.map((bid) => columns.map((reply) => Math.sign(strengthOf(bid) - strengthOf(reply))));
    const trust = seen / (seen + TRUSTED);
    const smooth = smoothed(values, outcome);
    const payoff = values.map((line, row) =>
      line.map((value, column) => trust * value + (1 - trust) * (smooth[row]?.[column] ?? value)),
    );
    const solved = solveMatrix(payoff);
    return seat === one
      ? { actions: rows, shares: prune(solved.rows) }
      : { actions: columns, shares: prune(solved.columns) };
  }
}

/**
 * A round's matrix without the noise of its samples: what the round itself decides, plus what each bid costs its own
 * side whoever wins. Least squares, one part after another.
 */
export function smoothed(
  values: readonly (readonly number[])[],
  outcome: readonly (readonly number[])[],
): readonly (readonly number[])[] {
  const rows = new Float64Array(values.length);
  const columns = new Float64Array(values[0]?.length ?? 0);
  let stakes = 0;
  const part = (row: number, column: number): number => outcome[row]?.[column] ?? 0;
  for (let turn = 0; turn < SMOOTHING; turn++) {
    let [upper, lower] = [0, 0];
    for (const [row, line] of values.entries())
      for (const [column, value] of line.entries()) {
        upper += part(row, column) * (value - (rows[row] ?? 0) - (columns[column] ?? 0));
        lower += part(row, column) ** 2;
      }
    stakes = lower === 0 ? 0 : upper / lower;
    for (const [row, line] of values.entries())
      rows[row] =
        line.reduce((sum, value, column) => sum + value - stakes * part(row, column) - (columns[column] ?? 0), 0) /
        line.length;
    for (const column of columns.keys())
      columns[column] =
        values.reduce(
          (sum, line, row) => sum + (line[column] ?? 0) - stakes * part(row, column) - (rows[row] ?? 0),
          0,
        ) / values.length;
  }
  return values.map((line, row) =>
    line.map((_, column) => stakes * part(row, column) + (rows[row] ?? 0) + (columns[column] ?? 0)),
  );
}

/** Drops the rare leftovers of learning. */
function prune(shares: Float64Array): Float64Array {
  const top = Math.max(...shares);
  return shares.map((share) => (share < 0.08 * top ? 0 : share));
}
