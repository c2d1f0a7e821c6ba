/** Operations on hands, the deck and the discard pile. */
import { CHANCE_ACTS, EVERYONE, type EventSink, type Frame, only, type Seat, type State } from '@whistlestop/kernel';
import { CARD_COUNT } from '../../cards/card-tables.ts';
import { kinds } from '../events.ts';
import { arg, type GameOperation, register, setRegister } from '../frames.ts';
import { DISCARD, HAND, handCount, zone } from '../layout.ts';
import { actions, DEAL_OUTCOME, DONE_ACTION, DROP_ACTION, NO_ACTION, TAKE_ACTION, YES_ACTION } from '../notation.ts';
import { because } from '../reasons.ts';
import { NO_ONE } from '../seats.ts';
import { canDraw, fromDeck, inHand, moveCard, readyDeck } from '../zones.ts';
import { resolveWho } from './who.ts';

const [LAST, CHOOSER, DROPPED, DRAWS] = [1, 2, 3, 4];
const chooser = (s: State, f: Frame) => only(register(s, f, CHOOSER));

/** Whether a discard may be taken; the card may name the one it wants by its printed number. */
const canTake = (s: State, f: Frame, card: number): boolean => {
  const wanted = arg(s, f, 1);
  return zone.at(s, card) === DISCARD && (wanted === 0 || wanted === card + 1);
};

/** Takes a card of the open discard pile into the hand; both sides know it (ruling 51). */
export const mayTake: GameOperation = {
  begin(s, f) {
    setRegister(s, f, CHOOSER, resolveWho(s, f, arg(s, f, 0)));
    for (let card = 0; card < CARD_COUNT; card++) if (canTake(s, f, card)) return true;
    return false;
  },
  pending: chooser,
  legal(s, f, _seat, out) {
    let count = 0;
    for (let card = 0; card < CARD_COUNT; card++) if (canTake(s, f, card)) out[count++] = TAKE_ACTION + card;
    out[count++] = DONE_ACTION;
    return count;
  },
  apply(s, _f, seat, action, sink) {
    if (action === DONE_ACTION) return false;
    moveCard(s, action - TAKE_ACTION, HAND + seat);
    sink?.emit(kinds.cardTaken, EVERYONE, seat, action - TAKE_ACTION);
    return false;
  },
  question: () => 'take',
  why(s, f, _seat, action) {
    if (!actions.verbs.take.has(action)) return undefined;
    const card = action - TAKE_ACTION;
    if (zone.at(s, card) !== DISCARD) return because('not-in-discard', [{ ruling: 51 }], { card });
    return because('only-this-card', [{ section: 'events' }], { card: arg(s, f, 1) - 1 });
  },
};

/** Discards any number of hand cards; `drawDropped` then draws as many (ruling 51). */
export const mayDrop: GameOperation = {
  begin(s, f) {
    const seat = resolveWho(s, f, arg(s, f, 0));
    setRegister(s, f, CHOOSER, seat);
    setRegister(s, f, DROPPED, 0);
    setRegister(s, f, LAST, 0);
    return handCount.at(s, seat) > 0;
  },
  pending: chooser,
  legal(s, f, seat, out, canonical) {
    let count = 0;
    for (let card = canonical ? register(s, f, LAST) : 0; card < CARD_COUNT; card++)
      if (inHand(s, seat, card)) out[count++] = DROP_ACTION + card;
    out[count++] = DONE_ACTION;
    return count;
  },
  apply(s, f, seat, action, sink) {
    if (action === DONE_ACTION) return false;
    const card = action - DROP_ACTION;
    moveCard(s, card, DISCARD);
    setRegister(s, f, LAST, card);
    setRegister(s, f, DROPPED, register(s, f, DROPPED) + 1);
    sink?.emit(kinds.cardDropped, EVERYONE, seat, card);
    return handCount.at(s, seat) > 0;
  },
  question: () => 'drop',
  why: (_s, _f, _seat, action) =>
    actions.verbs.drop.has(action)
      ? because('not-in-hand', [{ ruling: 51 }], { card: action - DROP_ACTION })
      : undefined,
};

const drawsOn = (s: State, f: Frame, sink?: EventSink): boolean => register(s, f, DRAWS) > 0 && readyDeck(s, sink);

function drawCard(s: State, f: Frame, outcome: number, sink?: EventSink): boolean {
  const seat = register(s, f, CHOOSER);
  const card = outcome - DEAL_OUTCOME;
  moveCard(s, card, HAND + seat);
  setRegister(s, f, DRAWS, register(s, f, DRAWS) - 1);
  sink?.emit(kinds.cardDrawn, only(seat), seat, card);
  return drawsOn(s, f, sink);
}

export const drawDropped: GameOperation = {
  begin(s, f, sink) {
    setRegister(s, f, DRAWS, register(s, f, DROPPED));
    return drawsOn(s, f, sink);
  },
  pending: CHANCE_ACTS,
  ...fromDeck,
  witnesses: chooser,
  apply: (s, f, _actor, outcome, sink) => drawCard(s, f, outcome, sink),
};

/** Draws a number of cards, or none: yes or no first. */
export const mayDraw: GameOperation = {
  begin(s, f) {
    const seat: Seat = resolveWho(s, f, arg(s, f, 0));
    setRegister(s, f, CHOOSER, seat);
    setRegister(s, f, DRAWS, 0);
    return seat !== NO_ONE && canDraw(s);
  },
  pending: (s, f) => (register(s, f, DRAWS) > 0 ? CHANCE_ACTS : chooser(s, f)),
  ...fromDeck,
  witnesses: (s, f) => (register(s, f, DRAWS) > 0 ? chooser(s, f) : EVERYONE),
  legal(_s, _f, _seat, out) {
    out[0] = YES_ACTION;
    out[1] = NO_ACTION;
    return 2;
  },
  apply(s, f, _actor, code, sink) {
    if (register(s, f, DRAWS) > 0) return drawCard(s, f, code, sink);
    if (code === NO_ACTION) return false;
    setRegister(s, f, DRAWS, arg(s, f, 1));
    return drawsOn(s, f, sink);
  },
  question: () => 'draw',
  left: (s, f) => arg(s, f, 1),
};
