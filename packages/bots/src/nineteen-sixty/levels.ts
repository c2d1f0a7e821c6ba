import type { BotKind } from '../bot.ts';
import { greedy1960 } from './greedy.ts';
import { plannerKind } from './skilled.ts';
import { searcherKind } from './strong.ts';
import { WEIGHTS } from './weights.ts';

const best = { weights: WEIGHTS, slack: 0, temperature: 1 };
const search = { plans: 10, horizon: 2, prior: 6 };

/**
 * The opponents of 1960, weakest first. Beginner and Casual never move at random: they overlook things, and choose
 * among plans that look nearly as good as the best one.
 */
export const levels1960: readonly BotKind[] = [
  greedy1960,
  plannerKind('beginner', {
    weights: WEIGHTS,
    overlooks: ['issues', 'media', 'debates', 'momentum', 'electionDay'],
    slack: 0.08,
    temperature: 0.03,
  }),
  plannerKind('casual', {
    weights: WEIGHTS,
    overlooks: ['debates', 'electionDay', 'hand'],
    slack: 0.05,
    temperature: 0.02,
  }),
  plannerKind('skilled', best),
  searcherKind('strong', 500, best, search),
  searcherKind('expert', 2500, best, search),
];
