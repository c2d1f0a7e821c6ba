import { type EventSink, EVERYONE, includes, type State } from '@whistlestop/kernel';
import { kinds } from './events.ts';
import {
  close,
  drift,
  level,
  order,
  PICK_UP,
  placed,
  popular,
  round,
  score,
  scored,
  stage,
  stake,
  taken,
  where,
} from './layout.ts';
import { STATE_COUNT } from './notation.ts';
import type { MatchConstants } from './match-constants.ts';

/* Second edition: scoring a round by both counts (rulings 37, 49, 50, 60 and 61). */

/** The chart rows of the states turned up in a round, added for one place and column (ruling 61). */
function roundPlaceVotes(c: MatchConstants, s: State, ofRound: number, column: number, place: number): number {
  let votes = 0;
  for (let state = 0; state < STATE_COUNT; state++)
    if (where.at(s, state) === ofRound) votes += c.placeVotes(state, column, place);
  return votes;
}

/** The column a candidate scores from: fixed before any upset, for the candidate and not for the place (ruling 49). */
const columnOf = (s: State, seat: number): number => (close.get(s) === 1 || includes(level.get(s), seat) ? 1 : 0);

/** Scores the places of a round and gives its electors to whoever is first. */
export function scorePlaces(c: MatchConstants, s: State, sink?: EventSink): void {
  const now = round.get(s);
  const first = order.at(s, 0) - 1;
  if (c.popular || c.bothTallies) {
    for (let place = 0; place < c.seats; place++) {
      drift.add(s, -roundPlaceVotes(c, s, now, 0, place));
      if (place >= placed.get(s)) continue;
      const seat = order.at(s, place) - 1;
      const column = columnOf(s, seat);
      const votes = roundPlaceVotes(c, s, now, column, place);
      popular.add(s, seat, votes);
      drift.add(s, votes);
      sink?.emit(kinds.placed, EVERYONE, seat, place + 1, votes, column);
    }
  }
  taken.put(s, now - 1, first + 1);
  score.add(s, first, stake.get(s));
  scored.add(s, 1);
  if (!c.popular || c.bothTallies) sink?.emit(kinds.carried, EVERYONE, first, stake.get(s));
  stage.set(s, PICK_UP);
}
