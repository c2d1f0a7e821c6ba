import { includes, type Reason, type Seat, type State } from '@whistlestop/kernel';
import { GAME_OVER, phase } from './layout.ts';
import { machine, waitingOperation } from './machine.ts';
import { because } from './reasons.ts';

/** Why a seat may not do this now, which is not on offer to it. */
export function reasonAgainst(s: State, seat: Seat, action: number): Reason {
  if (phase.get(s) === GAME_OVER || !includes(machine.pending(s), seat))
    return because('not-your-decision', [{ section: 'turns' }]);
  return waitingOperation(s)?.why?.(s, machine.top(s), seat, action) ?? because('not-now', [{ section: 'turns' }]);
}
