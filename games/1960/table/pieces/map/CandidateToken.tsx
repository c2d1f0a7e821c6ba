import { BARS, STAR } from '@whistlestop/board';
import type { Candidate } from '../pieces.ts';
import styles from './CandidateToken.module.css';
import type { Rect } from './us-map-layout.ts';

/** How far below the middle of a token its pin points. */
const PIN = 17;
const RADIUS = 11.5;

export type CandidateTokenProps = {
  who: Candidate;
  /** What the pin points to; without a pin, the middle of the token. */
  x: number;
  y: number;
  pinned: boolean;
  scale: number;
};

/** A candidate's campaign button where he stands; it glides to a new place. */
export function CandidateToken({ who, x, y, pinned, scale }: CandidateTokenProps) {
  return (
    <g
      className={`${styles['token']} ${styles[who]}`}
      style={{ transform: `translate(${x}px, ${y - (pinned ? PIN * scale : 0)}px) scale(${scale})` }}
    >
      {pinned && <path className={styles['pin']} d={`M0 ${PIN}l-5.5-9h11z`} />}
      <circle className={styles['rim']} r={RADIUS} />
      <circle className={styles['disc']} r="9.3" />
      <path
        className={styles['sign']}
        d={who === 'kennedy' ? STAR : BARS}
        transform={who === 'kennedy' ? 'translate(-6.8 -7) scale(.565)' : 'translate(-5.5 -5.5) scale(.46)'}
      />
    </g>
  );
}

/** What a token and its pin cover. */
export function tokenFrame({ x, y, pinned, scale }: Omit<CandidateTokenProps, 'who'>): Rect {
  const [radius, pin] = [RADIUS * scale, pinned ? PIN * scale : 0];
  return [x - radius, y - pin - radius, 2 * radius, radius + Math.max(radius, pin)];
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
