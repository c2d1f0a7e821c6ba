import { type Game, LIST_ROOM } from './game.ts';
import { type Actor, CHANCE, CHANCE_ACTS, includes, NOBODY, OVER, type SeatMask } from './seats.ts';
import type { Action, State } from './state.ts';

const list = new Int16Array(LIST_ROOM);
const weights = new Int16Array(LIST_ROOM);

/** The seats that may choose now: those the game waits for, and those that may still replace a secret choice. */
export function choosers(game: Game, s: State): SeatMask {
  const pending = game.pending(s);
  return pending === OVER || pending === CHANCE_ACTS ? NOBODY : pending | (game.revisable?.(s) ?? NOBODY);
}

/** Whether this actor may bring this code now: a seat one of its legal actions, chance one of its outcomes. */
export function isPossible(game: Game, s: State, actor: Actor, code: Action): boolean {
  if (actor === CHANCE)
    return game.pending(s) === CHANCE_ACTS && list.subarray(0, game.chance(s, list, weights)).includes(code);
  return includes(choosers(game, s), actor) && list.subarray(0, game.legal(s, actor, list)).includes(code);
}
