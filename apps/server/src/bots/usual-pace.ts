import type { Thought } from '../club/bot-thinker.ts';

/** What a worker says of a thought besides its answer. */
export interface Effort {
  /** Milliseconds the worker was at it. */
  readonly took: number;
  /** Whether it has looked at any position. What is settled without that, such as a lone choice, says nothing about a bot's pace. */
  readonly weighed: boolean;
  /** Whether its bot is of a level that has a number of positions to look at. */
  readonly thinks: boolean;
}

/** So many of the latest thoughts say how long the next one may take. */
const REMEMBERED = 32;
/** The longest an answer is made to take, in milliseconds. */
const MOST = 2000;
/** How long a bot that thinks is taken to think until it has been seen at it. */
const UNSEEN = 1000;

/**
 * How long the bots of each game think. An answer that comes sooner than usual would tell whoever follows the match about cards
 * they do not see: that they left no choice, or an easy one.
 */
export class UsualPace {
  readonly #latest = new Map<string, number[]>();

  /** How many milliseconds the answer to a thought is still held back: until the longest of the bot's latest thoughts would be over. */
  holdBack({ game, bot }: Pick<Thought, 'game' | 'bot'>, { took, weighed, thinks }: Effort): number {
    const who = `${bot} ${game}`;
    const latest = this.#latest.get(who) ?? [];
    const usual = thinks && latest.length === 0 ? UNSEEN : Math.max(0, ...latest);
    if (weighed) this.#latest.set(who, [...latest, Math.min(took, MOST)].slice(-REMEMBERED));
    return Math.max(0, usual - took);
  }
}
