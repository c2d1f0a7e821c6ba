import { Button } from '../design/Button.tsx';
import type { Sitting } from '../sitting/sitting.ts';
import styles from './RevisableChoices.module.css';

/** Those at this screen who may choose although nobody waits for them; and the way out for whoever began to. */
export function StillMay({ sitting }: { sitting: Sitting }) {
  const { revision, snapshot, gameTable, texts, words } = sitting;
  if (revision.seats.length === 0 && !revision.running) return null;
  return (
    <div className={styles['still']}>
      {revision.running && (
        <Button look="quiet" icon="left" onClick={() => revision.revise(undefined)}>
          {words.table.leaveAsItIs}
        </Button>
      )}
      {revision.seats.map((seat) => (
        <Button key={seat} look="quiet" icon="swap" data-revise={seat} onClick={() => revision.revise(seat)}>
          {gameTable.isChange?.(snapshot.view, seat) === false
            ? words.table.mayStillChoose(texts.seat(seat))
            : words.table.changeChoice(texts.seat(seat))}
        </Button>
      ))}
    </div>
  );
}
