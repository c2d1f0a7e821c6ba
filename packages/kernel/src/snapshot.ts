import { z } from 'zod';
import type { Game } from './game.ts';

const whole = z.int().min(0);

/**
 * A cached position: everything that follows from the first `sequence` entries of a log, as plain data that may be
 * stored. Never the truth, only a shortcut to it.
 */
export const snapshotSchema = z.strictObject({
  /** The rules version that led here. */
  rules: whole,
  sequence: whole,
  state: z.array(z.int()),
  steps: z.array(z.strictObject({ sequence: whole, actor: z.int(), code: whole, boundary: z.boolean() })),
  /** Who may read each entry. */
  witnesses: z.array(z.int()),
  freshFrom: z.array(whole),
});
export type Snapshot = z.infer<typeof snapshotSchema>;

/** Whether a snapshot can shorten the replay of a log of this length; one that does not fit is simply not used. */
export function fits(snapshot: Snapshot, game: Game, logLength: number): boolean {
  return (
    snapshot.rules === game.version &&
    snapshot.state.length === game.layout.size &&
    snapshot.sequence <= logLength &&
    snapshot.witnesses.length === snapshot.sequence
  );
}
