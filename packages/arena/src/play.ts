import {
  CHANCE,
  CHANCE_ACTS,
  type Entry,
  firstOf,
  type Game,
  LIST_ROOM,
  OVER,
  Random,
  viewOf,
} from '@whistlestop/kernel';
import { type Bot, decide, type ThinkRequest } from '@whistlestop/kernel/bots';
import { PairedLuck } from './paired-luck.ts';

/** How long a bot may think about each decision: a number of evaluations (the same everywhere), or a time. */
export type Budget = { readonly evaluations: number } | { readonly milliseconds: number };

/** A bot at a seat, with its budget. */
export interface ArenaPlayer {
  readonly bot: Bot;
  readonly budget: Budget;
  /** Seeds the bot's own random numbers, so that two bots of a kind do not think alike. */
  readonly randomSeed: string;
}

export interface GameRequest {
  readonly game: Game;
  /** One player for each seat. */
  readonly players: readonly ArenaPlayer[];
  readonly seed: string;
  /** The time in milliseconds; only budgets in time depend on it. */
  readonly clock: () => number;
}

/** A finished game: each seat's score, its log, and what thinking cost each seat. */
export interface PlayedGame {
  readonly scores: readonly number[];
  readonly log: readonly Entry[];
  readonly thoughts: readonly number[];
  readonly milliseconds: readonly number[];
  readonly slowest: readonly number[];
}

const list = new Int16Array(LIST_ROOM);
const weights = new Int16Array(LIST_ROOM);

/** Plays one game to its end. With budgets in evaluations the same request gives the same game on any machine. */
export function playGame({ game, players, seed, clock }: GameRequest): PlayedGame {
  const s = game.layout.create();
  game.init(s);
  const luck = new PairedLuck(game, seed);
  const log: Entry[] = [];
  const thoughts = game.seats.map(() => 0);
  const milliseconds = game.seats.map(() => 0);
  const slowest = game.seats.map(() => 0);
  for (let pending = game.pending(s); pending !== OVER; pending = game.pending(s)) {
    if (pending === CHANCE_ACTS) {
      const outcome = luck.pick(list, weights, game.chance(s, list, weights));
      game.apply(s, CHANCE, outcome);
      log.push({ kind: 'chance', outcome });
      continue;
    }
    const seat = firstOf(pending);
    const { bot, budget, randomSeed } = players[seat] as ArenaPlayer;
    const random = new Random(`${seed}/${randomSeed}/${seat}/${thoughts[seat]}`);
    const started = clock();
    const action = think(bot, budget, clock, { view: viewOf(game, s, seat), random });
    const spent = clock() - started;
    thoughts[seat] = (thoughts[seat] ?? 0) + 1;
    milliseconds[seat] = (milliseconds[seat] ?? 0) + spent;
    slowest[seat] = Math.max(slowest[seat] ?? 0, spent);
    game.apply(s, seat, action);
    log.push({ kind: 'action', seat, action });
  }
  const scores = new Float32Array(game.seats.length);
  game.result(s, scores);
  return { scores: [...scores], log, thoughts, milliseconds, slowest };
}

function think(bot: Bot, budget: Budget, clock: () => number, asked: Pick<ThinkRequest, 'view' | 'random'>): number {
  if ('evaluations' in budget) return decide(bot, { ...asked, evaluations: budget.evaluations });
  const end = clock() + budget.milliseconds;
  return decide(bot, { ...asked, evaluations: Number.MAX_SAFE_INTEGER, enough: () => clock() >= end });
}
