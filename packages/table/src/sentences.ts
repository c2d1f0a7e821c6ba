import type { GameTexts, PlayerEvent } from '@whistlestop/kernel';
import type { TableStep } from './table.ts';

/** Those of a step's facts that are worth a line, each with its sentence. */
export const toldOf = (
  step: Pick<TableStep, 'events'>,
  texts: GameTexts,
): readonly { readonly event: PlayerEvent; readonly sentence: string }[] =>
  step.events.flatMap((event) => {
    const sentence = texts.event(event);
    return sentence === undefined ? [] : [{ event, sentence }];
  });

/** What a step's facts read like; nothing when none of them is worth a line. */
export const sentencesOf = (step: Pick<TableStep, 'events'>, texts: GameTexts): readonly string[] =>
  toldOf(step, texts).map(({ sentence }) => sentence);
