/** EN, Election Day: bonus cubes, initiative, strategy checks, Election Day events, undecided states. */
import { type Effect, EVERYONE, only, read, repeat, type Seat, sequence, type State, step } from '@whistlestop/kernel';
import { depositCubes } from './bag.ts';
import { cubesOf, gainSupport } from './cubes-and-markers.ts';
import { CARD_COUNT, cardOf, STATE_OF } from '../cards/card-tables.ts';
import { ISSUES, REGIONS } from './map.ts';
import { EDGE_OF, REGION_OF, STATE_COUNT } from './states.ts';
import { kinds } from './events.ts';
import { call, type GameOperation, programNumber } from './frames.ts';
import {
  bagClosed,
  ELECTION_DAY_SPACE,
  endorsements,
  initiative,
  issues,
  media,
  momentum,
  REVEALED,
  STACK,
  stackCount,
  support,
  zone,
} from './layout.ts';
import { actions, RESOLVE_ACTION } from './notation.ts';
import { because } from './reasons.ts';
import { KENNEDY, NIXON, NO_ONE, opponentOf, ownerOf } from './seats.ts';
import { discard, listCards, moveCard, toLimbo } from './zones.ts';

/** Cards in a strategy stack on Election Day. */
export const ELECTION_DAY_STACK = 4;
const SEATS = 2;
const CUBES_PER_MARKER = 2;

/** Election Day events that are resolved in an order; Unpledged Electors acts at the tally instead (ruling 80). */
const isOrdered = Int32Array.from({ length: CARD_COUNT }, (_, card) =>
  cardOf(card).onElectionDay === undefined ? 0 : 1,
);
const ORDERED_EVENTS = isOrdered.reduce((sum, one) => sum + one, 0);

export const electionDay: Effect = sequence(
  step('depositBonus'),
  step('checkInitiative'),
  step('openStacks'),
  repeat(SEATS * ELECTION_DAY_STACK, step('resolveStrategy')),
  repeat(ORDERED_EVENTS, step('resolveElectionEvent')),
  step('tipUndecided'),
  step('tally'),
);
export const strategyChecks: Effect = step('checkStrategyState');

const STRATEGY_CHECKS = programNumber('strategyChecks');
const ELECTION_EVENT = programNumber('electionEvent');

/** Media and issue cubes go into the bag, and two cubes for each momentum marker (ruling 76). */
export const depositBonus: GameOperation = {
  begin(s, _f, sink) {
    for (let seat = KENNEDY; seat <= NIXON; seat++) {
      let fromMedia = 0;
      for (let region = 0; region < REGIONS.length; region++) fromMedia += cubesOf(media.at(s, region), seat);
      let fromIssues = 0;
      for (let issue = 0; issue < ISSUES.length; issue++) fromIssues += cubesOf(issues.at(s, issue), seat);
      const markers = momentum.at(s, seat);
      momentum.put(s, seat, 0);
      depositCubes(s, seat, fromMedia + fromIssues + markers * CUBES_PER_MARKER);
      sink?.emit(kinds.bonusDeposited, EVERYONE, seat, fromMedia, fromIssues, markers);
    }
    media.fill(s, 0);
    issues.fill(s, 0);
    return false;
  },
};

/** Both stacks are laid open; from here on the bag is not refilled (ruling 12). */
export const openStacks: GameOperation = {
  begin(s, _f, sink) {
    bagClosed.set(s, 1);
    for (let card = 0; card < CARD_COUNT; card++) {
      const seat = zone.at(s, card) - STACK;
      if (seat !== KENNEDY && seat !== NIXON) continue;
      moveCard(s, card, REVEALED + seat);
      sink?.emit(kinds.strategyRevealed, EVERYONE, seat, card);
    }
    return false;
  },
};

/** The initiative holder resolves all his cards, then the other side (ruling 78). */
function resolver(s: State): Seat {
  const leader = initiative.get(s);
  if (stackCount.at(s, leader) > 0) return leader;
  return stackCount.at(s, opponentOf(leader)) > 0 ? opponentOf(leader) : NO_ONE;
}

/** Picks the next strategy card; its checks follow. */
export const resolveStrategy: GameOperation = {
  begin: (s) => resolver(s) !== NO_ONE,
  pending: (s) => only(resolver(s)),
  legal: (s, _f, seat, out) => listCards(s, REVEALED + seat, RESOLVE_ACTION, out),
  apply(s, _f, seat, action, sink) {
    const card = action - RESOLVE_ACTION;
    sink?.emit(kinds.strategyResolved, EVERYONE, seat, card, read(STATE_OF, card));
    discard(s, card, sink);
    call(s, STRATEGY_CHECKS, seat, card);
    return false;
  },
  question: () => 'resolveStrategy',
  why: (_s, _f, _seat, action) =>
    actions.verbs.resolve.has(action)
      ? because('not-to-resolve', [{ ruling: 78 }], { card: action - RESOLVE_ACTION })
      : undefined,
};

const waitsForOrder = (s: State, card: number): boolean =>
  zone.at(s, card) === ELECTION_DAY_SPACE && read(isOrdered, card) === 1;

function anyEventWaits(s: State): boolean {
  for (let card = 0; card < CARD_COUNT; card++) if (waitsForOrder(s, card)) return true;
  return false;
}

/** The initiative holder picks the next Election Day event, each choice after the last result (ruling 80). */
export const resolveElectionEvent: GameOperation = {
  begin: (s) => anyEventWaits(s),
  pending: (s) => only(initiative.get(s)),
  legal(s, _f, _seat, out) {
    let count = 0;
    for (let card = 0; card < CARD_COUNT; card++) if (waitsForOrder(s, card)) out[count++] = RESOLVE_ACTION + card;
    return count;
  },
  apply(s, _f, seat, action) {
    const card = action - RESOLVE_ACTION;
    toLimbo(s, card);
    call(s, ELECTION_EVENT, seat, card);
    return false;
  },
  question: () => 'resolveElectionEvent',
  why: (_s, _f, _seat, action) =>
    actions.verbs.resolve.has(action)
      ? because('not-to-resolve', [{ ruling: 80 }], { card: action - RESOLVE_ACTION })
      : undefined,
};

/** Every empty state goes to the side endorsed in its region, else to its edge (ruling 83). */
export const tipUndecided: GameOperation = {
  begin(s, _f, sink) {
    for (let state = 0; state < STATE_COUNT; state++) {
      if (support.at(s, state) !== 0) continue;
      const endorsed = ownerOf(endorsements.at(s, read(REGION_OF, state)));
      const seat = endorsed === NO_ONE ? read(EDGE_OF, state) : endorsed;
      sink?.emit(kinds.undecidedTipped, EVERYONE, state, seat, endorsed === NO_ONE ? 0 : 1);
      gainSupport(s, seat, state, 1, sink);
    }
    return false;
  },
};
