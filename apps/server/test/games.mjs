// @ts-check
import { packs } from '@whistlestop/games';
import { loadGame } from '@whistlestop/kernel/bots';
import { lantern, sealed } from '@whistlestop/kernel/testing';

/**
 * The games of a club under test, in plain JavaScript because the bots' workers load it as it is.
 * @type {readonly import('@whistlestop/kernel/bots').LoadedGame[]}
 */
export const kinds = [sealed, lantern, ...(await Promise.all(packs.map(loadGame)))];
