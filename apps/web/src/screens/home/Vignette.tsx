import type { ReactNode } from 'react';
import { BARS, STAR } from '../../design/icon-shapes.ts';
import styles from './Vignette.module.css';

/** A small picture for each game, our own drawings. */
const PICTURES: Readonly<Record<string, () => ReactNode>> = {
  '1960': Buttons,
  'mr-president': Hand,
  'hook-or-crook': BallotBox,
};

/** What a game is about, drawn; a game without a picture has none. */
export function Vignette({ game }: { game: string }) {
  const Picture = PICTURES[game];
  if (Picture === undefined) return null;
  return (
    <svg className={styles['vignette']} viewBox="0 0 160 120" aria-hidden="true">
      <Picture />
    </svg>
  );
}

/** The buttons of two campaigns. */
function Buttons() {
  return (
    <>
      <path className={styles['deepBlue']} d="M40 76 28 118l15-7 10 9 10-40Z" />
      <path className={styles['deepRed']} d="m112 84 6 34 9-9 14 5-11-38Z" />
      <circle className={styles['red']} cx="114" cy="62" r="38" />
      <circle className={styles['ring']} cx="114" cy="62" r="32" />
      <path className={styles['mark']} d={BARS} transform="translate(93 41) scale(1.75)" />
      <circle className={styles['blue']} cx="56" cy="50" r="46" />
      <circle className={styles['ring']} cx="56" cy="50" r="39" />
      <path className={styles['mark']} d={STAR} transform="translate(26 19) scale(2.5)" />
    </>
  );
}

/** Sealed bids, and one that is shown. */
function Hand() {
  return (
    <>
      {[-26, -13, 13, 26, 0].map((angle) => (
        <g key={angle} transform={`rotate(${angle} 80 144)`}>
          <rect className={styles['card']} x="58" y="22" width="44" height="66" rx="6" />
          {angle === 0 ? (
            <path className={styles['red']} d={STAR} transform="translate(62 37) scale(1.5)" />
          ) : (
            <rect className={styles['blue']} x="63" y="27" width="34" height="56" rx="3" />
          )}
        </g>
      ))}
    </>
  );
}

/** A vote on its way into the box, or out of it. */
function BallotBox() {
  return (
    <>
      <g transform="rotate(-9 74 34)">
        <path className={styles['card']} d="M52 6h46v56H52Z" />
        <path className={styles['stroke']} d="m62 26 9 10 17-19" />
      </g>
      <path className={styles['blue']} d="M24 64h102v52H24Z" />
      <path className={styles['mark']} d={STAR} transform="translate(59 75) scale(1.35)" />
      <path className={styles['ink']} d="M18 54h114v12H18Z" />
      <path className={styles['crook']} d="M146 116V26a17 17 0 0 0-34 0v10" />
    </>
  );
}
