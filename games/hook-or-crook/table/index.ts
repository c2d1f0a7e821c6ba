import { type MatchConstants, constantsOf, events as eventBook, hookOrCrook, statesBeaten } from '../rules/index.ts';
import type { HookOrCrookTexts } from '../texts/index.ts';
import type { TableStep } from '@whistlestop/table';
import type { GameTable } from '@whistlestop/board';
import { Board } from './Board.tsx';
import { momentsOf } from './moments.ts';
import { OptionsForm } from './OptionsForm.tsx';
import { rulesBehind } from './rules-behind.ts';

/** News and answers are for reading; single votes pass at a glance. */
function weight({ events }: TableStep): number {
  if (events.length === 0) return 0;
  if (events.some((event) => eventBook.is(event, 'newsDrawn', 'answerShown'))) return 2;
  return events.every((event) => eventBook.is(event, 'votesMoved')) ? 0.2 : 0.6;
}

const opened = (options: unknown): MatchConstants => constantsOf(hookOrCrook.options.parse(options));

/** Hook or Crook at the table. */
export const table: GameTable<HookOrCrookTexts> = {
  kind: hookOrCrook,
  Board,
  OptionsForm,
  summarize: (state, options) => {
    const constants = opened(options);
    return { turn: constants.fields.round.get(state), tally: [statesBeaten(constants, state), constants.needed] };
  },
  weight,
  rulesBehind,
  moments: momentsOf,
};
