/** EN, B1 Campaigning in States: spending CP on state support and on travel, in any order. */
import {
  EVERYONE,
  type EventSink,
  type Frame,
  lowestBit,
  only,
  read,
  type Reason,
  type Seat,
  type State,
} from '@whistlestop/kernel';
import { fromBag } from './bag.ts';
import { carriesState, gainSupport, mediaOf, moveToken } from './cubes-and-markers.ts';
import { NEIGHBOURS, TRAVEL_REGIONS } from './map.ts';
import { REGION_OF, STATE_COUNT, STATES_OF_TRAVEL_REGION, TRAVEL_REGION_OF } from './states.ts';
import { kinds } from './events.ts';
import { type GameOperation, playerOf, register, setRegister } from './frames.ts';
import { tokens, used } from './layout.ts';
import { campaignBan, cardOfModifier, checkEverywhere, freeTravel, noChecks } from './modifiers.ts';
import {
  actions,
  CHECK_ACTION,
  DONE_ACTION,
  MOST_CHECKS,
  STAY_ACTION,
  SUPPORT_ACTION,
  TRAVEL_ACTION,
} from './notation.ts';
import { because } from './reasons.ts';
import { opponentOf } from './seats.ts';
import { travelsOn } from './versions.ts';
import {
  answerRedraw,
  ASKING_REDRAW,
  beginChecks,
  CHECKS_LEFT,
  drawCheck,
  isDrawing,
  MODE,
  pendingCheck,
  redrawAnswers,
} from './support-checks.ts';

/** CP still to spend; set by whoever calls the action. */
export const CP = 0;
/** Most CP for support in one state (Whistlestop), or 0; set by whoever calls the action. */
export const PER_STATE = 1;
/** The travel region the candidate is in. */
const REGION = 2;
const CHECKED_STATE = 4;
/**
 * The journey since a CP was last spent on support: the travel regions passed, as bits, and above them how many boundaries
 * were crossed at no cost. 0 when the token rests where it stands.
 */
const PASSED = 6;

const CHOOSING = 0;
const STAYING = 4;
/** What `used` holds for a state whose checks were declared: no more CP there in this action (ruling 36). */
const DECLARED = 99;
const FREE_CROSSING = 1 << TRAVEL_REGIONS.length;
/** No way is longer than three boundaries; more free crossings than this in one journey would only stall the match. */
const MOST_FREE_CROSSINGS = 40;

const { verbs } = actions;
/** States of the present list that need checks. */
const toCheck = new Int32Array(STATE_COUNT);
const NO_STATES = new Int32Array(0);
const statesOf = (region: number): Int32Array => STATES_OF_TRAVEL_REGION[region] as Int32Array;

/** Whether nothing makes the seat check in the region of a state: media support or a lasting effect (ruling 38). */
const isExempt = (s: State, seat: Seat, state: number): boolean =>
  mediaOf(s, seat, read(REGION_OF, state)) > 0 || noChecks.any(s, seat);

/** Whether the other side guards a state: it carries it, or its candidate is there (ruling 37). */
const isGuarded = (s: State, seat: Seat, state: number): boolean =>
  carriesState(s, opponentOf(seat), state) || tokens.at(s, opponentOf(seat)) === state;

/** Whether CP spent on support in a state must be put under checks (rulings 37, 38 and 56). */
export const needsCheck = (s: State, seat: Seat, state: number): boolean =>
  (isGuarded(s, seat, state) || checkEverywhere.any(s, seat)) && !isExempt(s, seat, state);

/** Most CP a state can take in this action before it is closed. */
function capOf(s: State, f: Frame): number {
  const limit = register(s, f, PER_STATE);
  return limit === 0 ? DECLARED : limit;
}

const isOpen = (s: State, f: Frame, seat: Seat, state: number): boolean =>
  used.at(s, state) < capOf(s, f) && !campaignBan.any(s, seat, state);

/** Most CP that may be put under checks in one state now. */
function mostChecks(s: State, f: Frame): number {
  const limit = register(s, f, PER_STATE);
  return Math.min(register(s, f, CP), limit === 0 ? MOST_CHECKS : limit);
}

/** The travel regions one boundary away, as bits. A searcher's free journey enters each region once (ruling 91). */
function regionsInReach(s: State, f: Frame, seat: Seat, canonical = false): number {
  const neighbours = read(NEIGHBOURS, register(s, f, REGION));
  if (!freeTravel.any(s, seat)) return neighbours;
  const journey = register(s, f, PASSED);
  if (canonical || !travelsOn(s)) return neighbours & ~journey;
  return journey < MOST_FREE_CROSSINGS * FREE_CROSSING ? neighbours : 0;
}

/** Version 2 ended a free journey where no way led on and no state took support. */
const isStranded = (s: State, f: Frame, seat: Seat): boolean =>
  !travelsOn(s) &&
  regionsInReach(s, f, seat) === 0 &&
  !statesOf(register(s, f, REGION)).some((state) => isOpen(s, f, seat, state));

function choices(s: State, f: Frame, seat: Seat, out: Int16Array, canonical: boolean): number {
  const states = register(s, f, CP) > 0 ? statesOf(register(s, f, REGION)) : NO_STATES;
  const cap = capOf(s, f);
  const unbanned = campaignBan.dormant(s);
  // All states of a travel region lie in one region, so the exemption holds for all of them or for none.
  const exempt = states.length > 0 && isExempt(s, seat, read(states, 0));
  const everywhere = checkEverywhere.any(s, seat);
  const spent = used.offset;
  const base = SUPPORT_ACTION;
  const rival = opponentOf(seat);
  const rivalToken = tokens.at(s, rival);
  let count = 0;
  let guarded = 0;
  for (let i = 0; i < states.length; i++) {
    const state = read(states, i);
    if (read(s, spent + state) >= cap || (!unbanned && campaignBan.any(s, seat, state))) continue;
    if (!exempt && (everywhere || state === rivalToken || carriesState(s, rival, state))) toCheck[guarded++] = state;
    else out[count++] = base + state;
  }
  const most = mostChecks(s, f);
  for (let i = 0; i < guarded; i++) {
    const declare = CHECK_ACTION + read(toCheck, i) * MOST_CHECKS;
    for (let checks = 0; checks < most; checks++) out[count++] = declare + checks;
  }
  for (let reach = regionsInReach(s, f, seat, canonical); reach !== 0; reach &= reach - 1)
    out[count++] = TRAVEL_ACTION + lowestBit(reach);
  if (mayLand(s, f) && !canonical) count = listStays(s, f, out, count);
  out[count++] = DONE_ACTION;
  return count;
}

/** Whether only a free journey is left to end: the candidate may say at once where he stays (ruling 91). */
const mayLand = (s: State, f: Frame): boolean => register(s, f, CP) === 0 && register(s, f, PASSED) !== 0;

function listStays(s: State, f: Frame, out: Int16Array, from: number): number {
  const states = statesOf(register(s, f, REGION));
  for (let i = 0; i < states.length; i++) out[from + i] = STAY_ACTION + read(states, i);
  return from + states.length;
}

function stay(s: State, seat: Seat, action: number, sink?: EventSink): false {
  moveToken(s, seat, action - STAY_ACTION, sink);
  return false;
}

function spend(s: State, f: Frame, seat: Seat, state: number, cp: number, sink?: EventSink): void {
  setRegister(s, f, CP, register(s, f, CP) - cp);
  setRegister(s, f, PASSED, 0);
  moveToken(s, seat, state, sink);
}

function travel(s: State, f: Frame, seat: Seat, region: number, sink?: EventSink): void {
  const cost = freeTravel.any(s, seat) ? 0 : 1;
  const crossings = cost === 0 && travelsOn(s) ? FREE_CROSSING : 0;
  setRegister(s, f, CP, register(s, f, CP) - cost);
  setRegister(s, f, PASSED, (register(s, f, PASSED) | (1 << register(s, f, REGION)) | (1 << region)) + crossings);
  setRegister(s, f, REGION, region);
  sink?.emit(kinds.travelled, EVERYONE, seat, region, cost);
}

/**
 * After the last CP the action ends, unless free travel leads on (ruling 91); a candidate who paid it for travel still
 * says where he stays (ruling 33).
 */
function goesOn(s: State, f: Frame, seat: Seat): boolean {
  if (register(s, f, CP) > 0) return true;
  const travels = travelsOn(s) && freeTravel.any(s, seat) && regionsInReach(s, f, seat) !== 0;
  return travels || mustStay(s, f);
}

function mustStay(s: State, f: Frame): boolean {
  if (register(s, f, PASSED) === 0) return false;
  setRegister(s, f, MODE, STAYING);
  return true;
}

function choose(s: State, f: Frame, seat: Seat, action: number, sink?: EventSink): boolean {
  if (action === DONE_ACTION) return mustStay(s, f);
  if (verbs.stay.has(action)) return stay(s, seat, action, sink);
  if (verbs.travel.has(action)) {
    travel(s, f, seat, action - TRAVEL_ACTION, sink);
    return isStranded(s, f, seat) ? mustStay(s, f) : goesOn(s, f, seat);
  }
  if (verbs.support.has(action)) {
    const state = action - SUPPORT_ACTION;
    used.add(s, state, 1);
    spend(s, f, seat, state, 1, sink);
    gainSupport(s, seat, state, 1, sink);
    return goesOn(s, f, seat);
  }
  const state = verbs.check.arg(action, 0);
  const checks = verbs.check.arg(action, 1) + 1;
  used.put(s, state, DECLARED);
  setRegister(s, f, CHECKED_STATE, state);
  sink?.emit(kinds.checksDeclared, EVERYONE, seat, state, checks);
  spend(s, f, seat, state, checks, sink);
  beginChecks(s, f, checks);
  return true;
}

/** Back to spending when the declared checks are drawn. */
function afterCheck(s: State, f: Frame, seat: Seat): boolean {
  if (register(s, f, MODE) === ASKING_REDRAW || register(s, f, CHECKS_LEFT) > 0) return true;
  setRegister(s, f, MODE, CHOOSING);
  return goesOn(s, f, seat);
}

/** Takes a choice or a drawn cube; false when the action is over. */
function decide(s: State, f: Frame, seat: Seat, code: number, sink?: EventSink): boolean {
  const mode = register(s, f, MODE);
  if (mode === CHOOSING) return choose(s, f, seat, code, sink);
  if (mode === STAYING) return stay(s, seat, code, sink);
  const state = register(s, f, CHECKED_STATE);
  if (!isDrawing(mode)) answerRedraw(s, f, seat, code, sink);
  else if (drawCheck(s, f, seat, state, code, sink)) gainSupport(s, seat, state, 1, sink);
  return afterCheck(s, f, seat);
}

function whyNotSpend(s: State, f: Frame, seat: Seat, state: number): Reason | undefined {
  if (register(s, f, CP) === 0) return because('cp-spent', [{ ruling: 91 }]);
  if (read(TRAVEL_REGION_OF, state) !== register(s, f, REGION))
    return because('elsewhere', [{ section: 'campaigning' }], { state, region: register(s, f, REGION) });
  const ban = campaignBan.first(s, seat, state);
  if (ban >= 0) return because('campaign-ban', [{ ruling: 39 }], { card: cardOfModifier(ban), state });
  if (used.at(s, state) >= DECLARED) return because('already-declared', [{ ruling: 36 }], { state });
  return isOpen(s, f, seat, state) ? undefined : because('one-per-state', [{ ruling: 52 }], { state });
}

function why(s: State, f: Frame, seat: Seat, action: number): Reason | undefined {
  const mode = register(s, f, MODE);
  if (mode === STAYING)
    return verbs.stay.has(action)
      ? because('stay-in-region', [{ ruling: 33 }], { region: register(s, f, REGION) })
      : undefined;
  if (mode !== CHOOSING) return undefined;
  if (verbs.support.has(action)) {
    const state = action - SUPPORT_ACTION;
    return whyNotSpend(s, f, seat, state) ?? because('check-needed', [{ ruling: 36 }, { ruling: 37 }], { state });
  }
  if (verbs.check.has(action)) {
    const state = verbs.check.arg(action, 0);
    const blocked = whyNotSpend(s, f, seat, state);
    if (blocked !== undefined) return blocked;
    if (!needsCheck(s, seat, state)) return because('no-check-needed', [{ ruling: 37 }, { ruling: 38 }], { state });
    return because('too-few-cp', [{ ruling: 36 }], { cp: mostChecks(s, f) });
  }
  const from = register(s, f, REGION);
  if (verbs.stay.has(action) && mayLand(s, f)) return because('stay-in-region', [{ ruling: 91 }], { region: from });
  if (verbs.stay.has(action) && register(s, f, PASSED) !== 0)
    return because('done-first', [{ ruling: freeTravel.any(s, seat) ? 91 : 33 }], { region: from });
  return verbs.travel.has(action) ? whyNotTravel(s, from, action - TRAVEL_ACTION) : undefined;
}

function whyNotTravel(s: State, from: number, region: number): Reason {
  const adjacent = ((read(NEIGHBOURS, from) >> region) & 1) === 1;
  if (!adjacent) return because('no-boundary', [{ ruling: 34 }, { ruling: 35 }], { from, region });
  if (!travelsOn(s)) return because('already-passed', [{ ruling: 91 }], { region });
  return because('journey-too-long', [{ ruling: 91 }], { crossings: MOST_FREE_CROSSINGS });
}

/** The Campaigning action. Its caller sets CP and PER_STATE. */
export const campaign: GameOperation = {
  begin(s, f) {
    setRegister(s, f, REGION, read(TRAVEL_REGION_OF, tokens.at(s, playerOf(s, f))));
    return true;
  },
  pending(s, f) {
    const mode = register(s, f, MODE);
    return mode === CHOOSING || mode === STAYING ? only(playerOf(s, f)) : pendingCheck(mode, playerOf(s, f));
  },
  legal(s, f, seat, out, canonical) {
    const mode = register(s, f, MODE);
    if (mode === CHOOSING) return choices(s, f, seat, out, canonical);
    if (mode === ASKING_REDRAW) return redrawAnswers(out);
    return listStays(s, f, out, 0);
  },
  ...fromBag,
  apply(s, f, _actor, code, sink) {
    const goesOnNow = decide(s, f, playerOf(s, f), code, sink);
    if (!goesOnNow) used.fill(s, 0);
    return goesOnNow;
  },
  left: (s, f) => register(s, f, CP),
  question(s, f) {
    const mode = register(s, f, MODE);
    if (mode === STAYING) return 'stay';
    if (mode === ASKING_REDRAW) return 'redraw';
    return mode === CHOOSING && mayLand(s, f) ? 'travelOn' : 'campaign';
  },
  why,
};

/** A Campaigning action under way: CP left, the travel region its candidate has reached, the limit for one state or 0. */
export const campaignUnderWay = (s: State, f: Frame): { cp: number; region: number; perState: number } => ({
  cp: register(s, f, CP),
  region: register(s, f, REGION),
  perState: register(s, f, PER_STATE),
});
