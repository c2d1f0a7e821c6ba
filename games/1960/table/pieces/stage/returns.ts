import { useEffect, useState } from 'react';

export type Returns = {
  /** How many returns are in. */
  shown: number;
  playing: boolean;
  setPlaying: (playing: boolean) => void;
  skip: () => void;
  restart: () => void;
};

/** Lets returns come in one by one. A pace of 0, or a wish for less motion, brings all of them at once. */
export function useReturns(total: number, pace: number): Returns {
  const atOnce = pace === 0 || window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  const [shown, setShown] = useState(atOnce ? total : 0);
  const [playing, setPlaying] = useState(true);

  useEffect(() => {
    if (!playing || shown >= total || pace === 0) return;
    const timer = setTimeout(() => setShown(shown + 1), pace);
    return () => clearTimeout(timer);
  }, [playing, shown, total, pace]);

  return {
    shown,
    playing,
    setPlaying,
    skip: () => setShown(total),
    restart: () => {
      setShown(0);
      setPlaying(true);
    },
  };
}
