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
} from '../rules/parts.ts';
import { ANYWHERE, type Intent, OPEN_MIND, type Purse } from './campaign-plan.ts';
import { playsLeft } from './horizon.ts';
import { type Instinct, purseOf } from './instinct.ts';
import { Topic, topicOf } from './topics.ts';

const { play, playCandidate } = actions.verbs;

/** One way to go on: the next action and, for campaigning, what it is meant for. */
export interface PlayPlan {
  readonly action: number;
  readonly intent: Intent;
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

  /** Every plan worth comparing for the seat that is to play, unvalued; `wide` adds second thoughts on where to spend. */
  plansFor(s: State, seat: Seat, wide: boolean): PlayPlan[] {
    const count = this.#instinct.game.legal(s, seat, this.#list);
    const plans: PlayPlan[] = [];
    for (let i = 0; i < count; i++) {
      const action = this.#list[i] as number;
      if (useOf(action) !== CAMPAIGN) plans.push({ action, intent: OPEN_MIND, value: 0 });
      else for (const intent of this.#intents(s, seat, action, wide)) plans.push({ action, intent, value: 0 });
    }
    return plans;
  }

  /** The steps a Campaigning action under way may take next, each with what it would be meant for. */
  steps(s: State, seat: Seat, wide: boolean): PlayPlan[] {
    this.#instinct.reseed(0);
    return this.#spendings(s, seat, purseOf(s), wide).map((intent) => this.step(s, seat, intent));
  }

  /** The next step of a Campaigning action that is meant for something. */
  step(s: State, seat: Seat, intent: Intent): PlayPlan {
    const { game, planner } = this.#instinct;
    this.#instinct.reseed(0);
    planner.forget();
    const count = game.legal(s, seat, this.#step);
    return { action: planner.step(s, seat, purseOf(s), intent, this.#step, count), intent, value: 0 };
  }

  /** What a campaigning play might be meant for. */
  #intents(s: State, seat: Seat, action: number, wide: boolean): Intent[] {
    const { game, planner } = this.#instinct;
    const work = this.#work;
    work.set(s);
    game.apply(work, seat, action);
    const count = game.legal(work, seat, this.#step);
    if (count === 0 || topicOf(this.#step[0] as number) !== Topic.CAMPAIGNING) return [OPEN_MIND];
    const purse = purseOf(work);
    if (!preempts(action)) return this.#spendings(work, seat, purse, wide);
    planner.plan(work, seat, purse, OPEN_MIND);
    return [{ target: planner.target, avoid: ANYWHERE }];
  }

  /** The best region to spend in and others that promise nearly as much; where asked, each also without its favourite. */
  #spendings(s: State, seat: Seat, purse: Purse, wide: boolean): Intent[] {
    const { planner } = this.#instinct;
    const enough = WORTH_A_LOOK * planner.plan(s, seat, purse, OPEN_MIND);
    const found: Intent[] = [];
    const look = (intent: Intent): number => {
      planner.plan(s, seat, purse, intent);
      if (planner.target !== intent.target || planner.votes < enough) return ANYWHERE;
      found.push(intent);
      return planner.favourite;
    };
    const chosen = planner.target;
    for (let i = 0; i < TRAVEL_REGIONS.length; i++) {
      const target = (chosen + i) % TRAVEL_REGIONS.length;
      const favourite = look({ target, avoid: ANYWHERE });
      if (wide && favourite !== ANYWHERE) look({ target, avoid: favourite });
    }
    return found;
  }

  /** The value of a plan carried out once, the opponent's answer to its card included; luck by the given seed. */
  tryOut(s: State, seat: Seat, plan: PlayPlan, luck: number): number {
    const { intents } = this.#instinct;
    this.#instinct.reseed(luck);
    intents[seat as 0 | 1] = plan.intent;
    const value = this.#instinct.tryOne(s, seat, plan.action);
    intents[seat as 0 | 1] = OPEN_MIND;
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
