import type { Slots } from './layout.ts';
import { read, type State } from './state.ts';

/**
 * Lasting effects are typed modifiers: data that rules read at named hook points ("what is this card worth", "may this
 * seat campaign here"). A modifier is in force while its slot in the state is not 0; the slot holds its holder + 1.
 */
export interface ModifierSpec<Hook extends string> {
  readonly id: string;
  readonly hook: Hook;
  /** Whether it bears on this case; the meaning of a and b belongs to the hook. */
  applies(s: State, holder: number, a: number, b: number): boolean;
  /** What it adds at a hook that sums; 1 where the hook only asks whether. */
  readonly value: number;
}

export class Modifiers<Hook extends string> {
  readonly ids: readonly string[];
  readonly #slots: Slots;
  readonly #all: readonly ModifierSpec<Hook>[];
  readonly #byHook: ReadonlyMap<Hook, readonly number[]>;

  constructor(inForce: Slots, specs: readonly ModifierSpec<Hook>[]) {
    if (specs.length > inForce.length) throw new RangeError('More modifiers than slots for them');
    this.#slots = inForce;
    this.#all = specs;
    this.ids = specs.map((spec) => spec.id);
    const byHook = new Map<Hook, number[]>();
    specs.forEach((spec, index) => byHook.set(spec.hook, [...(byHook.get(spec.hook) ?? []), index]));
    this.#byHook = byHook;
  }

  /** Puts a modifier in force for a holder. */
  start(s: State, modifier: number, holder: number): void {
    this.#slots.put(s, modifier, holder + 1);
  }

  stop(s: State, modifier: number): void {
    this.#slots.put(s, modifier, 0);
  }

  inForce(s: State, modifier: number): boolean {
    return this.#slots.at(s, modifier) !== 0;
  }

  /** The reader of one hook; look it up once, when the game is defined. */
  hook(name: Hook): HookReader {
    const members = this.#byHook.get(name) ?? [];
    return new HookReader(
      Int32Array.from(members),
      Int32Array.from(members, (index) => this.#slots.offset + index),
      members.map((index) => this.#all[index] as ModifierSpec<Hook>),
    );
  }
}

/** Asks all modifiers of one hook. */
export class HookReader {
  /** The members' numbers, where their slots lie in the state, and what they are. */
  readonly #numbers: Int32Array;
  readonly #slots: Int32Array;
  readonly #specs: readonly ModifierSpec<string>[];

  constructor(numbers: Int32Array, slots: Int32Array, specs: readonly ModifierSpec<string>[]) {
    this.#numbers = numbers;
    this.#slots = slots;
    this.#specs = specs;
  }

  /** The sum of the values in force for this case. */
  sum(s: State, a: number, b = 0): number {
    const slots = this.#slots;
    let total = 0;
    for (let i = 0; i < slots.length; i++) {
      const holder = read(s, read(slots, i));
      if (holder !== 0) total += this.#value(s, i, holder - 1, a, b);
    }
    return total;
  }

  #value(s: State, member: number, holder: number, a: number, b: number): number {
    const spec = this.#specs[member] as ModifierSpec<string>;
    return spec.applies(s, holder, a, b) ? spec.value : 0;
  }

  /** The first modifier in force for this case, or -1. */
  first(s: State, a: number, b = 0): number {
    const slots = this.#slots;
    for (let i = 0; i < slots.length; i++) {
      const holder = read(s, read(slots, i));
      if (holder !== 0 && (this.#specs[i] as ModifierSpec<string>).applies(s, holder - 1, a, b))
        return read(this.#numbers, i);
    }
    return -1;
  }

  any(s: State, a: number, b = 0): boolean {
    return this.first(s, a, b) >= 0;
  }

  /** Whether no modifier of this hook is in force at all, so that nobody need ask case by case. */
  dormant(s: State): boolean {
    const slots = this.#slots;
    for (let i = 0; i < slots.length; i++) if (read(s, read(slots, i)) !== 0) return false;
    return true;
  }
}
