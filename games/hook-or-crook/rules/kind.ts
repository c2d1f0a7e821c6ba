import type { GameKind } from '@whistlestop/kernel';
import { constantsOf } from './match-constants.ts';
import { GAME_ID, HookOrCrook, RULES_VERSION } from './game.ts';
import { type Options, optionsSchema } from './options.ts';

/** Hook or Crook: an Incumbent against one to five Swing States. */
export const hookOrCrook = {
  id: GAME_ID,
  version: RULES_VERSION,
  options: optionsSchema,
  cosmetic: ['colours'],
  open: (options: Options): HookOrCrook => new HookOrCrook(constantsOf(options)),
} satisfies GameKind<Options>;
