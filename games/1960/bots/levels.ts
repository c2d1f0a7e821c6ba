import type { BotKind } from '@whistlestop/kernel/bots';
import { greedy1960 } from './greedy.ts';
import { plannerKind } from './skilled.ts';
import { searcherKind } from './strong.ts';
import { WEIGHTS } from './weights.ts';

const best = { weights: WEIGHTS, slack: 0, temperature: 1 };
const search = { breadth: 2, thoroughFrom: 1000, priorShare: 1 / 20 };

/**
 * The opponents of 1960, weakest first. None moves at random: Beginner and Casual overlook things, and they and Skilled
 * choose among plans that look nearly as good as the best one. Strong looks ahead a little and trusts its first
 * judgement more; Expert trusts what it saw.
 */
export const levels: readonly BotKind[] = [
  greedy1960,
  plannerKind('beginner', {
    weights: WEIGHTS,
    overlooks: ['media', 'debates', 'electionDay'],
    slack: 0.035,
    temperature: 0.014,
  }),
  plannerKind('casual', {
    weights: WEIGHTS,
    overlooks: ['debates', 'electionDay'],
    slack: 0.02,
    temperature: 0.008,
  }),
  plannerKind('skilled', { weights: WEIGHTS, slack: 0.004, temperature: 0.002 }),
  searcherKind('strong', 240, best, { ...search, prior: 40 }),
  searcherKind('expert', 1200, best, { ...search, prior: 6 }),
];
