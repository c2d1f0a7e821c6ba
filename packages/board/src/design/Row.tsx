import type { ReactNode } from 'react';
import { Icon, type IconName } from './Icon.tsx';
import styles from './Row.module.css';

/** A list of rows. */
export function Rows({ children }: { children: ReactNode }) {
  return <ul className={styles['list']}>{children}</ul>;
}

/** A row of a list: status, name, details and buttons. */
export function Row({
  standing,
  icon,
  name,
  about,
  match,
  mine = false,
  children,
}: {
  standing?: string | undefined;
  icon?: IconName;
  name: string;
  about: ReactNode;
  /** The match it stands for. */
  match?: string;
  /** Whether it waits for the person. */
  mine?: boolean;
  children: ReactNode;
}) {
  return (
    <li className={styles['row']} data-mine={mine} data-match={match}>
      <div className={styles['words']}>
        {standing !== undefined && <p className={styles['standing']}>{standing}</p>}
        <p className={styles['name']}>
          {icon !== undefined && <Icon name={icon} />}
          {name}
        </p>
        <p className={styles['about']}>{about}</p>
      </div>
      <div className={styles['ways']}>{children}</div>
    </li>
  );
}
