import {
  type EventSink,
  EVERYONE,
  includes,
  type Parties,
  type Seat,
  type SeatMask,
  type State,
} from '@whistlestop/kernel';
import { openRound } from './campaign.ts';
import { kinds } from './events.ts';
import { asked, COMMIT, committed, IN_RECESS, inRecess, PARLEY, playing, recessSpent, stage } from './layout.ts';
import { READY } from './notation.ts';
import { planSchema } from './plan.ts';
import type { MatchConstants } from './match-constants.ts';
import { membersOf, partyOf } from './sides.ts';

/*
 * The nominee version's parleys (ruling 32). The rules keep who may confer when and who has spent the recess; the
 * channel and its five-minute clock belong to whoever hosts the match.
 */

/** Opens a recess for the caller's party, or lets it join the other party's by spending its own. */
export function callRecess(s: State, seat: Seat, sink?: EventSink): void {
  const party = partyOf(seat);
  if (stage.get(s) !== IN_RECESS) {
    asked.set(s, 0);
    committed.set(s, 0);
    stage.set(s, IN_RECESS);
  }
  recessSpent.set(s, recessSpent.get(s) | (1 << party));
  inRecess.set(s, inRecess.get(s) | (1 << party));
  asked.set(s, asked.get(s) | membersOf(party));
  sink?.emit(kinds.recessCalled, EVERYONE, seat, party);
}

/** Who may still join a recess with one of his own. */
export function mayJoinRecess(s: State): SeatMask {
  let may = 0;
  for (let party = 0; party < 2; party++) if (!includes(recessSpent.get(s), party)) may |= membersOf(party);
  return may;
}

/** A candidate has conferred enough; when all have, play goes on. */
export function confer(c: MatchConstants, s: State, seat: Seat, sink?: EventSink): void {
  committed.set(s, committed.get(s) | (1 << seat));
  sink?.emit(kinds.ready, EVERYONE, seat);
  if (committed.get(s) !== asked.get(s)) return;
  sink?.emit(kinds.parleyClosed, EVERYONE);
  committed.set(s, 0);
  if (stage.get(s) === PARLEY) {
    openRound(c, s);
    return;
  }
  inRecess.set(s, 0);
  asked.set(s, playing.get(s));
  stage.set(s, COMMIT);
}

/** Whether a party's private channel is open now. */
export const channelOpen = (s: State, party: number): boolean =>
  stage.get(s) === PARLEY || (stage.get(s) === IN_RECESS && includes(inRecess.get(s), party));

/** The two parties of the nominee version: five minutes each time (ruling 32). */
export const parties: Parties = {
  of: (seat) => membersOf(partyOf(seat)),
  confers: (s, seat) => channelOpen(s, partyOf(seat)),
  time: 5 * 60_000,
  enough: READY,
  plan: planSchema,
};
