import type { BotKind } from '../bot.ts';
import { greedy1960 } from './greedy.ts';
import { plannerKind } from './skilled.ts';
import { WEIGHTS } from './weights.ts';

/** The opponents of 1960, weakest first. */
export const levels1960: readonly BotKind[] = [
  greedy1960,
  plannerKind('skilled', { weights: WEIGHTS, slack: 0, temperature: 1 }),
];
