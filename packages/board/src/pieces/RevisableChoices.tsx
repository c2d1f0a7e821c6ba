import { Button } from '../design/Button.tsx';
import type { Sitting } from '../sitting/sitting.ts';
import styles from './RevisableChoices.module.css';

/** Buttons for the seats that may revise a choice, and one to leave it as it is. */
export function RevisableChoices({ sitting }: { sitting: Sitting }) {
  const { snapshot, table, gameTable, texts, words } = sitting;
  const { now, revisable } = snapshot;
  const hasBegun = now.kind === 'asks' && now.unasked;
  if (revisable.length === 0 && !hasBegun) return null;
  return (
    <div className={styles['revisable']}>
      {hasBegun && (
        <Button look="quiet" icon="left" onClick={() => table.revise(undefined)}>
          {words.table.leaveAsItIs}
        </Button>
      )}
      {revisable.map((seat) => (
        <Button key={seat} look="quiet" icon="swap" data-revise={seat} onClick={() => table.revise(seat)}>
          {gameTable.isChange?.(snapshot.view, seat) === false
            ? words.table.mayStillChoose(texts.seat(seat))
            : words.table.changeChoice(texts.seat(seat))}
        </Button>
      ))}
    </div>
  );
}
