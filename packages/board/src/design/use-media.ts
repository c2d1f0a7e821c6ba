import { useCallback, useSyncExternalStore } from 'react';

/** Whether a media query holds, kept up to date. */
export function useMedia(query: string): boolean {
  const listen = useCallback(
    (listener: () => void) => {
      const media = matchMedia(query);
      media.addEventListener('change', listener);
      return () => media.removeEventListener('change', listener);
    },
    [query],
  );
  return useSyncExternalStore(listen, () => matchMedia(query).matches);
}
