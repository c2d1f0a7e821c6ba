/** EN, B3 Positioning on Issues: the first cube on an issue costs 1 CP, each further one in the same action 2. */
import type { Frame, State } from '@whistlestop/kernel';
import { gainIssue } from './cubes-and-markers.ts';
import { ISSUES } from './map.ts';
import { type GameOperation, playerOf, register, setRegister } from './frames.ts';
import { used } from './layout.ts';
import { actions, DONE_ACTION, ISSUE_ACTION } from './notation.ts';
import { because } from './reasons.ts';
import { CP } from './campaigning.ts';

/** The issue raised last, for the canonical order. */
const LAST = 1;

/** The cost depends on the cubes bought in this action only (ruling 89). */
const positioningCost = (s: State, issue: number): number => (used.at(s, issue) === 0 ? 1 : 2);

const canRaise = (s: State, f: Frame, issue: number): boolean => positioningCost(s, issue) <= register(s, f, CP);

function canGoOn(s: State, f: Frame): boolean {
  for (let issue = 0; issue < ISSUES.length; issue++) if (canRaise(s, f, issue)) return true;
  return false;
}

/** Leaves nothing behind; false: the action is over. */
function end(s: State): false {
  for (let issue = 0; issue < ISSUES.length; issue++) used.put(s, issue, 0);
  return false;
}

/** The Positioning action. Its caller sets CP. */
export const position: GameOperation = {
  begin: () => true,
  legal(s, f, _seat, out, canonical) {
    let count = 0;
    for (let issue = canonical ? register(s, f, LAST) : 0; issue < ISSUES.length; issue++)
      if (canRaise(s, f, issue)) out[count++] = ISSUE_ACTION + issue;
    out[count++] = DONE_ACTION;
    return count;
  },
  apply(s, f, _actor, action, sink) {
    if (action === DONE_ACTION) return end(s);
    const issue = action - ISSUE_ACTION;
    setRegister(s, f, CP, register(s, f, CP) - positioningCost(s, issue));
    setRegister(s, f, LAST, issue);
    used.add(s, issue, 1);
    gainIssue(s, playerOf(s, f), issue, 1, sink);
    return canGoOn(s, f) || end(s);
  },
  question: () => 'position',
  left: (s, f) => register(s, f, CP),
  why: (s, f, _seat, action) =>
    actions.verbs.issue.has(action)
      ? because('too-few-cp', [{ ruling: 89 }], {
          cp: register(s, f, CP),
          cost: positioningCost(s, action - ISSUE_ACTION),
        })
      : undefined,
};
