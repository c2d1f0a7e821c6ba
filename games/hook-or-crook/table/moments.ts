import type { Language } from '@whistlestop/kernel';
import type { HookOrCrookTexts } from '../texts/index.ts';
import type { TableStep } from '@whistlestop/table';
import type { Moment } from '@whistlestop/board';

const PARTS: readonly string[] = ['roundBegan', 'weekBegan', 'gameDecided'];
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
      if (PARTS.includes(event.name)) return [{ after: index + 1, kind: 'part', name }];
      const big = event.name === 'cheated' || event.name === 'votesReturned' || event.name === 'votesMoved';
      return big && (event.args['votes'] ?? 0) >= SWING ? [{ after: index + 1, kind: 'swing', name }] : [];
    }),
  );
}
