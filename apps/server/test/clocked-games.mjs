// @ts-check
import { kinds as games } from './games.mjs';

/** What it takes a bot to look at where one choice leads, in milliseconds. */
const LOOK = 100;

// A worker's clock stands still but for that.
let now = 0;
performance.now = () => now;

/**
 * The games of a club under test, for bots whose thoughts take as long as is written here.
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
