import { BARS, STAR } from '../../design/icon-shapes.ts';
import type { Candidate } from '../pieces.ts';
import styles from './CandidateToken.module.css';

/** A candidate's campaign button, pinned where he stands; it glides to a new place. */
export function CandidateToken({ who, x, y, scale = 1 }: { who: Candidate; x: number; y: number; scale?: number }) {
  return (
    <g
      className={`${styles['token']} ${styles[who]}`}
      style={{ transform: `translate(${x}px, ${y}px) scale(${scale})` }}
    >
      <path className={styles['pin']} d="M0 0l-5.5-9h11z" />
      <circle className={styles['rim']} cy="-17" r="11.5" />
      <circle className={styles['disc']} cy="-17" r="9.3" />
      <path
        className={styles['sign']}
        d={who === 'kennedy' ? STAR : BARS}
        transform={who === 'kennedy' ? 'translate(-6.8 -24) scale(.565)' : 'translate(-5.5 -22.5) scale(.46)'}
      />
    </g>
  );
}

/** Where the two tokens stand: side by side when they meet in one place. */
export function tokenPlaces(
  kennedy: readonly [number, number],
  nixon: readonly [number, number],
  apart: number,
): Record<Candidate, readonly [number, number]> {
  if (kennedy[0] !== nixon[0] || kennedy[1] !== nixon[1]) return { kennedy, nixon };
  return { kennedy: [kennedy[0] - apart, kennedy[1]], nixon: [nixon[0] + apart, nixon[1]] };
}
