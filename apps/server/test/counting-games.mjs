// @ts-check
import { promptBot } from '@whistlestop/kernel/bots';
import { kinds as games } from './games.mjs';

/** A bot that carries a plan: it answers how many decisions it has made. */
const counting = {
  id: 'counting',
  evaluations: 0,
  create() {
    let made = 0;
    return promptBot(() => ++made);
  },
};

/**
 * The games of a club under test, with that bot alone.
 * @type {readonly import('@whistlestop/kernel/bots').LoadedGame[]}
 */
export const kinds = games.map((kind) => ({ ...kind, bots: { levels: [counting] } }));
