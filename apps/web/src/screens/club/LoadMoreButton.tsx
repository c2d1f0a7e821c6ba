import { Button } from '@whistlestop/board';
import type { NextPage } from '../../online/club-cache.ts';
import { useClubWords } from '../../words/club/index.ts';
import styles from './club.module.css';
import { ErrorText } from './StatusText.tsx';

/** The button that loads more of a list; nothing at its end. */
export function LoadMoreButton({ page: { load, request } }: { page: NextPage }) {
  const words = useClubWords();
  if (load === undefined) return null;
  return (
    <div className={styles['ways']}>
      <Button disabled={request.busy} onClick={load}>
        {words.older}
      </Button>
      <ErrorText sentence={request.problem} />
    </div>
  );
}
