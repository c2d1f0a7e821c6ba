import { includes, LIST_ROOM, type Reason, type Seat, type State } from '@whistlestop/kernel';
import { GAME_OVER, phase } from './layout.ts';
import { machine, waitingOperation } from './machine.ts';
import { because } from './reasons.ts';

const list = new Int16Array(LIST_ROOM);

/** Why a seat may not do something now; undefined when it may. */
export function why(s: State, seat: Seat, action: number): Reason | undefined {
  if (phase.get(s) === GAME_OVER || !includes(machine.pending(s), seat))
    return because('not-your-decision', 'EN, Sequence of Play');
  const count = machine.legal(s, seat, list);
  for (let i = 0; i < count; i++) if (list[i] === action) return undefined;
  return waitingOperation(s)?.why?.(s, machine.top(s), seat, action) ?? because('not-now', 'EN, Sequence of Play');
}
