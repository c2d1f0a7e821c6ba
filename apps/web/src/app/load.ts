import type { GameTexts, Language } from '@whistlestop/kernel';
import { useEffect, useState } from 'react';

/**
 * The texts of a game in the chosen language. While another language loads, the former stays, so that a switch in the
 * middle of anything loses nothing.
 */
export function useTexts<Texts extends GameTexts>(
  loaders: Readonly<Record<Language, () => Promise<Texts>>> | undefined,
  language: Language,
): Texts | undefined {
  return useLoaded(loaders?.[language]);
}

/** What a loader brings; the former result stays until a new loader has answered. */
export function useLoaded<T>(load: (() => Promise<T>) | undefined): T | undefined {
  const [loaded, setLoaded] = useState<{ readonly value: T }>();
  const [failed, setFailed] = useState<{ readonly error: unknown }>();
  useEffect(() => {
    let stale = load === undefined;
    load?.().then(
      (value) => {
        if (!stale) setLoaded({ value });
      },
      (error: unknown) => {
        if (!stale) setFailed({ error });
      },
    );
    return () => {
      stale = true;
    };
  }, [load]);
  if (failed !== undefined) throw failed.error;
  return loaded?.value;
}
