import type { Action, Seat, State } from '@whistlestop/kernel';

/** One decision for a bot to make, with everything it may know. */
export interface BotQuestion {
  /** The match it belongs to: a bot may carry a plan from one decision of it to the next. */
  readonly match: string;
  readonly game: string;
  readonly options: unknown;
  /** The version of the rules it is played with. */
  readonly rules: number;
  readonly level: string;
  readonly seat: Seat;
  /** The view of the bot's own seat. */
  readonly view: State;
  /** The plan agreed on with its partner, in the game's own format. */
  readonly plan?: unknown;
  /** Seeds the bot's own random numbers. */
  readonly seed: string;
}

export type ToBots =
  | { readonly kind: 'think'; readonly id: number; readonly question: BotQuestion }
  | { readonly kind: 'cancel'; readonly id: number }
  | { readonly kind: 'levels'; readonly id: number; readonly game: string };

export type FromBots =
  | { readonly kind: 'progress'; readonly id: number; readonly share: number }
  | { readonly kind: 'chosen'; readonly id: number; readonly action: Action }
  | { readonly kind: 'levels'; readonly id: number; readonly levels: readonly string[] }
  | { readonly kind: 'failed'; readonly id: number; readonly sentence: string };
