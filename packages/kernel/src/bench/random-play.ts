import { drawOutcome } from '../decisions.ts';
import { type Game, LIST_ROOM } from '../game.ts';
import type { Random } from '../random.ts';
import { CHANCE, CHANCE_ACTS, OVER } from '../seats.ts';
import { readList, type State } from '../state.ts';

const list = new Int16Array(LIST_ROOM);

/** Plays on at random from `s`, at most `limit` decisions, and tells how many there were. Allocates nothing. */
export function playRandomly(game: Game, s: State, random: Random, limit: number): number {
  let decisions = 0;
  for (let pending = game.pending(s); pending !== OVER && decisions < limit; pending = game.pending(s)) {
    if (pending === CHANCE_ACTS) game.apply(s, CHANCE, drawOutcome(game, s, random));
    else {
      const seat = 31 - Math.clz32(pending);
      game.apply(s, seat, readList(list, random.below(game.legal(s, seat, list))));
    }
    decisions++;
  }
  return decisions;
}
