import { type Game, LIST_ROOM, type State } from '@whistlestop/kernel';
import { opponentOf } from '../rules/parts.ts';
import type { Bot, BotKind, ThinkRequest, Thinking } from '@whistlestop/kernel/bots';
import { Belief } from './belief.ts';
import { OPEN_MIND } from './campaign-plan.ts';
import { playsLeft } from './horizon.ts';
import { Topic, topicOf } from './topics.ts';
import { luckFrom, sampleOf } from './luck.ts';
import type { PlayPlan } from './play-plans.ts';
import { Rollout } from './rollout.ts';
import { Planner, type Temper } from './skilled.ts';

/** A thought limited by time goes about its work as if it had at most this many evaluations. */
const MOST_IN_TIME = 10_000;
/** Plays in a turn followed from its middle: what one visit to a sampled world costs about. */
const VISIT = 6;
/** Share of the evaluations that a step inside a play gets. */
const STEP_SHARE = 1 / 6;
/** With fewer evaluations than this the first values decide: on a play; on a step inside it. */
const LEAST_EVALUATIONS = 40;
const LEAST_FOR_STEPS = 250;
/** Plays tried on the way before one is made, by a thorough search. */
const TRIES = 2;
/** A choice inside a play is tried in no more worlds than this. */
const MOST_WORLDS = 60;

/** How a searcher spends its evaluations; one evaluation is one play made in a sampled world, by either side. */
export interface Search {
  /** Plans compared at first, for each fourth root of a visit to a sampled world; halved again and again. */
  readonly breadth: number;
  /**
   * From this many evaluations on, second thoughts on where to spend are plans of their own, and on the way the plays that
   * promise most are tried before one is made (a play tried is no evaluation).
   */
  readonly thoroughFrom: number;
  /**
   * The first, static value of a plan weighs like so many visits, and like this share of all visits: playing on has
   * blind spots of its own.
   */
  readonly prior: number;
  readonly priorShare: number;
}

/** Fewer plans than this are never compared, while there are so many. */
const FEWEST_PLANS = 4;

/** A planner that follows its best plans into sampled worlds, where the other side answers. */
class Searcher implements Bot {
  readonly #planner: Planner;
  readonly #rollout: Rollout;
  readonly #search: Search;
  readonly #game: Game;
  readonly #list = new Int16Array(LIST_ROOM);
  readonly #belief: Belief;
  readonly #work: State;

  constructor(game: Game, temper: Temper, search: Search) {
    this.#game = game;
    this.#planner = new Planner(game, temper);
    this.#rollout = new Rollout(this.#planner.instinct);
    this.#search = search;
    this.#belief = new Belief(game);
    this.#work = game.layout.create();
  }

  *think(request: ThinkRequest): Thinking {
    const { view, random } = request;
    const seat = view.observer;
    const planner = this.#planner;
    const { instinct, world } = planner;
    instinct.evaluations = 0;
    this.#game.sampleWorld(view, random, world);
    const count = this.#game.legal(world, seat, this.#list);
    const opening = this.#list[0] as number;
    if (count === 1) return opening;
    const { evaluations: asked, enough } = request;
    const most = enough === undefined ? asked : Math.min(asked, MOST_IN_TIME);
    const thorough = most >= this.#search.thoroughFrom;
    const plans = yield* planner.plans(world, seat, opening, random, thorough);
    if (plans === undefined) {
      const worlds = most < LEAST_FOR_STEPS ? 1 : Math.min(MOST_WORLDS, Math.round((most * STEP_SHARE) / count));
      return yield* planner.choose(view, this.#list, count, random, Math.max(1, worlds));
    }
    const inside = topicOf(opening) === Topic.CAMPAIGNING;
    const evaluations = inside ? Math.round(most * STEP_SHARE) : most;
    const breadth = Math.max(FEWEST_PLANS, Math.round(this.#search.breadth * (evaluations / VISIT) ** 0.25));
    const alive = plans.slice(0, breadth);
    if (
      evaluations >= (inside ? LEAST_FOR_STEPS : LEAST_EVALUATIONS) &&
      alive.some(({ action }) => action !== alive[0]?.action)
    ) {
      yield* this.#appraise(alive[0] as PlayPlan, seat);
      const rival = opponentOf(seat);
      const price = planner.evaluator.priceAt(playsLeft(world));
      this.#belief.learn(world, rival, (card) => this.#rollout.gainOf(rival, card) / price);
      yield* this.#compare({ ...request, evaluations }, alive, thorough ? TRIES : 1);
    }
    return planner.commit(seat, alive[0] as PlayPlan);
  }

  /** Looks at all events where the next play begins. */
  *#appraise({ action, intent }: PlayPlan, seat: number): Generator<number, void> {
    const { instinct, world } = this.#planner;
    const work = this.#work;
    work.set(world);
    if (topicOf(action) === Topic.PLAYING) {
      yield* this.#rollout.appraiseEvents(work);
      return;
    }
    instinct.reseed(0);
    instinct.intents[seat as 0 | 1] = intent;
    this.#game.apply(work, seat, action);
    instinct.finish(work, 1);
    instinct.intents[seat as 0 | 1] = OPEN_MIND;
    yield* this.#rollout.appraiseEvents(work);
  }

  /** Sequential halving: all plans meet the same worlds and luck; the worse half leaves; the rest meet more. */
  *#compare(
    { view, random, evaluations, enough }: ThinkRequest,
    alive: PlayPlan[],
    tries: number,
  ): Generator<number, void> {
    const prior = this.#search.prior + (evaluations / VISIT) * this.#search.priorShare;
    const totals = new Map(alive.map((plan) => [plan, { sum: plan.value * prior, weight: prior }]));
    const rounds = Math.ceil(Math.log2(alive.length));
    const seed = luckFrom(random);
    let spent = 0;
    let worlds = 0;
    for (let round = 0; round < rounds; round++) {
      const before = spent;
      let visited = 0;
      const limit = spent + (evaluations - spent) / (rounds - round);
      do {
        this.#belief.sample(view, random, this.#planner.world);
        const luck = sampleOf(seed, worlds++);
        for (const plan of alive) {
          const total = totals.get(plan);
          if (total === undefined) continue;
          spent += this.#follow(plan, view.observer, luck, tries);
          total.sum += this.#planner.instinct.value(this.#work, view.observer);
          total.weight++;
          yield spent;
          if (enough?.() === true) {
            rank(alive, totals);
            return;
          }
        }
        // A further world is begun only if half of its plans fit.
      } while (spent + ((spent - before) / ++visited) * 0.5 <= limit);
      rank(alive, totals);
      alive.length = Math.max(1, Math.ceil(alive.length / 2));
    }
  }

  /** Follows a plan in the sampled world to the end of the turn; answers the plays it took. */
  #follow(plan: PlayPlan, seat: number, luck: number, tries: number): number {
    const { instinct, world } = this.#planner;
    const work = this.#work;
    work.set(world);
    instinct.reseed(luck);
    instinct.intents[seat as 0 | 1] = plan.intent;
    this.#game.apply(work, seat, plan.action);
    instinct.finish(work, 1);
    instinct.intents[seat as 0 | 1] = OPEN_MIND;
    return 1 + this.#rollout.run(work, seat, tries);
  }
}

/** Sorts plans by their mean value, best first. */
function rank(
  plans: PlayPlan[],
  totals: ReadonlyMap<PlayPlan, { readonly sum: number; readonly weight: number }>,
): void {
  const mean = (plan: PlayPlan): number => {
    const total = totals.get(plan);
    return total === undefined ? plan.value : total.sum / total.weight;
  };
  plans.sort((a, b) => mean(b) - mean(a));
}

/** A level of 1960 that searches. */
export const searcherKind = (id: string, evaluations: number, temper: Temper, search: Search): BotKind => ({
  id,
  evaluations,
  create: (game): Bot => new Searcher(game, temper, search),
});
