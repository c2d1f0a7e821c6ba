import { Dialog } from '@whistlestop/board';
import { useWords } from '../words/index.ts';
import styles from './HelpDialog.module.css';
import { addressOf } from '../page/router.ts';

/** Every key of the table, and at a table the way to the rules of its game, which open beside it. */
export function HelpDialog({ open, game, onClose }: { open: boolean; game?: string; onClose: () => void }) {
  const words = useWords();
  return (
    <Dialog open={open} title={words.help.title} words={words} readOnly onClose={onClose}>
      <p>{words.help.about}</p>
      {game !== undefined && (
        <p className={styles['rules']}>
          <a href={addressOf({ at: 'rules', game, section: undefined })} target="_blank" rel="noreferrer">
            {words.rules.read}
          </a>
        </p>
      )}
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
