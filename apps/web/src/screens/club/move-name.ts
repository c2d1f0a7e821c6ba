import type { Sitting } from '../../frame/board-page.ts';
import { useEffect, useState } from 'react';
import { type RemoteTable, sentencesOf, type TableStep } from '@whistlestop/table';

/** As much of a sitting as its moves are named by. */
type Naming = Pick<Sitting, 'texts' | 'table' | 'snapshot'>;

/** A move that might be taken back: its name, and how many steps would go with it. */
interface NamedMove {
  readonly name: string;
  readonly later: number;
}

/** A move by what its player did; by the choice itself where only its consequences have a sentence, such as the next phase. */
function nameOf({ texts, table }: Naming, index: number, { entry, seat, events }: TableStep): string {
  const [said] = sentencesOf({ events }, texts);
  if (seat === undefined || said?.startsWith(`${texts.seat(seat)} `) === true) return said ?? '';
  const action = entry.kind === 'action' && 'action' in entry ? entry.action : undefined;
  if (action === undefined) return said ?? texts.seat(seat);
  const view = table.viewAfter(index);
  if (view !== undefined) return texts.action(view, seat, action);
  return said ?? table.game.actions.format(action) ?? texts.seat(seat);
}

/** The move at this place among the steps in effect. */
export function moveAt(sitting: Naming, index: number): NamedMove {
  const { steps } = sitting.snapshot;
  const step = steps[index];
  if (step === undefined) return { name: '', later: 0 };
  const later = steps.slice(index + 1).filter(({ seat }) => seat !== undefined).length;
  // It goes on in the sentence of an offer.
  return { name: nameOf(sitting, index, step).replace(/\.$/, ''), later };
}

/** The move a takeback to this point would undo first. */
export function moveAfter(sitting: Naming, to: number): NamedMove {
  const { steps } = sitting.snapshot;
  return moveAt(
    sitting,
    steps.findIndex(({ sequence, seat }) => sequence > to && seat !== undefined),
  );
}

/** Learns what was on the table before it was opened here, once moves of that time have to be named. */
export function useEarlierSteps(table: RemoteTable, wanted: boolean): void {
  const [, setRecalled] = useState(false);
  useEffect(() => {
    // Without it moves go by what was said of them.
    if (wanted)
      void table.recall().then(
        () => setRecalled(true),
        () => undefined,
      );
  }, [table, wanted]);
}
