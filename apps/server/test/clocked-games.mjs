// @ts-check
import { kinds as games } from './games.mjs';

/** How long a bot needs to evaluate one choice, in milliseconds. */
const LOOK = 100;

// A worker's clock counts nothing else.
let now = 0;
performance.now = () => now;

/**
 * The games of a club under test, for bots with that pace.
 * @type {readonly import('@whistlestop/kernel').GameKind[]}
 */
export const kinds = games.map((kind) => ({
  ...kind,
  open(options) {
    const game = kind.open(options);
    const apply = game.apply.bind(game);
    /** @type {typeof apply} */
    game.apply = (...step) => {
      now += LOOK;
      apply(...step);
    };
    return game;
  },
}));
