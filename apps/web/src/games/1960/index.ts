import { nineteenSixty } from '@whistlestop/nineteen-sixty';
import { actions, raceOf, turn } from '@whistlestop/nineteen-sixty/parts';
import type { NineteenSixtyTexts } from '@whistlestop/nineteen-sixty/texts';
import { texts } from '@whistlestop/nineteen-sixty/texts';
import type { TableStep } from '../../table/table.ts';
import type { GameTable } from '../game-table.ts';
import { Board } from './Board.tsx';
import { momentsOf } from './moments.ts';
import { OptionsForm } from './OptionsForm.tsx';
import { rulingSections } from './ruling-sections.ts';
import { rulesBehind } from './rules-behind.ts';

/** Dealt cards are not shown one by one. */
const QUICK: readonly string[] = ['cardDealt', 'turnBegan', 'phaseBegan'];

/** Two cards turned up at once take a while to read. */
function weight({ events }: TableStep): number {
  if (events.some(({ name }) => name === 'debateCardShown')) return 3;
  return events.every(({ name }) => QUICK.includes(name)) ? 0 : 1;
}

const { support, stay, add, remove, issue, media, unmedia } = actions.verbs;
const PLACEMENTS = [support, stay, add, remove, issue, media, unmedia];

/** 1960: The Making of the President, at the table. */
export const nineteenSixtyTable: GameTable<NineteenSixtyTexts> = {
  kind: nineteenSixty,
  texts,
  rulings: rulingSections,
  Board,
  OptionsForm,
  summarize: (state) => {
    const { led } = raceOf(state);
    return { turn: turn.get(state), tally: [led.kennedy, led.nixon] };
  },
  isPlacement: (action) => PLACEMENTS.some((verb) => verb.has(action)),
  weight,
  rulesBehind,
  moments: momentsOf,
};
