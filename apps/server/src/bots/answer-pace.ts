import type { BotDecision } from './bot-thinker.ts';

/** What a worker reports about a decision besides its answer. */
export interface Effort {
  /** How long the worker took, in milliseconds. */
  readonly took: number;
  /** Whether it evaluated any position. A decision without that, such as a lone choice, says nothing about a bot's pace. */
  readonly weighed: boolean;
  /** Whether the bot's level has a budget of evaluations. */
  readonly thinks: boolean;
}

/** So many of the latest decisions set the pace of the next one. */
const REMEMBERED = 32;
/** The longest an answer is made to take, in milliseconds. */
const MOST = 2000;
/** The assumed pace of a bot that has not decided anything yet. */
const UNSEEN = 1000;

/**
 * How long the bots of each game usually take. An answer sooner than usual would leak something about hidden cards: that they
 * left no choice, or an easy one.
 */
export class AnswerPace {
  readonly #latest = new Map<string, number[]>();

  /** How many milliseconds to delay an answer: until the longest of the bot's latest decisions would be over. */
  delayFor({ game, level }: Pick<BotDecision, 'game' | 'level'>, { took, weighed, thinks }: Effort): number {
    const who = `${level} ${game}`;
    const latest = this.#latest.get(who) ?? [];
    const usual = thinks && latest.length === 0 ? UNSEEN : Math.max(0, ...latest);
    if (weighed) this.#latest.set(who, [...latest, Math.min(took, MOST)].slice(-REMEMBERED));
    return Math.max(0, usual - took);
  }
}
