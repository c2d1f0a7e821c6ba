import type { Observer } from '@whistlestop/kernel';
import type { Table, TableSnapshot, TableStep } from './table.ts';

/** How fast a screen shows what others did. */
export type Speed = 'instant' | 'fast' | 'normal' | 'slow';

/** How long steps are shown: `weight` is 0 for not at all, 1 for the usual time, more for a reveal. */
export interface PlaybackPace {
  readonly speed: Speed;
  readonly weight: (step: TableStep) => number;
}

const SHOW_MS: Readonly<Record<Speed, number>> = { instant: 0, fast: 350, normal: 800, slow: 1600 };
/** About the longest time a playback takes, however many steps it has. */
const LONGEST_MS = 7000;
/** A heavier step is a reveal: it is shown to its own player too, and when nothing follows it. */
const USUAL = 1;

/** How far a screen has come in showing the steps one by one. */
export interface PlaybackProgress {
  readonly observer: Observer;
  /** The number of steps shown, the current one included. */
  readonly shown: number;
  /** The number of steps when the last playback ended. */
  readonly seen: number;
}

/** Starts after the observer's last own step. */
export function beginPlayback(latest: TableSnapshot): PlaybackProgress {
  return { observer: latest.observer, shown: sinceOwnStep(latest), seen: latest.steps.length };
}

/** Follows the table: a seat's own steps, and steps without weight, show at once. */
export function followPlayback(
  progress: PlaybackProgress,
  latest: TableSnapshot,
  pace: PlaybackPace,
): PlaybackProgress {
  const { steps, observer } = latest;
  const all = steps.length;
  const seen = Math.min(all, progress.seen);
  if (pace.speed === 'instant') return { observer, shown: all, seen };
  const isSameReader = progress.observer === observer || observer < 0;
  let shown = Math.min(all, isSameReader ? progress.shown : sinceOwnStep(latest));
  while (shown < all && (isMine(steps[shown], latest) || weightOf(steps[shown - 1], latest, pace) === 0)) shown++;
  return { observer, shown, seen };
}

/** How long the current step is shown, in milliseconds; undefined when the screen is up to date. */
export function showTimeOf(
  { shown, seen }: PlaybackProgress,
  latest: TableSnapshot,
  pace: PlaybackPace,
): number | undefined {
  const { steps, mySeats } = latest;
  const all = steps.length;
  const last = steps[all - 1];
  const lingers = seen < all && last !== undefined && pace.weight(last) > USUAL && pace.speed !== 'instant';
  if (shown >= all && !lingers) return undefined;
  // Players see the others' steps within a time limit; spectators see each at full length.
  const longest = mySeats.length === 0 ? SHOW_MS[pace.speed] : LONGEST_MS / (all - shown + 1);
  return weightOf(steps[shown - 1], latest, pace) * Math.min(SHOW_MS[pace.speed], longest);
}

/** Shows the next step, or ends the playback after the last one. */
export function showNext({ observer, shown, seen }: PlaybackProgress, { steps }: TableSnapshot): PlaybackProgress {
  return shown < steps.length ? { observer, shown: shown + 1, seen } : { observer, shown, seen: steps.length };
}

/** Ends the playback. */
export function skipPlayback({ observer, steps }: TableSnapshot): PlaybackProgress {
  return { observer, shown: steps.length, seen: steps.length };
}

/** Starts again after the observer's last own step; undefined when nothing happened since. */
export function replayLast(latest: TableSnapshot): PlaybackProgress | undefined {
  const from = sinceOwnStep(latest);
  return from === latest.steps.length ? undefined : { observer: latest.observer, shown: from, seen: from };
}

/** The snapshot after the first `shown` steps; the latest one where the table has no view of that moment. */
export function snapshotAfter(table: Pick<Table, 'viewAfter'>, latest: TableSnapshot, shown: number): TableSnapshot {
  const view = table.viewAfter(shown);
  if (view === undefined) return { ...latest, revisable: [] };
  const steps = latest.steps.slice(0, shown);
  return { ...latest, view, steps, now: { kind: 'shown', waitedFor: [] }, undo: undefined, revisable: [] };
}

/** The number of steps up to the observer's last own one. */
function sinceOwnStep({ steps, observer }: TableSnapshot): number {
  return observer < 0 ? steps.length : steps.findLastIndex((step) => step.seat === observer) + 1;
}

const isMine = (step: TableStep | undefined, { mySeats }: TableSnapshot): boolean =>
  step?.seat !== undefined && mySeats.includes(step.seat);

function weightOf(step: TableStep | undefined, latest: TableSnapshot, { weight }: PlaybackPace): number {
  if (step === undefined) return 0;
  const weighs = weight(step);
  return isMine(step, latest) && weighs <= USUAL ? 0 : weighs;
}
