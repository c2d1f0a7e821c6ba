import {
  drawOutcome,
  type Game,
  OVER,
  Random,
  viewOf,
  CHANCE,
  CHANCE_ACTS,
  includes,
  LIST_ROOM,
  type State,
} from '@whistlestop/kernel';
import type { BotKind } from './bot.ts';

/** Evaluations a bot makes each second of thinking, over the first decisions of a game; 0 for bots that make none. */
export function evaluationRate(game: Game, kind: BotKind, seconds: number, clock: () => number): number {
  const bot = kind.create(game);
  const random = new Random('rate');
  let evaluations = 0;
  let spent = 0;
  while (spent < seconds * 1000) {
    const s = middleOf(game, random);
    const pending = game.pending(s);
    if (pending === OVER || pending === CHANCE_ACTS) continue;
    const seat = game.seats.findIndex((_, candidate) => includes(pending, candidate));
    const thinking = bot.think({ view: viewOf(game, s, seat), evaluations: kind.evaluations, random });
    const started = clock();
    let last = 0;
    for (let slice = thinking.next(); slice.done !== true; slice = thinking.next()) last = Math.max(last, slice.value);
    spent += Math.max(0.001, clock() - started);
    evaluations += last;
  }
  return (evaluations * 1000) / spent;
}

const list = new Int16Array(LIST_ROOM);

/** A position a few dozen random choices into a game. */
function middleOf(game: Game, random: Random): State {
  const s = game.layout.create();
  game.init(s);
  for (let step = 20 + random.below(40); step > 0 || game.pending(s) === CHANCE_ACTS; step--) {
    const pending = game.pending(s);
    if (pending === OVER) break;
    if (pending === CHANCE_ACTS) {
      game.apply(s, CHANCE, drawOutcome(game, s, random));
      continue;
    }
    const seat = game.seats.findIndex((_, candidate) => includes(pending, candidate));
    game.apply(s, seat, list[random.below(game.legal(s, seat, list))] as number);
  }
  return s;
}
