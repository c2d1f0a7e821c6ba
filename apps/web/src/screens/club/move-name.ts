import type { PageSitting } from '../../frame/board-page.ts';
import { useEffect, useState } from 'react';
import { type RemoteTable, sentencesOf, type TableStep } from '@whistlestop/table';

/** The parts of a sitting from which moves get their names. */
type NameSource = Pick<PageSitting, 'texts' | 'table' | 'snapshot'>;

/** A move that may be taken back: its name, and how many later choices go with it. */
interface NamedMove {
  readonly name: string;
  readonly later: number;
}

/** A move named by its sentence; by its action where only consequences have a sentence, such as the next phase. */
function nameOf({ texts, table }: NameSource, index: number, { entry, seat, events }: TableStep): string {
  const [sentence] = sentencesOf({ events }, texts);
  if (seat === undefined || sentence?.startsWith(`${texts.seat(seat)} `) === true) return sentence ?? '';
  const action = entry.kind === 'action' && 'action' in entry ? entry.action : undefined;
  if (action === undefined) return sentence ?? texts.seat(seat);
  const view = table.viewAfter(index);
  if (view !== undefined) return texts.action(view, seat, action);
  return sentence ?? table.game.actions.format(action) ?? texts.seat(seat);
}

/** The move at this place among the steps in effect. */
export function moveAt(sitting: NameSource, index: number): NamedMove {
  const { steps } = sitting.snapshot;
  const step = steps[index];
  if (step === undefined) return { name: '', later: 0 };
  const later = steps.slice(index + 1).filter(({ seat }) => seat !== undefined).length;
  // The name is used in the middle of a sentence.
  return { name: nameOf(sitting, index, step).replace(/\.$/, ''), later };
}

/** The move a takeback to this point would undo first. */
export function moveAfter(sitting: NameSource, to: number): NamedMove {
  const { steps } = sitting.snapshot;
  return moveAt(
    sitting,
    steps.findIndex(({ sequence, seat }) => sequence > to && seat !== undefined),
  );
}

/** Loads the views before this table was opened, when moves of that time need names. */
export function useEarlierSteps(table: RemoteTable, wanted: boolean): void {
  const [, setRecalled] = useState(false);
  useEffect(() => {
    // Without the views, moves are named by their sentences.
    if (wanted)
      void table.recall().then(
        () => setRecalled(true),
        () => undefined,
      );
  }, [table, wanted]);
}
