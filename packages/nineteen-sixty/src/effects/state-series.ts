/** "Up to N state support, at most C in each": single cubes in any order, and `done` where the card says "may". */
import { type EventSink, type Frame, only, read, type Reason, type Seat, type State } from '@whistlestop/kernel';
import { gainSupport, leadsState, loseSupport, mediaOf } from '../board.ts';
import { membersOf } from '../data/state-sets.ts';
import { REGION_OF } from '../data/states.ts';
import { arg, type GameOperation, register, setRegister, sourceOf } from '../frames.ts';
import { support, used } from '../layout.ts';
import { ADD_ACTION, DONE_ACTION, REMOVE_ACTION } from '../notation.ts';
import { because } from '../reasons.ts';
import { NO_ONE, opponentOf } from '../seats.ts';
import { resolveWho } from './who.ts';

/** Which states of its set a series can use. */
type Condition = 'any' | 'empty' | 'rival' | 'own' | 'media';

// Fixed numbers of the operation.
const [WHO, COUNT, CAP, SET] = [0, 1, 2, 3];
// Registers. The chooser is fixed when the series begins, for its own cubes could change whom the card means.
const [LEFT, LAST, CHOOSER, REGION] = [0, 1, 2, 3];

/** With media support in several regions the first cube fixes the region. */
function inMediaRegion(s: State, f: Frame, seat: Seat, state: number): boolean {
  const region = read(REGION_OF, state);
  const fixed = register(s, f, REGION);
  return fixed === 0 ? mediaOf(s, seat, region) > 0 : fixed === region + 1;
}

function meets(s: State, f: Frame, condition: Condition, seat: Seat, state: number): boolean {
  if (condition === 'any') return true;
  if (condition === 'empty') return support.at(s, state) === 0;
  if (condition === 'media') return inMediaRegion(s, f, seat, state);
  return leadsState(s, condition === 'own' ? seat : opponentOf(seat), state);
}

function whyNotState(s: State, f: Frame, condition: Condition, seat: Seat, state: number): Reason {
  const card = sourceOf(s, f);
  if (!membersOf(arg(s, f, SET)).includes(state)) return because('not-offered', 'the card', { card, state });
  if (used.at(s, state) >= arg(s, f, CAP))
    return because('cap-reached', 'ruling 60', { card, state, cap: arg(s, f, CAP) });
  if (condition === 'empty') return because('not-empty', 'ruling 60', { card, state });
  if (condition === 'media')
    return register(s, f, REGION) === 0
      ? because('no-media-there', 'the card', { card, state })
      : because('other-region', 'the card', { card, region: register(s, f, REGION) - 1 });
  return because('no-cubes-there', 'EN, Losing Support', { card, state });
}

/** Leaves nothing behind; false: the series is over. */
function end(s: State): false {
  used.fill(s, 0);
  return false;
}

/** A series of cubes placed (`add`) or removed (`remove`). */
function stateSeries(condition: Condition, optional: boolean): GameOperation {
  const removes = condition === 'rival' || condition === 'own';
  const base = removes ? REMOVE_ACTION : ADD_ACTION;

  const isOpen = (s: State, f: Frame, cap: number, seat: Seat, state: number): boolean =>
    used.at(s, state) < cap && meets(s, f, condition, seat, state);

  const list = (s: State, f: Frame, from: number, out: Int16Array): number => {
    const states = membersOf(arg(s, f, SET));
    const cap = arg(s, f, CAP);
    const seat = register(s, f, CHOOSER);
    const spent = used.offset;
    let count = 0;
    for (let i = 0; i < states.length; i++) {
      const state = read(states, i);
      if (state < from || read(s, spent + state) >= cap) continue;
      if (condition === 'any' || meets(s, f, condition, seat, state)) out[count++] = base + state;
    }
    return count;
  };

  const canGoOn = (s: State, f: Frame): boolean => {
    if (register(s, f, LEFT) <= 0) return false;
    const states = membersOf(arg(s, f, SET));
    const cap = arg(s, f, CAP);
    const seat = register(s, f, CHOOSER);
    for (let i = 0; i < states.length; i++) if (isOpen(s, f, cap, seat, read(states, i))) return true;
    return false;
  };

  const take = (s: State, f: Frame, seat: Seat, state: number, sink?: EventSink): void => {
    if (condition === 'media') setRegister(s, f, REGION, read(REGION_OF, state) + 1);
    if (removes) loseSupport(s, condition === 'own' ? seat : opponentOf(seat), state, 1, sink);
    else gainSupport(s, seat, state, 1, sink);
  };

  return {
    begin(s, f) {
      const seat = resolveWho(s, f, arg(s, f, WHO));
      if (seat === NO_ONE) return false;
      setRegister(s, f, LEFT, arg(s, f, COUNT));
      setRegister(s, f, LAST, 0);
      setRegister(s, f, CHOOSER, seat);
      setRegister(s, f, REGION, 0);
      return canGoOn(s, f);
    },
    pending: (s, f) => only(register(s, f, CHOOSER)),
    legal(s, f, _seat, out, canonical) {
      let count = list(s, f, canonical ? register(s, f, LAST) : 0, out);
      if (optional) out[count++] = DONE_ACTION;
      // A mandatory series may run dry upwards in canonical order: then any state must stay on offer.
      else if (count === 0) count = list(s, f, 0, out);
      return count;
    },
    apply(s, f, seat, action, sink) {
      if (action === DONE_ACTION) return end(s);
      const state = action - base;
      used.add(s, state, 1);
      setRegister(s, f, LAST, state);
      setRegister(s, f, LEFT, register(s, f, LEFT) - 1);
      take(s, f, seat, state, sink);
      return canGoOn(s, f) || end(s);
    },
    left: (s, f) => register(s, f, LEFT),
    question: () => (removes ? (condition === 'own' ? 'removeOwn' : 'remove') : 'add'),
    why(s, f, seat, action) {
      if (action === DONE_ACTION) return because('must-go-on', 'ruling 41', { left: register(s, f, LEFT) });
      const state = action - base;
      if (state < 0 || state >= used.length) return undefined;
      return whyNotState(s, f, condition, seat, state);
    },
  };
}

export const mayPlace = stateSeries('any', true);
export const mayPlaceInEmptyStates = stateSeries('empty', true);
export const mayPlaceInOneMediaRegion = stateSeries('media', true);
export const mayRemove = stateSeries('rival', true);
export const mustRemoveOwn = stateSeries('own', false);
