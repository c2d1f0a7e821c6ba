import { type Game, LIST_ROOM } from './game.ts';
import type { Random } from './random.ts';
import {
  type Actor,
  CHANCE,
  CHANCE_ACTS,
  firstOf,
  includes,
  NOBODY,
  OVER,
  type Pending,
  type Seat,
  type SeatMask,
} from './seats.ts';
import { type Action, type Outcome, readList, type State } from './state.ts';

const list = new Int16Array(LIST_ROOM);
const weights = new Int16Array(LIST_ROOM);

/** The seats that may choose now: those the game waits for, and those that may still replace a secret choice. */
export function choosers(game: Game, s: State, pending: Pending = game.pending(s)): SeatMask {
  return pending === OVER || pending === CHANCE_ACTS ? NOBODY : pending | (game.revisable?.(s) ?? NOBODY);
}

/** Lets chance decide for search and simulation: one of its outcomes, by their weights. */
export const drawOutcome = (game: Game, s: State, random: Random): Outcome =>
  game.draw === undefined
    ? readList(list, random.weighted(weights, game.chance(s, list, weights)))
    : game.draw(s, random);

/**
 * Plays on from a position, until the game is over or the seats have made `most` choices. Returns the number of
 * decisions, those of chance included.
 */
export function playOn(
  game: Game,
  s: State,
  random: Random,
  choose: (seat: Seat) => Action,
  most = Number.POSITIVE_INFINITY,
): number {
  let drawn = 0;
  let chosen = 0;
  for (let pending = game.pending(s); pending !== OVER && chosen < most; pending = game.pending(s)) {
    if (pending === CHANCE_ACTS) {
      game.apply(s, CHANCE, drawOutcome(game, s, random));
      drawn++;
    } else {
      const seat = firstOf(pending);
      game.apply(s, seat, choose(seat));
      chosen++;
    }
  }
  return drawn + chosen;
}

/** Whether this actor may bring this code now: a seat one of its legal actions, chance one of its outcomes. */
export function isPossible(game: Game, s: State, actor: Actor, code: Action): boolean {
  if (actor === CHANCE) return game.pending(s) === CHANCE_ACTS && isListed(code, game.chance(s, list, weights));
  return includes(choosers(game, s), actor) && isListed(code, game.legal(s, actor, list));
}

/** Whether a code is among the first of the list. */
function isListed(code: Action, count: number): boolean {
  for (let i = 0; i < count; i++) if (readList(list, i) === code) return true;
  return false;
}
