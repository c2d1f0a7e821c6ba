/** Events inside events, and actions granted by events. */
import { CHANCE_ACTS, EVERYONE, only, read } from '@whistlestop/kernel';
import { CARD_COUNT, ICONS_OF } from '../../cards/card-tables.ts';
import { kinds } from '../events.ts';
import { arg, call, type GameOperation, programNumber, register, setRegister, sourceOf } from '../frames.ts';
import { DISCARD, zone } from '../layout.ts';
import { ACT_ACTION, actions, DEAL_OUTCOME, DONE_ACTION, TAKE_ACTION, USES } from '../notation.ts';
import { because } from '../reasons.ts';
import { CP, PER_STATE } from '../campaigning.ts';
import { fromDeck, discard, isPrevented, readyDeck, toLimbo } from '../zones.ts';
import { resolveWho } from './who.ts';

const CHOOSER = 2;
const CARD_EVENT = programNumber('cardEvent');
const ACTION_PROGRAMS = Int32Array.of(
  programNumber('campaigning'),
  programNumber('advertising'),
  programNumber('positioning'),
);

const canEnact = (s: Int32Array, card: number): boolean => zone.at(s, card) === DISCARD && !isPrevented(s, card);

/** Tricky Dick: any discard whose event is not prevented, resolved as if Nixon had played it (ruling 48). */
export const mayEnactDiscard: GameOperation = {
  begin(s, f) {
    setRegister(s, f, CHOOSER, resolveWho(s, f, arg(s, f, 0)));
    for (let card = 0; card < CARD_COUNT; card++) if (canEnact(s, card)) return true;
    return false;
  },
  pending: (s, f) => only(register(s, f, CHOOSER)),
  legal(s, _f, _seat, out) {
    let count = 0;
    for (let card = 0; card < CARD_COUNT; card++) if (canEnact(s, card)) out[count++] = TAKE_ACTION + card;
    out[count++] = DONE_ACTION;
    return count;
  },
  apply(s, _f, seat, action) {
    if (action === DONE_ACTION) return false;
    toLimbo(s, action - TAKE_ACTION);
    call(s, CARD_EVENT, seat, action - TAKE_ACTION);
    return false;
  },
  question: () => 'enactDiscard',
  why(s, _f, _seat, action) {
    if (!actions.verbs.take.has(action)) return undefined;
    const card = action - TAKE_ACTION;
    return zone.at(s, card) === DISCARD
      ? because('prevented', [{ ruling: 48 }], { card, by: -1 })
      : because('not-in-discard', [{ ruling: 48 }], { card });
  },
};

/** High Hopes: one card of the deck is turned up; with the candidate's icon it resolves as his event (ruling 49). */
export const turnUp: GameOperation = {
  begin: (s, _f, sink) => readyDeck(s, sink),
  pending: CHANCE_ACTS,
  ...fromDeck,
  apply(s, f, _actor, outcome, sink) {
    const card = outcome - DEAL_OUTCOME;
    const seat = resolveWho(s, f, arg(s, f, 0));
    const resolves = ((read(ICONS_OF, card) >> seat) & 1) === 1 && !isPrevented(s, card);
    toLimbo(s, card);
    sink?.emit(kinds.cardTurnedUp, EVERYONE, card, resolves ? 1 : 0);
    if (resolves) call(s, CARD_EVENT, seat, card);
    else discard(s, card, sink);
    return false;
  },
};

/** A Campaigning action of fixed CP inside an event: no modifier, no tax, everything else as usual (ruling 52). */
export const mayCampaign: GameOperation = {
  begin(s, f) {
    const action = call(s, read(ACTION_PROGRAMS, 0), resolveWho(s, f, arg(s, f, 0)), sourceOf(s, f));
    setRegister(s, action, CP, arg(s, f, 1));
    setRegister(s, action, PER_STATE, arg(s, f, 2));
    return false;
  },
};

/** One action of any kind with fixed CP, or none (ruling 53). */
export const mayAct: GameOperation = {
  begin(s, f) {
    setRegister(s, f, CHOOSER, resolveWho(s, f, arg(s, f, 0)));
    return true;
  },
  pending: (s, f) => only(register(s, f, CHOOSER)),
  legal(_s, _f, _seat, out) {
    const kindsOfAction = USES.length - 1;
    for (let kind = 0; kind < kindsOfAction; kind++) out[kind] = ACT_ACTION + kind;
    out[kindsOfAction] = DONE_ACTION;
    return kindsOfAction + 1;
  },
  apply(s, f, seat, action) {
    if (action === DONE_ACTION) return false;
    const cp = arg(s, f, 1);
    setRegister(s, call(s, read(ACTION_PROGRAMS, action - ACT_ACTION), seat, sourceOf(s, f)), CP, cp);
    return false;
  },
  question: () => 'act',
  left: (s, f) => arg(s, f, 1),
};
