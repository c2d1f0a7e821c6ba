export * from './bot.ts';
export * from './levels.ts';
export { randomBot } from './random-bot.ts';
export { lookaheadKind } from './search/lookahead.ts';
export { playoutKind } from './search/playouts.ts';
export { Expectation, type Valuer } from './search/valuer.ts';
export { type Pace, thinkingPace } from './thinking-pace.ts';
