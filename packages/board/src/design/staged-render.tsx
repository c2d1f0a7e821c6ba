import { type ReactNode, startTransition, useEffect, useState } from 'react';

/** How many parts of a large screen may be drawn: one more with every frame, so that no frame takes long. */
export function useArrivals(parts: number): number {
  const [arrived, setArrived] = useState(0);
  useEffect(() => {
    if (arrived >= parts) return undefined;
    const frame = requestAnimationFrame(() => startTransition(() => setArrived(arrived + 1)));
    return () => cancelAnimationFrame(frame);
  }, [arrived, parts]);
  return arrived;
}

/** Draws its children after so many other parts of the screen. */
export function Later({ after, children }: { after: number; children: ReactNode }): ReactNode {
  return useArrivals(after) === after ? children : null;
}
