import { Button } from '../../design/Button.tsx';
import type { More } from '../../online/use-more.ts';
import { useClubWords } from '../../online/words/index.ts';
import styles from './club.module.css';
import { Problem } from './Said.tsx';

/** The way on at the end of what is listed; nothing where the list ends. */
export function Older({ more: { ask, request } }: { more: Pick<More<unknown>, 'ask' | 'request'> }) {
  const words = useClubWords();
  if (ask === undefined) return null;
  return (
    <div className={styles['ways']}>
      <Button disabled={request.busy} onClick={ask}>
        {words.older}
      </Button>
      <Problem sentence={request.problem} />
    </div>
  );
}
