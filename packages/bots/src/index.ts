export * from './arena/index.ts';
export * from './bot.ts';
export { thinkingPace } from './thinking-pace.ts';
export { type Explanation, explain1960, majorityChance, stateChances } from './nineteen-sixty/explain.ts';
export { keepingTo } from './mr-president/partner.ts';
export * from './registry.ts';
