export * from './arena/index.ts';
export * from './bot.ts';
export { evaluationRate } from './evaluation-rate.ts';
export { type Explanation, explain1960, majorityChance, stateChances } from './nineteen-sixty/explain.ts';
export * from './registry.ts';
