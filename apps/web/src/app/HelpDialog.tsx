import { Dialog } from '../design/Dialog.tsx';
import { useWords } from '../words/index.ts';
import styles from './HelpDialog.module.css';

/** Every key of the table. */
export function HelpDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const words = useWords();
  return (
    <Dialog open={open} title={words.help.title} words={words} onClose={onClose}>
      <p>{words.help.about}</p>
      <dl className={styles['keys']}>
        {words.help.keys.map(([key, about]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{about}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
