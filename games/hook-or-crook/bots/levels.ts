import type { BotLevel } from '@whistlestop/kernel';

/** How a level thinks: by what its choice leaves on the table, or by playing on from there; with evaluations, where it does. */
export type Level = BotLevel &
  (
    | { readonly thinks: 'greedily' }
    | {
        readonly thinks: 'oneAhead';
        /** What falls this far short of the best may be taken instead, and how freely. */
        readonly slack: number;
        readonly temperature: number;
      }
    | { readonly thinks: 'inPlayouts'; readonly evaluations: number }
  );

/** The opponents of Hook or Crook, weakest first. */
export const levels: readonly Level[] = [
  { id: 'greedy', name: { en: 'Greedy', pl: 'Zachłanny' }, thinks: 'greedily' },
  {
    id: 'casual',
    name: { en: 'Casual', pl: 'Niedzielny' },
    thinks: 'oneAhead',
    slack: 0.05,
    temperature: 0.02,
  },
  { id: 'skilled', name: { en: 'Skilled', pl: 'Wprawny' }, thinks: 'inPlayouts', evaluations: 40 },
  { id: 'strong', name: { en: 'Strong', pl: 'Mocny' }, thinks: 'inPlayouts', evaluations: 600 },
];
