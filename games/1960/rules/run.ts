import type { EventSink, State } from '@whistlestop/kernel';
import { GAME_OVER, phase } from './layout.ts';
import { machine } from './machine.ts';
import { goOn } from './sequence-of-play.ts';

/** Runs to the next decision: the machine to the end of what is under way, then whatever the sequence of play brings. */
export function runOn(s: State, sink?: EventSink): void {
  machine.run(s, sink);
  while (machine.idle(s) && phase.get(s) !== GAME_OVER) {
    goOn(s, sink);
    machine.run(s, sink);
  }
}
