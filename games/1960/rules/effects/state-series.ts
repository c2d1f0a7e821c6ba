/** "Up to N state support, at most C in each": single cubes in any order, and `done` where the card says "may". */
import { type Frame, picksLeft, read, type Reason, type Seat, series, type State } from '@whistlestop/kernel';
import { gainSupport, leadsState, loseSupport, mediaOf, supportOf } from '../cubes-and-markers.ts';
import { membersOf } from '../../cards/state-sets.ts';
import { REGION_OF } from '../states.ts';
import { arg, type GameOperation, register, setRegister, sourceOf } from '../frames.ts';
import { support, used } from '../layout.ts';
import { ADD_ACTION, DONE_ACTION, REMOVE_ACTION } from '../notation.ts';
import { because } from '../reasons.ts';
import { opponentOf } from '../seats.ts';
import { resolveWho } from './who.ts';

/** Which states of its set a series can use. */
type Condition = 'any' | 'empty' | 'rival' | 'own' | 'media';

// Fixed numbers of the operation.
const [WHO, COUNT, CAP, SET] = [0, 1, 2, 3];
/** The register that keeps the region (+ 1) the first cube has fixed. */
const REGION = 3;

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
  if (!membersOf(arg(s, f, SET)).includes(state))
    return because('not-offered', [{ section: 'events' }], { card, state });
  if (used.at(s, state) >= arg(s, f, CAP))
    return because('cap-reached', [{ ruling: 60 }], { card, state, cap: arg(s, f, CAP) });
  if (condition === 'empty') return because('not-empty', [{ ruling: 60 }], { card, state });
  if (condition === 'media')
    return register(s, f, REGION) === 0
      ? because('no-media-there', [{ section: 'events' }], { card, state })
      : because('other-region', [{ section: 'events' }], { card, region: register(s, f, REGION) - 1 });
  return because('no-cubes-there', [{ section: 'support' }], { card, state });
}

/** Cubes that can be removed at most: what is there, no more in a state than its cap leaves. */
function removable(s: State, f: Frame, owner: Seat): number {
  const cap = arg(s, f, CAP);
  return membersOf(arg(s, f, SET)).reduce(
    (sum, state) => sum + Math.min(cap - used.at(s, state), supportOf(s, owner, state)),
    0,
  );
}

/** A series of cubes placed (`add`) or removed (`remove`). */
function stateSeries(condition: Condition, done?: typeof DONE_ACTION): GameOperation {
  const removes = condition === 'rival' || condition === 'own';
  const base = removes ? REMOVE_ACTION : ADD_ACTION;
  const question = removes ? (condition === 'own' ? 'removeOwn' : 'remove') : 'add';
  const left = (s: State, f: Frame, seat: Seat): number =>
    removes
      ? Math.min(picksLeft(s, f), removable(s, f, condition === 'own' ? seat : opponentOf(seat)))
      : picksLeft(s, f);
  return {
    ...series({
      base,
      done,
      used,
      ask(s, f) {
        setRegister(s, f, REGION, 0);
        return resolveWho(s, f, arg(s, f, WHO));
      },
      limit: (s, f) => arg(s, f, COUNT),
      list(s, f, seat, from, out) {
        const states = membersOf(arg(s, f, SET));
        const cap = arg(s, f, CAP);
        const spent = used.offset;
        let count = 0;
        for (let i = 0; i < states.length; i++) {
          const state = read(states, i);
          if (state < from || read(s, spent + state) >= cap) continue;
          if (condition === 'any' || meets(s, f, condition, seat, state)) out[count++] = base + state;
        }
        return count;
      },
      any(s, f, seat) {
        const states = membersOf(arg(s, f, SET));
        const cap = arg(s, f, CAP);
        for (let i = 0; i < states.length; i++) {
          const state = read(states, i);
          if (used.at(s, state) < cap && meets(s, f, condition, seat, state)) return true;
        }
        return false;
      },
      take(s, f, seat, state, sink) {
        if (condition === 'media') setRegister(s, f, REGION, read(REGION_OF, state) + 1);
        if (removes) loseSupport(s, condition === 'own' ? seat : opponentOf(seat), state, 1, sink);
        else gainSupport(s, seat, state, 1, sink);
      },
    }),
    left,
    question: () => question,
    why(s, f, seat, action) {
      if (action === DONE_ACTION) return because('must-go-on', [{ ruling: 41 }], { left: left(s, f, seat) });
      const state = action - base;
      if (state < 0 || state >= used.length) return undefined;
      return whyNotState(s, f, condition, seat, state);
    },
  };
}

export const mayPlace = stateSeries('any', DONE_ACTION);
export const mayPlaceInEmptyStates = stateSeries('empty', DONE_ACTION);
export const mayPlaceInOneMediaRegion = stateSeries('media', DONE_ACTION);
export const mayRemove = stateSeries('rival', DONE_ACTION);
export const mustRemoveOwn = stateSeries('own');
