import styles from './CandidateMark.module.css';
import type { Candidate } from './candidates.ts';

/** A shape of its own for each candidate, so that nothing depends on hue. */
export const SHAPES: Readonly<Record<Candidate, string>> = {
  red: 'M12 2a10 10 0 1 1 0 20a10 10 0 1 1 0-20z',
  blue: 'M3 3h18v18H3z',
  green: 'M12 2l11 19H1z',
  gold: 'M12 1l11 11l-11 11L1 12z',
};

/** The mark of a candidate. It says nothing by itself: words beside it must. */
export function CandidateMark({ who }: { who: Candidate }) {
  return (
    <svg className={styles['mark']} data-seat={who} viewBox="0 0 24 24" aria-hidden="true">
      <path d={SHAPES[who]} />
    </svg>
  );
}
