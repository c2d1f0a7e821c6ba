import {
  CHANCE,
  CHANCE_ACTS,
  FRAME_WIDTH,
  type Game,
  includes,
  LIST_ROOM,
  OVER,
  read,
  type Seat,
  type State,
} from '@whistlestop/kernel';
import {
  actions,
  ADD_ACTION,
  ASIDE_ACTION,
  campaignUnderWay,
  CARD_COUNT,
  DEBATE_TURN,
  depth as frameDepth,
  DONE_ACTION,
  ENDORSE_ACTION,
  endorsementDeck,
  frames,
  HAND,
  ICONS_OF,
  isStrategyCard,
  ISSUE_ACTION,
  issues,
  KENNEDY,
  NIXON,
  PASS_ACTION,
  phase,
  REGIONS,
  REMOVE_ACTION,
  signOf,
  STACK,
  STRATEGY,
  support,
  TRIGGER_ACTION,
  turn,
  used,
  zone,
} from '../rules/parts.ts';
import { CampaignPlanner, type Intent, OPEN_MIND, type Purse } from './campaign-plan.ts';
import type { Evaluator } from './evaluator.ts';
import { playsLeft } from './horizon.ts';
import { StreamLuck } from './luck.ts';
import { startsAnew, Topic, topicOf } from './topics.ts';

/** The two awards of the second place. */
const [MOMENTUM, ENDORSEMENT] = [0, 1];
const { verbs } = actions;

/** Registers of a Campaigning action that its plan depends on, after the frame's own two slots. */
const PER_STATE_REGISTER = 1;
const FRAME_HEAD = 2;
/** Deepest chain of simulations inside one another: an event inside a trigger inside a play. */
const DEPTH = 8;
/** From this depth on, questions are answered by their first effect alone. */
const FAR = 2;
/** More decisions than any play can hold. */
const STEPS = 400;

/** A small room of buffers for each depth of simulation. */
const buffers = <T>(make: () => T): T[] => Array.from({ length: DEPTH }, make);

/**
 * Plays on from a position without much thought: single cubes go where they gain most, yes-or-no questions are tried
 * out, chance is sampled. The work inside every plan, and the common sense of every level.
 */
export class Instinct {
  readonly game: Game;
  readonly evaluator: Evaluator;
  readonly planner: CampaignPlanner;
  /** What each seat that campaigns has in mind. */
  readonly intents: [Intent, Intent] = [OPEN_MIND, OPEN_MIND];
  /** Positions evaluated since the count was last cleared. */
  evaluations = 0;
  /** Draws of chance made so far: whether anything a thought looked at depends on luck. */
  draws = 0;
  readonly #luck = new StreamLuck();
  readonly #lists = buffers(() => new Int16Array(LIST_ROOM));
  readonly #weights = new Int16Array(LIST_ROOM);
  readonly #outcomes = new Int16Array(LIST_ROOM);
  readonly #tries: State[];
  readonly #best: State[];

  constructor(game: Game, evaluator: Evaluator) {
    this.game = game;
    this.evaluator = evaluator;
    this.planner = new CampaignPlanner(evaluator.states);
    this.#tries = buffers(() => game.layout.create());
    this.#best = buffers(() => game.layout.create());
  }

  /** Chance brings the same from here on for the same seed. */
  reseed(seed: number): void {
    this.planner.weighAnew();
    this.#luck.reseed(seed);
  }

  /** The seat's chance of winning as the evaluator sees it. */
  value(s: State, seat: Seat): number {
    this.evaluations++;
    return this.evaluator.value(s, seat);
  }

  /** Lets chance act once. */
  draw(s: State): void {
    this.draws++;
    const count = this.game.chance(s, this.#outcomes, this.#weights);
    this.game.apply(s, CHANCE, this.#outcomes[this.#luck.pick(this.#outcomes, this.#weights, count)] as number);
  }

  /** Plays until something new begins: a play, a strategy card, a debate card, or the end. */
  finish(s: State, level = 0): void {
    const { game } = this;
    const list = this.#lists[level] as Int16Array;
    this.planner.forget();
    for (let steps = 0; steps < STEPS; steps++) {
      const pending = game.pending(s);
      if (pending === OVER) return;
      if (pending === CHANCE_ACTS) {
        this.draw(s);
        continue;
      }
      const seat = includes(pending, KENNEDY) ? KENNEDY : NIXON;
      const count = game.legal(s, seat, list);
      const topic = topicOf(list[0] as number);
      if (startsAnew(topic)) return;
      if (topic === Topic.ANSWERING && level < DEPTH - 2) {
        this.#answer(s, seat, level);
        return;
      }
      game.apply(s, seat, this.choose(s, seat, list, count, level));
    }
  }

  /** The opponent triggers the event or lets it pass, whichever is better for him; the position plays on from there. */
  #answer(s: State, seat: Seat, level: number): void {
    const triggered = this.#best[level] as State;
    triggered.set(s);
    this.game.apply(triggered, seat, TRIGGER_ACTION);
    this.finish(triggered, level + 1);
    this.game.apply(s, seat, PASS_ACTION);
    this.finish(s, level + 1);
    if (this.value(triggered, seat) > this.value(s, seat)) s.set(triggered);
  }

  /** A choice inside a play, of the legal ones listed. */
  choose(s: State, seat: Seat, list: Int16Array, count: number, level = 0): number {
    if (count === 1) return list[0] as number;
    const topic = topicOf(list[0] as number);
    switch (topic) {
      case Topic.CAMPAIGNING:
        return this.campaign(s, seat, list, count, this.intents[seat] ?? OPEN_MIND);
      case Topic.PLACING:
        return this.#place(s, seat, list, count);
      case Topic.REMOVING:
        return this.#remove(s, seat, list, count);
      case Topic.ASIDE:
        return this.#setAside(s, seat, list, count);
      case Topic.DEBATING:
        return this.#debate(seat, list, count);
      case Topic.PLAYING:
        return list[this.#luck.below(count)] as number;
      case Topic.RAISING:
        return this.#raise(s, seat, list, count);
      case Topic.ENDORSING:
        return this.#endorse(s, seat, list, count);
      case Topic.AWARDING:
        return this.#award(s, seat);
      case Topic.TOUCHING:
        return this.#touch(s, seat, list, count, level);
      default:
        return level < FAR
          ? this.tryEach(s, seat, list, count, level, topic === Topic.EXCHANGING)
          : this.#touch(s, seat, list, count, level);
    }
  }

  /** The next step of a Campaigning action. */
  campaign(s: State, seat: Seat, list: Int16Array, count: number, intent: Intent): number {
    return this.planner.step(s, seat, purseOf(s), intent, list, count);
  }

  #place(s: State, seat: Seat, list: Int16Array, count: number): number {
    const plays = playsLeft(s);
    let best = 0;
    let chosen = list[count - 1] as number;
    let optional = chosen === DONE_ACTION;
    for (let i = 0; i < count; i++) {
      const action = list[i] as number;
      if (!verbs.add.has(action)) continue;
      const gain = this.evaluator.states.gainOf(s, seat, action - ADD_ACTION, 0, plays);
      if (gain <= best && optional) continue;
      best = gain;
      chosen = action;
      optional = true;
    }
    return chosen;
  }

  /** Takes the other side's cubes where it hurts most; gives up own ones where it hurts least. */
  #remove(s: State, seat: Seat, list: Int16Array, count: number): number {
    const plays = playsLeft(s);
    let best = Number.NEGATIVE_INFINITY;
    let chosen = DONE_ACTION;
    for (let i = 0; i < count; i++) {
      const action = list[i] as number;
      if (!verbs.remove.has(action)) continue;
      const state = action - REMOVE_ACTION;
      const own = support.at(s, state) * signOf(seat) > 0;
      const gain = own
        ? -this.evaluator.states.gainOf(s, 1 - seat, state, 0, plays)
        : this.evaluator.states.gainOf(s, seat, state, 0, plays);
      if (gain <= best) continue;
      best = gain;
      chosen = action;
    }
    return chosen;
  }

  /** Any card that may lie on the own side of the Debate Board; the others only when none is left. */
  #debate(seat: Seat, list: Int16Array, count: number): number {
    const start = this.#luck.below(count);
    for (let i = 0; i < count; i++) {
      const action = list[(start + i) % count] as number;
      if (((read(ICONS_OF, verbs.debate.arg(action)) >> seat) & 1) === 1) return action;
    }
    return list[start] as number;
  }

  #setAside(s: State, seat: Seat, list: Int16Array, count: number): number {
    // Cards that are not fit for the stack are only put down in place of those that are.
    if (!isStrategyCard(verbs.aside.arg(list[0] as number))) return list[0] as number;
    let best = Number.NEGATIVE_INFINITY;
    let chosen = list[0] as number;
    for (let i = 0; i < count; i++) {
      const action = list[i] as number;
      const card = verbs.aside.arg(action);
      const where = zone.at(s, card);
      zone.put(s, card, STACK + seat);
      const value = this.evaluator.stackVotes(s, seat);
      zone.put(s, card, where);
      if (value <= best) continue;
      best = value;
      chosen = action;
    }
    return chosen;
  }

  /** The cube on an issue that brings most for its price. */
  #raise(s: State, seat: Seat, list: Int16Array, count: number): number {
    const { evaluator } = this;
    const sign = signOf(seat);
    const before = evaluator.issueVotes(s) * sign;
    let best = Number.NEGATIVE_INFINITY;
    let chosen = list[count - 1] as number;
    for (let i = 0; i < count; i++) {
      const action = list[i] as number;
      if (!verbs.issue.has(action)) continue;
      const issue = action - ISSUE_ACTION;
      issues.add(s, issue, sign);
      const gain = (evaluator.issueVotes(s) * sign - before) / (used.at(s, issue) > 0 ? 2 : 1);
      issues.add(s, issue, -sign);
      if (gain <= best) continue;
      best = gain;
      chosen = action;
    }
    return best > 0 ? chosen : (list[count - 1] as number);
  }

  /** Lays the seat's best strategy cards of the turn aside, without the rest of the phase: the hand is about to empty. */
  layAside(s: State, seat: Seat): void {
    const list = this.#lists[0] as Int16Array;
    for (let due = turn.get(s) < DEBATE_TURN ? 1 : 2; due > 0; due--) {
      let count = 0;
      for (let card = 0; card < CARD_COUNT; card++)
        if (zone.at(s, card) === HAND + seat && isStrategyCard(card)) list[count++] = ASIDE_ACTION + card;
      if (count === 0) return;
      zone.put(s, verbs.aside.arg(this.#setAside(s, seat, list, count)), STACK + seat);
    }
  }

  /** The region where an endorsement brings most. */
  #endorse(s: State, seat: Seat, list: Int16Array, count: number): number {
    let best = Number.NEGATIVE_INFINITY;
    let chosen = list[0] as number;
    for (let i = 0; i < count; i++) {
      const votes = this.evaluator.states.endorsementVotes(s, seat, (list[i] as number) - ENDORSE_ACTION);
      if (votes <= best) continue;
      best = votes;
      chosen = list[i] as number;
    }
    return chosen;
  }

  /** Momentum, or an endorsement as the deck promises it on the average. */
  #award(s: State, seat: Seat): number {
    const { evaluator } = this;
    let best = 0;
    let sum = 0;
    let cards = 0;
    for (let region = 0; region < REGIONS.length; region++) {
      const votes = evaluator.states.endorsementVotes(s, seat, region);
      best = Math.max(best, votes);
      sum += votes * endorsementDeck.at(s, region);
      cards += endorsementDeck.at(s, region);
    }
    const major = endorsementDeck.at(s, REGIONS.length);
    const endorsed = cards + major === 0 ? 0 : (sum + best * major) / (cards + major);
    return verbs.award.of(endorsed > evaluator.nextMarkerVotes(s, seat) ? ENDORSEMENT : MOMENTUM);
  }

  /** Judges every legal action by its first effect. */
  #touch(s: State, seat: Seat, list: Int16Array, count: number, level: number): number {
    const work = this.#tries[level] as State;
    let best = Number.NEGATIVE_INFINITY;
    let chosen = list[count - 1] as number;
    for (let i = 0; i < count; i++) {
      const action = list[i] as number;
      work.set(s);
      this.game.apply(work, seat, action);
      for (let draws = 0; draws < STEPS && this.game.pending(work) === CHANCE_ACTS; draws++) this.draw(work);
      const value = this.value(work, seat);
      if (value <= best) continue;
      best = value;
      chosen = action;
    }
    return chosen;
  }

  /** Tries every legal action to the end of the play and takes the best. */
  tryEach(s: State, seat: Seat, list: Int16Array, count: number, level = 0, kept = false): number {
    if (level >= DEPTH - 2) return list[this.#luck.below(count)] as number;
    const options = list.slice(0, count);
    let best = -1;
    let chosen = options[0] as number;
    for (let i = 0; i < count; i++) {
      const value = this.tryOne(s, seat, options[i] as number, level, kept);
      if (value <= best) continue;
      best = value;
      chosen = options[i] as number;
    }
    return chosen;
  }

  /** The value of one action, played to the end of the play. Where the turn ends with it, cards `kept` for the stack count. */
  tryOne(s: State, seat: Seat, action: number, level = 0, kept = false): number {
    const work = this.#tries[level] as State;
    work.set(s);
    this.game.apply(work, seat, action);
    this.finish(work, level + 1);
    if (kept && phase.get(work) === STRATEGY) this.layAside(work, seat);
    return this.value(work, seat);
  }
}

/** The purse of the Campaigning action under way. */
export function purseOf(s: State): Purse {
  const frame = frames.offset + (frameDepth.get(s) - 1) * FRAME_WIDTH;
  return { ...campaignUnderWay(s, frame), perState: read(s, frame + FRAME_HEAD + PER_STATE_REGISTER) };
}
