import type { PageSitting } from '../../frame/board-page.ts';
import { Button, whyNobodyAsks } from '@whistlestop/board';
import styles from './TableBar.module.css';

/** The seats the table waits for, in one line; during a playback, the button to skip it. */
export function Status({ sitting }: { sitting: PageSitting }) {
  const { words, snapshot, texts, playback } = sitting;
  if (playback.running)
    return (
      <div className={styles['status']}>
        <p className={styles['line']}>{snapshot.mySeats.length === 0 ? words.table.watching : words.table.sinceThen}</p>
        <Button look="quiet" icon="last" onClick={playback.skip}>
          {words.table.skip}
        </Button>
      </div>
    );
  const { now } = snapshot;
  if (now.kind === 'thinks') {
    const line = words.table.thinking(texts.seat(now.seat));
    return (
      <div className={styles['status']}>
        <progress className={styles['progress']} value={now.progress} aria-label={line} />
        <p className={styles['line']}>{line}</p>
      </div>
    );
  }
  const isMyTurn = now.kind === 'asks' || now.kind === 'curtain';
  const line = isMyTurn ? words.table.yourTurn(texts.seat(now.seat)) : whyNobodyAsks(sitting);
  return (
    <div className={styles['status']}>
      <p className={styles['line']}>{line}</p>
    </div>
  );
}
