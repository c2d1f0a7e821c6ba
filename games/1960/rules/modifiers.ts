/** The lasting effects of the cards, compiled for the hooks at which the rules read them. */
import {
  EVERYONE,
  type EventSink,
  Modifiers,
  type ModifierSpec,
  read,
  type Seat,
  type State,
} from '@whistlestop/kernel';
import { CARD_IDS, cardOf, CATEGORY_OF, DEBATE_EVENT } from '../cards/card-tables.ts';
import { leadsState } from './cubes-and-markers.ts';
import { isAfterDebates } from './calendar.ts';
import type { Bearing, Hook } from './effects/while-in-force.ts';
import { kinds } from './events.ts';
import { modifiers as inForce } from './layout.ts';
import { REGIONS } from './map.ts';
import { USES } from './notation.ts';
import { NO_ONE, opponentOf } from './seats.ts';
import { CARRIED, REGION_OF, stateNumber } from './states.ts';

interface LastingSpec extends ModifierSpec<Hook> {
  readonly card: number;
}

/** Whether a number is in a set of small numbers, kept as the bits of one. */
const setOf = (members: readonly number[]): number => members.reduce((set, member) => set | (1 << member), 0);
const has = (set: number, member: number): boolean => ((set >> member) & 1) === 1;

function appliesTo(bearing: Bearing): LastingSpec['applies'] {
  switch (bearing.on) {
    case 'holder':
      return (_s, holder, seat) => seat === holder;
    case 'uses': {
      const uses = setOf(bearing.uses.map((use) => USES.indexOf(use)));
      return (_s, holder, seat, use) => seat === holder && has(uses, use);
    }
    case 'regions': {
      const regions = setOf(bearing.regions.map((region) => REGIONS.indexOf(region)));
      return (_s, holder, seat, state) => seat === holder && has(regions, REGION_OF[state] ?? REGIONS.length);
    }
    case 'statesOpponentLeads':
      return (s, holder, seat, state) => seat === holder && leadsState(s, opponentOf(seat), state);
    case 'statesBarelyHeld': {
      const states = bearing.states.map(stateNumber);
      return (_s, _holder, state, cubes) => states.includes(state) && cubes > 0 && cubes < CARRIED;
    }
  }
}

/** Every modifier at its slot, with the card it belongs to. */
const specs: LastingSpec[] = [];
/** The slots of each card's modifiers; none where its event does not last. */
const slotsOf: readonly Int32Array[] = CARD_IDS.map((id, card) => {
  const { slot = 0, modifiers = [] } = cardOf(card).whileInForce ?? {};
  modifiers.forEach(({ hook, value, bearing }, index) => {
    if (specs[slot + index] !== undefined) throw new RangeError(`${id} keeps its modifiers where another card does`);
    specs[slot + index] = { id, card, hook, value, applies: appliesTo(bearing) };
  });
  return Int32Array.from(modifiers, (_, index) => slot + index);
});

const modifiers = new Modifiers<Hook>(inForce, specs);

export const cpValue = modifiers.hook('cpValue');
export const tax = modifiers.hook('tax');
export const tribute = modifiers.hook('tribute');
export const spendingBarred = modifiers.hook('spendingBarred');
export const freePreempt = modifiers.hook('freePreempt');
export const campaignBan = modifiers.hook('campaignBan');
export const freeTravel = modifiers.hook('freeTravel');
export const checkEverywhere = modifiers.hook('checkEverywhere');
export const noChecks = modifiers.hook('noChecks');
export const redraw = modifiers.hook('redraw');
export const showsFirst = modifiers.hook('showsFirst');
export const debateTotal = modifiers.hook('debateTotal');
export const withheld = modifiers.hook('withheld');

/** Puts a card's event in force for a holder; a debate event played after the Debates does nothing (ruling 74). */
export function beginLasting(s: State, card: number, holder: Seat, sink?: EventSink): void {
  if (CATEGORY_OF[card] === DEBATE_EVENT && isAfterDebates(s)) return;
  for (const slot of slotsOf[card] as Int32Array) modifiers.start(s, slot, holder);
  sink?.emit(kinds.lastingBegan, EVERYONE, card, holder);
}

/** Ends every event in force whose card is of a category: with the turn, or with the Debates (ruling 87). */
export function endLasting(s: State, category: number, sink?: EventSink): void {
  for (let slot = 0; slot < specs.length; slot++) {
    if (!modifiers.inForce(s, slot)) continue;
    const { card } = specs[slot] as LastingSpec;
    if (CATEGORY_OF[card] !== category) continue;
    modifiers.stop(s, slot);
    // An effect of several modifiers ends once.
    if (specs[slot + 1]?.card !== card) sink?.emit(kinds.lastingEnded, EVERYONE, card);
  }
}

/** The card behind a modifier that a hook's `first` has named. */
export const cardOfModifier = (slot: number): number => (specs[slot] as LastingSpec).card;

/** The seat a card's event is in force for, or -1 when it is not in force. */
export function holderOf(s: State, card: number): Seat {
  const slots = slotsOf[card] as Int32Array;
  return slots.length === 0 ? NO_ONE : inForce.at(s, read(slots, 0)) - 1;
}
