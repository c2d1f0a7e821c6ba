export * from './arena/index.ts';
export * from './bot.ts';
export * from './registry.ts';
