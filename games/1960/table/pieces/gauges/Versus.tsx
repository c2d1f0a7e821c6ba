import type { ReactNode } from 'react';
import { Icon, type IconName } from '@whistlestop/board';
import type { Candidate, PerCandidate } from '../pieces.ts';
import styles from './Versus.module.css';

export type VersusProps = {
  title: string;
  icon: IconName;
  names: PerCandidate<string>;
  counts: PerCandidate<number>;
  /** What is drawn beside each number. */
  beside: PerCandidate<ReactNode>;
  /** What is drawn below both. */
  below?: ReactNode;
};

const SIDES: readonly Candidate[] = ['kennedy', 'nixon'];

/** One thing that both candidates have some of: Kennedy's on the left, Nixon's on the right. */
export function Versus({ title, icon, names, counts, beside, below }: VersusProps) {
  return (
    <section className={styles['versus']} aria-label={title}>
      <h2 className={styles['title']}>
        <Icon name={icon} />
        {title}
      </h2>
      <dl className={styles['sides']}>
        {SIDES.map((who) => (
          <div key={who} className={`${styles['side']} ${styles[who]}`}>
            <dt className="visually-hidden">{names[who]}</dt>
            <dd className={styles['amount']}>
              <span className={styles['number']}>{counts[who]}</span>
              {beside[who]}
            </dd>
          </div>
        ))}
      </dl>
      {below}
    </section>
  );
}
