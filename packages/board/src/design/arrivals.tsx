import { type ReactNode, startTransition, useEffect, useState } from 'react';

/**
 * How many of so many parts may be drawn: one more with every frame, and never before the last one stands. A large
 * screen comes in parts, so that no single one holds up the page.
 */
export function useArrivals(parts: number): number {
  const [arrived, setArrived] = useState(0);
  useEffect(() => {
    if (arrived >= parts) return undefined;
    const frame = requestAnimationFrame(() => startTransition(() => setArrived(arrived + 1)));
    return () => cancelAnimationFrame(frame);
  }, [arrived, parts]);
  return arrived;
}

/** Something that may be drawn after so many parts of the screen. */
export function Later({ after, children }: { after: number; children: ReactNode }): ReactNode {
  return useArrivals(after) === after ? children : null;
}
