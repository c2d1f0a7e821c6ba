import type { Observer } from '@whistlestop/kernel';
import type { Table, TableSnapshot, TableStep } from './table.ts';

/** How fast a screen shows what others did. */
export type Speed = 'instant' | 'fast' | 'normal' | 'slow';

/** How long steps stay on show: `weight` is 0 for not at all, 1 for the usual time, more for a reveal. */
export interface Pace {
  readonly speed: Speed;
  readonly weight: (step: TableStep) => number;
}

const HOLD_MS: Readonly<Record<Speed, number>> = { instant: 0, fast: 350, normal: 800, slow: 1600 };
/** However much happened since a player's last step, showing it takes about this long at most. */
const LONGEST_MS = 7000;
/** A step that weighs more than this is a reveal: it is shown to whoever brought it about, and also when nothing follows. */
const USUAL = 1;

/** How far a screen has come in showing what happened, one step after the other. */
export interface Progress {
  readonly observer: Observer;
  /** How many steps have been shown, the one on show among them. */
  readonly shown: number;
  /** How many there were when nothing was left on show. */
  readonly seen: number;
}

/** Begins with what happened since the observer's last own step. */
export function beginPlayback(latest: TableSnapshot): Progress {
  return { observer: latest.observer, shown: sinceOwnStep(latest), seen: latest.steps.length };
}

/** Follows the table: a seat's own steps, and steps without weight, show at once. */
export function followPlayback(progress: Progress, latest: TableSnapshot, pace: Pace): Progress {
  const { steps, observer } = latest;
  const all = steps.length;
  const seen = Math.min(all, progress.seen);
  if (pace.speed === 'instant') return { observer, shown: all, seen };
  const isSameReader = progress.observer === observer || observer < 0;
  let shown = Math.min(all, isSameReader ? progress.shown : sinceOwnStep(latest));
  while (shown < all && (isMine(steps[shown], latest) || weightOf(steps[shown - 1], latest, pace) === 0)) shown++;
  return { observer, shown, seen };
}

/** How long the step on show stays there, in milliseconds; undefined when the screen is up to date. */
export function holdOf({ shown, seen }: Progress, latest: TableSnapshot, pace: Pace): number | undefined {
  const { steps, mySeats } = latest;
  const all = steps.length;
  const last = steps[all - 1];
  const lingers = seen < all && last !== undefined && pace.weight(last) > USUAL && pace.speed !== 'instant';
  if (shown >= all && !lingers) return undefined;
  // Whoever plays is shown the others' steps briefly; whoever only watches has come to see every one of them.
  const longest = mySeats.length === 0 ? HOLD_MS[pace.speed] : LONGEST_MS / (all - shown + 1);
  return weightOf(steps[shown - 1], latest, pace) * Math.min(HOLD_MS[pace.speed], longest);
}

/** Goes on to the next step; after the last one nothing is left on show. */
export function showNext({ observer, shown, seen }: Progress, { steps }: TableSnapshot): Progress {
  return shown < steps.length ? { observer, shown: shown + 1, seen } : { observer, shown, seen: steps.length };
}

/** Puts everything away that is still to be shown. */
export function skipPlayback({ observer, steps }: TableSnapshot): Progress {
  return { observer, shown: steps.length, seen: steps.length };
}

/** Shows again what happened since the observer's last own step; undefined when nothing did. */
export function replayLast(latest: TableSnapshot): Progress | undefined {
  const from = sinceOwnStep(latest);
  return from === latest.steps.length ? undefined : { observer: latest.observer, shown: from, seen: from };
}

/** The table as it stood after so many steps; as it is where it keeps no view of that. */
export function asItStood(table: Pick<Table, 'viewAfter'>, latest: TableSnapshot, shown: number): TableSnapshot {
  const view = table.viewAfter(shown);
  if (view === undefined) return { ...latest, revisable: [] };
  const steps = latest.steps.slice(0, shown);
  return { ...latest, view, steps, now: { kind: 'shown', waitedFor: [] }, undo: undefined, revisable: [] };
}

/** How many steps there were when the observer last chose something. */
function sinceOwnStep({ steps, observer }: TableSnapshot): number {
  return observer < 0 ? steps.length : steps.findLastIndex((step) => step.seat === observer) + 1;
}

const isMine = (step: TableStep | undefined, { mySeats }: TableSnapshot): boolean =>
  step?.seat !== undefined && mySeats.includes(step.seat);

function weightOf(step: TableStep | undefined, latest: TableSnapshot, { weight }: Pace): number {
  if (step === undefined) return 0;
  const weighs = weight(step);
  return isMine(step, latest) && weighs <= USUAL ? 0 : weighs;
}
