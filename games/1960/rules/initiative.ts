/** EN, Initiative Phase: new cards, the initiative check, the choice of the start player. */
import { CHANCE_ACTS, type Effect, EVERYONE, only, type Seat, sequence, type State, step } from '@whistlestop/kernel';
import { fromBag, takeCube } from './bag.ts';
import { handSize } from './calendar.ts';
import { kinds } from './events.ts';
import { type GameOperation, register, setRegister } from './frames.ts';
import { first, HAND, handCount, initiative } from './layout.ts';
import { DEAL_OUTCOME, FIRST_ACTION } from './notation.ts';
import { KENNEDY, NIXON, NO_ONE } from './seats.ts';
import { fromDeck, moveCard, readyDeck } from './zones.ts';

export const initiativePhase: Effect = sequence(step('deal'), step('checkInitiative'), step('chooseFirst'));

/** Who gets the next card: alternately, Kennedy first (ruling 8); nobody when both hands are full. */
function receiver(s: State): Seat {
  const size = handSize(s);
  const kennedy = handCount.at(s, KENNEDY);
  const nixon = handCount.at(s, NIXON);
  if (kennedy < size && (kennedy <= nixon || nixon >= size)) return KENNEDY;
  return nixon < size ? NIXON : NO_ONE;
}

const dealsOn = (s: State): boolean => receiver(s) !== NO_ONE;

/** Deals one card at a time until the hands are full or nothing is left to deal (ruling 18). */
export const deal: GameOperation = {
  begin: (s, _f, sink) => dealsOn(s) && readyDeck(s, sink),
  pending: CHANCE_ACTS,
  ...fromDeck,
  witnesses: (s) => only(receiver(s)),
  apply(s, _f, _actor, outcome, sink) {
    const seat = receiver(s);
    const card = outcome - DEAL_OUTCOME;
    moveCard(s, card, HAND + seat);
    sink?.emit(kinds.cardDealt, only(seat), seat, card);
    return dealsOn(s) && readyDeck(s, sink);
  },
};

/** A second cube of one colour decides. */
export const CUBES_TO_WIN = 2;

/** EN, Initiative Checks: cubes are drawn until a colour comes up twice; register = seat counts its cubes (ruling 11). */
export const checkInitiative: GameOperation = {
  begin(s, f) {
    setRegister(s, f, KENNEDY, 0);
    setRegister(s, f, NIXON, 0);
    return initiative.get(s) === NO_ONE;
  },
  pending: CHANCE_ACTS,
  ...fromBag,
  apply(s, f, _actor, outcome, sink) {
    const colour = takeCube(s, outcome, sink);
    sink?.emit(kinds.initiativeDrawn, EVERYONE, colour);
    setRegister(s, f, colour, register(s, f, colour) + 1);
    if (register(s, f, colour) < CUBES_TO_WIN) return true;
    initiative.set(s, colour);
    sink?.emit(kinds.initiativeWon, EVERYONE, colour);
    return false;
  },
};

/** The winner of the check names the start player of the turn (ruling 19). */
export const chooseFirst: GameOperation = {
  begin: () => true,
  pending: (s) => only(initiative.get(s)),
  legal(_s, _f, _seat, out) {
    out[0] = FIRST_ACTION + KENNEDY;
    out[1] = FIRST_ACTION + NIXON;
    return 2;
  },
  apply(s, _f, seat, action, sink) {
    first.set(s, action - FIRST_ACTION);
    sink?.emit(kinds.firstChosen, EVERYONE, seat, action - FIRST_ACTION);
    return false;
  },
  question: () => 'first',
};
