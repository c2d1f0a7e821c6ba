/**
 * What operations know of the machine that runs them. The machine is made of the operations and the operations speak
 * to the machine; this room is the one knot between them: machine.ts ties it once, when the game is loaded.
 */
import {
  type Frame,
  type Machine,
  type Operation,
  read,
  registerSlot,
  type Reason,
  type Seat,
  type State,
} from '@whistlestop/kernel';

/** An operation of 1960: the kernel's, with the name of its question and the reasons for what it refuses. */
export interface GameOperation extends Operation {
  /** Which question is open for a seat; tables word their prompts by it. */
  question?(s: State, f: Frame, seat: Seat): Question;
  /** How many cubes, CP or cards the question is still about for a seat. */
  left?(s: State, f: Frame, seat: Seat): number;
  /** The state the question is about, and how many cubes each answer places, where its words need them. */
  about?(s: State, f: Frame): { readonly state?: number; readonly cubes?: number };
  /** Why an action that belongs to this question is not on offer now; undefined: it does not belong here at all. */
  why?(s: State, f: Frame, seat: Seat, action: number): Reason | undefined;
}

/** Every question the game can ask. */
export type Question =
  | 'first'
  | 'play'
  | 'trigger'
  | 'campaign'
  | 'travelOn'
  | 'stay'
  | 'redraw'
  | 'advertise'
  | 'position'
  | 'award'
  | 'endorse'
  | 'shift'
  | 'aside'
  | 'asideUnfit'
  | 'debate'
  | 'side'
  | 'orderPlacing'
  | 'debateBonus'
  | 'resolveStrategy'
  | 'resolveElectionEvent'
  | 'add'
  | 'remove'
  | 'removeOwn'
  | 'issue'
  | 'loseIssue'
  | 'media'
  | 'unmedia'
  | 'mayEndorse'
  | 'orderIssues'
  | 'refresh'
  | 'gainSupport'
  | 'swing'
  | 'mustMoveToken'
  | 'take'
  | 'drop'
  | 'draw'
  | 'enactDiscard'
  | 'act'
  | 'recount';

/** The programs that rules and card events call, by number. */
export const PROGRAMS = [
  'initiativePhase',
  'activityPlay',
  'momentumPhase',
  'strategyPhase',
  'debates',
  'electionDay',
  'cardEvent',
  'electionEvent',
  'campaigning',
  'advertising',
  'positioning',
  'endorsement',
  'strategyChecks',
] as const;
export type ProgramName = (typeof PROGRAMS)[number];
export const programNumber = (name: ProgramName): number => PROGRAMS.indexOf(name);

/** The register that holds the card (+ 1) an event or action comes from, in every frame that has one. */
const SOURCE = 7;

let machine: Machine;
let ruleEntries: Int32Array;
let cardEntries: Int32Array;
let electionDayEntries: Int32Array;

/** Ties the knot: the machine, and where the programs of the rules and of the cards begin. */
export function bind(to: Machine, rules: Int32Array, cards: Int32Array, electionDay: Int32Array): void {
  machine = to;
  ruleEntries = rules;
  cardEntries = cards;
  electionDayEntries = electionDay;
}

export const playerOf = (s: State, f: Frame): Seat => machine.player(s, f);
export const arg = (s: State, f: Frame, index: number): number => machine.arg(s, f, index);
export const register = (s: State, f: Frame, index: number): number => read(s, registerSlot(f, index));
export function setRegister(s: State, f: Frame, index: number, value: number): void {
  s[registerSlot(f, index)] = value;
}

/** The card an event or action comes from; -1 when it comes from none. */
export const sourceOf = (s: State, f: Frame): number => register(s, f, SOURCE) - 1;

export const setSource = (s: State, f: Frame, card: number): void => setRegister(s, f, SOURCE, card + 1);

/** Calls a program of the rules for a player, on behalf of a card (-1: of none). */
export function call(s: State, program: number, player: Seat, source = -1): Frame {
  const f = machine.call(s, read(ruleEntries, program), player);
  setSource(s, f, source);
  return f;
}

/** Calls what a card's event does. */
export function callCardEffect(s: State, card: number, player: Seat): void {
  setSource(s, machine.call(s, read(cardEntries, card), player), card);
}

/** Calls what a card does on Election Day. */
export function callElectionDayEffect(s: State, card: number, player: Seat): void {
  setSource(s, machine.call(s, read(electionDayEntries, card), player), card);
}
