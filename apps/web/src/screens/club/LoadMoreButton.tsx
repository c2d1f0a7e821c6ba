import { Button } from '@whistlestop/board';
import type { NextPage } from '../../online/club-cache.ts';
import { useClubWords } from '../../online/words/index.ts';
import styles from './club.module.css';
import { ErrorText } from './StatusText.tsx';

/** The way on at the end of what is listed; nothing where the list ends. */
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
