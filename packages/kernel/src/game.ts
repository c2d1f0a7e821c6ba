import type { ZodType } from 'zod';
import type { Codebook } from './codebook.ts';
import type { EventBook, EventSink } from './events.ts';
import type { Layout } from './layout.ts';
import type { Random } from './random.ts';
import type { Rule } from './rule.ts';
import type { ScenarioKeys } from './scenario.ts';
import type { Actor, Observer, Pending, Seat, SeatMask } from './seats.ts';
import type { Action, Outcome, State } from './state.ts';

/** What an observer knows of a position: a state whose hidden slots are UNKNOWN. */
export interface View {
  readonly observer: Observer;
  readonly state: State;
}

/** Why an action is not allowed: a code with its numbers, and the rules it rests on. The game's texts make the sentence. */
export interface Reason {
  readonly code: string;
  readonly params?: Readonly<Record<string, number>>;
  readonly rules: readonly Rule[];
}

/** A seat's name in notation, records and protocols. */
export interface SeatSpec {
  readonly id: string;
}

/** Seats that play together and at times may confer in private, through a channel of the match's host. */
export interface Parties {
  /** The seats of this seat's party, its own among them. */
  of(seat: Seat): SeatMask;
  /** Whether this seat's party may confer now. */
  confers(s: State, seat: Seat): boolean;
  /** How long they may, each time, in milliseconds. */
  readonly time: number;
  /** The action of a seat that has conferred enough. */
  readonly enough: Action;
  /** What a person agrees on with a bot of their party instead of talking. */
  readonly plan: ZodType;
}

/**
 * A game is a pure automaton over one flat state: no memory between calls, no clock, no random numbers. `pending`,
 * `legal`, `chance`, `apply` (without a sink) and `result` do not allocate.
 */
export interface Game {
  readonly id: string;
  /** Raised whenever the same log could lead to another state. */
  readonly version: number;
  readonly layout: Layout;
  readonly seats: readonly SeatSpec[];
  readonly actions: Codebook;
  readonly outcomes: Codebook;
  readonly events: EventBook;

  /** Writes the starting position, whatever the buffer held before. */
  init(s: State): void;
  /** Who must act: a set of seats, CHANCE_ACTS or OVER. */
  pending(s: State): Pending;
  /**
   * Seats that are not waited for and may still replace a secret choice, through `legal` and `apply`. They are listed
   * until those choices are resolved, where undo stops.
   */
  revisable?(s: State): SeatMask;
  /**
   * Fills `out` with the seat's legal actions in ascending order and returns their number (0 when it may not act).
   * Canonical order is for searchers: interchangeable placements ascending only, no way in circles.
   */
  legal(s: State, seat: Seat, out: Int16Array, canonical?: boolean): number;
  /** Fills the possible outcomes (ascending) and their positive weights; returns their number. */
  chance(s: State, outcomes: Int16Array, weights: Int16Array): number;
  /**
   * Draws the outcome that `random.weighted` would pick from the lists of `chance`, without writing them. Call
   * `drawOutcome`, which falls back to the lists.
   */
  draw?(s: State, random: Random): Outcome;
  /** Plays a legal action or outcome and runs to the next pending point. */
  apply(s: State, actor: Actor, code: Action, sink?: EventSink): void;
  /** Who learns the choice this actor makes now; the others learn only that it was made. */
  witnesses(s: State, actor: Actor): SeatMask;
  /** The public part of a secret choice, e.g. its number of cards; 0 when absent. */
  shape?(s: State, actor: Actor, code: Action): number;
  /** When the game is over: writes each seat's score (1 win, 0 loss, shares for ties) and returns true. */
  result(s: State, out: Float32Array): boolean;
  /** Completes a view into a possible full state: what the observer knows stays, every other slot is drawn at random. */
  sampleWorld(view: View, random: Random, into: State): void;
  /** Whether an action places something on the board: a play may end with its last placement. */
  isPlacement?(action: Action): boolean;
  /** Why the seat may not do this now; undefined when it may. */
  why(s: State, seat: Seat, action: Action): Reason | undefined;
  /** A sentence naming the first broken invariant, or undefined. */
  invariant(s: State): string | undefined;
  /** The seats that win together with this one; without it those of its party, or none. */
  sideOf?(seat: Seat): SeatMask;
  /** Who plays together, where seats do. */
  readonly parties?: Parties;
  readonly scenario: ScenarioKeys;
}

/** A family of games that differ by options: what registries, tables and records name. */
export interface GameKind<Options = unknown> {
  readonly id: string;
  readonly version: number;
  readonly options: ZodType<Options>;
  /** Options that change how a match looks and not how it is played. */
  readonly cosmetic?: readonly string[];
  /**
   * The game with these options; equal options may share one instance. `rules` names an older version, for matches
   * begun with it. An unsupported version opens with today's rules.
   */
  open(options: Options, rules?: number): Game;
}

/** Longest legal list or outcome list any game may produce. */
export const LIST_ROOM = 2048;
