/** How long work runs before it yields to the event loop, in milliseconds. */
const SLICE = 4;

let ends = 0;
let next: Promise<void> | undefined;

/**
 * Whether long work has to yield before its next step: `while (isSliceOver()) await nextSlice();`. All long work shares one slice
 * between two rounds of the event loop.
 */
export const isSliceOver = (): boolean => performance.now() >= ends;

export function nextSlice(): Promise<void> {
  next ??= new Promise((resolve) => {
    setImmediate(() => {
      next = undefined;
      ends = performance.now() + SLICE;
      resolve();
    });
  });
  return next;
}
