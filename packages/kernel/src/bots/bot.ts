import type { Action, Game, Random, View } from '../index.ts';

/** What a bot may use: the view of its own seat, a budget, and its own random numbers. Never a state. */
export interface ThinkRequest {
  readonly view: View;
  /** How many positions it may evaluate; equal budgets and seeds give equal choices everywhere. */
  readonly evaluations: number;
  readonly random: Random;
  /** For hosts that limit time, called between slices: true ends the thought with the best choice so far. */
  readonly enough?: () => boolean;
}

/** A thought in slices: each `yield` reports the evaluations so far, and the host may stop there. */
export type Thinking = Generator<number, Action>;

/** A computer player bound to one game. */
export interface Bot {
  think(request: ThinkRequest): Thinking;
}

/** A bot that chooses at once, without slices. */
export const promptBot = (choose: (request: ThinkRequest) => Action): Bot => ({
  *think(request) {
    yield 0;
    return choose(request);
  },
});

/** A kind of computer player, as people choose it. */
export interface BotKind {
  readonly id: string;
  /** The default number of evaluations. */
  readonly evaluations: number;
  create(game: Game): Bot;
}

/** Runs a thought to its end. */
export function decide(bot: Bot, request: ThinkRequest): Action {
  const thinking = bot.think(request);
  for (;;) {
    const slice = thinking.next();
    if (slice.done === true) return slice.value;
  }
}
