import type { Slots } from './layout.ts';
import type { State } from './state.ts';

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
    const members = (this.#byHook.get(name) ?? []).map((index) => ({
      index,
      spec: this.#all[index] as ModifierSpec<Hook>,
    }));
    return new HookReader(this.#slots, members);
  }
}

interface HookMember {
  readonly index: number;
  readonly spec: ModifierSpec<string>;
}

/** Asks all modifiers of one hook. */
export class HookReader {
  readonly #slots: Slots;
  readonly #members: readonly HookMember[];

  constructor(inForce: Slots, members: readonly HookMember[]) {
    this.#slots = inForce;
    this.#members = members;
  }

  /** The sum of the values in force for this case. */
  sum(s: State, a: number, b = 0): number {
    let total = 0;
    for (const { index, spec } of this.#members) {
      const holder = this.#slots.at(s, index);
      if (holder !== 0 && spec.applies(s, holder - 1, a, b)) total += spec.value;
    }
    return total;
  }

  /** The first modifier in force for this case, or -1. */
  first(s: State, a: number, b = 0): number {
    for (const { index, spec } of this.#members) {
      const holder = this.#slots.at(s, index);
      if (holder !== 0 && spec.applies(s, holder - 1, a, b)) return index;
    }
    return -1;
  }

  any(s: State, a: number, b = 0): boolean {
    return this.first(s, a, b) >= 0;
  }
}
