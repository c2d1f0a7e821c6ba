/** One match position: a flat array laid out by its game's `Layout`. Cloning is `target.set(source)`. */
export type State = Int32Array;

/** A small integer from the game's codebook: what a seat chooses. */
export type Action = number;
/** A small integer from the game's codebook: what chance brings. */
export type Outcome = number;

/** What a masked slot of a view holds; no rule ever stores it. */
export const UNKNOWN = -0x80000000;

/** Reads a slot. The one place that promises the compiler an index lies inside the array; layouts keep that promise. */
export const read = (array: Int32Array | Int16Array | Float32Array, index: number): number => array[index] as number;

/** The same for lists of codes and weights; apart from `read` because engines compile each fastest for one kind of array. */
export const readList = (list: Int16Array, index: number): number => list[index] as number;
