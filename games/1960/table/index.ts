import { events as eventBook, nineteenSixty } from '../rules/index.ts';
import { raceOf, turn } from '../rules/parts.ts';
import type { NineteenSixtyTexts } from '../texts/index.ts';
import type { TableStep } from '@whistlestop/table';
import type { GameTable } from '@whistlestop/board';
import { Board } from './Board.tsx';
import { momentsOf } from './moments.ts';
import { OptionsForm } from './OptionsForm.tsx';
import { rulesBehind } from './rules-behind.ts';

/** Dealt cards are not shown one by one. */
const QUICK = ['cardDealt', 'turnBegan', 'phaseBegan'] as const;

/** Two cards turned up at once take a while to read. */
function weight({ events }: TableStep): number {
  if (events.some((event) => eventBook.is(event, 'debateCardShown'))) return 3;
  return events.every((event) => eventBook.is(event, ...QUICK)) ? 0 : 1;
}

/** 1960: The Making of the President, at the table. */
export const table: GameTable<NineteenSixtyTexts> = {
  kind: nineteenSixty,
  Board,
  OptionsForm,
  summarize: (state) => {
    const { led } = raceOf(state);
    return { turn: turn.get(state), tally: [led.kennedy, led.nixon] };
  },
  weight,
  rulesBehind,
  moments: momentsOf,
};
