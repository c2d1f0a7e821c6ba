import type { Language } from '@whistlestop/kernel';
import { RACES } from '../rules/index.ts';
import type { MrPresidentTexts } from '../texts/index.ts';
import type { TableStep } from '@whistlestop/table';
import type { Moment } from '@whistlestop/board';
import { tableWords } from '../texts/table.ts';

/** Electoral votes that must go to somebody at once for it to be worth a jump. */
const SWING = 40;
const TAKES_VOTES: readonly string[] = ['won', 'poolWon', 'poolSettled', 'carried'];

/** The campaigns and rounds of a match, and the rounds in which many electors went to somebody. */
export function momentsOf(steps: readonly TableStep[], texts: MrPresidentTexts, language: Language): readonly Moment[] {
  const words = tableWords[language];
  const moments: Moment[] = [];
  let round = 0;
  steps.forEach(({ events }, index) => {
    const after = index + 1;
    for (const event of events) {
      const { name, args } = event;
      if (name === 'campaignBegun') {
        round = 0;
        moments.push({ after, kind: 'part', name: words.races[RACES[args['race'] ?? 0] ?? 'national'] });
      }
      if (name === 'turnedUp' && args['round'] !== round) {
        round = args['round'] ?? 0;
        moments.push({ after, kind: 'part', name: words.round(round) });
      }
      if (TAKES_VOTES.includes(name) && (args['votes'] ?? 0) >= SWING)
        moments.push({ after, kind: 'swing', name: texts.event(event) ?? '' });
      if (name === 'upsetWon') moments.push({ after, kind: 'swing', name: texts.event(event) ?? '' });
    }
  });
  return moments;
}
