import { type Edition, editionOf, hookOrCrook, statesBeaten } from '@whistlestop/hook-or-crook';
import { type HookOrCrookTexts, texts } from '@whistlestop/hook-or-crook/texts';
import type { TableStep } from '../../table/table.ts';
import type { GameTable } from '../game-table.ts';
import { sectionsOf } from '../ruling-sections.ts';
import { Board } from './Board.tsx';
import { momentsOf } from './moments.ts';
import { OptionsForm } from './OptionsForm.tsx';
import { rulesBehind } from './rules-behind.ts';

/** News and answers are for reading; single votes pass at a glance. */
function weight({ events }: TableStep): number {
  if (events.length === 0) return 0;
  if (events.some(({ name }) => name === 'newsDrawn' || name === 'answerShown')) return 2;
  return events.every(({ name }) => name === 'votesMoved') ? 0.2 : 0.6;
}

const opened = (options: unknown): Edition => editionOf(hookOrCrook.options.parse(options));

/** Hook or Crook at the table. */
export const hookOrCrookTable: GameTable<HookOrCrookTexts> = {
  kind: hookOrCrook,
  texts,
  fitTexts: (fitted, options) => ({ ...fitted, ...fitted.forOptions(hookOrCrook.options.parse(options)) }),
  rulings: {
    en: async () => sectionsOf((await texts.en()).words),
    pl: async () => sectionsOf((await texts.pl()).words),
  },
  Board,
  OptionsForm,
  summarize: (state, options) => {
    const edition = opened(options);
    return { turn: edition.fields.round.get(state), tally: [statesBeaten(edition, state), edition.needed] };
  },
  weight,
  rulesBehind,
  moments: momentsOf,
};
