/** The anatomy of a position, for opponents and analysis: fields and printed tables. Rules stay behind the game. */
export type { MatchConstants } from './match-constants.ts';
export { HookOrCrook } from './game.ts';
export { Phase } from './layout.ts';
