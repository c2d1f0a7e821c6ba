/** EN, Sequence of Play: nine turns; which part follows which. Inside a part the machine's programs lead. */
import { EVERYONE, type EventSink, type State } from '@whistlestop/kernel';
import { ACTIVITIES, DEBATE_TURN, ELECTION_TURN } from './calendar.ts';
import { kinds } from './events.ts';
import { call, programNumber } from './frames.ts';
import {
  ACTIVITY,
  activity,
  DEBATES,
  ELECTION_DAY,
  first,
  GAME_OVER,
  INITIATIVE,
  initiative,
  MOMENTUM_PHASE,
  phase,
  STRATEGY,
  toAct,
  turn,
} from './layout.ts';
import { KENNEDY, NO_ONE, opponentOf } from './seats.ts';
import { canPlay } from './activity.ts';

const PROGRAM_OF_PHASE = Int32Array.of(
  programNumber('initiativePhase'),
  programNumber('activityPlay'),
  programNumber('momentumPhase'),
  programNumber('strategyPhase'),
  programNumber('debates'),
  programNumber('electionDay'),
);

/** The part a turn begins with. */
export function openingPhase(turnNumber: number): number {
  if (turnNumber === DEBATE_TURN) return DEBATES;
  return turnNumber === ELECTION_TURN ? ELECTION_DAY : INITIATIVE;
}

export function beginTurn(s: State, number: number, sink?: EventSink): void {
  turn.set(s, number);
  activity.set(s, 0);
  initiative.set(s, NO_ONE);
  first.set(s, NO_ONE);
  toAct.set(s, NO_ONE);
  sink?.emit(kinds.turnBegan, EVERYONE, number);
  beginPhase(s, openingPhase(number), sink);
}

/** Enters a part of the turn (not an activity phase, which `beginPlay` enters). */
export function beginPhase(s: State, part: number, sink?: EventSink): void {
  phase.set(s, part);
  sink?.emit(kinds.phaseBegan, EVERYONE, part, 0);
  call(s, PROGRAM_OF_PHASE[part] ?? 0, KENNEDY);
}

/** Lets a seat play its card of an activity phase; a seat with nothing to play is passed over (ruling 21). */
export function beginPlay(s: State, number: number, seat: number, sink?: EventSink): void {
  phase.set(s, ACTIVITY);
  if (number !== activity.get(s)) sink?.emit(kinds.phaseBegan, EVERYONE, ACTIVITY, number);
  activity.set(s, number);
  toAct.set(s, seat);
  if (canPlay(s, seat)) call(s, PROGRAM_OF_PHASE[ACTIVITY] ?? 0, seat);
  else sink?.emit(kinds.playSkipped, EVERYONE, seat);
}

/** Goes on to what follows when a part, or a play, has ended. */
export function goOn(s: State, sink?: EventSink): void {
  switch (phase.get(s)) {
    case INITIATIVE:
      beginPlay(s, 1, first.get(s), sink);
      break;
    case ACTIVITY:
      afterPlay(s, sink);
      break;
    case MOMENTUM_PHASE:
      beginPhase(s, STRATEGY, sink);
      break;
    case ELECTION_DAY:
      phase.set(s, GAME_OVER);
      break;
    default:
      beginTurn(s, turn.get(s) + 1, sink);
  }
}

/** The other side plays, then the next activity phase begins; after five of them comes the momentum phase. */
function afterPlay(s: State, sink?: EventSink): void {
  const starter = first.get(s);
  if (toAct.get(s) === starter) beginPlay(s, activity.get(s), opponentOf(starter), sink);
  else if (activity.get(s) < ACTIVITIES) beginPlay(s, activity.get(s) + 1, starter, sink);
  else {
    toAct.set(s, NO_ONE);
    activity.set(s, 0);
    beginPhase(s, MOMENTUM_PHASE, sink);
  }
}
