import { type Game, LIST_ROOM, type Random } from '../../index.ts';
import type { Bot, BotKind } from '../bot.ts';
import { Expectation, type Valuer } from './valuer.ts';

/** How a lookahead bot plays. */
export interface Lookahead {
  readonly id: string;
  readonly valuer: (game: Game) => Valuer;
  /** Worlds each choice is tried in. */
  readonly worlds: number;
  /** Chance nodes looked through. */
  readonly depth: number;
  /** Choices within this much of the best may be taken, half as likely for each `temperature` they fall short. */
  readonly slack?: number;
  readonly temperature?: number;
}

/** Tries every choice in a few sampled worlds, looks through what chance may bring, and takes the best on average. */
export const lookaheadKind = (about: Lookahead): BotKind => ({
  id: about.id,
  evaluations: 0,
  create: (game): Bot => new LookaheadBot(game, about),
});

class LookaheadBot implements Bot {
  readonly #game: Game;
  readonly #about: Lookahead;
  readonly #expectation: Expectation;
  readonly #list = new Int16Array(LIST_ROOM);

  constructor(game: Game, about: Lookahead) {
    this.#game = game;
    this.#about = about;
    this.#expectation = new Expectation(game, about.valuer(game), about.depth);
  }

  *think({ view, random, enough }: Parameters<Bot['think']>[0]): ReturnType<Bot['think']> {
    const world = this.#game.layout.create();
    const work = this.#game.layout.create();
    this.#game.sampleWorld(view, random, world);
    const choices = this.#list.slice(0, this.#game.legal(world, view.observer, this.#list));
    if (choices.length === 1) return choices[0] as number;
    const sums = new Float64Array(choices.length);
    let seen = 0;
    for (let sample = 0; sample < this.#about.worlds; sample++) {
      if (sample > 0) this.#game.sampleWorld(view, random, world);
      for (const [index, action] of choices.entries()) {
        work.set(world);
        this.#game.apply(work, view.observer, action);
        sums[index] = (sums[index] ?? 0) + this.#expectation.of(work, view.observer, random);
        seen++;
      }
      yield seen;
      if (enough?.() === true) break;
    }
    const rounds = seen / choices.length;
    return choices[pick(sums, rounds, this.#about, random)] as number;
  }
}

function pick(sums: Float64Array, rounds: number, { slack = 0, temperature = 1 }: Lookahead, random: Random): number {
  const best = Math.max(...sums);
  const near = [...sums.keys()].filter((index) => (sums[index] ?? 0) >= best - slack * rounds - 1e-12);
  const weights = near.map((index) => 2 ** (((sums[index] ?? 0) - best) / rounds / temperature));
  let ticket = random.unit() * weights.reduce((sum, weight) => sum + weight, 0);
  return near.find((_, place) => (ticket -= weights[place] ?? 0) < 0) ?? near[0] ?? 0;
}
