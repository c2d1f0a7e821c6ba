/** EN, Activity Phases: playing a card as an event or for Campaign Points, or the candidate card; preempting. */
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
  step,
  sequence,
  type Effect,
} from '@whistlestop/kernel';
import { exhaustCandidate, gainMomentum, loseMomentum } from './cubes-and-markers.ts';
import { asideDue } from './calendar.ts';
import {
  CANDIDATE_CARD,
  CARD_COUNT,
  CP_OF,
  ISSUE_OF,
  isStrategyCard,
  PREVENTED_BY,
  REST_OF,
} from '../cards/card-tables.ts';
import { BY_PLEDGE, BY_PREEMPT, BY_TAX, BY_TRIGGER, kinds } from './events.ts';
import {
  call,
  type GameOperation,
  playerOf,
  programNumber,
  register,
  setRegister,
  setSource,
  sourceOf,
} from './frames.ts';
import { exhausted, handCount, momentum, rest } from './layout.ts';
import { cardOfModifier, cpValue, freePreempt, spendingBarred, tax, tribute } from './modifiers.ts';
import {
  actions,
  CAMPAIGN,
  EVENT,
  PASS_ACTION,
  PLAY_ACTION,
  PLAY_CANDIDATE_ACTION,
  PLAYS,
  POSITION,
  PREEMPT,
  TRIGGER_ACTION,
} from './notation.ts';
import { because } from './reasons.ts';
import { opponentOf } from './seats.ts';
import { discard, handOf, inHand, isPrevented, toLimbo } from './zones.ts';
import { CP } from './campaigning.ts';

/** One play, and what may follow it. */
export const activityPlay: Effect = sequence(
  step('play'),
  step('act'),
  step('pledge'),
  step('trigger'),
  step('endPlay'),
);

// Registers of the frame of a play.
const USE = 1;
const PREEMPTED = 2;
/** Momentum the opponent gains for this play, fixed when the card is played (ruling 46). */
const TRIBUTE = 3;
const TRIGGERED = 4;

const TRIGGER_COST = 1;
const PREEMPT_COST = 2;
const CANDIDATE_CP = 5;
const [LEAST_CP, MOST_CP] = [1, 5];
const WAYS = PLAYS.length;
const GATHERING_CARDS = ISSUE_OF.filter((issue) => issue < 0).length;

/** The hand being looked at. */
const hand = new Int32Array(CARD_COUNT);

const CARD_EVENT = programNumber('cardEvent');
const ACTION_PROGRAMS = Int32Array.of(
  CARD_EVENT,
  programNumber('campaigning'),
  programNumber('advertising'),
  programNumber('positioning'),
);

export const canPlay = (s: State, seat: Seat): boolean => handCount.at(s, seat) > 0 || exhausted.at(s, seat) === 0;

/** What the seat can spend on taxes and preempting. */
const purse = (s: State, seat: Seat): number => (spendingBarred.any(s, seat) ? 0 : momentum.at(s, seat));
export const preemptCost = (s: State, seat: Seat): number => (freePreempt.any(s, seat) ? 0 : PREEMPT_COST);

/** A card's CP for a use: all modifiers that fit, then clamped to 1 to 5 (ruling 47). */
export function cpOf(s: State, seat: Seat, card: number, use: number): number {
  const printed = card === CANDIDATE_CARD ? CANDIDATE_CP : read(CP_OF, card);
  return Math.min(MOST_CP, Math.max(LEAST_CP, printed + cpValue.sum(s, seat, use)));
}

/**
 * Ruling 64: a card that the strategy stack will need may not be played while a Gathering Momentum card or the
 * candidate card could be played instead.
 */
function mustKeepStrategyCards(s: State, seat: Seat): boolean {
  const held = handCount.at(s, seat);
  // Only four cards may not enter a stack, so a large hand always keeps enough.
  if (held > asideDue(s) + GATHERING_CARDS) return false;
  const cards = handOf(s, seat, hand);
  let valid = 0;
  for (let i = 0; i < cards; i++) if (isStrategyCard(read(hand, i))) valid++;
  return valid <= asideDue(s) && (valid < cards || exhausted.at(s, seat) === 0);
}

function plays(s: State, seat: Seat, out: Int16Array): number {
  const funds = purse(s, seat);
  const preempting = preemptCost(s, seat);
  const keep = mustKeepStrategyCards(s, seat);
  const untaxed = tax.dormant(s);
  let ways = 0;
  for (let use = EVENT; use <= POSITION; use++) {
    const cost = untaxed ? 0 : tax.sum(s, seat, use);
    if (cost <= funds) ways |= 1 << use;
    if (use !== EVENT && cost + preempting <= funds) ways |= 1 << (use + PREEMPT);
  }
  const cards = handOf(s, seat, hand);
  let count = 0;
  for (let i = 0; i < cards; i++) {
    const card = read(hand, i);
    if (keep && isStrategyCard(card)) continue;
    const open = isPrevented(s, card) ? ways & ~(1 << EVENT) : ways;
    const base = PLAY_ACTION + card * WAYS;
    for (let left = open; left !== 0; left &= left - 1) out[count++] = base + lowestBit(left);
  }
  if (exhausted.at(s, seat) === 0)
    for (let use = CAMPAIGN; use <= POSITION; use++)
      if (((ways >> use) & 1) === 1) out[count++] = PLAY_CANDIDATE_ACTION + use - 1;
  return count;
}

/** Why a use is out of the seat's reach. */
function whyTooDear(s: State, seat: Seat, use: number, preempted: boolean): Reason | undefined {
  const due = tax.sum(s, seat, use);
  const cost = due + (preempted ? preemptCost(s, seat) : 0);
  const have = momentum.at(s, seat);
  const bar = spendingBarred.first(s, seat);
  const barring = bar < 0 ? -1 : cardOfModifier(bar);
  if (due > 0 && (barring >= 0 || due > have)) {
    const ruling = barring >= 0 ? 44 : use === EVENT ? 45 : 43;
    return because('tax-unpaid', [{ ruling }], {
      card: cardOfModifier(tax.first(s, seat, use)),
      use,
      bar: barring,
      have,
    });
  }
  if (cost > 0 && barring >= 0) return because('spending-barred', [{ ruling: 31 }], { card: barring });
  return cost > have ? because('preempt-too-dear', [{ section: 'momentum' }], { cost, have }) : undefined;
}

/** What is done on the board, always by way of a card. */
const { support, check, travel, stay, add, remove, issue, media, unmedia } = actions.verbs;
const ON_BOARD = [support, check, travel, stay, add, remove, issue, media, unmedia];

function whyNotPlay(s: State, seat: Seat, action: number): Reason | undefined {
  const { play, playCandidate } = actions.verbs;
  if (playCandidate.has(action)) {
    if (exhausted.at(s, seat) === 1) return because('candidate-exhausted', [{ section: 'candidate' }], { seat });
    return whyTooDear(s, seat, action - PLAY_CANDIDATE_ACTION + 1, false);
  }
  if (!play.has(action))
    return ON_BOARD.some((verb) => verb.has(action)) ? because('card-first', [{ section: 'playing' }]) : undefined;
  const card = play.arg(action, 0);
  const way = play.arg(action, 1);
  if (!inHand(s, seat, card)) return because('not-in-hand', [{ section: 'playing' }], { card });
  if (isStrategyCard(card) && mustKeepStrategyCards(s, seat))
    return because('keep-strategy-card', [{ ruling: 64 }], { cards: asideDue(s) });
  if (way === EVENT && isPrevented(s, card))
    return because('prevented', [{ ruling: 24 }], { card, by: read(PREVENTED_BY, card) });
  return whyTooDear(s, seat, way > POSITION ? way - PREEMPT : way, way > POSITION);
}

function playHandCard(s: State, f: Frame, seat: Seat, card: number, way: number, sink?: EventSink): void {
  const preempted = way > POSITION;
  const use = preempted ? way - PREEMPT : way;
  setSource(s, f, card);
  setRegister(s, f, USE, use);
  setRegister(s, f, PREEMPTED, preempted ? 1 : 0);
  toLimbo(s, card);
  sink?.emit(kinds.cardPlayed, EVERYONE, seat, card, use, use === EVENT ? 0 : cpOf(s, seat, card, use));
  // Rest cubes come at once, whatever the card is played for (ruling 20).
  const cubes = read(REST_OF, card);
  rest.add(s, seat, cubes);
  if (cubes > 0) sink?.emit(kinds.restTaken, EVERYONE, seat, cubes);
  if (!preempted) return;
  const cost = preemptCost(s, seat);
  sink?.emit(kinds.eventPreempted, EVERYONE, seat, card, cost);
  loseMomentum(s, seat, cost, BY_PREEMPT, sink);
}

/** The choice of a card and what to do with it; everything it costs is paid here, before the action (ruling 43). */
export const play: GameOperation = {
  begin: () => true,
  legal: (s, _f, seat, out) => plays(s, seat, out),
  apply(s, f, seat, action, sink) {
    if (action < PLAY_CANDIDATE_ACTION) {
      const card = Math.floor((action - PLAY_ACTION) / WAYS);
      playHandCard(s, f, seat, card, (action - PLAY_ACTION) % WAYS, sink);
    } else {
      const use = action - PLAY_CANDIDATE_ACTION + 1;
      setSource(s, f, CANDIDATE_CARD);
      setRegister(s, f, USE, use);
      sink?.emit(kinds.candidatePlayed, EVERYONE, seat, use, cpOf(s, seat, CANDIDATE_CARD, use));
    }
    const use = register(s, f, USE);
    loseMomentum(s, seat, tax.sum(s, seat, use), BY_TAX, sink);
    setRegister(s, f, TRIBUTE, tribute.sum(s, seat, use));
    return false;
  },
  question: () => 'play',
  why: (s, _f, seat, action) => whyNotPlay(s, seat, action),
};

/** Carries out what the card was played for. */
export const act: GameOperation = {
  begin(s, f) {
    const seat = playerOf(s, f);
    const card = sourceOf(s, f);
    const use = register(s, f, USE);
    const action = call(s, read(ACTION_PROGRAMS, use), seat, card);
    if (use !== EVENT) setRegister(s, action, CP, cpOf(s, seat, card, use));
    return false;
  },
};

/** Nixon's Pledge pays after the event or action and before the trigger decision (ruling 46). */
export const pledge: GameOperation = {
  begin(s, f, sink) {
    gainMomentum(s, opponentOf(playerOf(s, f)), register(s, f, TRIBUTE), BY_PLEDGE, sink);
    return false;
  },
};

/** Whether the opponent could trigger the event of a card just played: rulings 26 to 28 and 31. */
function canTrigger(s: State, f: Frame): boolean {
  const card = sourceOf(s, f);
  if (register(s, f, USE) === EVENT || card === CANDIDATE_CARD || register(s, f, PREEMPTED) === 1) return false;
  return purse(s, opponentOf(playerOf(s, f))) >= TRIGGER_COST && !isPrevented(s, card);
}

/** EN, Triggering Events: always 1 momentum, never a tax, and no card is played by it (ruling 27). */
export const trigger: GameOperation = {
  begin: (s, f) => canTrigger(s, f),
  pending: (s, f) => only(opponentOf(playerOf(s, f))),
  legal(_s, _f, _seat, out) {
    out[0] = TRIGGER_ACTION;
    out[1] = PASS_ACTION;
    return 2;
  },
  apply(s, f, seat, action, sink) {
    const card = sourceOf(s, f);
    if (action === PASS_ACTION) {
      sink?.emit(kinds.triggerDeclined, EVERYONE, seat, card);
      return false;
    }
    sink?.emit(kinds.eventTriggered, EVERYONE, seat, card);
    loseMomentum(s, seat, TRIGGER_COST, BY_TRIGGER, sink);
    setRegister(s, f, TRIGGERED, 1);
    call(s, CARD_EVENT, seat, card);
    return false;
  },
  question: () => 'trigger',
};

/** A card played for CP and not triggered is discarded; a candidate card is turned over. */
export const endPlay: GameOperation = {
  begin(s, f, sink) {
    const card = sourceOf(s, f);
    if (card === CANDIDATE_CARD) exhaustCandidate(s, playerOf(s, f), sink);
    else if (register(s, f, USE) !== EVENT && register(s, f, TRIGGERED) === 0) discard(s, card, sink);
    return false;
  },
};
