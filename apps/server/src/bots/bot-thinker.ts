import type { Action } from '@whistlestop/kernel';
import type { BotQuestion } from '@whistlestop/table';

/** A decision a bot has to make, as a worker receives it: a view, never a position. */
export interface BotDecision extends BotQuestion {
  /** Who opened the match, or the match's id when that account is deleted: the queue is fair to openers. */
  readonly opener: string;
}

/** Makes bots' decisions without blocking the event loop. */
export interface BotThinker {
  /** Decides, and rejects once `signal` aborts. */
  think(decision: BotDecision, signal: AbortSignal): Promise<Action>;
  /** How many decisions are queued or in progress. */
  readonly waiting: number;
  close(): Promise<void>;
}
