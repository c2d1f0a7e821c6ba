/** Everything that lies on the board: cubes, markers, tokens. Every change is made here, and told from here. */
import { EVERYONE, type EventSink, read, type Seat, type State } from '@whistlestop/kernel';
import { REGIONS, ISSUES } from './map.ts';
import { CARRIED, STATES_OF_REGION } from './states.ts';
import { kinds } from './events.ts';
import { endorsements, exhausted, issues, media, momentum, support, tokens, track } from './layout.ts';
import { KENNEDY, NIXON, NO_ONE, ownerOf, signOf } from './seats.ts';

/** How many cubes (or markers) of a signed count are the seat's; 0 when they are the other side's. */
export const cubesOf = (signed: number, seat: Seat): number => {
  const own = signed * signOf(seat);
  return own > 0 ? own : 0;
};

export const supportOf = (s: State, seat: Seat, state: number): number => cubesOf(support.at(s, state), seat);
export const leadsState = (s: State, seat: Seat, state: number): boolean => supportOf(s, seat, state) > 0;
export const carriesState = (s: State, seat: Seat, state: number): boolean => supportOf(s, seat, state) >= CARRIED;

/** Gains support; each cube first takes one of the opponent's away (EN, Campaigning). */
export function gainSupport(s: State, seat: Seat, state: number, count: number, sink?: EventSink): void {
  const change = count * signOf(seat);
  support.add(s, state, change);
  sink?.emit(kinds.supportChanged, EVERYONE, seat, state, change, support.at(s, state));
}

/** Loses as much of the count as is there; the other side never gains by it (EN, Losing Support). */
export function loseSupport(s: State, seat: Seat, state: number, count: number, sink?: EventSink): void {
  const lost = Math.min(count, supportOf(s, seat, state));
  if (lost === 0) return;
  const change = -lost * signOf(seat);
  support.add(s, state, change);
  sink?.emit(kinds.supportChanged, EVERYONE, seat, state, change, support.at(s, state));
}

/** Who leads more states of a region; nobody on a tie (ruling 55). */
export function leaderInMostStates(s: State, region: number): Seat {
  const states = STATES_OF_REGION[region] as Int32Array;
  let balance = 0;
  for (let i = 0; i < states.length; i++) balance += Math.sign(support.at(s, read(states, i)));
  return ownerOf(balance);
}

export const issueLeader = (s: State, issue: number): Seat => ownerOf(issues.at(s, issue));
export const issueSupportOf = (s: State, seat: Seat, issue: number): number => cubesOf(issues.at(s, issue), seat);

export function gainIssue(s: State, seat: Seat, issue: number, count: number, sink?: EventSink): void {
  const change = count * signOf(seat);
  issues.add(s, issue, change);
  sink?.emit(kinds.issueChanged, EVERYONE, seat, issue, change, issues.at(s, issue));
}

export function loseIssue(s: State, seat: Seat, issue: number, count: number, sink?: EventSink): void {
  const lost = Math.min(count, issueSupportOf(s, seat, issue));
  if (lost === 0) return;
  const change = -lost * signOf(seat);
  issues.add(s, issue, change);
  sink?.emit(kinds.issueChanged, EVERYONE, seat, issue, change, issues.at(s, issue));
}

/** The place of an issue on the track, counted from the top. */
export function placeOf(s: State, issue: number): number {
  for (let place = 0; place < ISSUES.length; place++) if (track.at(s, place) === issue) return place;
  return NO_ONE;
}

export function swapPlaces(s: State, upper: number): void {
  const above = track.at(s, upper);
  track.put(s, upper, track.at(s, upper + 1));
  track.put(s, upper + 1, above);
}

/** Moves an issue up; at the top nothing happens (ruling 57). */
export function moveIssueUp(s: State, issue: number, places: number, sink?: EventSink): void {
  for (let i = 0; i < places; i++) {
    const place = placeOf(s, issue);
    if (place <= 0) return;
    swapPlaces(s, place - 1);
    sink?.emit(kinds.issueMovedUp, EVERYONE, issue, place - 1);
  }
}

export const mediaOf = (s: State, seat: Seat, region: number): number => cubesOf(media.at(s, region), seat);

export function gainMedia(s: State, seat: Seat, region: number, count: number, sink?: EventSink): void {
  const change = count * signOf(seat);
  media.add(s, region, change);
  sink?.emit(kinds.mediaChanged, EVERYONE, seat, region, change, media.at(s, region));
}

export function loseMedia(s: State, seat: Seat, region: number, sink?: EventSink): void {
  media.add(s, region, -signOf(seat));
  sink?.emit(kinds.mediaChanged, EVERYONE, seat, region, -signOf(seat), media.at(s, region));
}

/** Who has more media cubes on the board in all; nobody on a tie (ruling 63). */
export function mediaMajority(s: State): Seat {
  let balance = 0;
  for (let region = 0; region < REGIONS.length; region++) balance += media.at(s, region);
  return ownerOf(balance);
}

/** Places an endorsement marker, or removes one of the opponent's instead (ruling 62). */
export function endorse(s: State, seat: Seat, region: number, sink?: EventSink): void {
  endorsements.add(s, region, signOf(seat));
  sink?.emit(kinds.endorsementChanged, EVERYONE, seat, region, signOf(seat), endorsements.at(s, region));
}

export function gainMomentum(s: State, seat: Seat, count: number, cause: number, sink?: EventSink): void {
  if (count === 0) return;
  momentum.add(s, seat, count);
  sink?.emit(kinds.momentumChanged, EVERYONE, seat, count, momentum.at(s, seat), cause);
}

/** Loses or pays momentum; never below none (ruling 58). */
export function loseMomentum(s: State, seat: Seat, count: number, cause: number, sink?: EventSink): void {
  const lost = Math.min(count, momentum.at(s, seat));
  if (lost === 0) return;
  momentum.add(s, seat, -lost);
  sink?.emit(kinds.momentumChanged, EVERYONE, seat, -lost, momentum.at(s, seat), cause);
}

export function moveToken(s: State, seat: Seat, state: number, sink?: EventSink): void {
  const from = tokens.at(s, seat);
  if (from === state) return;
  tokens.put(s, seat, state);
  sink?.emit(kinds.tokenMoved, EVERYONE, seat, from, state);
}

export function exhaustCandidate(s: State, seat: Seat, sink?: EventSink): void {
  if (exhausted.at(s, seat) === 1) return;
  exhausted.put(s, seat, 1);
  sink?.emit(kinds.candidateExhausted, EVERYONE, seat);
}

export function refreshCandidate(s: State, seat: Seat, sink?: EventSink): void {
  exhausted.put(s, seat, 0);
  sink?.emit(kinds.candidateRefreshed, EVERYONE, seat);
}

/** The seat's number of issues led. */
export function issuesLed(s: State, seat: Seat): number {
  let count = 0;
  for (let issue = 0; issue < ISSUES.length; issue++) if (issueLeader(s, issue) === seat) count++;
  return count;
}

/** Who has more of two counts; nobody when they are equal. */
export const greater = (kennedy: number, nixon: number): Seat =>
  kennedy > nixon ? KENNEDY : nixon > kennedy ? NIXON : NO_ONE;
