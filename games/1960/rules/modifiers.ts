/**
 * Lasting effects as typed modifiers, read by the rules at named hooks. `holder` is the seat an effect bears on.
 * What each hook is asked with, and what its answer means:
 */
import { EVERYONE, type EventSink, Modifiers, type ModifierSpec, type Seat, type State } from '@whistlestop/kernel';
import { leadsState } from './board.ts';
import { isAfterDebates } from './calendar.ts';
import { cardNumber } from '../cards/deck.ts';
import { LASTING, LASTING_IDS, type LastingId } from '../cards/lasting.ts';
import { MIDWEST, SOUTH, WEST } from './map.ts';
import { CARRIED, REGION_OF, stateNumber } from './states.ts';
import { kinds } from './events.ts';
import { modifiers as inForce } from './layout.ts';
import { CAMPAIGN, EVENT, POSITION } from './notation.ts';
import { opponentOf } from './seats.ts';

type Hook =
  /** (seat, use): CP added to a card played so. */
  | 'cpValue'
  /** (seat, use): momentum to be spent before playing a card so. */
  | 'tax'
  /** (seat, use): momentum the opponent gains when the seat plays a card so. */
  | 'tribute'
  /** (seat): momentum may not be spent. */
  | 'spendingBarred'
  /** (seat): preempting costs nothing. */
  | 'freePreempt'
  /** (seat, state): no CP may be spent on support there. */
  | 'campaignBan'
  /** (seat): travel costs nothing. */
  | 'freeTravel'
  /** (seat): support checks in every state as if the opponent carried it. */
  | 'checkEverywhere'
  /** (seat): no support checks when campaigning. */
  | 'noChecks'
  /** (seat): a failed support check may be drawn once more. */
  | 'redraw'
  /** (seat): shows its debate card before the other seat picks. */
  | 'showsFirst'
  /** (seat): CP added to its total on every debate issue. */
  | 'debateTotal'
  /** (state, cubes): its votes count for nobody when held by so many cubes, signed as on the board. */
  | 'withheld';

interface LastingSpec extends ModifierSpec<Hook> {
  readonly id: LastingId;
}

const holds = (_s: State, holder: Seat, seat: Seat): boolean => seat === holder;
const plays =
  (use: number) =>
  (_s: State, holder: Seat, seat: Seat, played: number): boolean =>
    seat === holder && played === use;
const campaignsIn =
  (...regions: readonly number[]) =>
  (_s: State, holder: Seat, seat: Seat, state: number): boolean =>
    seat === holder && regions.includes(REGION_OF[state] ?? -1);

const electorStates = (['AL', 'LA', 'MS'] as const).map(stateNumber);

const specs: readonly LastingSpec[] = [
  { id: 'citizens-for-nixon-lodge', hook: 'cpValue', value: 1, applies: holds },
  { id: 'bobby-kennedy', hook: 'cpValue', value: 1, applies: holds },
  { id: 'ken-air', hook: 'cpValue', value: 1, applies: plays(CAMPAIGN) },
  { id: 'ken-air', hook: 'freeTravel', value: 1, applies: holds },
  { id: 'congressional-summer-session', hook: 'cpValue', value: -2, applies: holds },
  { id: 'stature-gap', hook: 'cpValue', value: -2, applies: plays(POSITION) },
  { id: 'nixons-knee', hook: 'tax', value: 1, applies: plays(CAMPAIGN) },
  { id: 'jackie-kennedy', hook: 'tax', value: 1, applies: plays(EVENT) },
  {
    id: 'nixons-pledge',
    hook: 'tribute',
    value: 1,
    applies: (_s, holder, seat, use) => seat === holder && use !== CAMPAIGN,
  },
  { id: 'joe-kennedy', hook: 'spendingBarred', value: 1, applies: holds },
  { id: 'puerto-rican-bishops', hook: 'spendingBarred', value: 1, applies: holds },
  { id: 'kennedys-peace-corps', hook: 'freePreempt', value: 1, applies: holds },
  { id: 'johnson-jeered-in-dallas', hook: 'campaignBan', value: 1, applies: campaignsIn(SOUTH) },
  { id: 'old-south', hook: 'campaignBan', value: 1, applies: campaignsIn(SOUTH) },
  { id: 'nixon-egged-in-michigan', hook: 'campaignBan', value: 1, applies: campaignsIn(MIDWEST) },
  { id: 'stevenson-loyalists', hook: 'campaignBan', value: 1, applies: campaignsIn(WEST, MIDWEST) },
  {
    id: 'eisenhowers-silence',
    hook: 'campaignBan',
    value: 1,
    applies: (s, holder, seat, state) => seat === holder && leadsState(s, opponentOf(seat), state),
  },
  { id: 'hostile-press-corps', hook: 'checkEverywhere', value: 1, applies: holds },
  { id: 'advance-men', hook: 'noChecks', value: 1, applies: holds },
  { id: 'advance-men', hook: 'freeTravel', value: 1, applies: holds },
  { id: 'profiles-in-courage', hook: 'redraw', value: 1, applies: holds },
  { id: 'lazy-shave', hook: 'showsFirst', value: 1, applies: holds },
  { id: 'harvard-brain-trust', hook: 'debateTotal', value: 1, applies: holds },
  {
    id: 'unpledged-electors',
    hook: 'withheld',
    value: 1,
    // Held by Kennedy with fewer cubes than carry a state (ruling 84).
    applies: (_s, _holder, state, cubes) => electorStates.includes(state) && cubes > 0 && cubes < CARRIED,
  },
];

const modifiers = new Modifiers<Hook>(inForce, specs);
const modifiersOf = LASTING_IDS.map((id) =>
  Int32Array.from([...specs.keys()].filter((index) => specs[index]?.id === id)),
);

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

/** Begins a lasting effect for a holder; a debate event played after the Debates does nothing (ruling 74). */
export function beginLasting(s: State, lasting: number, holder: Seat, sink?: EventSink): void {
  const id = LASTING_IDS[lasting] as LastingId;
  if (LASTING[id] === 'debates' && isAfterDebates(s)) return;
  for (const modifier of modifiersOf[lasting] as Int32Array) modifiers.start(s, modifier, holder);
  sink?.emit(kinds.lastingBegan, EVERYONE, cardNumber(id), holder);
}

/** Ends every effect that lasts as long as the span named (ruling 87). */
export function endLasting(s: State, span: 'turn' | 'debates', sink?: EventSink): void {
  for (let modifier = 0; modifier < specs.length; modifier++) {
    if (!modifiers.inForce(s, modifier)) continue;
    const { id } = specs[modifier] as LastingSpec;
    if (LASTING[id] !== span) continue;
    modifiers.stop(s, modifier);
    // An effect of several modifiers ends once.
    if (specs[modifier + 1]?.id !== id) sink?.emit(kinds.lastingEnded, EVERYONE, cardNumber(id));
  }
}

/** The card behind a modifier that a hook's `first` has named. */
export const cardOfModifier = (modifier: number): number => cardNumber((specs[modifier] as LastingSpec).id);

/** The seat a lasting effect bears on, or -1 when it is not in force. */
export function holderOf(s: State, id: LastingId): Seat {
  const modifier = modifiersOf[LASTING_IDS.indexOf(id)]?.[0] as number;
  return inForce.at(s, modifier) - 1;
}
