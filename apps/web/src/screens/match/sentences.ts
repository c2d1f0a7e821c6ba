import type { GameTexts } from '@whistlestop/kernel';
import type { TableStep } from '../../table/table.ts';

/** What a step's facts read like; nothing when none of them is worth a line. */
export const sentencesOf = (step: TableStep, texts: GameTexts): readonly string[] =>
  step.events.map((event) => texts.event(event)).filter((sentence) => sentence !== undefined);
