import type { TableStep } from '../../table/table.ts';
import { sentencesOf } from '../match/sentences.ts';
import type { Sitting } from '../match/sitting.ts';

/** A move by what it did, or by its notation where nothing was said of it. */
export function moveName({ texts, table }: Sitting, step: TableStep): string {
  const [said] = sentencesOf(step, texts);
  if (said !== undefined) return said;
  const action = step.entry.kind === 'action' && 'action' in step.entry ? step.entry.action : undefined;
  const written = action === undefined ? undefined : table.game.actions.format(action);
  return written ?? (step.seat === undefined ? '' : texts.seat(step.seat));
}

/** The move a takeback to this point would undo first. */
export function moveAfter(sitting: Sitting, to: number): string {
  const step = sitting.snapshot.steps.find(({ sequence, seat }) => sequence > to && seat !== undefined);
  return step === undefined ? '' : moveName(sitting, step);
}
