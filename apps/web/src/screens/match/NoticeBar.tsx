import { Button, type Notice } from '@whistlestop/board';
import { useWords } from '../../words/index.ts';
import styles from './NoticeBar.module.css';

/** One sentence above the lower edge of the screen, such as a refusal, until it is closed. */
export function NoticeBar({ notice, onClose }: { notice: Notice | undefined; onClose: () => void }) {
  const words = useWords();
  if (notice === undefined) return null;
  return (
    <div className={styles['notice']} key={notice.number}>
      <p>{notice.sentence}</p>
      <Button look="quiet" icon="close" iconOnly onClick={onClose}>
        {words.close}
      </Button>
    </div>
  );
}
