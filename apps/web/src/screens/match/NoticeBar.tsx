import { Button, type Notice, RuleLinks } from '@whistlestop/board';
import type { PageSitting } from '../../frame/board-page.ts';
import styles from './NoticeBar.module.css';

type NoticeBarProps = { sitting: PageSitting; notice: Notice | undefined; onClose: () => void };

/** One sentence above the lower edge of the screen, such as a refusal, with its rules, until it is closed. */
export function NoticeBar({ sitting, notice, onClose }: NoticeBarProps) {
  if (notice === undefined) return null;
  return (
    <div className={styles['notice']} key={notice.number}>
      <p>
        {notice.sentence}
        <RuleLinks rules={notice.rules} sitting={sitting} />
      </p>
      <Button look="quiet" icon="close" iconOnly onClick={onClose}>
        {sitting.words.close}
      </Button>
    </div>
  );
}
