import type { Game } from './game.ts';
import { type Actor, NOBODY, type Observer, only, type Seat, type SeatMask, sees } from './seats.ts';
import { type Action, read, type State } from './state.ts';

/** One action or outcome of a match that is in effect. */
export interface TakenStep {
  /** Its place in the log. */
  readonly sequence: number;
  readonly actor: Actor;
  readonly code: Action;
  /** Whether the actor alone cannot take this step back: chance acted, or something hidden was revealed. */
  readonly boundary: boolean;
}

/**
 * Whether a step revealed something this observer could not see. A slot hidden from it was shown to anybody or changed,
 * or another seat's secret choice was resolved.
 */
export function reveals(game: Game, before: State, after: State, observer: Observer): boolean {
  const { layout } = game;
  const takenUp = revisers(game, before) & ~revisers(game, after);
  if ((observer < 0 ? takenUp : takenUp & ~only(observer)) !== 0) return true;
  for (const slot of layout.differences(before, after)) {
    const was = layout.witnessesOf(before, slot);
    if (sees(was, observer)) continue;
    if (read(before, slot) !== read(after, slot)) return true;
    if ((layout.witnessesOf(after, slot) & ~was) !== 0) return true;
  }
  return false;
}

const revisers = (game: Game, s: State): SeatMask => game.revisable?.(s) ?? NOBODY;

/** The last sequence number that stays in effect when `seat` steps back once; undefined when it may not. */
export function undoTarget(steps: readonly TakenStep[], seat: Seat): number | undefined {
  const last = steps.at(-1);
  if (last === undefined || last.actor !== seat || last.boundary) return undefined;
  return steps.at(-2)?.sequence ?? 0;
}

/** How many steps the seat could take back in a row. */
export function undoDepth(steps: readonly TakenStep[], seat: Seat): number {
  return steps.length - 1 - steps.findLastIndex((step) => step.actor !== seat || step.boundary);
}
