import {
  snapshotAfter,
  beginPlayback,
  followPlayback,
  showTimeOf,
  type PlaybackPace,
  replayLast,
  showNext,
  skipPlayback,
  type Table,
  type TableSnapshot,
  type TableStep,
} from '@whistlestop/table';
import { useEffect, useMemo, useRef, useState } from 'react';

/** The playback of the others' steps, one after the other. */
export interface Playback {
  /** The table as it stood after the steps shown so far. */
  readonly snapshot: TableSnapshot;
  /** The step on show; undefined when the screen is up to date. */
  readonly step: TableStep | undefined;
  readonly running: boolean;
  readonly skip: () => void;
  /** Shows again what happened since the observer's last own step; false when nothing did. */
  readonly again: () => boolean;
}

/** Lets the screen follow the table at a pace people can see. */
export function usePlayback(table: Table, latest: TableSnapshot, pace: PlaybackPace): Playback {
  const [before, setProgress] = useState(() => beginPlayback(latest));
  const progress = followPlayback(before, latest, pace);
  const { observer, shown, seen } = progress;
  if (shown !== before.shown || observer !== before.observer || seen !== before.seen) setProgress(progress);

  const since = useRef({ shown: 0, at: 0 });
  useEffect(() => {
    since.current = { shown, at: performance.now() };
  }, [shown]);

  const wait = showTimeOf(progress, latest, pace);
  const running = wait !== undefined;
  useEffect(() => {
    if (wait === undefined) return undefined;
    const left = Math.max(0, wait - (performance.now() - since.current.at));
    const timer = setTimeout(() => setProgress(showNext({ observer, shown, seen }, latest)), left);
    return () => clearTimeout(timer);
  }, [wait, shown, seen, observer, latest]);

  const snapshot = useMemo(
    () => (running ? snapshotAfter(table, latest, shown) : latest),
    [table, latest, shown, running],
  );
  return {
    snapshot,
    step: running ? latest.steps[shown - 1] : undefined,
    running,
    skip: () => setProgress(skipPlayback(latest)),
    again: () => {
      const again = replayLast(latest);
      if (again !== undefined) setProgress(again);
      return again !== undefined;
    },
  };
}
