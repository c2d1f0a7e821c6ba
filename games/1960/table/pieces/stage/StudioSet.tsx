import { BARS, STAR } from '@whistlestop/board';
import type { Candidate } from '../pieces.ts';
import styles from './StudioSet.module.css';

const FOLDS = Array.from({ length: 18 }, (_, fold) => fold * 52);

/** The television studio of the first debate: curtain, lights and cameras. */
export function StudioSet() {
  return (
    <svg className={styles['studio']} viewBox="0 0 900 260" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <rect className={styles['wall']} width="900" height="260" />
      {FOLDS.map((x) => (
        <path key={x} className={styles['fold']} d={`M${x} 0h26v205h-26z`} />
      ))}
      <path className={styles['floor']} d="M0 200h900v60H0z" />
      <path className={styles['beam']} d="M60-10 20 205h250L110-10zM840-10l40 215H630l160-215z" />
      <path className={styles['lamp']} d="M62 0h46l10 26H52zM792 0h46l10 26h-66z" />
      <Camera x={400} turned={false} />
      <Camera x={500} turned />
    </svg>
  );
}

function Camera({ x, turned }: { x: number; turned: boolean }) {
  return (
    <path
      className={styles['camera']}
      transform={`translate(${x} 214) scale(${turned ? -1 : 1} 1)`}
      d="M-22-44h38v26h-38zM-22-40-40-46v30l18-6zM-6-18h8L16 34h-7L-2-6l-11 40h-7zM-14-60h14v16h-14zM2-60h14v16H2z"
    />
  );
}

/** A speaker behind his lectern, with his sign on it. */
export function Speaker({ who }: { who: Candidate }) {
  return (
    <svg className={styles['speaker']} viewBox="-70 -8 140 178" preserveAspectRatio="xMidYMax" aria-hidden="true">
      <path className={styles['suit']} d="M-50 150c0-62 8-84 36-90h28c28 6 36 28 36 90z" />
      <path className={styles['shirt']} d="M-11 58h22L0 100z" />
      <path className={styles[`${who}Tie`]} d="M-3.5 62h7l-1 6 2 18-4.5 8-4.5-8 2-18z" />
      <ellipse className={styles['head']} cy="33" rx="20" ry="26" />
      <path className={styles['hair']} d={HAIR[who]} />
      <path className={styles[who]} d="M-62 88H62L50 170h-100z" />
      <path className={styles['ledge']} d="M-68 82H68v9H-68z" />
      <path className={styles['sign']} d={who === 'kennedy' ? STAR : BARS} transform="translate(-24 104) scale(2)" />
      <path className={styles['mike']} d="M-34 83-20 58M34 83 20 58" />
    </svg>
  );
}

const HAIR: Readonly<Record<Candidate, string>> = {
  kennedy: 'M-22 36c-6-26 3-41 22-42 17 0 28 11 23 38l-3 4-2-16c-9 2-20 0-26-6-6 4-12 8-14 22z',
  nixon: 'M-21 36c-5-24 4-40 21-40s26 15 21 40l-4-16c-4-2-7-6-9-10-5 5-11 5-16 0-2 4-5 8-9 10z',
};
