/** EN, Final Tally: electoral votes, the House, most states, Kennedy (rulings 84, 85). */
import { EVERYONE, type EventSink, read, type State } from '@whistlestop/kernel';
import { greater } from './cubes-and-markers.ts';
import { MAJORITY, STATE_COUNT, VOTES } from './states.ts';
import { BY_HOUSE, BY_MAJORITY, BY_PLURALITY, BY_STATES, kinds } from './events.ts';
import type { GameOperation } from './frames.ts';
import { statesWon, support, votes, winner, withheldVotes } from './layout.ts';
import { withheld } from './modifiers.ts';
import { KENNEDY, NIXON, NO_ONE, ownerOf } from './seats.ts';

/** Whether nobody gets the votes of a state held by so many cubes, for Unpledged Electors. */
export const isWithheld = (s: State, state: number, cubes = support.at(s, state)): boolean =>
  withheld.any(s, state, cubes);

function count(s: State, sink?: EventSink): void {
  for (let state = 0; state < STATE_COUNT; state++) {
    const worth = read(VOTES, state);
    if (isWithheld(s, state)) {
      withheldVotes.add(s, worth);
      sink?.emit(kinds.votesWithheld, EVERYONE, state, worth);
      continue;
    }
    const seat = ownerOf(support.at(s, state));
    votes.add(s, seat, worth);
    statesWon.add(s, seat, 1);
  }
}

export const tally: GameOperation = {
  begin(s, _f, sink) {
    count(s, sink);
    const kennedy = votes.at(s, KENNEDY);
    const nixon = votes.at(s, NIXON);
    sink?.emit(kinds.votesCounted, EVERYONE, kennedy, nixon, withheldVotes.get(s));
    const byVotes = greater(kennedy, nixon);
    const byStates = greater(statesWon.at(s, KENNEDY), statesWon.at(s, NIXON));
    if (byVotes !== NO_ONE) {
      const majority = Math.max(kennedy, nixon) >= MAJORITY;
      declare(s, byVotes, majority ? BY_MAJORITY : BY_PLURALITY, sink);
    } else declare(s, byStates === NO_ONE ? KENNEDY : byStates, byStates === NO_ONE ? BY_HOUSE : BY_STATES, sink);
    return false;
  },
};

function declare(s: State, seat: number, victory: number, sink?: EventSink): void {
  winner.set(s, seat + 1);
  sink?.emit(kinds.gameWon, EVERYONE, seat, victory);
}
