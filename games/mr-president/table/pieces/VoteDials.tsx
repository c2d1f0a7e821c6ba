import { CandidateMark } from './CandidateMark.tsx';
import type { Contender } from './candidates.ts';
import styles from './VoteDials.module.css';

export type VoteDial = Contender & { share: number; votes: string; label: string };

const RADIUS = 40;
const ARC = Math.PI * RADIUS;

/** The popular vote as dials: how much of the whole country's vote each has so far. */
export function VoteDials({ dials }: { dials: readonly VoteDial[] }) {
  return (
    <ul className={styles['dials']}>
      {dials.map(({ ink, name, share, votes, label }) => (
        <li key={name} className={styles['dial']} data-seat={ink}>
          <span className="visually-hidden">{label}</span>
          <svg viewBox="0 0 100 56" aria-hidden="true">
            <path className={styles['rail']} d="M10 50a40 40 0 0 1 80 0" />
            <path
              className={styles['arc']}
              d="M10 50a40 40 0 0 1 80 0"
              strokeDasharray={`${Math.min(1, share) * ARC} ${ARC}`}
            />
            <path className={styles['half']} d="M50 4v12" />
          </svg>
          <span className={styles['name']} aria-hidden="true">
            <CandidateMark who={ink} />
            {name}
          </span>
          <span className={styles['votes']} aria-hidden="true">
            {votes}
          </span>
        </li>
      ))}
    </ul>
  );
}
