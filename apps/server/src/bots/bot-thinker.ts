import type { Action, Observer } from '@whistlestop/kernel';

/** A decision a bot has to make, as a worker receives it: a view, never a position. */
export interface BotDecision {
  readonly game: string;
  /** The match's options as JSON. */
  readonly options: string;
  /** The version of the rules it is played with. */
  readonly rules: number;
  readonly bot: string;
  /** What it has agreed on with a partner, as JSON. */
  readonly plan: string | null;
  readonly observer: Observer;
  readonly view: Int32Array;
  readonly seed: string;
  /** Who opened the match, or the match itself when its opener is gone: openers share the workers fairly. */
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
