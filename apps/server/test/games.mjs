// @ts-check
import { hookOrCrook } from '@whistlestop/hook-or-crook';
import { lantern, sealed } from '@whistlestop/kernel/testing';
import { mrPresident } from '@whistlestop/mr-president';
import { nineteenSixty } from '@whistlestop/nineteen-sixty';

/**
 * The games of a club under test, in plain JavaScript because the bots' workers load it as it is.
 * @type {readonly import('@whistlestop/kernel').GameKind[]}
 */
export const kinds = [sealed, lantern, hookOrCrook, mrPresident, nineteenSixty];
