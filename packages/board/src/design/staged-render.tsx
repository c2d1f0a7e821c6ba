import { type ReactNode, startTransition, useEffect, useState } from 'react';

/** How many parts of a large screen may be drawn: one more with every frame, so that no frame takes long. */
export function useStagedRender(parts: number): number {
  const [rendered, setRendered] = useState(0);
  useEffect(() => {
    if (rendered >= parts) return undefined;
    const frame = requestAnimationFrame(() => startTransition(() => setRendered(rendered + 1)));
    return () => cancelAnimationFrame(frame);
  }, [rendered, parts]);
  return rendered;
}

/** Draws its children after so many other parts of the screen. */
export function RenderAfter({ after, children }: { after: number; children: ReactNode }): ReactNode {
  return useStagedRender(after) === after ? children : null;
}
