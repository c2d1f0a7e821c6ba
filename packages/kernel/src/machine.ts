import type { Effect } from './effects.ts';
import type { EventSink } from './events.ts';
import { LIST_ROOM } from './game.ts';
import type { Scalar, Slots } from './layout.ts';
import type { Random } from './random.ts';
import { CHANCE_ACTS, EVERYONE, includes, only, type Actor, type Pending, type Seat, type SeatMask } from './seats.ts';
import { type Action, type Outcome, read, readList, type State } from './state.ts';

/** Where a frame begins in the state. A frame is: the place in the code, the player, then registers. */
export type Frame = number;
/** Where a compiled effect begins in the code. */
export type Program = number;

const PC = 0;
const PLAYER = 1;
const REGISTERS = 2;
/** Registers an operation may use; shared by all operations of one effect, cleared when it is called. */
export const REGISTER_COUNT = 8;
const LOOP_COUNT = 3;
/** Slots one frame takes in the state. */
export const FRAME_WIDTH = REGISTERS + REGISTER_COUNT + LOOP_COUNT;

/** Where a register of a frame lies in the state. */
export const registerSlot = (f: Frame, index: number): number => f + REGISTERS + index;

/**
 * An operation of a game's vocabulary. `begin` does its work; when it needs a decision it returns true ("waits") and
 * is then asked `pending`, `legal` or `chance`, and `apply` for each decision, until `apply` returns false.
 * An operation that waits no longer may `machine.call` another effect: it runs to its end before this one's next step.
 */
export interface Operation {
  readonly begin: (s: State, f: Frame, sink?: EventSink) => boolean;
  /** Who decides: chance, or whoever the function names; without it the player the effect was called for. */
  readonly pending?: typeof CHANCE_ACTS | ((s: State, f: Frame) => Pending);
  readonly legal?: (s: State, f: Frame, seat: Seat, out: Int16Array, canonical: boolean) => number;
  readonly chance?: (s: State, f: Frame, outcomes: Int16Array, weights: Int16Array) => number;
  /** Draws one of the outcomes of `chance`, as `Game.draw` says; without it the lists are written and drawn from. */
  readonly draw?: (s: State, f: Frame, random: Random) => Outcome;
  readonly apply?: (s: State, f: Frame, actor: Actor, code: Action, sink?: EventSink) => boolean;
  readonly witnesses?: (s: State, f: Frame, actor: Actor) => SeatMask;
}

export interface MachineSpec {
  /** The stack of unfinished effects; a multiple of FRAME_WIDTH slots. */
  readonly frames: Slots;
  readonly depth: Scalar;
  readonly operations: Readonly<Record<string, Operation>>;
  readonly conditions: Readonly<Record<string, (s: State, f: Frame, a: number, b: number, c: number) => boolean>>;
  /** Which seat a chooser number means for this frame. */
  readonly chooser: (s: State, f: Frame, who: number) => Seat;
}

const END = 0;
const JUMP = 1;
const CONDITION = 2;
const CHOOSE = 3;
const DRAW = 4;
const LOOP_START = 5;
const LOOP = 6;
const FIRST_OPERATION = 7;

/** The branches in the order of their codes, so that lists read from the code are ascending. */
function ascending<Branch>(branches: readonly Branch[], codeOf: (branch: Branch) => number): readonly Branch[] {
  const sorted = branches.toSorted((a, b) => codeOf(a) - codeOf(b));
  if (sorted.length === 0) throw new RangeError('A choice or draw needs at least one branch');
  if (new Set(sorted.map(codeOf)).size < sorted.length) throw new RangeError('Two branches have the same code');
  return sorted;
}

// Whom an operation asks, where that is plain without asking it.
const ASKS_PLAYER = 0;
const ASKS_CHANCE = 1;
const ASKS_WHOM_IT_NAMES = 2;

/** An operation with all its methods: one shape for all of them, so that finding a method costs nothing in search. */
class UniformOperation {
  readonly begin: Operation['begin'];
  readonly asks: number;
  readonly pending: (s: State, f: Frame) => Pending;
  readonly legal: Required<Operation>['legal'];
  readonly chance: Required<Operation>['chance'];
  readonly draw: Required<Operation>['draw'];
  readonly apply: Required<Operation>['apply'];
  readonly witnesses: Required<Operation>['witnesses'];

  constructor(operation: Operation) {
    this.begin = operation.begin;
    const { pending } = operation;
    this.asks = pending === undefined ? ASKS_PLAYER : typeof pending === 'number' ? ASKS_CHANCE : ASKS_WHOM_IT_NAMES;
    this.pending = typeof pending === 'function' ? pending : none;
    this.legal = operation.legal ?? none;
    this.chance = operation.chance ?? none;
    this.draw = operation.draw ?? ((s, f, random) => pick(random, this.chance(s, f, outcomes, shares)));
    this.apply = operation.apply ?? over;
    this.witnesses = operation.witnesses ?? everyone;
  }
}

// Lists that are written only to draw from them.
const outcomes = new Int16Array(LIST_ROOM);
const shares = new Int16Array(LIST_ROOM);
const pick = (random: Random, count: number): Outcome => readList(outcomes, random.weighted(shares, count));

const none = () => 0;
const over = () => false;
const everyone = () => EVERYONE;

/** Frames are short: a loop clears them faster than the built-in fill. */
function clearFrame(s: State, f: Frame): void {
  for (let slot = f; slot < f + FRAME_WIDTH; slot++) s[slot] = 0;
}

/** What `watch` records of an operation or a condition. */
export const REACHED_YES = 1;
export const REACHED_NO = 2;

/** Compiles effects and runs them; the frames of unfinished effects are in the state. */
export class Machine {
  readonly #frames: Slots;
  readonly #depth: Scalar;
  readonly #operations: readonly UniformOperation[];
  readonly #operationNames: readonly string[];
  readonly #operationNumbers: ReadonlyMap<string, number>;
  readonly #conditions: readonly MachineSpec['conditions'][string][];
  readonly #conditionNames: readonly string[];
  readonly #conditionNumbers: ReadonlyMap<string, number>;
  readonly #chooser: MachineSpec['chooser'];
  readonly #maxDepth: number;
  readonly #draft: number[] = [END, 0];
  #code = Int32Array.of(END, 0);
  #reached: Uint8Array | undefined;

  constructor(spec: MachineSpec) {
    this.#frames = spec.frames;
    this.#depth = spec.depth;
    this.#operations = Object.values(spec.operations).map((operation) => new UniformOperation(operation));
    this.#operationNames = Object.keys(spec.operations);
    this.#operationNumbers = new Map(Object.keys(spec.operations).map((name, index) => [name, index]));
    this.#conditions = Object.values(spec.conditions);
    this.#conditionNames = Object.keys(spec.conditions);
    this.#conditionNumbers = new Map(Object.keys(spec.conditions).map((name, index) => [name, index]));
    this.#chooser = spec.chooser;
    this.#maxDepth = Math.floor(spec.frames.length / FRAME_WIDTH);
  }

  /** Compiles an effect; call once per effect when the game is defined, never during play. */
  compile(effect: Effect): Program {
    const entry = this.#draft.length;
    this.#emit(effect, 0);
    this.#instruction(END);
    this.#code = Int32Array.from(this.#draft);
    return entry;
  }

  #instruction(op: number, ...args: number[]): number {
    const at = this.#draft.length;
    this.#draft.push(op, args.length, ...args);
    return at;
  }

  #emit(effect: Effect, loops: number): void {
    if ('op' in effect) {
      const number = this.#operationNumbers.get(effect.op);
      if (number === undefined) throw new RangeError(`No operation is called ${effect.op}`);
      this.#instruction(FIRST_OPERATION + number, ...effect.args);
    } else if ('sequence' in effect) {
      for (const part of effect.sequence) this.#emit(part, loops);
    } else if ('when' in effect) {
      const number = this.#conditionNumbers.get(effect.when.condition);
      if (number === undefined) throw new RangeError(`No condition is called ${effect.when.condition}`);
      const [a = 0, b = 0, c = 0, ...more] = effect.when.args;
      if (more.length > 0) throw new RangeError(`Condition ${effect.when.condition} is given more than three numbers`);
      const branch = this.#instruction(CONDITION, number, 0, a, b, c);
      this.#emit(effect.then, loops);
      const leave = effect.otherwise === undefined ? undefined : this.#instruction(JUMP, 0);
      this.#draft[branch + 3] = this.#draft.length;
      if (effect.otherwise !== undefined) this.#emit(effect.otherwise, loops);
      if (leave !== undefined) this.#draft[leave + 2] = this.#draft.length;
    } else if ('options' in effect) {
      const options = ascending(effect.options, ({ action }) => action);
      const head = this.#instruction(CHOOSE, effect.chooser, ...options.flatMap(({ action }) => [action, 0]));
      this.#emitBranches(options, (index) => head + 4 + index * 2, loops);
    } else if ('draw' in effect) {
      const outcomes = ascending(effect.draw, ({ outcome }) => outcome);
      const head = this.#instruction(DRAW, ...outcomes.flatMap(({ outcome, weight }) => [outcome, weight, 0]));
      this.#emitBranches(outcomes, (index) => head + 4 + index * 3, loops);
    } else {
      if (loops >= LOOP_COUNT) throw new RangeError(`Repeats nest deeper than ${LOOP_COUNT}`);
      const register = REGISTERS + REGISTER_COUNT + loops;
      const start = this.#instruction(LOOP_START, register, effect.times, 0);
      const body = this.#draft.length;
      this.#emit(effect.repeat, loops + 1);
      this.#instruction(LOOP, register, body);
      this.#draft[start + 4] = this.#draft.length;
    }
  }

  #emitBranches(branches: readonly { readonly then: Effect }[], slot: (index: number) => number, loops: number): void {
    const leaves: number[] = [];
    branches.forEach((branch, index) => {
      this.#draft[slot(index)] = this.#draft.length;
      this.#emit(branch.then, loops);
      leaves.push(this.#instruction(JUMP, 0));
    });
    for (const leave of leaves) this.#draft[leave + 2] = this.#draft.length;
  }

  /** Whether no effect is unfinished. */
  idle(s: State): boolean {
    return this.#depth.get(s) === 0;
  }

  /** Puts an effect on top of the stack for a player; `run` carries it out. Returns its frame. */
  call(s: State, program: Program, player: number): Frame {
    const depth = this.#depth.get(s);
    if (depth >= this.#maxDepth) throw new RangeError('Effects nest deeper than the state has room for');
    const f = this.#frames.offset + depth * FRAME_WIDTH;
    clearFrame(s, f);
    s[f + PC] = program;
    s[f + PLAYER] = player;
    this.#depth.set(s, depth + 1);
    return f;
  }

  /** Runs until a decision is needed or nothing is left. */
  run(s: State, sink?: EventSink): void {
    const code = this.#code;
    for (let depth = this.#depth.get(s); depth > 0; depth = this.#depth.get(s)) {
      const f = this.#frames.offset + (depth - 1) * FRAME_WIDTH;
      const at = read(s, f + PC);
      const op = read(code, at);
      if (op >= FIRST_OPERATION) {
        const waits = this.#operation(op).begin(s, f, sink);
        if (this.#reached !== undefined) this.#note(at, waits);
        if (waits) return;
        s[f + PC] = at + 2 + read(code, at + 1);
      } else if (op === END) {
        clearFrame(s, f);
        this.#depth.set(s, depth - 1);
      } else if (op === CHOOSE || op === DRAW) {
        return;
      } else {
        s[f + PC] = this.#next(s, f, at, op);
      }
    }
  }

  #next(s: State, f: Frame, at: number, op: number): number {
    const code = this.#code;
    const after = at + 2 + read(code, at + 1);
    if (op === JUMP) return read(code, at + 2);
    if (op === CONDITION) {
      const holds = this.#condition(read(code, at + 2))(
        s,
        f,
        read(code, at + 4),
        read(code, at + 5),
        read(code, at + 6),
      );
      if (this.#reached !== undefined) this.#note(at, holds);
      return holds ? after : read(code, at + 3);
    }
    const register = f + read(code, at + 2);
    if (op === LOOP_START) {
      const times = read(code, at + 3);
      s[register] = times;
      return times > 0 ? after : read(code, at + 4);
    }
    s[register] = read(s, register) - 1;
    return read(s, register) > 0 ? read(code, at + 3) : after;
  }

  #operation(op: number): UniformOperation {
    return this.#operations[op - FIRST_OPERATION] as UniformOperation;
  }

  #condition(number: number): MachineSpec['conditions'][string] {
    return this.#conditions[number] as MachineSpec['conditions'][string];
  }

  #note(at: number, yes: boolean): void {
    const reached = this.#reached;
    if (reached !== undefined) reached[at] = (reached[at] ?? 0) | (yes ? REACHED_YES : REACHED_NO);
  }

  /**
   * Returns a row that records from now on how each operation and condition ends, for coverage reports. REACHED_YES: it
   * asked for a decision or held; REACHED_NO: it did not.
   */
  watch(): Uint8Array {
    this.#reached = new Uint8Array(this.#code.length);
    return this.#reached;
  }

  /** The operations and conditions of a compiled effect with their addresses. */
  listing(program: Program): { readonly at: number; readonly name: string; readonly isCondition: boolean }[] {
    const rows = [];
    for (let at = program; read(this.#code, at) !== END; at += 2 + read(this.#code, at + 1)) {
      const op = read(this.#code, at);
      const name =
        op === CONDITION ? this.#conditionNames[read(this.#code, at + 2)] : this.#operationNames[op - FIRST_OPERATION];
      if (name !== undefined) rows.push({ at, name, isCondition: op === CONDITION });
    }
    return rows;
  }

  /** The frame on top of the stack. */
  top(s: State): Frame {
    return this.#frames.offset + (this.#depth.get(s) - 1) * FRAME_WIDTH;
  }

  /** The name of the operation that waits for a decision; undefined at a plain choice or draw. */
  awaiting(s: State): string | undefined {
    return this.#operationNames[read(this.#code, read(s, this.top(s) + PC)) - FIRST_OPERATION];
  }

  /** Who must decide in the effect on top. */
  pending(s: State): Pending {
    const f = this.top(s);
    const at = read(s, f + PC);
    const op = read(this.#code, at);
    if (op === DRAW) return CHANCE_ACTS;
    if (op === CHOOSE) return only(this.#chooser(s, f, read(this.#code, at + 2)));
    return this.#asked(s, f, this.#operation(op));
  }

  #asked(s: State, f: Frame, operation: UniformOperation): Pending {
    if (operation.asks === ASKS_PLAYER) return only(read(s, f + PLAYER));
    return operation.asks === ASKS_CHANCE ? CHANCE_ACTS : operation.pending(s, f);
  }

  /** What a seat may choose in the effect on top; nothing when it is not asked. */
  legal(s: State, seat: Seat, out: Int16Array, canonical = false): number {
    const f = this.top(s);
    const at = read(s, f + PC);
    const op = read(this.#code, at);
    if (op === DRAW) return 0;
    if (op !== CHOOSE) {
      const operation = this.#operation(op);
      return includes(this.#asked(s, f, operation), seat) ? operation.legal(s, f, seat, out, canonical) : 0;
    }
    if (this.#chooser(s, f, read(this.#code, at + 2)) !== seat) return 0;
    const count = (read(this.#code, at + 1) - 1) / 2;
    for (let i = 0; i < count; i++) out[i] = read(this.#code, at + 3 + i * 2);
    return count;
  }

  /** What chance may bring in the effect on top. */
  chance(s: State, outcomes: Int16Array, weights: Int16Array): number {
    const f = this.top(s);
    const at = read(s, f + PC);
    const op = read(this.#code, at);
    if (op === CHOOSE) return 0;
    if (op !== DRAW) return this.#operation(op).chance(s, f, outcomes, weights);
    const count = read(this.#code, at + 1) / 3;
    for (let i = 0; i < count; i++) {
      outcomes[i] = read(this.#code, at + 2 + i * 3);
      weights[i] = read(this.#code, at + 3 + i * 3);
    }
    return count;
  }

  /** Draws what chance brings in the effect on top. */
  draw(s: State, random: Random): Outcome {
    const f = this.top(s);
    const op = read(this.#code, read(s, f + PC));
    return op >= FIRST_OPERATION
      ? this.#operation(op).draw(s, f, random)
      : pick(random, this.chance(s, outcomes, shares));
  }

  /** Gives a decision to the effect on top and runs on. */
  apply(s: State, actor: Actor, choice: Action, sink?: EventSink): void {
    const f = this.top(s);
    const at = read(s, f + PC);
    const op = read(this.#code, at);
    if (op === CHOOSE || op === DRAW) s[f + PC] = this.#branch(at, op, choice);
    else if (!this.#operation(op).apply(s, f, actor, choice, sink)) s[f + PC] = at + 2 + read(this.#code, at + 1);
    else return;
    this.run(s, sink);
  }

  #branch(at: number, op: number, choice: number): number {
    const code = this.#code;
    const first = op === CHOOSE ? at + 3 : at + 2;
    const width = op === CHOOSE ? 2 : 3;
    const end = at + 2 + read(code, at + 1);
    for (let i = first; i < end; i += width) if (read(code, i) === choice) return read(code, i + width - 1);
    throw new RangeError(`Code ${choice} was not on offer`);
  }

  /** Who learns the pending decision. */
  witnesses(s: State, actor: Actor): SeatMask {
    const f = this.top(s);
    const op = read(this.#code, read(s, f + PC));
    return op >= FIRST_OPERATION ? this.#operation(op).witnesses(s, f, actor) : EVERYONE;
  }

  /** The seat (or other number) the effect was called for. */
  player(s: State, f: Frame): number {
    return read(s, f + PLAYER);
  }

  /** A fixed number of the operation being carried out. */
  arg(s: State, f: Frame, index: number): number {
    return read(this.#code, read(s, f + PC) + 2 + index);
  }

  /** A number that the effect's operations share. */
  register(s: State, f: Frame, index: number): number {
    return read(s, registerSlot(f, index));
  }

  setRegister(s: State, f: Frame, index: number, value: number): void {
    s[registerSlot(f, index)] = value;
  }
}
