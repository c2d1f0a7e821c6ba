import { useEffect, useMemo, useRef, useState } from 'react';
import type { Speed } from './page.ts';
import type { Table, TableSnapshot, TableStep } from '@whistlestop/table';

const HOLD_MS: Readonly<Record<Speed, number>> = { instant: 0, fast: 350, normal: 800, slow: 1600 };
/** However much happened since a player's last step, showing it takes about this long at most. */
const LONGEST_MS = 7000;
/** A step that weighs more than this is a reveal: it is shown to whoever brought it about, and also when nothing follows. */
const USUAL = 1;

/** What others did, shown one step after the other. */
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

/**
 * Lets the screen follow the table at a pace people can see. A seat's own steps show at once; `weight` says how long
 * another step stays on show (0 not at all, 1 the usual time, more for a reveal).
 */
export function usePlayback(
  table: Table,
  latest: TableSnapshot,
  weight: (step: TableStep) => number,
  speed: Speed,
): Playback {
  const { steps, observer, mySeats } = latest;
  const all = steps.length;
  const [progress, setProgress] = useState(() => ({ observer, shown: sinceOwnStep(latest), seen: all }));
  const since = useRef({ shown: 0, at: 0 });

  const mine = (step: TableStep | undefined) => step?.seat !== undefined && mySeats.includes(step.seat);
  // Whoever plays is shown the others' steps briefly; whoever only watches has come to see every one of them.
  const longest = mySeats.length === 0 ? HOLD_MS[speed] : LONGEST_MS / (all - progress.shown + 1);
  const hold = (step: TableStep | undefined) =>
    step === undefined || (mine(step) && weight(step) <= USUAL) ? 0 : weight(step) * Math.min(HOLD_MS[speed], longest);

  let shown = Math.min(all, progress.observer === observer || observer < 0 ? progress.shown : sinceOwnStep(latest));
  if (speed === 'instant') shown = all;
  while (shown < all && (mine(steps[shown]) || hold(steps[shown - 1]) === 0)) shown++;
  const seen = Math.min(all, progress.seen);
  if (shown !== progress.shown || observer !== progress.observer || seen !== progress.seen)
    setProgress({ observer, shown, seen });

  useEffect(() => {
    since.current = { shown, at: performance.now() };
  }, [shown]);

  const last = steps[all - 1];
  const lingers = seen < all && last !== undefined && weight(last) > USUAL && hold(last) > 0;
  const running = shown < all || lingers;
  const wait = running ? hold(steps[shown - 1]) : undefined;
  useEffect(() => {
    if (wait === undefined) return undefined;
    const left = Math.max(0, wait - (performance.now() - since.current.at));
    const next = shown < all ? { shown: shown + 1, seen } : { shown, seen: all };
    const timer = setTimeout(() => setProgress({ observer, ...next }), left);
    return () => clearTimeout(timer);
  }, [wait, shown, seen, all, observer]);

  const snapshot = useMemo(() => (running ? asItStood(table, latest, shown) : latest), [table, latest, shown, running]);
  return {
    snapshot,
    step: running ? steps[shown - 1] : undefined,
    running,
    skip: () => setProgress({ observer, shown: all, seen: all }),
    again: () => {
      const from = sinceOwnStep(latest);
      if (from === all) return false;
      setProgress({ observer, shown: from, seen: from });
      return true;
    },
  };
}

/** How many steps there were when the observer last chose something. */
function sinceOwnStep({ steps, observer }: TableSnapshot): number {
  return observer < 0 ? steps.length : steps.findLastIndex((step) => step.seat === observer) + 1;
}

function asItStood(table: Table, latest: TableSnapshot, shown: number): TableSnapshot {
  const view = table.viewAfter(shown);
  if (view === undefined) return latest;
  return {
    ...latest,
    view,
    steps: latest.steps.slice(0, shown),
    deciding: undefined,
    curtain: undefined,
    undo: undefined,
    unconfirmed: undefined,
    over: false,
    scores: undefined,
  };
}
