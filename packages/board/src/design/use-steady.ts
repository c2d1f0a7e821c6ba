import { useCallback, useLayoutEffect, useRef } from 'react';

/** A callback with a stable identity that always calls the latest `act`, so its receivers do not render again. */
export function useSteady<Args extends readonly unknown[]>(act: (...args: Args) => void): (...args: Args) => void {
  const latest = useRef(act);
  useLayoutEffect(() => {
    latest.current = act;
  });
  return useCallback((...args: Args) => latest.current(...args), []);
}
