import { CHANCE, CHANCE_ACTS, drawOutcome, firstOf, type Game, OVER, Random, viewOf } from '../index.ts';
import type { BotKind } from './bot.ts';

/** How fast a bot thinks. */
export interface Pace {
  /** Evaluations for each second of thinking; 0 for bots that count none. */
  readonly evaluations: number;
  /** Milliseconds that all but the slowest twentieth of its decisions take at most. */
  readonly p95: number;
}

/** Lets a bot play all seats from the start of a game, and on into the next one, for so many seconds of thinking. */
export function thinkingPace(game: Game, kind: BotKind, seconds: number, clock: () => number): Pace {
  const bot = kind.create(game);
  const random = new Random('pace');
  const times: number[] = [];
  let evaluations = 0;
  let spent = 0;
  let s = game.layout.create();
  game.init(s);
  while (spent < seconds * 1000) {
    const pending = game.pending(s);
    if (pending === CHANCE_ACTS) game.apply(s, CHANCE, drawOutcome(game, s, random));
    else if (pending === OVER) {
      s = game.layout.create();
      game.init(s);
    } else {
      const seat = firstOf(pending);
      const thinking = bot.think({ view: viewOf(game, s, seat), evaluations: kind.evaluations, random });
      const started = clock();
      let most = 0;
      let slice = thinking.next();
      for (; slice.done !== true; slice = thinking.next()) most = Math.max(most, slice.value);
      const took = Math.max(0.001, clock() - started);
      times.push(took);
      spent += took;
      evaluations += most;
      game.apply(s, seat, slice.value);
    }
  }
  times.sort((a, b) => a - b);
  return { evaluations: (evaluations * 1000) / spent, p95: times[Math.floor(times.length * 0.95)] ?? 0 };
}
