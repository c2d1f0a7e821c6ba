import { CHANCE_ACTS, FRAME_WIDTH, includes, LIST_ROOM, OVER, read, type Seat, type State } from '@whistlestop/kernel';
import {
  actions,
  ADVERTISE,
  bag,
  CAMPAIGN,
  CARD_COUNT,
  CP_OF,
  deckCount,
  depth,
  DONE_ACTION,
  EVENT,
  frames,
  HAND,
  HAND_WORD_BITS,
  HAND_WORDS,
  handBits,
  handCount,
  issues,
  ISSUES,
  KENNEDY,
  media,
  momentum,
  NIXON,
  opponentOf,
  PASS_ACTION,
  PLAY_ACTION,
  PLAY_CANDIDATE_ACTION,
  PLAYS,
  POSITION,
  PREEMPT,
  REGIONS,
  signOf,
  turn,
  zone,
} from '../rules/parts.ts';
import { playsLeftInTurn } from './horizon.ts';
import type { Instinct } from './instinct.ts';
import { Topic, topicOf } from './topics.ts';

const { play, playCandidate } = actions.verbs;
/** The depth at which a play is carried out quickly: questions inside it are answered by their first effect. */
const QUICK = 2;
/** More decisions than a play that does nothing can hold. */
const IDLE_STEPS = 8;
const CANDIDATE_CP = 5;
const MOST_CP = 5;
/** The slot of a frame that holds the seat it was called for. */
const FRAME_PLAYER = 1;

/** The frame on top of the stack. */
const topFrame = (s: State): number => frames.offset + (depth.get(s) - 1) * FRAME_WIDTH;

/**
 * Plays a turn on at speed: cards are chosen by estimates, events by what they were worth when the thought began, and
 * only the chosen play is carried out by the rules.
 */
export class Rollout {
  readonly #instinct: Instinct;
  readonly #list = new Int16Array(LIST_ROOM);
  readonly #work: State;
  readonly #still: State;
  /** Votes each side gains by each card's event, as seen from where the thought began. */
  readonly #eventGain = [new Float64Array(CARD_COUNT), new Float64Array(CARD_COUNT)] as const;
  readonly #campaign = new Float64Array(MOST_CP + 1);
  readonly #position = new Float64Array(MOST_CP + 1);
  readonly #promises = new Float64Array(LIST_ROOM);

  constructor(instinct: Instinct) {
    this.#instinct = instinct;
    this.#work = instinct.game.layout.create();
    this.#still = instinct.game.layout.create();
  }

  /** Looks at every event that may still come, for both sides, where a play begins; elsewhere no event counts. */
  *appraiseEvents(s: State): Generator<number, void> {
    const { game, evaluator } = this.#instinct;
    const work = this.#work;
    for (const gains of this.#eventGain) gains.fill(0);
    const pending = game.pending(s);
    if (pending === OVER || pending === CHANCE_ACTS) return;
    game.legal(s, includes(pending, KENNEDY) ? KENNEDY : NIXON, this.#list);
    if (!play.has(this.#list[0] as number) && !playCandidate.has(this.#list[0] as number)) return;
    for (let seat = KENNEDY; seat <= NIXON; seat++) {
      this.#cover[seat] = this.#coverFor(s, seat);
      let idle: number | undefined;
      for (let card = 0; card < CARD_COUNT; card++) {
        const gains = this.#eventGain[seat] as Float64Array;
        if (zone.at(s, card) > HAND + NIXON) continue;
        work.set(s);
        takeOver(work, seat, card);
        const action = PLAY_ACTION + card * PLAYS.length + EVENT;
        if (!this.#isLegal(work, seat, action)) continue;
        idle ??= this.#idle(s, seat, card);
        this.#instinct.reseed(0);
        game.apply(work, seat, action);
        this.#instinct.finish(work, QUICK);
        gains[card] = (evaluator.boardBalance(work, seat) - idle) * signOf(seat);
        if (card % 16 === 0) yield 0;
      }
    }
  }

  /** The balance after a play of the card that does nothing: what events are measured against. */
  #idle(s: State, seat: Seat, card: number): number {
    const { game, evaluator } = this.#instinct;
    const work = this.#still;
    work.set(s);
    takeOver(work, seat, card);
    this.#instinct.reseed(0);
    game.apply(work, seat, PLAY_ACTION + card * PLAYS.length + CAMPAIGN);
    for (let step = 0; step < IDLE_STEPS; step++) {
      const pending = game.pending(work);
      if (pending === OVER || pending === CHANCE_ACTS) break;
      const who = includes(pending, KENNEDY) ? KENNEDY : NIXON;
      const count = game.legal(work, who, this.#list);
      const passing = this.#list.subarray(0, count).find((action) => action === PASS_ACTION || action === DONE_ACTION);
      if (passing === undefined) break;
      game.apply(work, who, passing);
    }
    this.#instinct.finish(work, QUICK);
    return evaluator.boardBalance(work, seat);
  }

  /** Votes the seat would gain by a card's event. */
  gainOf(seat: Seat, card: number): number {
    return (this.#eventGain[seat] as Float64Array)[card] as number;
  }

  #isLegal(s: State, seat: Seat, action: number): boolean {
    const count = this.#instinct.game.legal(s, seat, this.#list);
    for (let i = 0; i < count; i++) if (this.#list[i] === action) return true;
    return false;
  }

  /** Votes the last momentum marker is worth. */
  #markerPrice(s: State, seat: Seat): number {
    const { evaluator } = this.#instinct;
    const markers = momentum.at(s, seat);
    return evaluator.markerVotes(s, markers);
  }

  /**
   * Plays the turn on to its end, or to the end of the game; answers how many plays that took. Before each one the `tries`
   * plays that promise most are tried out. At the end the observer lays its strategy cards aside: what it kept for them
   * counts.
   */
  run(s: State, observer: Seat, tries: number): number {
    const { game } = this.#instinct;
    const now = turn.get(s);
    for (let made = 0; ; made++) {
      const pending = game.pending(s);
      if (pending === OVER || turn.get(s) !== now) return made;
      const seat = includes(pending, KENNEDY) ? KENNEDY : NIXON;
      const count = game.legal(s, seat, this.#list);
      const topic = topicOf(this.#list[0] as number);
      if (topic === Topic.ASIDE) this.#instinct.layAside(s, observer);
      if (topic !== Topic.PLAYING) return made;
      game.apply(s, seat, this.#choosePlay(s, seat, count, tries));
      this.#instinct.finish(s, QUICK);
    }
  }

  /** The play that promises most votes, or the best when tried of those that do. */
  #choosePlay(s: State, seat: Seat, count: number, tries: number): number {
    const list = this.#list;
    if (!play.has(list[0] as number) && !playCandidate.has(list[0] as number)) return list[0] as number;
    this.#estimatePlays(s, seat, count);
    const promises = this.#promises;
    let best = Number.NEGATIVE_INFINITY;
    let chosen = list[0] as number;
    for (let tried = 0; tried < tries; tried++) {
      let next = 0;
      for (let i = 1; i < count; i++) if ((promises[i] as number) > (promises[next] as number)) next = i;
      if (promises[next] === Number.NEGATIVE_INFINITY) break;
      promises[next] = Number.NEGATIVE_INFINITY;
      if (tries === 1) return list[next] as number;
      const value = this.#instinct.tryOne(s, seat, list[next] as number, QUICK - 1);
      if (value <= best) continue;
      best = value;
      chosen = list[next] as number;
    }
    return chosen;
  }

  /** Votes each play promises, less what its card might have done later: nothing when this is the turn's last play. */
  #estimatePlays(s: State, seat: Seat, count: number): void {
    this.#estimateUses(s, seat);
    const rival = opponentOf(seat);
    const threatened = momentum.at(s, rival) > 0;
    const threshold = threatened ? this.#markerPrice(s, rival) : 0;
    const price = playsLeftInTurn(s, seat) <= 1 ? 0 : this.#instinct.evaluator.cardPrice(s);
    for (let i = 0; i < count; i++) {
      const action = this.#list[i] as number;
      if (playCandidate.has(action)) {
        const use = action - PLAY_CANDIDATE_ACTION + 1;
        this.#promises[i] = this.#spending(use, CANDIDATE_CP) - CANDIDATE_CP * price;
        continue;
      }
      const card = play.arg(action, 0);
      const way = play.arg(action, 1);
      const cp = read(CP_OF, card);
      const harm = way !== EVENT && threatened ? Math.max(0, this.gainOf(rival, card) - threshold) : 0;
      const votes = way === EVENT ? this.gainOf(seat, card) : this.#spending(way, cp);
      this.#promises[i] = way > PREEMPT ? Number.NEGATIVE_INFINITY : votes - cp * price - harm;
    }
  }

  #spending(use: number, cp: number): number {
    if (use === CAMPAIGN) return this.#campaign[cp] as number;
    if (use === POSITION) return this.#position[cp] as number;
    return use === ADVERTISE ? cp * this.#advertising : 0;
  }

  #advertising = 0;
  /** Votes of one more media cube for each side, as seen from where the thought began. */
  readonly #cover = new Float64Array(2);

  /** What each number of CP would bring in each use. */
  #estimateUses(s: State, seat: Seat): void {
    const { planner, evaluator } = this.#instinct;
    const sign = signOf(seat);
    planner.prospects(s, seat, this.#campaign);
    const before = evaluator.issueVotes(s) * sign;
    // The first cube on each issue costs 1 CP, a second one on the best issue 2 more.
    let sum = 0;
    let best = 0;
    let twice = 0;
    for (let issue = 0; issue < ISSUES.length; issue++) {
      issues.add(s, issue, sign);
      const gain = evaluator.issueVotes(s) * sign - before;
      if (gain > best) {
        issues.add(s, issue, sign);
        twice = evaluator.issueVotes(s) * sign - before - gain;
        issues.add(s, issue, -sign);
        best = gain;
      }
      issues.add(s, issue, -sign);
      sum += gain;
    }
    const others = (sum - best) / 2;
    this.#position[2] = best + others;
    this.#position[3] = Math.max(sum, best + twice);
    this.#position[4] = Math.max(sum, best + twice + others);
    this.#position[5] = sum + twice;
    const cubes = bag.at(s, KENNEDY) + bag.at(s, NIXON);
    const hit = cubes > 0 ? bag.at(s, seat) / cubes : 0.5;
    this.#advertising = 0.8 * hit * (this.#cover[seat] as number);
  }

  /** What one more media cube where it helps most would bring the seat. */
  #coverFor(s: State, seat: Seat): number {
    const { evaluator } = this.#instinct;
    const sign = signOf(seat);
    evaluator.survey(s);
    const heard = evaluator.mediaVotes(s) * sign;
    let cover = 0;
    for (let where = 0; where < REGIONS.length; where++) {
      media.add(s, where, sign);
      cover = Math.max(cover, evaluator.mediaVotes(s) * sign - heard);
      media.add(s, where, -sign);
    }
    return cover;
  }
}

/** Makes it the seat's play, with the card in its hand: a question of what if, never a real position. */
function takeOver(s: State, seat: Seat, card: number): void {
  s[topFrame(s) + FRAME_PLAYER] = seat;
  if (zone.at(s, card) === HAND + seat) return;
  const from = zone.at(s, card) - HAND;
  if (from === KENNEDY || from === NIXON) flipInHand(s, from, card, -1);
  else deckCount.add(s, -1);
  zone.put(s, card, HAND + seat);
  flipInHand(s, seat, card, 1);
}

/** Takes a card into the bits and the count of a hand, or out of them. */
function flipInHand(s: State, seat: Seat, card: number, by: number): void {
  const word = seat * HAND_WORDS + Math.floor(card / HAND_WORD_BITS);
  handBits.put(s, word, handBits.at(s, word) ^ (1 << (card % HAND_WORD_BITS)));
  handCount.add(s, seat, by);
}
