import { type ReactNode, useId } from 'react';
import { Icon, type IconName } from '../design/Icon.tsx';
import styles from './Panel.module.css';

export type PanelProps = { title: string; icon: IconName; aside?: ReactNode; children: ReactNode };

/** A titled box of the rail. */
export function Panel({ title, icon, aside, children }: PanelProps) {
  const heading = useId();
  return (
    <section className={styles['panel']} aria-labelledby={heading}>
      <header className={styles['header']}>
        <h2 id={heading} className={styles['title']}>
          <Icon name={icon} />
          {title}
        </h2>
        {aside}
      </header>
      {children}
    </section>
  );
}
