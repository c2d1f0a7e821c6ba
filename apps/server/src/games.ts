import { hookOrCrook } from '@whistlestop/hook-or-crook';
import type { GameKind } from '@whistlestop/kernel';
import { mrPresident } from '@whistlestop/mr-president';
import { nineteenSixty } from '@whistlestop/nineteen-sixty';

/** Every game of the club; the workers in which bots think load this module too. */
export const kinds: readonly GameKind[] = [nineteenSixty, mrPresident, hookOrCrook];
