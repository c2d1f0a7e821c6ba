export { mrPresident } from './game.ts';
export type { Options } from './options.ts';
