import { type Game, LIST_ROOM, Random, type Seat, type State } from '@whistlestop/kernel';
import { type Bot, type BotKind, promptBot, type ThinkRequest, type Thinking } from '../bot.ts';
import { bidInProportion, isBid, richness } from './bidding.ts';
import { bidders, clearBids, drawFrom, Duel, Regrets } from './duel.ts';
import { LastRounds, solveMatrix } from './last-rounds.ts';

const plays = (game: string) => game === 'mr-president';
const list = new Int16Array(LIST_ROOM);

/** Looks at the present round alone: the best card for a rich round, the worst for a poor one. */
const greedy: BotKind = {
  id: 'greedy',
  evaluations: 0,
  plays,
  create(game) {
    const world = game.layout.create();
    return promptBot(({ view, random }) => {
      game.sampleWorld(view, random, world);
      const count = game.legal(world, view.observer, list);
      let singles = 0;
      while (singles < count && isBid(list[singles] as number) && (list[singles] as number) < 13) singles++;
      if (singles === 0) return bidInProportion(game, world, view.observer, random, 0);
      return (richness(world) > 0.5 ? list[singles - 1] : list[0]) as number;
    });
  },
};

/** Bids in proportion to what the round is worth, the way most people begin. */
const proportional: BotKind = {
  id: 'proportional',
  evaluations: 0,
  plays,
  create(game) {
    const world = game.layout.create();
    return promptBot(({ view, random }) => {
      game.sampleWorld(view, random, world);
      return bidInProportion(game, world, view.observer, random, 2);
    });
  },
};

/** Tries every bid against opponents who bid in proportion to their own hands, and takes the one that pays best. */
class Adaptive implements Bot {
  readonly #game: Game;
  readonly #duel: Duel;
  readonly #world: State;

  constructor(game: Game) {
    this.#game = game;
    this.#duel = new Duel(game);
    this.#world = game.layout.create();
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
        sums[index] =
          (sums[index] ?? 0) + worth(this.#duel, game, this.#world, seat, action, bidding, new Random(seed));
      yield (round + 1) * options.length;
      if (enough?.() === true) break;
    }
    return options[sums.indexOf(Math.max(...sums))] ?? choices[0] ?? 0;
  }
}

const scratch = new WeakMap<Game, State>();

/** What an action brings when everybody else goes on in proportion. */
function worth(duel: Duel, game: Game, s: State, seat: number, action: number, bidding: boolean, luck: Random): number {
  if (bidding) return duel.playOut(s, new Map([[seat, action]]), luck)[seat] ?? 0;
  const work = scratch.get(game) ?? game.layout.create();
  scratch.set(game, work);
  work.set(s);
  game.apply(work, seat, action);
  return duel.playOut(work, new Map(), luck)[seat] ?? 0;
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
      return yield* this.#solveRound(view.observer, one, other, random);
    const minds = new Map(seats.map((seat) => [seat, new Regrets(this.#duel.bidsOf(this.#world, seat))]));
    for (let spent = 0, round = 1; spent < evaluations; round++) {
      for (const [seat, mind] of minds) {
        const bids = new Map([...minds].map(([other, theirs]) => [other, theirs.sample(random)]));
        const seed = random.next32();
        const values = Float64Array.from(mind.actions, (action) => {
          bids.set(seat, action);
          return this.#duel.settle(this.#world, bids, seat, new Random(seed));
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

  /** A duel's round as one matrix: every bid against every bid, valued by the outlook after it. */
  *#solveRound(
    seat: Seat,
    one: Seat,
    other: Seat,
    random: Random,
  ): Generator<number, { actions: readonly number[]; shares: Float64Array }> {
    const rows = this.#duel.bidsOf(this.#world, one);
    const columns = this.#duel.bidsOf(this.#world, other);
    const payoff: number[][] = [];
    for (const bid of rows) {
      payoff.push(
        columns.map((reply) =>
          this.#duel.settle(
            this.#world,
            new Map([
              [one, bid],
              [other, reply],
            ]),
            one,
            new Random(random.next32()),
          ),
        ),
      );
      yield payoff.length * columns.length;
    }
    const solved = solveMatrix(payoff);
    return seat === one
      ? { actions: rows, shares: prune(solved.rows) }
      : { actions: columns, shares: prune(solved.columns) };
  }
}

/** Drops the rare leftovers of learning. */
function prune(shares: Float64Array): Float64Array {
  const top = Math.max(...shares);
  return shares.map((share) => (share < 0.08 * top ? 0 : share));
}

/** The opponents of Mr. President, weakest first. */
export const levelsMrPresident: readonly BotKind[] = [
  greedy,
  proportional,
  { id: 'equilibrium', evaluations: 3000, plays, create: (game): Bot => new Equilibrium(game) },
  { id: 'adaptive', evaluations: 600, plays, create: (game): Bot => new Adaptive(game) },
];
