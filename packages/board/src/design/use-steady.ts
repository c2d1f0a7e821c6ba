import { useCallback, useLayoutEffect, useRef } from 'react';

/** One function for life that always does what the latest one does: whoever receives it need not be drawn anew. */
export function useSteady<Args extends readonly unknown[]>(act: (...args: Args) => void): (...args: Args) => void {
  const latest = useRef(act);
  useLayoutEffect(() => {
    latest.current = act;
  });
  return useCallback((...args: Args) => latest.current(...args), []);
}
