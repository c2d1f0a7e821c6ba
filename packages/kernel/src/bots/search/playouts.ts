import { type Game, LIST_ROOM, playOn, Random, type Seat, type State } from '../../index.ts';
import type { Bot, BotKind } from '../bot.ts';
import { Expectation, type Valuer } from './valuer.ts';

/** How a playout bot searches. */
export interface Playouts {
  readonly id: string;
  readonly evaluations: number;
  readonly valuer: (game: Game) => Valuer;
  /** Decisions, chance not counted, that a playout follows before it is valued. */
  readonly horizon: number;
  /** How often a playout takes any choice instead of the one that looks best. */
  readonly whim: number;
}

/** Follows its choices into sampled worlds where every seat takes what looks best; the worse half of them leaves early. */
export const playoutKind = (about: Playouts): BotKind => ({
  id: about.id,
  evaluations: about.evaluations,
  create: (game): Bot => new PlayoutBot(game, about),
});

class PlayoutBot implements Bot {
  readonly #game: Game;
  readonly #about: Playouts;
  readonly #valuer: Valuer;
  readonly #glance: Expectation;
  readonly #list = new Int16Array(LIST_ROOM);
  readonly #world: State;
  readonly #work: State;
  readonly #try: State;

  constructor(game: Game, about: Playouts) {
    this.#game = game;
    this.#about = about;
    this.#valuer = about.valuer(game);
    this.#glance = new Expectation(game, this.#valuer, 0);
    this.#world = game.layout.create();
    this.#work = game.layout.create();
    this.#try = game.layout.create();
  }

  *think({ view, evaluations, random, enough }: Parameters<Bot['think']>[0]): ReturnType<Bot['think']> {
    const seat = view.observer;
    this.#game.sampleWorld(view, random, this.#world);
    const choices = this.#list.slice(0, this.#game.legal(this.#world, seat, this.#list));
    if (choices.length === 1) return choices[0] as number;
    let alive = Array.from(choices, (action) => ({ action, sum: 0, count: 0 }));
    const mean = ({ sum, count }: { sum: number; count: number }) => sum / Math.max(1, count);
    const rounds = Math.ceil(Math.log2(alive.length));
    const seed = random.next32();
    let spent = 0;
    for (let round = 0; round < rounds; round++) {
      const share = Math.max(1, Math.round((evaluations - spent) / (rounds - round) / alive.length));
      for (let sample = 0; sample < share; sample++) {
        this.#game.sampleWorld(view, random, this.#world);
        for (const choice of alive) {
          choice.sum += this.#follow(choice.action, seat, new Random(`${seed}/${round}/${sample}`));
          choice.count++;
          yield ++spent;
          if (enough?.() === true) return alive.reduce((a, b) => (mean(b) > mean(a) ? b : a)).action;
        }
      }
      alive = alive.toSorted((a, b) => mean(b) - mean(a)).slice(0, Math.max(1, Math.ceil(alive.length / 2)));
    }
    return alive[0]?.action ?? (choices[0] as number);
  }

  #follow(action: number, seat: Seat, luck: Random): number {
    const game = this.#game;
    const s = this.#work;
    s.set(this.#world);
    game.apply(s, seat, action);
    playOn(game, s, luck, (who) => this.#quickChoice(s, who, luck), this.#about.horizon);
    return this.#valuer.value(s, seat);
  }

  #quickChoice(s: State, seat: Seat, luck: Random): number {
    const count = this.#game.legal(s, seat, this.#list);
    if (count === 1) return this.#list[0] as number;
    if (luck.unit() < this.#about.whim) return this.#list[luck.below(count)] as number;
    let best = Number.NEGATIVE_INFINITY;
    let chosen = 0;
    for (let i = 0; i < count; i++) {
      this.#try.set(s);
      this.#game.apply(this.#try, seat, this.#list[i] as number);
      const value = this.#glance.of(this.#try, seat, luck);
      if (value <= best) continue;
      best = value;
      chosen = i;
    }
    return this.#list[chosen] as number;
  }
}
