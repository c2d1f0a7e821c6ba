import { Icon } from '@whistlestop/board';
import type { Candidate, PerCandidate } from '../pieces.ts';
import styles from './meters.module.css';
import { Versus } from './Versus.tsx';

export type MomentumMeterProps = {
  counts: PerCandidate<number>;
  names: PerCandidate<string>;
  words: { title: string };
};

const MARKER = 1.35;
const HEAP_WIDTH = 3.5;

/** Each candidate's momentum markers. */
export function MomentumMeter({ counts, names, words }: MomentumMeterProps) {
  return (
    <Versus
      title={words.title}
      icon="momentum"
      names={names}
      counts={counts}
      beside={{
        kennedy: <Markers who="kennedy" count={counts.kennedy} />,
        nixon: <Markers who="nixon" count={counts.nixon} />,
      }}
    />
  );
}

/** Markers lie closer together the more there are. */
function Markers({ who, count }: { who: Candidate; count: number }) {
  const step = Math.min(MARKER * 0.7, (HEAP_WIDTH - MARKER) / Math.max(1, count - 1));
  return (
    <span className={`${styles['markers']} ${styles[who]}`} aria-hidden="true">
      {Array.from({ length: count }, (_, index) => (
        <span key={index} className={styles['marker']} style={{ marginInlineEnd: `${step - MARKER}rem` }}>
          <Icon name={who} />
        </span>
      ))}
    </span>
  );
}
