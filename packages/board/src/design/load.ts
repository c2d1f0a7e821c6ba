import type { GameTexts } from '@whistlestop/kernel';
import { startTransition, useEffect, useMemo, useState } from 'react';

/**
 * The texts of a game in the chosen language, for a match with these options. While another language loads, the former
 * stays, so no component is unmounted.
 */
export function useTexts(load: (() => Promise<GameTexts>) | undefined, options: unknown): GameTexts | undefined {
  const texts = useLoaded(load);
  return useMemo(() => texts?.forOptions?.(options) ?? texts, [texts, options]);
}

/** The result of a loader; the former result stays until a new loader has resolved. */
export function useLoaded<T>(load: (() => Promise<T>) | undefined): T | undefined {
  const [loaded, setLoaded] = useState<{ readonly value: T }>();
  const [failed, setFailed] = useState<{ readonly error: unknown }>();
  useEffect(() => {
    let stale = load === undefined;
    const bring = async (from: () => Promise<T>) => {
      try {
        const value = await from();
        // A result may bring a whole screen, so React may draw it in slices.
        if (!stale) startTransition(() => setLoaded({ value }));
      } catch (error) {
        if (!stale) setFailed({ error });
      }
    };
    if (load !== undefined) void bring(load);
    return () => {
      stale = true;
    };
  }, [load]);
  if (failed !== undefined) throw failed.error;
  return loaded?.value;
}
