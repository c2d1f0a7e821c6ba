/**
 * The words card effects are written in. Each builds plain data; the operations of the same name carry it out.
 * "may" means the chooser can stop at any time, "gain", "lose" and "must" leave no choice (ruling 41). A loss takes
 * what is there and never turns into the other side's support.
 */
import { type Condition, condition, type Effect, sequence, step } from '@whistlestop/kernel';
import { type Issue, ISSUES, type Region, REGIONS } from '../map.ts';
import { EVERYWHERE } from '../../cards/state-sets.ts';
import { STATE_COUNT, type StateCode, stateNumber } from '../states.ts';

/** Whom a card means; resolved to a seat, or to nobody, when its part of the effect is reached (ruling 42). */
export type Who = number;
export const kennedy: Who = 0;
export const nixon: Who = 1;
/** Whoever played or triggered the card (ruling 25). */
export const player: Who = 2;
export const opponent: Who = 3;
export const [FIRST_ISSUE_LEADER, FIRST_MEDIA_HOLDER, FIRST_REGION_LEADER, FIRST_STATE_LEADER] = [4, 7, 11, 15];
/** Whoever has more cubes in Alaska and Hawaii together. */
export const strongerInNewStates: Who = FIRST_STATE_LEADER + STATE_COUNT;
export const leaderOf = (issue: Issue): Who => FIRST_ISSUE_LEADER + ISSUES.indexOf(issue);
export const mediaHolderIn = (region: Region): Who => FIRST_MEDIA_HOLDER + REGIONS.indexOf(region);
/** Whoever leads more states of a region; nobody on a tie (ruling 55). */
export const leaderInMostStatesOf = (region: Region): Who => FIRST_REGION_LEADER + REGIONS.indexOf(region);
export const leaderIn = (state: StateCode): Who => FIRST_STATE_LEADER + stateNumber(state);

interface Placing {
  /** Most cubes in one state; caps count cubes used, not net change (ruling 60). */
  readonly max?: number;
  /** A set of states; everywhere when absent. */
  readonly among?: number;
}
const NO_CAP = 99;
const capOf = (placing: Placing) => placing.max ?? NO_CAP;
const setOf = (placing: Placing) => placing.among ?? EVERYWHERE;

// State support
export const mayPlace = (who: Who, count: number, placing: Placing): Effect =>
  step('mayPlace', who, count, capOf(placing), setOf(placing));
export const mayPlaceInEmptyStates = (who: Who, count: number): Effect =>
  step('mayPlaceInEmptyStates', who, count, 1, EVERYWHERE);
export const mayPlaceInOneMediaRegion = (who: Who, count: number, max: number): Effect =>
  step('mayPlaceInOneMediaRegion', who, count, max, EVERYWHERE);
/** Removes the other side's cubes. */
export const mayRemove = (who: Who, count: number, placing: Placing): Effect =>
  step('mayRemove', who, count, capOf(placing), setOf(placing));
/** Removes own cubes, as many as there are up to the count. */
export const mustRemoveOwn = (who: Who, count: number, placing: Placing): Effect =>
  step('mustRemoveOwn', who, count, capOf(placing), setOf(placing));
export const gainSupport = (who: Who, count: number, state: StateCode): Effect =>
  step('gainSupport', who, count, stateNumber(state));
/** All of it or none. */
export const mayGainSupport = (who: Who, count: number, state: StateCode): Effect =>
  step('mayGainSupport', who, count, stateNumber(state));
export const loseSupport = (who: Who, count: number, state: StateCode): Effect =>
  step('loseSupport', who, count, stateNumber(state));
export const loseSupportAtToken = (who: Who, count: number): Effect => step('loseSupportAtToken', who, count);
export const gainInEmptyStates = (who: Who, region: Region): Effect =>
  step('gainInEmptyStates', who, REGIONS.indexOf(region));
export const maySwingState = (who: Who, count: number): Effect => step('maySwingState', who, count);
export const moveToken = (who: Who, state: StateCode): Effect => step('moveToken', who, stateNumber(state));
export const mustMoveToken = (who: Who, among: number): Effect => step('mustMoveToken', who, among);

// Issues
export const gainIssue = (who: Who, count: number, issue: Issue): Effect =>
  step('gainIssue', who, count, ISSUES.indexOf(issue));
export const loseIssue = (who: Who, count: number, issue: Issue): Effect =>
  step('loseIssue', who, count, ISSUES.indexOf(issue));
/** Loses so many in each issue where there are any. */
export const loseOnEveryIssue = (who: Who, count: number): Effect =>
  sequence(...ISSUES.map((issue) => loseIssue(who, count, issue)));
/** A number of picks, each of so many cubes on one issue. */
export const mayPlaceOnIssues = (who: Who, picks: number, cubesEach: number): Effect =>
  step('mayPlaceOnIssues', who, picks, cubesEach);
export const mustLoseOnIssues = (who: Who, count: number): Effect => step('mustLoseOnIssues', who, count);
/** The leaders of two issues, read before anything is lost, lose a cube each; one who leads both also loses momentum. */
export const leadersLose = (one: Issue, other: Issue): Effect =>
  step('leadersLose', ISSUES.indexOf(one), ISSUES.indexOf(other));
export const moveUp = (issue: Issue, places: number): Effect => step('moveUp', ISSUES.indexOf(issue), places);
export const mayOrderIssues = (who: Who): Effect => step('mayOrderIssues', who);

// Media, endorsements, momentum
export const gainMedia = (who: Who, count: number, region: Region): Effect =>
  step('gainMedia', who, count, REGIONS.indexOf(region));
export const mayPlaceMedia = (who: Who, count: number): Effect => step('mayPlaceMedia', who, count);
/** Removes the other side's media support. */
export const mayRemoveMedia = (who: Who, count: number): Effect => step('mayRemoveMedia', who, count);
export const mayEndorse = (who: Who): Effect => step('mayEndorse', who);
export const gainMomentum = (who: Who, count: number): Effect => step('gainMomentum', who, count);
export const loseMomentum = (who: Who, count: number): Effect => step('loseMomentum', who, count);
/** Gains momentum up to what the other side has. */
export const matchMomentum = (who: Who): Effect => step('matchMomentum', who);

// Cards
export const exhaust = (who: Who): Effect => step('exhaust', who);
export const mayRefresh = (who: Who): Effect => step('mayRefresh', who);
export const mayTake = (who: Who): Effect => step('mayTake', who, 0);
/** Takes one particular card, by its printed number. */
export const mayTakeCard = (who: Who, number: number): Effect => step('mayTake', who, number);
export const mayRedraw = (who: Who): Effect => sequence(step('mayDrop', who), step('drawDropped', who));
export const mayDraw = (who: Who, count: number): Effect => step('mayDraw', who, count);
export const showHand = (who: Who): Effect => step('showHand', who);
/** Resolves a card event out of the discard pile. */
export const mayEnactDiscard = (who: Who): Effect => step('mayEnactDiscard', who);
/** Turns up the next card of the deck and resolves it when it carries this candidate's icon. */
export const turnUp = (who: Who): Effect => step('turnUp', who);

// Actions and checks
/** A Campaigning action with so many CP and at most so many for support in any one state. */
export const mayCampaign = (who: Who, cp: number, perState: number): Effect => step('mayCampaign', who, cp, perState);
/** One action of any kind with so many CP. */
export const mayAct = (who: Who, cp: number): Effect => step('mayAct', who, cp);
export const checkSupport = (who: Who, count: number, state: StateCode): Effect =>
  step('checkSupport', who, count, stateNumber(state));
export const checkSupportAnywhere = (who: Who, count: number): Effect => step('checkSupportAnywhere', who, count);

/**
 * Puts the card's event in force for the side it bears on; what it does is the card's `whileInForce`. The second number
 * means nothing: stored positions point into the compiled code, which must stay as long as it was.
 */
export const lasting = (who: Who): Effect => step('lasting', who, 0);

// Conditions
export const leads = (who: Who, issue: Issue): Condition => condition('leads', who, ISSUES.indexOf(issue));
export const leadsIssues = (who: Who, atLeast: number): Condition => condition('leadsIssues', who, atLeast);
