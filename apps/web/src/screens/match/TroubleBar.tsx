import type { Sitting } from '../../frame/board-page.ts';
import { Button, Icon } from '@whistlestop/board';
import styles from './TroubleBar.module.css';

/** Says what went wrong with the table itself, and offers to try again. */
export function TroubleBar({ sitting }: { sitting: Sitting }) {
  const { snapshot, words, table } = sitting;
  if (snapshot.trouble === undefined) return null;
  return (
    <div className={styles['trouble']} role="alert">
      <Icon name="warning" />
      <p>{words.table.trouble[snapshot.trouble]}</p>
      <Button onClick={() => table.retry()}>{words.table.retry}</Button>
    </div>
  );
}
