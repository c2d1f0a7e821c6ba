import { Icon } from '@whistlestop/board';
import type { PerCandidate } from '../pieces.ts';
import styles from './RaceBar.module.css';

export type RaceBarProps = {
  /** Electoral votes of the states each candidate leads. */
  votes: PerCandidate<number>;
  /** Electoral votes of empty states that would fall to each by their edge. */
  leaning: PerCandidate<number>;
  total: number;
  toWin: number;
  names: PerCandidate<string>;
  words: { label: string; toWin: string };
  large?: boolean;
};

/** The race for a majority: two bars run towards each other and towards the middle. */
export function RaceBar({ votes, leaning, total, toWin, names, words, large = false }: RaceBarProps) {
  const part = (count: number) => `${(count / total) * 100}%`;
  return (
    <div>
      <span className="visually-hidden">{words.label}</span>
      <div className={styles['race']} data-large={large} aria-hidden="true">
        <span className={`${styles['side']} ${styles['kennedy']}`} data-won={votes.kennedy >= toWin}>
          <Icon name="kennedy" />
          <span className={styles['name']}>{names.kennedy}</span>
          <span className={styles['votes']}>{votes.kennedy}</span>
        </span>
        <span className={styles['bar']}>
          <span className={styles['kennedyBar']} style={{ width: part(votes.kennedy) }} />
          <span className={styles['kennedyLean']} style={{ width: part(leaning.kennedy) }} />
          <span className={styles['nobody']} />
          <span className={styles['nixonLean']} style={{ width: part(leaning.nixon) }} />
          <span className={styles['nixonBar']} style={{ width: part(votes.nixon) }} />
          <span className={styles['goal']}>
            <span className={styles['goalText']}>{words.toWin}</span>
          </span>
        </span>
        <span className={`${styles['side']} ${styles['nixon']}`} data-won={votes.nixon >= toWin}>
          <span className={styles['votes']}>{votes.nixon}</span>
          <span className={styles['name']}>{names.nixon}</span>
          <Icon name="nixon" />
        </span>
      </div>
    </div>
  );
}
