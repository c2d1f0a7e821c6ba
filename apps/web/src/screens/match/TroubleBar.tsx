import type { PageSitting } from '../../frame/board-page.ts';
import { Button, Icon } from '@whistlestop/board';
import styles from './TroubleBar.module.css';

/** Shows a failure of the table itself, with a button to retry. */
export function TroubleBar({ sitting }: { sitting: PageSitting }) {
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
