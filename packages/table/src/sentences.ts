import type { GameTexts, PlayerEvent } from '@whistlestop/kernel';
import type { TableStep } from './table.ts';

/** The events of a step that have a sentence, each with it. */
export const eventSentences = (
  step: Pick<TableStep, 'events'>,
  texts: GameTexts,
): readonly { readonly event: PlayerEvent; readonly sentence: string }[] =>
  step.events.flatMap((event) => {
    const sentence = texts.event(event);
    return sentence === undefined ? [] : [{ event, sentence }];
  });

/** The sentences of a step's events. */
export const sentencesOf = (step: Pick<TableStep, 'events'>, texts: GameTexts): readonly string[] =>
  eventSentences(step, texts).map(({ sentence }) => sentence);
