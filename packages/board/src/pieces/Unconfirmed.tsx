import { Button } from '../design/Button.tsx';
import parts from './decision-parts.module.css';
import type { Sitting } from '../sitting/sitting.ts';

/** A play that ended with its last placement: done, or one step back. The bots wait for the answer. */
export function Unconfirmed({ sitting }: { sitting: Sitting }) {
  const { snapshot, table, words } = sitting;
  if (snapshot.now.kind !== 'confirms') return null;
  return (
    <div className={parts['answers']}>
      <Button look="primary" icon="check" data-action="confirm" onClick={() => table.confirm()}>
        {words.table.done}
      </Button>
      <Button look="quiet" icon="undo" onClick={() => sitting.undo()}>
        {words.table.undo}
      </Button>
    </div>
  );
}
