import { packs } from '@whistlestop/games';
import { type LoadedGame, loadGame } from '@whistlestop/kernel/bots';

/** Every game of the club with its bots; the workers in which bots think load this module too. */
export const kinds: readonly LoadedGame[] = await Promise.all(packs.map(loadGame));
