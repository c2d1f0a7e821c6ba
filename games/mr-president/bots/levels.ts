import type { BotLevel } from '@whistlestop/kernel';

/** How a level bids, and how many positions it looks at for one decision. */
export type Level = BotLevel & {
  readonly bids: 'greedily' | 'inProportion' | 'byTrying' | 'inMixture';
  readonly evaluations: number;
};

/** The opponents of Mr. President, weakest first. */
export const levels: readonly Level[] = [
  { id: 'greedy', name: { en: 'Greedy', pl: 'Zachłanny' }, bids: 'greedily', evaluations: 0 },
  { id: 'proportional', name: { en: 'Proportional', pl: 'Proporcjonalny' }, bids: 'inProportion', evaluations: 0 },
  { id: 'adaptive', name: { en: 'Adaptive', pl: 'Adaptacyjny' }, bids: 'byTrying', evaluations: 600 },
  { id: 'equilibrium', name: { en: 'Equilibrium', pl: 'Zrównoważony' }, bids: 'inMixture', evaluations: 1500 },
];
