import type { Language } from '@whistlestop/kernel';
import { events as eventBook } from '../rules/index.ts';
import type { HookOrCrookTexts } from '../texts/index.ts';
import type { TableStep } from '@whistlestop/table';
import type { Moment } from '@whistlestop/board';

const PARTS = ['roundBegan', 'weekBegan', 'gameDecided'] as const;
const MOVES_VOTES = ['cheated', 'votesReturned', 'votesMoved'] as const;
/** Votes that must change hands at once for it to be worth a jump. */
const SWING = 6;

/** The rounds and weeks of a match, and the tricks and returns that moved many votes. */
export function momentsOf(
  steps: readonly TableStep[],
  texts: HookOrCrookTexts,
  _language: Language,
): readonly Moment[] {
  return steps.flatMap(({ events }, index) =>
    events.flatMap((event): Moment[] => {
      const name = texts.event(event) ?? '';
      if (eventBook.is(event, ...PARTS)) return [{ after: index + 1, kind: 'part', name }];
      const isSwing = eventBook.is(event, ...MOVES_VOTES) && event.args.votes >= SWING;
      return isSwing ? [{ after: index + 1, kind: 'swing', name }] : [];
    }),
  );
}
