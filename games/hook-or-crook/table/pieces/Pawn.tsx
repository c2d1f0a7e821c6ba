import styles from './Pawn.module.css';
import type { PlayerMark } from './chips.ts';

const STAR = 'M0-9l2.6 6.2l6.7.5l-5.1 4.3l1.6 6.5L0 4.900l-5.8 3.600l1.600-6.500l-5.100-4.300l6.700-.5z';

/** The token of a player: a star for the Incumbent, a number for a State, so that nothing depends on hue. */
export function Token({ ink, number }: Pick<PlayerMark, 'ink' | 'number'>) {
  return (
    <svg className={styles['token']} data-seat={ink} viewBox="-14 -14 28 28" aria-hidden="true">
      <PawnShape ink={ink} number={number} />
    </svg>
  );
}

/** The same token as part of another drawing, around its origin. */
export function PawnShape({ ink, number }: Pick<PlayerMark, 'ink' | 'number'>) {
  return (
    <g data-seat={ink}>
      <circle className={styles['disc']} r="12" />
      {number === 0 ? (
        <path className={styles['print']} d={STAR} />
      ) : (
        <text className={styles['print']} y="5.5">
          {number}
        </text>
      )}
    </g>
  );
}
