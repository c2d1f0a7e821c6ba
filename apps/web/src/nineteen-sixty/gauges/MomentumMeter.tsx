import { Icon } from '../../design/Icon.tsx';
import type { PerCandidate } from '../pieces.ts';
import styles from './meters.module.css';
import { Versus } from './Versus.tsx';

export type MomentumMeterProps = {
  counts: PerCandidate<number>;
  names: PerCandidate<string>;
  words: { title: string };
};

const MOST_DRAWN = 4;

/** Each candidate's momentum markers. */
export function MomentumMeter({ counts, names, words }: MomentumMeterProps) {
  return (
    <Versus
      title={words.title}
      icon="momentum"
      names={names}
      counts={counts}
      beside={(who) => (
        <span className={`${styles['markers']} ${styles[who]}`} aria-hidden="true">
          {Array.from({ length: Math.min(counts[who], MOST_DRAWN) }, (_, index) => (
            <span key={index} className={styles['marker']}>
              <Icon name={who} />
            </span>
          ))}
        </span>
      )}
    />
  );
}
