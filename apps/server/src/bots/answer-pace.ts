import type { BotDecision } from './bot-thinker.ts';

/** What a worker reports about a decision besides its answer. */
export interface Effort {
  /** How long the worker took, in milliseconds. */
  readonly took: number;
  /** Whether it evaluated any position; otherwise it says nothing about the bot's pace. */
  readonly evaluated: boolean;
  /** Whether the bot's level has a budget of evaluations. */
  readonly thinks: boolean;
}

/** How many of the latest decisions set the pace. */
const REMEMBERED = 32;
/** The longest an answer is made to take, in milliseconds. */
const MAX_PACE = 2000;
/** The assumed pace of a bot that has not decided anything yet. */
const UNSEEN = 1000;

/** How long each game's bots usually take: a quicker answer would leak that hidden cards left no choice, or an easy one. */
export class AnswerPace {
  readonly #latest = new Map<string, number[]>();

  /** How many milliseconds to delay an answer: until the longest of the bot's latest decisions would be over. */
  delayFor({ game, level }: Pick<BotDecision, 'game' | 'level'>, { took, evaluated, thinks }: Effort): number {
    const bot = `${level} ${game}`;
    const latest = this.#latest.get(bot) ?? [];
    const usual = thinks && latest.length === 0 ? UNSEEN : Math.max(0, ...latest);
    if (evaluated) this.#latest.set(bot, [...latest, Math.min(took, MAX_PACE)].slice(-REMEMBERED));
    return Math.max(0, usual - took);
  }
}
