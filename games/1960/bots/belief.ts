import { type Game, type Random, read, type Seat, type State, UNKNOWN, type View } from '@whistlestop/kernel';
import { CARD_COUNT, CP_OF, HAND, opponentOf, zone } from '../rules/parts.ts';
import { PLAYS_A_TURN, playsLeftInTurn } from './horizon.ts';

/**
 * How much each play made speaks against a card still being held: for each CP of its event beyond its print, and for
 * each CP of its print beyond the usual. Fitted by bots/fit/fit-belief.mjs.
 */
const EVENT_PLAYED = 0.16;
const STRONG_PLAYED = 0.06;
const USUAL_CP = 3;
/** Worlds dealt for each one taken. */
const DEALT = 4;

/**
 * What the other side may hold. Unseen cards are dealt uniformly at first; with every play it makes, cards it would
 * rather have played are less likely to be among those it kept.
 */
export class Belief {
  /** The logarithm of each card's weight in the other side's hand. */
  readonly weights = new Float64Array(CARD_COUNT);
  #made = 0;
  readonly #game: Game;
  readonly #worlds: readonly State[];
  readonly #odds = new Float64Array(DEALT);

  constructor(game: Game) {
    this.#game = game;
    this.#worlds = Array.from({ length: DEALT }, () => game.layout.create());
  }

  /** Learns from the plays the other side has made this turn; `gains`: the CP each event would bring it. */
  learn(s: State, rival: Seat, gains: (card: number) => number): void {
    const made = PLAYS_A_TURN - playsLeftInTurn(s, rival);
    this.#made = made;
    for (let card = 0; card < CARD_COUNT; card++) {
      const cp = read(CP_OF, card);
      const better = Math.max(0, gains(card) - cp);
      this.weights[card] = -made * (EVENT_PLAYED * better + STRONG_PLAYED * (cp - USUAL_CP));
    }
  }

  /** A possible world: one of several uniform deals, each as likely as its hidden cards are. */
  sample(view: View, random: Random, into: State): void {
    if (this.#made === 0) {
      this.#game.sampleWorld(view, random, into);
      return;
    }
    const odds = this.#odds;
    let total = 0;
    for (let deal = 0; deal < DEALT; deal++) {
      const world = this.#worlds[deal] as State;
      this.#game.sampleWorld(view, random, world);
      const weight = Math.exp(this.#support(view, world));
      odds[deal] = weight;
      total += weight;
    }
    let ticket = random.unit() * total;
    let chosen = 0;
    while (chosen < DEALT - 1 && (ticket -= odds[chosen] as number) >= 0) chosen++;
    into.set(this.#worlds[chosen] as State);
  }

  #support(view: View, world: State): number {
    const rival = opponentOf(view.observer);
    let sum = 0;
    for (let card = 0; card < CARD_COUNT; card++) {
      if (zone.at(view.state, card) !== UNKNOWN) continue;
      if (zone.at(world, card) === HAND + rival) sum += this.weights[card] as number;
    }
    return sum;
  }
}
