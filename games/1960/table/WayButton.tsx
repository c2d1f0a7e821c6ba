import { Icon, type IconName } from '@whistlestop/board';
import styles from './ChosenCard.module.css';

/** One way to go on: its name, and in one line what it brings or why it is closed. */
export function WayButton({
  icon,
  name,
  line,
  notation,
  closed = false,
  onChoose,
}: {
  icon?: IconName;
  name: string;
  line: string | undefined;
  /** The choice as records write it. */
  notation: string | undefined;
  closed?: boolean;
  onChoose: () => void;
}) {
  return (
    <button
      type="button"
      className={styles['use']}
      data-way={notation}
      aria-disabled={closed}
      aria-label={line === undefined ? name : `${name}: ${line}`}
      onClick={onChoose}
    >
      {icon !== undefined && <Icon name={icon} />}
      <span className={styles['words']}>
        <span className={styles['name']}>{name}</span>
        {line !== undefined && <span className={styles['line']}>{line}</span>}
      </span>
    </button>
  );
}
