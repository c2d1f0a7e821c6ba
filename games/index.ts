import { pack as nineteenSixty } from '@whistlestop/1960';
import type { GameTable } from '@whistlestop/board';
import { pack as hookOrCrook } from '@whistlestop/hook-or-crook';
import type { GamePack } from '@whistlestop/kernel';
import { pack as mrPresident } from '@whistlestop/mr-president';

/** A game as every surface knows it. */
export type Pack = GamePack<GameTable>;

/** Every game there is, in the order of the home page. */
export const packs: readonly [Pack, ...Pack[]] = [nineteenSixty, mrPresident, hookOrCrook];

/** A game by its name; undefined when there is none of this name. */
export const packOf = (id: string): Pack | undefined => packs.find((pack) => pack.id === id);
