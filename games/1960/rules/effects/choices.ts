/** Operations that ask one seat: places on issues and in regions, yes or no, one state out of several. */
import {
  EVERYONE,
  type EventSink,
  type Frame,
  only,
  picksLeft,
  read,
  type Reason,
  type Seat,
  series,
  type SeriesSpec,
  type State,
} from '@whistlestop/kernel';
import * as board from '../cubes-and-markers.ts';
import { ISSUES, REGIONS } from '../map.ts';
import { membersOf } from '../../cards/state-sets.ts';
import { CARRIED, STATE_COUNT } from '../states.ts';
import { kinds } from '../events.ts';
import { arg, type GameOperation, type Question, register, setRegister, sourceOf } from '../frames.ts';
import { exhausted, track } from '../layout.ts';
import {
  actions,
  ADD_ACTION,
  DONE_ACTION,
  ENDORSE_ACTION,
  ISSUE_ACTION,
  MEDIA_ACTION,
  NO_ACTION,
  ORDER_ISSUES_ACTION,
  ORDERS,
  STAY_ACTION,
  UNMEDIA_ACTION,
  YES_ACTION,
} from '../notation.ts';
import { because } from '../reasons.ts';
import { NO_ONE, opponentOf } from '../seats.ts';
import { resolveWho } from './who.ts';

/** The register that keeps the chooser. */
const CHOOSER = 2;
const chooser = (s: State, f: Frame) => only(register(s, f, CHOOSER));

/** Fixes the chooser; false when the card means nobody. */
function askWhom(s: State, f: Frame): Seat {
  const seat = resolveWho(s, f, arg(s, f, 0));
  setRegister(s, f, CHOOSER, seat);
  return seat;
}

interface PlaceSeries {
  readonly question: Question;
  readonly base: number;
  readonly places: number;
  readonly done?: number;
  readonly open: (s: State, seat: Seat, place: number) => boolean;
  /** Cubes that can be taken at most. */
  readonly most?: (s: State, seat: Seat) => number;
  readonly take: SeriesSpec['take'];
}

const sum = (places: number, cubesAt: (place: number) => number): number =>
  Array.from({ length: places }, (_, place) => cubesAt(place)).reduce((total, cubes) => total + cubes, 0);

/** A series of picks among issues or regions; its numbers are: who, how many picks. */
function placeSeries({ question, places, open, most, ...picks }: PlaceSeries): GameOperation {
  const { base } = picks;
  const left = (s: State, f: Frame) => Math.min(picksLeft(s, f), most?.(s, register(s, f, CHOOSER)) ?? Infinity);
  return {
    ...series({
      ...picks,
      ask: (s, f) => resolveWho(s, f, arg(s, f, 0)),
      limit: (s, f) => arg(s, f, 1),
      list(s, _f, seat, from, out) {
        let count = 0;
        for (let place = from; place < places; place++) if (open(s, seat, place)) out[count++] = base + place;
        return count;
      },
      any(s, _f, seat) {
        for (let place = 0; place < places; place++) if (open(s, seat, place)) return true;
        return false;
      },
    }),
    question: () => question,
    left,
    why(s, f, _seat, action): Reason | undefined {
      if (action === DONE_ACTION) return because('must-go-on', [{ ruling: 41 }], { left: left(s, f) });
      if (action < base || action >= base + places) return undefined;
      return because('places-full', [{ section: 'support' }], { card: sourceOf(s, f) });
    },
  };
}

const always = () => true;

export const mayPlaceOnIssues: GameOperation = {
  ...placeSeries({
    question: 'issue',
    base: ISSUE_ACTION,
    places: ISSUES.length,
    done: DONE_ACTION,
    open: always,
    take: (s, f, seat, issue, sink) => board.gainIssue(s, seat, issue, arg(s, f, 2), sink),
  }),
  about: (s, f) => ({ cubes: arg(s, f, 2) }),
};

export const mustLoseOnIssues = placeSeries({
  question: 'loseIssue',
  base: ISSUE_ACTION,
  places: ISSUES.length,
  open: (s, seat, issue) => board.issueSupportOf(s, seat, issue) > 0,
  most: (s, seat) => sum(ISSUES.length, (issue) => board.issueSupportOf(s, seat, issue)),
  take: (s, _f, seat, issue, sink) => board.loseIssue(s, seat, issue, 1, sink),
});

export const mayPlaceMedia = placeSeries({
  question: 'media',
  base: MEDIA_ACTION,
  places: REGIONS.length,
  done: DONE_ACTION,
  open: always,
  take: (s, _f, seat, region, sink) => board.gainMedia(s, seat, region, 1, sink),
});

export const mayRemoveMedia = placeSeries({
  question: 'unmedia',
  base: UNMEDIA_ACTION,
  places: REGIONS.length,
  done: DONE_ACTION,
  open: (s, seat, region) => board.mediaOf(s, opponentOf(seat), region) > 0,
  most: (s, seat) => sum(REGIONS.length, (region) => board.mediaOf(s, opponentOf(seat), region)),
  take: (s, _f, seat, region, sink) => board.loseMedia(s, opponentOf(seat), region, sink),
});

/** One endorsement marker in any region, or none. */
export const mayEndorse: GameOperation = {
  begin: (s, f) => askWhom(s, f) !== NO_ONE,
  pending: chooser,
  legal(_s, _f, _seat, out) {
    for (let region = 0; region < REGIONS.length; region++) out[region] = ENDORSE_ACTION + region;
    out[REGIONS.length] = DONE_ACTION;
    return REGIONS.length + 1;
  },
  apply(s, _f, seat, action, sink) {
    if (action !== DONE_ACTION) board.endorse(s, seat, action - ENDORSE_ACTION, sink);
    return false;
  },
  question: () => 'mayEndorse',
};

/** The tiles in any order; leaving them is `done`, or the order they have. */
export const mayOrderIssues: GameOperation = {
  begin: (s, f) => askWhom(s, f) !== NO_ONE,
  pending: chooser,
  legal(_s, _f, _seat, out) {
    for (let order = 0; order < ORDERS.length; order++) out[order] = ORDER_ISSUES_ACTION + order;
    out[ORDERS.length] = DONE_ACTION;
    return ORDERS.length + 1;
  },
  apply(s, _f, seat, action, sink) {
    if (action === DONE_ACTION) return false;
    const order = ORDERS[action - ORDER_ISSUES_ACTION] as readonly number[];
    for (let place = 0; place < ISSUES.length; place++) track.put(s, place, order[place] as number);
    sink?.emit(kinds.issuesOrdered, EVERYONE, seat, track.at(s, 0), track.at(s, 1), track.at(s, 2));
    return false;
  },
  question: () => 'orderIssues',
};

/** A question answered yes or no, asked only when yes would do something. */
function yesOrNo(
  question: Question,
  canDo: (s: State, seat: Seat) => boolean,
  onYes: (s: State, f: Frame, seat: Seat, sink?: EventSink) => void,
): GameOperation {
  return {
    begin(s, f) {
      const seat = askWhom(s, f);
      return seat !== NO_ONE && canDo(s, seat);
    },
    pending: chooser,
    legal(_s, _f, _seat, out) {
      out[0] = YES_ACTION;
      out[1] = NO_ACTION;
      return 2;
    },
    apply(s, f, seat, action, sink) {
      if (action === YES_ACTION) onYes(s, f, seat, sink);
      return false;
    },
    question: () => question,
  };
}

export const mayRefresh = yesOrNo(
  'refresh',
  (s, seat) => exhausted.at(s, seat) === 1,
  (s, _f, seat, sink) => board.refreshCandidate(s, seat, sink),
);

export const mayGainSupport: GameOperation = {
  ...yesOrNo('gainSupport', always, (s, f, seat, sink) => board.gainSupport(s, seat, arg(s, f, 2), arg(s, f, 1), sink)),
  left: (s, f) => arg(s, f, 1),
  about: (s, f) => ({ state: arg(s, f, 2) }),
};

/** Swing State: a state the opponent leads without carrying it. */
function canSwing(s: State, seat: Seat, state: number): boolean {
  const cubes = board.supportOf(s, opponentOf(seat), state);
  return cubes > 0 && cubes < CARRIED;
}

/** One `add` stands for all the support and the token's move. */
export const maySwingState: GameOperation = {
  begin(s, f) {
    const seat = askWhom(s, f);
    for (let state = 0; state < STATE_COUNT; state++) if (canSwing(s, seat, state)) return true;
    return false;
  },
  pending: chooser,
  legal(s, _f, seat, out) {
    let count = 0;
    for (let state = 0; state < STATE_COUNT; state++) if (canSwing(s, seat, state)) out[count++] = ADD_ACTION + state;
    out[count++] = DONE_ACTION;
    return count;
  },
  apply(s, f, seat, action, sink) {
    if (action === DONE_ACTION) return false;
    board.gainSupport(s, seat, action - ADD_ACTION, arg(s, f, 1), sink);
    board.moveToken(s, seat, action - ADD_ACTION, sink);
    return false;
  },
  question: () => 'swing',
  why: (s, f, _seat, action) =>
    actions.verbs.add.has(action)
      ? because('cannot-swing', [{ section: 'events' }], { card: sourceOf(s, f), state: action - ADD_ACTION })
      : undefined,
};

/** The token must go to one of several states, its owner's pick. */
export const mustMoveToken: GameOperation = {
  begin: (s, f) => askWhom(s, f) !== NO_ONE,
  pending: chooser,
  legal(s, f, _seat, out) {
    const states = membersOf(arg(s, f, 1));
    for (let i = 0; i < states.length; i++) out[i] = STAY_ACTION + read(states, i);
    return states.length;
  },
  apply(s, _f, seat, action, sink) {
    board.moveToken(s, seat, action - STAY_ACTION, sink);
    return false;
  },
  question: () => 'mustMoveToken',
  why: (s, f, _seat, action) =>
    actions.verbs.stay.has(action)
      ? because('not-offered', [{ section: 'events' }], { card: sourceOf(s, f), state: action - STAY_ACTION })
      : undefined,
};
