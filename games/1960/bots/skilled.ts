import { type Game, includes, LIST_ROOM, type Random, type Seat, type State, type View } from '@whistlestop/kernel';
import { actions, activity, CP_OF, HAND_WORDS, handBits, KENNEDY, NIXON, opponentOf, turn } from '../rules/parts.ts';
import type { Bot, BotKind, ThinkRequest, Thinking } from '@whistlestop/kernel/bots';
import { OPEN_MIND } from './campaign-plan.ts';
import { Evaluator, type Outlook } from './evaluator.ts';
import { Instinct } from './instinct.ts';
import { Topic, topicOf } from './topics.ts';
import { luckFrom, sampleOf } from './luck.ts';
import { type PlayPlan, PlanGenerator } from './play-plans.ts';

const { first, debate, aside, drop } = actions.verbs;

/** How a level of play differs from the best one. */
export interface Temper extends Outlook {
  /** Plans within this much of the best one's chance to win may be taken instead of it. */
  readonly slack: number;
  /** How freely: the chance at which a plan is half as likely to be taken as the best one. */
  readonly temperature: number;
}

/** Samples of luck for a plan that depends on it. */
const SAMPLES = 3;
/** Worlds a debate card is tried in, and worlds to draw new cards in. */
const DEBATES = 32;
const REDRAWS = 8;

/** A thinker who compares complete plans by what the board looks like after them. */
export class Planner {
  readonly game: Game;
  readonly temper: Temper;
  readonly evaluator: Evaluator;
  readonly instinct: Instinct;
  readonly generator: PlanGenerator;
  readonly world: State;
  readonly #list = new Int16Array(LIST_ROOM);
  readonly #work: State;
  /** What the campaigning play under way is meant for. */
  #meant = { play: '', intent: OPEN_MIND };

  constructor(game: Game, temper: Temper) {
    this.game = game;
    this.temper = temper;
    this.evaluator = new Evaluator(temper);
    this.instinct = new Instinct(game, this.evaluator);
    this.generator = new PlanGenerator(this.instinct);
    this.world = game.layout.create();
    this.#work = game.layout.create();
  }

  /** Thinks about one decision. */
  *think({ view, random }: ThinkRequest): Thinking {
    const seat = view.observer;
    this.instinct.evaluations = 0;
    this.game.sampleWorld(view, random, this.world);
    const count = this.game.legal(this.world, seat, this.#list);
    const opening = this.#list[0] as number;
    if (count === 1) return opening;
    const plans = yield* this.plans(this.world, seat, opening, random, false);
    return plans === undefined
      ? yield* this.choose(view, this.#list, count, random)
      : this.commit(seat, this.pick(plans, random));
  }

  /** All plans for a play or for the rest of a Campaigning action, valued and sorted, best first. */
  *plans(
    s: State,
    seat: Seat,
    opening: number,
    random: Random,
    wide: boolean,
  ): Generator<number, PlayPlan[] | undefined> {
    // A bot may be asked about any position: what it knew of the hand in another one must not count here.
    this.evaluator.cardWorth.set(CP_OF);
    if (topicOf(opening) === Topic.CAMPAIGNING) {
      if (playOf(s, seat) === this.#meant.play) return [this.generator.step(s, seat, this.#meant.intent)];
      const steps = this.generator.steps(s, seat, wide);
      return steps.every(({ action }) => action === steps[0]?.action)
        ? steps
        : yield* this.value(s, seat, steps, random);
    }
    if (topicOf(opening) !== Topic.PLAYING || first.has(opening)) return undefined;
    this.generator.appraiseHand(s, seat);
    yield this.instinct.evaluations;
    return yield* this.value(s, seat, this.generator.plansFor(s, seat, wide), random);
  }

  /** Gives each plan its first value and sorts them, best first. */
  *value(s: State, seat: Seat, plans: PlayPlan[], random: Random): Generator<number, PlayPlan[]> {
    const seed = luckFrom(random);
    for (const plan of plans) {
      const before = this.instinct.draws;
      let sum = this.generator.tryOut(s, seat, plan, sampleOf(seed, 0));
      const samples = this.instinct.draws > before ? SAMPLES : 1;
      for (let sample = 1; sample < samples; sample++)
        sum += this.generator.tryOut(s, seat, plan, sampleOf(seed, sample));
      plan.value = sum / samples;
      yield this.instinct.evaluations;
    }
    return plans.sort((a, b) => b.value - a.value);
  }

  /** One of the plans near the best one, the best the likeliest. */
  pick(plans: readonly PlayPlan[], random: Random): PlayPlan {
    const best = plans[0] as PlayPlan;
    const { slack, temperature } = this.temper;
    if (slack <= 0) return best;
    const near = plans.filter(({ value }) => value >= best.value - slack);
    const weights = near.map(({ value }) => 2 ** ((value - best.value) / temperature));
    let ticket = random.unit() * weights.reduce((sum, weight) => sum + weight, 0);
    return near.find((_, index) => (ticket -= weights[index] ?? 0) < 0) ?? best;
  }

  /** Remembers what the play is meant for, in case this player is asked about its further steps; answers its action. */
  commit(seat: Seat, { action, intent }: PlayPlan): number {
    const next = this.#work;
    next.set(this.world);
    this.game.apply(next, seat, action);
    this.#meant = { play: playOf(next, seat), intent };
    return action;
  }

  /** Every decision but a play and the steps of a Campaigning action; tried in so many worlds where luck has a say. */
  *choose(view: View, list: Int16Array, count: number, random: Random, worlds = 1): Thinking {
    const s = this.world;
    const seat = view.observer;
    const opening = list[0] as number;
    this.instinct.reseed(luckFrom(random));
    // The last word of a turn decides the issues: let the other side begin.
    if (first.has(opening)) return first.of(opponentOf(seat));
    if (debate.has(opening)) return yield* this.#debate(view, list.slice(0, count), random);
    if (aside.has(opening)) return this.instinct.choose(s, seat, list, count);
    if (drop.has(opening))
      return yield* this.#weigh(view, list.slice(0, count), random, Math.max(REDRAWS, worlds), true);
    const draws = this.instinct.draws;
    const chosen = this.instinct.tryEach(s, seat, list, count);
    return worlds === 1 || this.instinct.draws === draws
      ? chosen
      : yield* this.#weigh(view, list.slice(0, count), random, worlds);
  }

  /**
   * Tries every choice to the end of the play in the same worlds with the same luck; takes the best of the mean. Where the
   * turn ends with it, cards `kept` for the strategy stack count.
   */
  *#weigh(view: View, choices: Int16Array, random: Random, worlds: number, kept = false): Thinking {
    const totals = Array.from(choices, () => 0);
    for (let sample = 0; sample < worlds; sample++) {
      this.game.sampleWorld(view, random, this.world);
      const seed = luckFrom(random);
      for (const [index, choice] of choices.entries()) {
        this.instinct.reseed(seed);
        totals[index] = (totals[index] ?? 0) + this.instinct.tryOne(this.world, view.observer, choice, 0, kept);
      }
      yield this.instinct.evaluations;
    }
    return choices[totals.indexOf(Math.max(...totals))] as number;
  }

  /** Tries each debate card against sampled stacks, the rest of the Debates played at random. */
  *#debate(view: View, cards: Int16Array, random: Random): Thinking {
    const seat = view.observer;
    const totals = Array.from(cards, () => 0);
    for (let sample = 0; sample < DEBATES; sample++) {
      this.game.sampleWorld(view, random, this.world);
      const seed = luckFrom(random);
      for (const [index, card] of cards.entries()) {
        this.instinct.reseed(seed);
        const work = this.#work;
        work.set(this.world);
        this.game.apply(work, seat, card);
        this.#playDebates(work);
        totals[index] = (totals[index] ?? 0) + this.instinct.value(work, seat);
      }
      yield this.instinct.evaluations;
    }
    const best = totals.indexOf(Math.max(...totals));
    return cards[best] as number;
  }

  #playDebates(s: State): void {
    const debates = turn.get(s);
    for (let step = 0; step < 60 && turn.get(s) === debates; step++) {
      this.instinct.finish(s);
      const pending = this.game.pending(s);
      if (turn.get(s) !== debates || pending <= 0) return;
      const seat = includes(pending, KENNEDY) ? KENNEDY : NIXON;
      const count = this.game.legal(s, seat, this.#list);
      this.game.apply(s, seat, this.instinct.choose(s, seat, this.#list, count));
    }
  }
}

/** What tells a play from all others, of this match or another: the time and the rest of the hand. */
function playOf(s: State, seat: Seat): string {
  const own = handBits.offset + seat * HAND_WORDS;
  return [seat, turn.get(s), activity.get(s), ...s.subarray(own, own + HAND_WORDS)].join(' ');
}

/** A level of 1960 that compares plans without looking at replies. */
export const plannerKind = (id: string, temper: Temper): BotKind => ({
  id,
  evaluations: 0,
  create: (game): Bot => new Planner(game, temper),
});
