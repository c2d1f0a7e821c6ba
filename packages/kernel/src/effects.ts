/**
 * The vocabulary card effects are written in. An effect is plain data; `machine.ts` compiles it once to a flat table
 * of operations whose unfinished frames live in the state. Games add their own operations and conditions by name.
 */

/** One operation of the game's vocabulary with its fixed numbers. */
export interface Step {
  readonly op: string;
  readonly args: readonly number[];
}

/** A condition of the game's vocabulary with its fixed numbers. */
export interface Condition {
  readonly condition: string;
  readonly args: readonly number[];
}

export type Effect =
  | Step
  | { readonly sequence: readonly Effect[] }
  | { readonly when: Condition; readonly then: Effect; readonly otherwise?: Effect }
  | { readonly chooser: number; readonly options: readonly { readonly action: number; readonly then: Effect }[] }
  | { readonly draw: readonly { readonly outcome: number; readonly weight: number; readonly then: Effect }[] }
  | { readonly times: number; readonly repeat: Effect };

/** Runs the game's operation `op`. */
export const step = (op: string, ...args: number[]): Step => ({ op, args });

/** Runs effects one after the other. */
export const sequence = (...effects: readonly Effect[]): Effect => ({ sequence: effects });

/** A condition for `when`. */
export const condition = (name: string, ...args: number[]): Condition => ({ condition: name, args });

/** Runs `then` if the condition holds when it is reached, else `otherwise`. */
export const when = (holds: Condition, then: Effect, otherwise?: Effect): Effect =>
  otherwise === undefined ? { when: holds, then } : { when: holds, then, otherwise };

/** Lets a chooser (a number the game resolves to a seat) pick one of several actions. */
export const choose = (chooser: number, ...options: readonly { action: number; then: Effect }[]): Effect => ({
  chooser,
  options,
});

/** Lets chance pick one of several outcomes by weight. */
export const draw = (...outcomes: readonly { outcome: number; weight: number; then: Effect }[]): Effect => ({
  draw: outcomes,
});

/** Runs an effect a fixed number of times. */
export const repeat = (times: number, effect: Effect): Effect => ({ times, repeat: effect });

/** Does nothing. */
export const nothing: Effect = { sequence: [] };
