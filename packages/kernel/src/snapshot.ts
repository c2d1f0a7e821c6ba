import { z } from 'zod';
import type { Game } from './game.ts';
import type { Entry } from './log.ts';

const whole = z.int().min(0);

/**
 * A cache of everything that follows from the first `sequence` entries of a log, as plain data. The log stays the
 * source of truth.
 */
export const snapshotSchema = z.strictObject({
  /** The rules version that led here. */
  rules: whole,
  sequence: whole,
  state: z.array(z.int()),
  /** The entries still in effect, and those of them that are boundaries of undo. */
  steps: z.array(whole),
  boundaries: z.array(whole),
  /** Who may read each entry. */
  witnesses: z.array(z.int()),
  freshFrom: z.array(whole),
});
export type Snapshot = z.infer<typeof snapshotSchema>;

/** Whether a snapshot has the rules version and the state size of this game. */
export const isSnapshotOf = ({ version, layout }: Game, { rules, state }: Snapshot): boolean =>
  rules === version && state.length === layout.size;

/** Whether a snapshot can shorten the replay of a log; otherwise it is ignored. */
export function fitsLog(snapshot: Snapshot, game: Game, log: readonly Entry[]): boolean {
  return (
    isSnapshotOf(game, snapshot) &&
    snapshot.sequence <= log.length &&
    snapshot.witnesses.length === snapshot.sequence &&
    snapshot.steps.every((sequence) => isStep(log[sequence - 1]))
  );
}

/** Whether an entry is a step of the match: an action or an outcome. */
export const isStep = (entry: Entry | undefined): boolean => entry?.kind === 'action' || entry?.kind === 'chance';
