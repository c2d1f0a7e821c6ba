import { LIST_ROOM, read, type Seat, type State } from '@whistlestop/kernel';
import {
  actions,
  CAMPAIGN,
  CARD_COUNT,
  CP_OF,
  EVENT,
  HAND,
  momentum,
  opponentOf,
  PREEMPT,
  signOf,
  TRAVEL_REGIONS,
  zone,
} from '@whistlestop/nineteen-sixty/parts';
import { ANYWHERE } from './campaign-plan.ts';
import { playsLeft } from './horizon.ts';
import { type Instinct, purseOf, Topic, topicOf } from './instinct.ts';

const { play, playCandidate } = actions.verbs;

/** One way to spend a play: a card, what it is played for, and for campaigning the region to end in. */
export interface Plan {
  readonly action: number;
  readonly target: number;
  /** The value found so far, for the seat that plays. */
  value: number;
}

/** What a play action is played for. */
function useOf(action: number): number {
  if (playCandidate.has(action)) return playCandidate.arg(action) + 1;
  const way = play.arg(action, 1);
  return way > PREEMPT ? way - PREEMPT : way;
}
const preempts = (action: number): boolean => play.has(action) && play.arg(action, 1) > PREEMPT;

/** Plans to other regions are kept while they promise at least this share of the best one's votes. */
const WORTH_A_LOOK = 0.6;
/** How much of a dangerous event counts against the card that carries it. */
const DANGER = 0.5;

/** Makes complete plans for a play and gives each a first value. */
export class PlanGenerator {
  readonly #instinct: Instinct;
  readonly #list = new Int16Array(LIST_ROOM);
  readonly #step = new Int16Array(LIST_ROOM);
  readonly #work: State;

  constructor(instinct: Instinct) {
    this.#instinct = instinct;
    this.#work = instinct.game.layout.create();
  }

  /** Every plan worth comparing for the seat that is to play, unvalued. */
  plansFor(s: State, seat: Seat): Plan[] {
    const count = this.#instinct.game.legal(s, seat, this.#list);
    const plans: Plan[] = [];
    for (let i = 0; i < count; i++) {
      const action = this.#list[i] as number;
      if (useOf(action) !== CAMPAIGN) plans.push({ action, target: ANYWHERE, value: 0 });
      else for (const target of this.#targets(s, seat, action)) plans.push({ action, target, value: 0 });
    }
    return plans;
  }

  /** The regions a campaigning play should look at: the best one, and others that promise nearly as much. */
  #targets(s: State, seat: Seat, action: number): number[] {
    const { game, planner } = this.#instinct;
    const work = this.#work;
    work.set(s);
    game.apply(work, seat, action);
    const count = game.legal(work, seat, this.#step);
    if (count === 0 || topicOf(this.#step[0] as number) !== Topic.CAMPAIGNING) return [ANYWHERE];
    const purse = purseOf(work);
    const best = planner.plan(work, seat, purse);
    const chosen = planner.target;
    if (preempts(action)) return [chosen];
    const targets = [chosen];
    for (let region = 0; region < TRAVEL_REGIONS.length; region++) {
      if (region === chosen) continue;
      planner.plan(work, seat, purse, region);
      if (planner.target === region && planner.votes >= WORTH_A_LOOK * best) targets.push(region);
    }
    return targets;
  }

  /** The value of a plan carried out once, the opponent's answer to its card included; luck by the given seed. */
  tryOut(s: State, seat: Seat, plan: Plan, luck: number): number {
    const { intents } = this.#instinct;
    this.#instinct.reseed(luck);
    intents[seat] = plan.target;
    const value = this.#instinct.tryOne(s, seat, plan.action);
    intents[seat] = ANYWHERE;
    return value;
  }

  /** Looks at the event of every card in the seat's hand, so that the evaluator knows what the hand is worth. */
  appraiseHand(s: State, seat: Seat): void {
    const { game, evaluator } = this.#instinct;
    const rival = opponentOf(seat);
    const worth = evaluator.cardWorth;
    for (let card = 0; card < CARD_COUNT; card++) worth[card] = read(CP_OF, card);
    const price = evaluator.priceAt(playsLeft(s));
    const before = evaluator.balance(s, seat);
    const count = game.legal(s, seat, this.#list);
    for (let i = 0; i < count; i++) {
      const action = this.#list[i] as number;
      if (!play.has(action) || play.arg(action, 1) !== EVENT) continue;
      const card = play.arg(action, 0);
      if (zone.at(s, card) !== HAND + seat) continue;
      const cp = read(CP_OF, card);
      this.#instinct.reseed(0);
      const work = this.#work;
      work.set(s);
      game.apply(work, seat, action);
      this.#instinct.finish(work);
      const gain = ((evaluator.balance(work, seat) - before) * signOf(seat)) / price;
      const mine = gain + cp * evaluator.weights.hand;
      const danger = momentum.at(s, rival) > 0 ? Math.max(0, -gain) * DANGER : 0;
      worth[card] = Math.min(8, Math.max(0.5, mine, cp - danger));
    }
  }
}
