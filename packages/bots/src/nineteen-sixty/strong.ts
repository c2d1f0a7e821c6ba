import { type Game, LIST_ROOM, type State } from '@whistlestop/kernel';
import { actions } from '@whistlestop/nineteen-sixty/parts';
import type { Bot, BotKind, ThinkRequest, Thinking } from '../bot.ts';
import { ANYWHERE } from './campaign-plan.ts';
import { Topic, topicOf } from './instinct.ts';
import { luckFrom, sampleOf } from './luck.ts';
import type { Plan } from './plans.ts';
import { Rollout } from './rollout.ts';
import { Planner, type Temper } from './skilled.ts';

const { first } = actions.verbs;
/** A thought limited by time counts as one of this many evaluations when its first values are weighed. */
const MOST_COUNTED = 3000;

/** How a searcher spends its evaluations; one evaluation is one plan followed in one sampled world. */
export interface Search {
  /** Plans compared at first; halved again and again. */
  readonly plans: number;
  /** Plays followed after the plan: replies by both sides. */
  readonly horizon: number;
  /** The first, static value of a plan weighs like this share of all evaluations: playing on has blind spots of its own. */
  readonly prior: number;
}

/** A planner that follows its best plans into sampled worlds, where the other side answers. */
class Searcher implements Bot {
  readonly #planner: Planner;
  readonly #rollout: Rollout;
  readonly #search: Search;
  readonly #game: Game;
  readonly #list = new Int16Array(LIST_ROOM);
  readonly #work: State;

  constructor(game: Game, temper: Temper, search: Search) {
    this.#game = game;
    this.#planner = new Planner(game, temper);
    this.#rollout = new Rollout(this.#planner.instinct);
    this.#search = search;
    this.#work = game.layout.create();
  }

  *think(request: ThinkRequest): Thinking {
    const { view, random, evaluations } = request;
    const seat = view.observer;
    const planner = this.#planner;
    const { instinct, world } = planner;
    instinct.answers = undefined;
    this.#game.sampleWorld(view, random, world);
    const count = this.#game.legal(world, seat, this.#list);
    const opening = this.#list[0] as number;
    if (count === 1) return opening;
    if (topicOf(opening) !== Topic.PLAYING || first.has(opening)) return yield* planner.think(request);
    const plans = yield* planner.plans(world, seat, random);
    const alive = plans.slice(0, this.#search.plans);
    if (alive.length > 1 && evaluations > 0) {
      yield* this.#rollout.appraiseEvents(world);
      yield* this.#compare(request, alive);
    }
    return planner.commit(world, seat, alive[0] as Plan);
  }

  /** Sequential halving: all plans meet the same worlds and luck; the worse half leaves; the rest meet more. */
  *#compare({ view, random, evaluations, enough }: ThinkRequest, alive: Plan[]): Generator<number, void> {
    const prior = Math.min(evaluations, MOST_COUNTED) * this.#search.prior;
    const totals = new Map(alive.map((plan) => [plan, { sum: plan.value * prior, weight: prior }]));
    const rounds = Math.ceil(Math.log2(alive.length));
    const seed = luckFrom(random);
    let spent = 0;
    let worlds = 0;
    for (let round = 0; round < rounds; round++) {
      const share = Math.max(1, Math.round((evaluations - spent) / (rounds - round) / alive.length));
      for (let sample = 0; sample < share && spent < evaluations; sample++) {
        this.#game.sampleWorld(view, random, this.#planner.world);
        const luck = sampleOf(seed, worlds++);
        for (const plan of alive) {
          const total = totals.get(plan);
          if (total === undefined) continue;
          total.sum += this.#follow(plan, view.observer, luck);
          total.weight++;
          spent++;
          yield spent;
          if (enough?.() === true) {
            rank(alive, totals);
            return;
          }
        }
      }
      rank(alive, totals);
      alive.length = Math.max(1, Math.ceil(alive.length / 2));
    }
  }

  /** The plan's value in the sampled world, a few plays later. */
  #follow(plan: Plan, seat: number, luck: number): number {
    const { instinct, world } = this.#planner;
    const work = this.#work;
    work.set(world);
    instinct.reseed(luck);
    instinct.answers = this.#rollout.answers;
    instinct.intents[seat] = plan.target;
    this.#game.apply(work, seat, plan.action);
    instinct.finish(work, 1);
    instinct.intents[seat] = ANYWHERE;
    this.#rollout.run(work, this.#search.horizon, seat);
    instinct.answers = undefined;
    return instinct.value(work, seat);
  }
}

/** Sorts plans by their mean value, best first. */
function rank(plans: Plan[], totals: ReadonlyMap<Plan, { readonly sum: number; readonly weight: number }>): void {
  const mean = (plan: Plan): number => {
    const total = totals.get(plan);
    return total === undefined ? plan.value : total.sum / total.weight;
  };
  plans.sort((a, b) => mean(b) - mean(a));
}

/** A level of 1960 that searches. */
export const searcherKind = (id: string, evaluations: number, temper: Temper, search: Search): BotKind => ({
  id,
  evaluations,
  plays: (game) => game === '1960',
  create: (game): Bot => new Searcher(game, temper, search),
});
