import { Button, Dialog, Icon } from '@whistlestop/board';
import { useWords } from '../../words/index.ts';
import styles from './MenuDialog.module.css';
import type { Tool } from './TableBar.tsx';

/** The tools of the table as a list, where the bar has no room for them. */
export function MenuDialog({ open, tools, onClose }: { open: boolean; tools: readonly Tool[]; onClose: () => void }) {
  const words = useWords();
  return (
    <Dialog open={open} title={words.menu} shape="sheet" words={words} onClose={onClose}>
      <ul className={styles['menu']}>
        {tools.map(({ icon, name, run, beside }) => (
          <li key={icon}>
            {typeof run === 'string' ? (
              <a href={run} target={beside === true ? '_blank' : undefined} rel="noreferrer">
                <Icon name={icon} />
                {name}
              </a>
            ) : (
              <Button
                look="quiet"
                icon={icon}
                onClick={() => {
                  onClose();
                  run();
                }}
              >
                {name}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
