import { CandidateMark } from './CandidateMark.tsx';
import type { Contender } from './candidates.ts';
import styles from './PoolStacks.module.css';

/** State Cards nobody has won yet, and those who still may. */
export type Pool = {
  id: string;
  title: string;
  states: readonly string[];
  codes: readonly string[];
  contenders: readonly Contender[];
  between: string;
};

/** The pools in dispute, each as a stack with its contenders. */
export function PoolStacks({ title, pools }: { title: string; pools: readonly Pool[] }) {
  if (pools.length === 0) return null;
  return (
    <section className={styles['pools']} aria-label={title}>
      <h2 className={styles['title']}>{title}</h2>
      <ul className={styles['list']}>
        {pools.map((pool) => (
          <li key={pool.id} className={styles['pool']}>
            <span className={styles['stack']} aria-hidden="true">
              {pool.codes.map((code) => (
                <span key={code} className={styles['card']}>
                  {code}
                </span>
              ))}
            </span>
            <span className={styles['words']}>
              <strong>{pool.title}</strong>
              <span>{pool.states.join(', ')}</span>
              <span className={styles['contenders']}>
                {pool.contenders.map(({ ink, name }) => (
                  <CandidateMark key={name} who={ink} />
                ))}
                {pool.between}
              </span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
