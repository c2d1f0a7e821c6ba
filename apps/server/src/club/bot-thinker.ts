import type { Action, Observer } from '@whistlestop/kernel';

/** A decision a bot has to make, as it goes to whoever thinks: a view, never a position. */
export interface Thought {
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
  /** Who opened the match, or the match itself where nobody did: they share the thinkers alike. */
  readonly opener: string;
}

/** Something that thinks for bots without holding up anybody else. */
export interface BotThinker {
  /** Thinks, and rejects once `signal` says that nobody wants the thought any more. */
  think(thought: Thought, signal: AbortSignal): Promise<Action>;
  /** How many thoughts wait or are under way. */
  readonly waiting: number;
  close(): Promise<void>;
}
