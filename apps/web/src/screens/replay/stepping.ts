import { useEffect, useState } from 'react';
import { setSetting, useSettings } from '../../page/settings.ts';
import { useKeys } from '@whistlestop/board';
import type { SteppedTable } from '@whistlestop/table';

const STEP_MS = { slow: 1600, normal: 900, fast: 350, instant: 120 } as const;

/** Walks through a match by keys and, while it is played, by itself; `open` shows what the keys ask for. */
export function useStepping(
  table: SteppedTable,
  open: (panel: 'help' | 'log') => void,
): { readonly playing: boolean; readonly play: (on: boolean) => void } {
  const { table: kind, speed, map } = useSettings();
  const [playing, setPlaying] = useState(false);
  const { position: at, length } = table;

  useEffect(() => {
    if (!playing) return undefined;
    const timer = setTimeout(() => {
      table.goTo(at + 1);
      if (table.position <= at) setPlaying(false);
    }, STEP_MS[speed]);
    return () => clearTimeout(timer);
  }, [playing, at, speed, table]);

  // At the end there is nothing left to play: it begins anew.
  const play = (on: boolean) => {
    if (on && at >= length) table.goTo(0);
    setPlaying(on);
  };
  useKeys({
    '?': () => open('help'),
    l: () => open('log'),
    t: () => setSetting('table', kind === 'text' ? 'board' : 'text'),
    m: () => setSetting('map', map === 'map' ? 'cartogram' : 'map'),
    ' ': () => play(!playing),
    ArrowLeft: () => table.goTo(at - 1),
    ArrowRight: () => table.goTo(at + 1),
    Home: () => table.goTo(0),
    End: () => table.goTo(length),
  });
  return { playing, play };
}
