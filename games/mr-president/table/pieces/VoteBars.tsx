import type { CSSProperties } from 'react';
import { CandidateMark } from './CandidateMark.tsx';
import type { Contender } from './candidates.ts';
import styles from './VoteBars.module.css';

export type VoteBar = Contender & { votes: number; label: string };

/** Running electoral votes as bars; the line is what wins. */
export function VoteBars({
  bars,
  goal,
  scale,
  goalName,
}: {
  bars: readonly VoteBar[];
  /** Where the line stands; absent where no number of votes wins by itself. */
  goal: number | undefined;
  /** The votes of a full bar. */
  scale: number;
  goalName: string;
}) {
  return (
    <div className={styles['bars']} style={{ '--goal': `${(100 * (goal ?? 0)) / scale}%` } as CSSProperties}>
      <ul className={styles['list']}>
        {bars.map(({ ink, name, votes, label }) => (
          <li key={name} className={styles['bar']} data-seat={ink}>
            <span className="visually-hidden">{label}</span>
            <span className={styles['head']} aria-hidden="true">
              <CandidateMark who={ink} />
              {name}
              <strong className={styles['votes']}>{votes}</strong>
            </span>
            <span className={styles['rail']} aria-hidden="true">
              <span className={styles['fill']} style={{ width: `${Math.min(100, (100 * votes) / scale)}%` }} />
              {goal !== undefined && <span className={styles['goal']} />}
            </span>
          </li>
        ))}
      </ul>
      {goal !== undefined && <p className={styles['goalName']}>{goalName}</p>}
    </div>
  );
}
