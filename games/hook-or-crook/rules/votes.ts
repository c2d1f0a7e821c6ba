import { EVERYONE, read, type EventSink, type State } from '@whistlestop/kernel';
import type { MatchConstants, Place } from './match-constants.ts';
import { events } from './events.ts';

/**
 * Moves votes of a State's colour from one place to another: what there is when less is left than asked (rulings 15, 16
 * and 18). Votes move in no other way, so each colour's pot, pile and State always add up to 48. Returns the number moved.
 */
export function moveVotes(
  c: MatchConstants,
  s: State,
  state: number,
  from: Place,
  to: Place,
  votes: number,
  sink?: EventSink,
): number {
  const moved = Math.min(votes, c.places[from].at(s, state));
  if (moved === 0) return 0;
  c.places[from].add(s, state, -moved);
  c.places[to].add(s, state, moved);
  sink?.emit(events.kinds.votesMoved, EVERYONE, read(c.colourNumber, state), from, to, moved);
  return moved;
}
