import { type Game, LIST_ROOM, playOn, type Random, type Seat, seatList, type State } from '@whistlestop/kernel';
import { asked, card1, card2, COMMIT, committed, count, stage } from '../rules/parts.ts';
import { bidInProportion, isBid, isSingle, strengthOf } from './bidding.ts';

/** Most bids a seat weighs at once; pairs are thinned out to fit. */
const MOST_BIDS = 22;
/** How wide the bids of a playout scatter, in ranks. */
const JITTER = 3;
/** Ties and campaigns that nobody wins can make a game long; a playout gives up here. */
const MOST_CHOICES = 2000;

/** Takes back every bid of the round, in a world of one's own: hidden bids are chosen anew. */
export function clearBids(game: Game, s: State): void {
  if (stage.get(s) !== COMMIT) return;
  committed.set(s, 0);
  for (let seat = 0; seat < game.seats.length; seat++) {
    count.put(s, seat, 0);
    card1.put(s, seat, 0);
    card2.put(s, seat, 0);
  }
}

/** The seats that bid in this round. */
export const bidders = (game: Game, s: State): Seat[] => seatList(asked.get(s), game.seats.length);

/** Plays games on from simultaneous bids and keeps what each bid was worth. */
export class Duel {
  readonly #game: Game;
  readonly #list = new Int16Array(LIST_ROOM);
  readonly #scores: Float32Array;
  readonly #work: State;

  constructor(game: Game) {
    this.#game = game;
    this.#scores = new Float32Array(game.seats.length);
    this.#work = game.layout.create();
  }

  /** The bids a seat may weigh, weakest first: every single card, and pairs spread over their strengths. */
  bidsOf(s: State, seat: Seat): number[] {
    const probe = this.#work;
    probe.set(s);
    // Whoever must bid after others is asked once they have bid; until then a recess may be all there is to choose.
    for (const other of bidders(this.#game, s)) {
      if (other === seat) continue;
      if (this.#bidsNow(probe, seat).length > 0) break;
      const [bid] = this.#bidsNow(probe, other);
      if (bid !== undefined) this.#game.apply(probe, other, bid);
    }
    const found = this.#bidsNow(probe, seat);
    const singles = found.filter(isSingle);
    const pairs = found.filter((action) => !isSingle(action)).sort((a, b) => strengthOf(a) - strengthOf(b));
    const room = Math.max(0, MOST_BIDS - singles.length);
    const step = Math.max(1, pairs.length / Math.max(1, room));
    const kept = Array.from(
      { length: Math.min(room, pairs.length) },
      (_, index) => pairs[Math.floor(index * step)] ?? 0,
    );
    return [...singles, ...kept];
  }

  #bidsNow(s: State, seat: Seat): number[] {
    return Array.from(this.#list.subarray(0, this.#game.legal(s, seat, this.#list))).filter(isBid);
  }

  /** Lays down everybody's bids and plays the game to its end in proportion; answers each seat's score. */
  playOut(s: State, bids: ReadonlyMap<Seat, number>, luck: Random): Float32Array {
    this.#playOn(s, bids, luck);
    this.#scores.fill(0);
    this.#game.result(this.#work, this.#scores);
    return this.#scores;
  }

  #playOn(s: State, bids: ReadonlyMap<Seat, number>, luck: Random): void {
    const game = this.#game;
    const work = this.#work;
    work.set(s);
    const waiting = new Map(bids);
    const choose = (seat: Seat): number => {
      const bid = stage.get(work) === COMMIT ? waiting.get(seat) : undefined;
      waiting.delete(seat);
      return bid ?? bidInProportion(game, work, seat, luck, JITTER);
    };
    playOn(game, work, luck, choose, MOST_CHOICES);
  }
}

/** A mixed choice that grows out of regret: what would have paid better is chosen more often. */
export class Regrets {
  readonly actions: readonly number[];
  readonly #regrets: Float64Array;
  readonly #sums: Float64Array;
  readonly #now: Float64Array;

  constructor(actions: readonly number[]) {
    this.actions = actions;
    this.#regrets = new Float64Array(actions.length);
    this.#sums = new Float64Array(actions.length);
    this.#now = new Float64Array(actions.length).fill(1 / actions.length);
  }

  /** The present mixture. */
  get mixture(): Float64Array {
    return this.#now;
  }

  /** Learns what every action would have brought; later lessons weigh more (regret matching plus). */
  learn(values: Float64Array, round: number): void {
    let mean = 0;
    for (let i = 0; i < values.length; i++) mean += (values[i] ?? 0) * (this.#now[i] ?? 0);
    let total = 0;
    for (let i = 0; i < values.length; i++) {
      this.#sums[i] = (this.#sums[i] ?? 0) + round * (this.#now[i] ?? 0);
      const regret = Math.max(0, (this.#regrets[i] ?? 0) + (values[i] ?? 0) - mean);
      this.#regrets[i] = regret;
      total += regret;
    }
    for (let i = 0; i < values.length; i++)
      this.#now[i] = total > 0 ? (this.#regrets[i] ?? 0) / total : 1 / values.length;
  }

  /** An action of the present mixture. */
  sample(random: Random): number {
    return this.actions[drawFrom(this.#now, random)] ?? this.actions[0] ?? 0;
  }

  /** The mixture over all lessons: the one to be played. */
  average(): Float64Array {
    const total = this.#sums.reduce((sum, part) => sum + part, 0);
    return this.#sums.map((part) => (total > 0 ? part / total : 1 / this.actions.length));
  }
}

/** An index drawn with the given shares. */
export function drawFrom(shares: Float64Array, random: Random): number {
  let ticket = random.unit() * shares.reduce((sum, share) => sum + share, 0);
  const index = shares.findIndex((share) => (ticket -= share) < 0);
  return Math.max(0, index);
}
