import { EVERYONE, EVERYTHING, NOBODY, type Observer, type SeatMask, sees } from './seats.ts';
import { read, type State, UNKNOWN } from './state.ts';

/**
 * Who may see a field's slots.
 * - `public`: everyone.
 * - `hidden`: nobody before the end.
 * - `owner`: the slots are dealt out to the seats in equal blocks; each seat sees its own block.
 * - `masks`: the slot's own value decides (a card's zone): `masks[value]` are its witnesses, together with the seats
 *   whose bit is set in the same slot of the field named `seenBy`.
 */
export type Visibility =
  | 'public'
  | 'hidden'
  | 'owner'
  | { readonly masks: readonly SeatMask[]; readonly seenBy?: string };

export interface FieldSpec {
  readonly length: number;
  readonly scalar: boolean;
  readonly visible: Visibility;
  /** Names of the slots, for people. */
  readonly slots?: readonly string[];
  /** Names of the values, for people. */
  readonly values?: readonly string[];
}

export interface ScalarSpec extends FieldSpec {
  readonly scalar: true;
}
export interface SlotsSpec extends FieldSpec {
  readonly scalar: false;
}

type FieldNames = {
  readonly visible?: Visibility;
  readonly slots?: readonly string[];
  readonly values?: readonly string[];
};

/** Declares a field of one number. */
export const scalar = (about: FieldNames = {}): ScalarSpec => ({
  visible: 'public',
  ...about,
  length: 1,
  scalar: true,
});

/** Declares a field of several numbers. */
export const slots = (length: number, about: FieldNames = {}): SlotsSpec => ({
  visible: 'public',
  ...about,
  length,
  scalar: false,
});

/** One named number of a state. */
export class Scalar {
  readonly offset: number;
  constructor(offset: number) {
    this.offset = offset;
  }
  get(s: State): number {
    return read(s, this.offset);
  }
  set(s: State, value: number): void {
    s[this.offset] = value;
  }
  add(s: State, delta: number): void {
    s[this.offset] = read(s, this.offset) + delta;
  }
}

/** A named row of numbers of a state. */
export class Slots {
  readonly offset: number;
  readonly length: number;
  constructor(offset: number, length: number) {
    this.offset = offset;
    this.length = length;
  }
  at(s: State, index: number): number {
    return read(s, this.offset + index);
  }
  put(s: State, index: number, value: number): void {
    s[this.offset + index] = value;
  }
  add(s: State, index: number, delta: number): void {
    s[this.offset + index] = read(s, this.offset + index) + delta;
  }
  fill(s: State, value: number): void {
    s.fill(value, this.offset, this.offset + this.length);
  }
}

export type Fields<Spec extends Record<string, FieldSpec>> = {
  readonly [K in keyof Spec]: Spec[K] extends ScalarSpec ? Scalar : Slots;
};

/** A pool of state buffers: `take` never clears, `give` returns a buffer for the next taker. */
export interface StatePool {
  take(): State;
  give(s: State): void;
}

interface PlacedField {
  readonly name: string;
  readonly offset: number;
  readonly spec: FieldSpec;
  /** Where the field that widens this one's witnesses begins. */
  readonly seenOffset: number | undefined;
}

interface Stretch {
  readonly from: number;
  readonly to: number;
  readonly ahead: number;
}

function stretchesOf(fields: readonly PlacedField[]): Stretch[] {
  const stretches: Stretch[] = [];
  for (const { offset, spec, seenOffset = offset } of fields) {
    const ahead = seenOffset - offset;
    const last = stretches.at(-1);
    const from = last?.ahead === 0 && ahead === 0 ? (stretches.pop()?.from ?? offset) : offset;
    stretches.push({ from, to: offset + spec.length, ahead });
  }
  return stretches;
}

/** The shape of a game's state: where each field lies, who may see it, what its numbers are called. */
export class Layout<Spec extends Record<string, FieldSpec> = Record<string, FieldSpec>> {
  readonly size: number;
  readonly seatCount: number;
  readonly fields: Fields<Spec>;
  readonly placed: readonly PlacedField[];
  /** The field each slot belongs to. */
  readonly #fieldOf: readonly PlacedField[];
  /** Stretches of slots, and how far ahead of each slot in them the one lies that widens its witnesses (none: 0). */
  readonly #stretches: readonly Stretch[];

  constructor(spec: Spec, seatCount: number) {
    const fields = new Map<string, Scalar | Slots>();
    let size = 0;
    for (const [name, field] of Object.entries(spec)) {
      if (field.length < 1) throw new RangeError(`Field ${name} needs at least one slot`);
      if (field.visible === 'owner' && field.length % seatCount !== 0)
        throw new RangeError(`Field ${name} cannot be shared out to ${seatCount} seats`);
      fields.set(name, field.scalar ? new Scalar(size) : new Slots(size, field.length));
      size += field.length;
    }
    this.placed = Array.from(fields, ([name, { offset }]) => {
      const field = spec[name] as FieldSpec;
      const seenBy = typeof field.visible === 'string' ? undefined : field.visible.seenBy;
      if (seenBy === undefined) return { name, offset, spec: field, seenOffset: undefined };
      if (spec[seenBy]?.length !== field.length)
        throw new RangeError(`Field ${name} names ${seenBy} as its witnesses; their lengths differ`);
      return { name, offset, spec: field, seenOffset: fields.get(seenBy)?.offset };
    });
    this.#fieldOf = this.placed.flatMap((field) => Array.from({ length: field.spec.length }, () => field));
    this.#stretches = stretchesOf(this.placed);
    this.size = size;
    this.seatCount = seatCount;
    this.fields = Object.fromEntries(fields) as Fields<Spec>;
  }

  /** A fresh state of zeros. */
  create(): State {
    return new Int32Array(this.size);
  }

  /** A new, empty pool of buffers for this layout. */
  pool(): StatePool {
    const spare: State[] = [];
    return {
      take: () => spare.pop() ?? this.create(),
      give: (s) => {
        spare.push(s);
      },
    };
  }

  /** Who may see slot `index` of the field at present. */
  witnesses(s: State, field: PlacedField, index: number): SeatMask {
    const { visible, length } = field.spec;
    if (visible === 'public') return EVERYONE;
    if (visible === 'hidden') return NOBODY;
    if (visible === 'owner') return 1 << Math.floor((index * this.seatCount) / length);
    const mask = visible.masks[read(s, field.offset + index)] ?? NOBODY;
    return field.seenOffset === undefined ? mask : mask | read(s, field.seenOffset + index);
  }

  /** Writes what `observer` may see of `s` into `into`; every other slot becomes UNKNOWN. */
  project(s: State, observer: Observer, into: State): void {
    into.set(s);
    if (observer === EVERYTHING) return;
    for (const field of this.placed) {
      if (field.spec.visible === 'public') continue;
      for (let i = 0; i < field.spec.length; i++)
        if (!sees(this.witnesses(s, field, i), observer)) into[field.offset + i] = UNKNOWN;
    }
  }

  /** The slots, ascending, whose value or visibility differs between two positions. */
  differences(before: State, after: State): number[] {
    const slots: number[] = [];
    for (const { from, to, ahead } of this.#stretches)
      for (let slot = from; slot < to; slot++)
        if (before[slot] !== after[slot] || (ahead !== 0 && before[slot + ahead] !== after[slot + ahead]))
          slots.push(slot);
    return slots;
  }

  /** Who may see a slot at present. */
  witnessesOf(s: State, slot: number): SeatMask {
    const field = this.#fieldOf[slot];
    if (field === undefined) throw new RangeError(`No slot ${slot}`);
    return this.witnesses(s, field, slot - field.offset);
  }

  /**
   * A readable account of a state or view, with names where the layout has them: every slot that is not zero, or every
   * slot that has changed since an earlier one.
   */
  explain(s: State, since?: State): string {
    const lines: string[] = [];
    for (const { name, offset, spec } of this.placed) {
      const shown: string[] = [];
      for (let i = 0; i < spec.length; i++) {
        const value = read(s, offset + i);
        if (value === (since === undefined ? 0 : read(since, offset + i))) continue;
        const text = value === UNKNOWN ? '?' : (spec.values?.[value] ?? String(value));
        shown.push(spec.scalar ? text : `${spec.slots?.[i] ?? i}=${text}`);
      }
      if (shown.length > 0) lines.push(`${name}: ${shown.join(' ')}`);
    }
    return lines.join('\n');
  }

  /** A stable 64-bit hash of a state, equal on every machine. */
  hash(s: State): bigint {
    let low = 0x9e3779b9 ^ s.length;
    let high = 0x85ebca6b;
    for (let i = 0; i < s.length; i++) {
      const value = read(s, i);
      low = Math.imul(low ^ value, 0x01000193);
      low ^= low >>> 15;
      high = Math.imul(high + value, 0xc2b2ae35);
      high = (high << 13) | (high >>> 19);
      high ^= low;
    }
    low = Math.imul(low ^ (low >>> 16), 0x7feb352d);
    high = Math.imul(high ^ (high >>> 15), 0x846ca68b);
    return (BigInt((high ^ (low >>> 11)) >>> 0) << 32n) | BigInt((low ^ (high >>> 13)) >>> 0);
  }
}

/** Lays out a state: named, typed accessors over one flat array, with the visibility of every slot beside its name. */
export const defineLayout = <const Spec extends Record<string, FieldSpec>>(
  spec: Spec,
  seatCount: number,
): Layout<Spec> => new Layout(spec, seatCount);
