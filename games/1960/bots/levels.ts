import type { BotLevel } from '@whistlestop/kernel';
import type { Term } from './evaluator.ts';

/** How a level thinks: at once, by comparing plans, or by looking ahead as well. */
export type Level = BotLevel &
  (
    | { readonly thinks: 'greedily' }
    | {
        readonly thinks: 'inPlans';
        /** What it does not look at. */
        readonly overlooks?: readonly Term[];
        /** Plans within this much of the best one's chance to win may be taken instead of it, and how freely. */
        readonly slack: number;
        readonly temperature: number;
      }
    | {
        readonly thinks: 'ahead';
        readonly evaluations: number;
        /** How many looks ahead its first judgement counts for. */
        readonly prior: number;
      }
  );

/**
 * The opponents of 1960, weakest first. None moves at random: Beginner and Casual overlook things, and they and Skilled
 * choose among plans that look nearly as good as the best one. Strong looks ahead a little and trusts its first
 * judgement more; Expert trusts what it saw.
 */
export const levels: readonly Level[] = [
  { id: 'greedy', name: { en: 'Greedy', pl: 'Zachłanny' }, thinks: 'greedily' },
  {
    id: 'beginner',
    name: { en: 'Beginner', pl: 'Początkujący' },
    thinks: 'inPlans',
    overlooks: ['media', 'debates', 'electionDay'],
    slack: 0.035,
    temperature: 0.014,
  },
  {
    id: 'casual',
    name: { en: 'Casual', pl: 'Niedzielny' },
    thinks: 'inPlans',
    overlooks: ['debates', 'electionDay'],
    slack: 0.02,
    temperature: 0.008,
  },
  { id: 'skilled', name: { en: 'Skilled', pl: 'Wprawny' }, thinks: 'inPlans', slack: 0.004, temperature: 0.002 },
  { id: 'strong', name: { en: 'Strong', pl: 'Mocny' }, thinks: 'ahead', evaluations: 240, prior: 40 },
  { id: 'expert', name: { en: 'Expert', pl: 'Mistrzowski' }, thinks: 'ahead', evaluations: 1200, prior: 6 },
];
