/** What a card does where it is not played: set aside, in the Debates, on Election Day. Its event has no part in that. */
import type { Action, State } from '@whistlestop/kernel';
import {
  actions,
  CHECKS_PER_CARD,
  CP_OF,
  cardOf,
  DEBATE_TURN,
  ISSUE_OF,
  isWon,
  openQuestion,
  STATES,
  type StateCode,
  support,
  turn,
} from '../rules/parts.ts';
import type { NineteenSixtyTexts } from '../texts/index.ts';
import type { Decision } from '@whistlestop/table';
import type { TableWords } from '../texts/table.ts';
import { oddsLine } from './odds-line.ts';
import { holdingOf } from './reading.ts';

const { aside, debate, resolve } = actions.verbs;

/** Whether a choice leaves the event of its card out. */
export const leavesEventOut = (view: State, action: Action): boolean =>
  aside.has(action) || debate.has(action) || (resolve.has(action) && openQuestion(view) === 'resolveStrategy');

/** The state in which a choice will bring or brings support checks. */
export function checkedState(view: State, action: Action): StateCode | undefined {
  const verb = turn.get(view) > DEBATE_TURN ? [aside, resolve].find((candidate) => candidate.has(action)) : undefined;
  if (verb === undefined || !leavesEventOut(view, action)) return undefined;
  return cardOf(verb.arg(action)).printed.state ?? undefined;
}

/** What the card of such a choice does, in one line; of the card being resolved the odds, for its button tells the rest. */
export function stackLine(
  { view, seat }: Decision,
  action: Action,
  texts: NineteenSixtyTexts,
  words: TableWords,
): string | undefined {
  if (!leavesEventOut(view, action)) return undefined;
  if (resolve.has(action)) return oddsLine(view, seat, CHECKS_PER_CARD, words);
  const state = checkedState(view, action);
  if (state !== undefined)
    return words.onElectionDay(CHECKS_PER_CARD, texts.states[state], cubesIn(view, STATES.indexOf(state), words));
  const card = (aside.has(action) ? aside : debate).arg(action);
  const { icon, issue } = cardOf(card).printed;
  if (issue === null) return undefined;
  if (aside.has(action)) return words.forDebates[icon](CP_OF[card] ?? 0, words.issues[issue]);
  return isWon(view, ISSUE_OF[card] ?? 0)
    ? words.issueAlreadyWon(words.issues[issue])
    : words.inDebates[icon](CP_OF[card] ?? 0, words.issues[issue]);
}

/** "Nixon 8"; undefined where there are no cubes. */
function cubesIn(view: State, state: number, words: TableWords): string | undefined {
  const { owner, count } = holdingOf(support.at(view, state));
  return owner === null ? undefined : `${words.names[owner]} ${count}`;
}
