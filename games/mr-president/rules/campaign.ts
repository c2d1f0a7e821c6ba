import { type EventSink, EVERYONE, read, type State } from '@whistlestop/kernel';
import { fillDeck, takeFromDeck } from './deck.ts';
import { kinds } from './events.ts';
import {
  asked,
  buriedInRow,
  buriedOfSame,
  campaign,
  card1,
  card2,
  COMMIT,
  committed,
  CONVENTION,
  count,
  doubled,
  drift,
  ELECTION,
  finishAsked,
  hand,
  handsLeft,
  headStart,
  inRecess,
  lastTied,
  lastTies,
  leaders,
  open1,
  open2,
  PARLEY,
  PICK_UP,
  playing,
  pools,
  popular,
  popularStake,
  race,
  recessSpent,
  round,
  score,
  scored,
  spent,
  stage,
  stake,
  taken,
  toTurnUp,
  TURN_UP,
} from './layout.ts';
import { FULL_HAND } from './notation.ts';
import type { MatchConstants } from './match-constants.ts';

/** Deals every hand anew, shuffles the deck and clears the board (rulings 20, 28 and 34). */
export function beginCampaign(c: MatchConstants, s: State, kind: number, sink?: EventSink): void {
  race.set(s, kind);
  campaign.add(s, 1);
  round.set(s, 0);
  fillDeck(s);
  taken.fill(s, 0);
  pools.set(s, 0);
  score.fill(s, 0);
  popular.fill(s, 0);
  headStart.fill(s, 0);
  drift.set(s, 0);
  leaders.set(s, 0);
  doubled.set(s, 0);
  finishAsked.set(s, 0);
  scored.set(s, 0);
  lastTies.set(s, 0);
  forgetBurials(c, s);
  hand.fill(s, 0);
  handsLeft.fill(s, 0);
  spent.fill(s, 0);
  for (let seat = 0; seat < c.seats; seat++) {
    hand.put(s, seat, FULL_HAND);
    handsLeft.put(s, seat, c.hands(kind) - 1);
  }
  asked.set(s, 0);
  committed.set(s, 0);
  sink?.emit(kinds.campaignBegun, EVERYONE, kind, campaign.get(s), isLastCampaign(c, s) ? 1 : 0);
  if (kind === ELECTION) openParley(c, s, sink);
  else openRound(c, s);
}

/** Ruling 68: the last of several campaigns that elect nobody is not replayed; a convention is no such campaign. */
export function isLastCampaign(c: MatchConstants, s: State): boolean {
  const kind = race.get(s);
  return kind !== CONVENTION && campaign.get(s) - (kind === ELECTION ? 1 : 0) >= c.campaigns;
}

/** No tie for first has been buried since the last round that was scored (ruling 67). */
export function forgetBurials(c: MatchConstants, s: State): void {
  if (!c.limitsBurials) return;
  lastTied.set(s, 0);
  buriedOfSame.set(s, 0);
  buriedInRow.set(s, 0);
}

/** Ruling 32: before the first round of the ticket election each party confers. */
function openParley(c: MatchConstants, s: State, sink?: EventSink): void {
  recessSpent.set(s, 0);
  inRecess.set(s, 0);
  asked.set(s, c.everybody);
  committed.set(s, 0);
  stage.set(s, PARLEY);
  sink?.emit(kinds.parleyOpened, EVERYONE);
}

/** Goes on to the next round. */
export function openRound(c: MatchConstants, s: State): void {
  round.add(s, 1);
  turnUpAnew(c, s);
}

/** Has the round's State Cards turned up, for the first time or again after a burial. */
export function turnUpAnew(c: MatchConstants, s: State): void {
  toTurnUp.set(s, read(c.rounds(race.get(s)), round.get(s) - 1));
  stake.set(s, 0);
  popularStake.set(s, 0);
  stage.set(s, TURN_UP);
}

/** Turns up one State Card; after the last of the round the candidates choose their cards. */
export function turnUp(c: MatchConstants, s: State, state: number, sink?: EventSink): void {
  takeFromDeck(s, state, round.get(s));
  stake.add(s, read(c.votes, state));
  popularStake.add(s, read(c.popularVotes, state));
  sink?.emit(kinds.turnedUp, EVERYONE, state, read(c.votes, state), round.get(s), read(c.popularVotes, state));
  toTurnUp.add(s, -1);
  if (toTurnUp.get(s) === 0) openCommit(c, s, sink);
}

/** Asks everyone who holds a card for his cards; a round in which nobody does is not scored (ruling 37). */
export function openCommit(c: MatchConstants, s: State, sink?: EventSink): void {
  clearTable(c, s);
  let holders = 0;
  for (let seat = 0; seat < c.seats; seat++) if (hand.at(s, seat) !== 0) holders |= 1 << seat;
  playing.set(s, holders);
  asked.set(s, holders);
  stage.set(s, holders === 0 ? PICK_UP : COMMIT);
  if (holders === 0) sink?.emit(kinds.unscored, EVERYONE, stake.get(s));
}

/** Clears away the last round's cards; until now they lay open for everybody to see. */
function clearTable(c: MatchConstants, s: State): void {
  committed.set(s, 0);
  for (let seat = 0; seat < c.seats; seat++) {
    count.put(s, seat, 0);
    card1.put(s, seat, 0);
    card2.put(s, seat, 0);
    open1.put(s, seat, 1 << seat);
    open2.put(s, seat, 1 << seat);
  }
}
