import { actions, STATES, type StateCode } from '../rules/parts.ts';
import type { NineteenSixtyTexts } from '../texts/index.ts';
import type { CitedSentence } from '@whistlestop/board';
import type { Decision } from '@whistlestop/table';
import type { TableWords } from '../texts/table.ts';

const { support, add, remove, stay } = actions.verbs;
const STATE_VERBS = [support, add, remove, stay];

/** Why a state cannot be chosen now: the game's reason, or what is asked where states have no part in the question. */
export function whyNotState(
  decision: Decision,
  state: StateCode,
  texts: NineteenSixtyTexts,
  words: TableWords,
): CitedSentence | undefined {
  const verb = STATE_VERBS.find((candidate) => decision.legal.some((action) => candidate.has(action))) ?? support;
  const reason = decision.why(verb.of(STATES.indexOf(state)));
  if (reason === undefined) return undefined;
  return reason.code === 'not-now'
    ? { sentence: words.otherwiseAsked(texts.prompt(decision.view, decision.seat)), rules: [] }
    : { sentence: texts.reason(reason), rules: reason.rules };
}
