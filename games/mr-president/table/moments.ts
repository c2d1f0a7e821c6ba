import type { Language } from '@whistlestop/kernel';
import { events as eventBook, RACES } from '../rules/index.ts';
import type { MrPresidentTexts } from '../texts/index.ts';
import type { TableStep } from '@whistlestop/table';
import type { Moment } from '@whistlestop/board';
import { tableWords } from '../texts/table.ts';

/** Electoral votes that must go to somebody at once for it to be worth a jump. */
const SWING = 40;
const TAKES_VOTES = ['won', 'poolWon', 'poolSettled', 'carried'] as const;

/** The campaigns and rounds of a match, and the rounds in which many electors went to somebody. */
export function momentsOf(steps: readonly TableStep[], texts: MrPresidentTexts, language: Language): readonly Moment[] {
  const words = tableWords[language];
  const moments: Moment[] = [];
  let round = 0;
  steps.forEach(({ events }, index) => {
    const after = index + 1;
    for (const event of events) {
      if (eventBook.is(event, 'campaignBegun')) {
        round = 0;
        moments.push({ after, kind: 'part', name: words.races[RACES[event.args.race] ?? 'national'] });
      }
      if (eventBook.is(event, 'turnedUp') && event.args.round !== round) {
        ({ round } = event.args);
        moments.push({ after, kind: 'part', name: words.round(round) });
      }
      if (eventBook.is(event, ...TAKES_VOTES) && event.args.votes >= SWING)
        moments.push({ after, kind: 'swing', name: texts.event(event) ?? '' });
      if (eventBook.is(event, 'upsetWon')) moments.push({ after, kind: 'swing', name: texts.event(event) ?? '' });
    }
  });
  return moments;
}
