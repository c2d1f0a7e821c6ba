import { BARS, STAR } from '@whistlestop/board';
import type { Candidate } from '../pieces.ts';
import styles from './CandidateCard.module.css';

export type CandidateCardProps = {
  who: Candidate;
  exhausted: boolean;
  words: { name: string; office: string; cp: string; exhausted: string; label: string };
  cp: number;
  selected?: boolean;
  disabled?: boolean;
  onChoose?: (() => void) | undefined;
};

/** A candidate's own card: a campaign poster, stamped across once it has been played. */
export function CandidateCard({
  who,
  exhausted,
  words,
  cp,
  selected = false,
  disabled = false,
  onChoose,
}: CandidateCardProps) {
  const looks = {
    className: `${styles['card']} ${styles[who]}`,
    'aria-label': words.label,
    'data-exhausted': exhausted,
    'data-selected': selected,
    'data-disabled': disabled,
  };
  const inside = (
    <>
      <Poster who={who} />
      <span className={styles['cp']} aria-hidden="true">
        <span className={styles['numeral']}>{cp}</span>
        <span className={styles['unit']}>{words.cp}</span>
      </span>
      <span className={styles['names']} aria-hidden="true">
        <span className={styles['office']}>{words.office}</span>
        <span className={styles['name']}>{words.name}</span>
      </span>
      {exhausted && (
        <span className={styles['stamp']} aria-hidden="true">
          {words.exhausted}
        </span>
      )}
    </>
  );
  if (onChoose === undefined) return <article {...looks}>{inside}</article>;
  return (
    <button {...looks} type="button" aria-pressed={selected} onClick={onChoose}>
      {inside}
    </button>
  );
}

/** A speaker at a lectern before the rays of a poster; the sign on the lectern tells the two apart. */
function Poster({ who }: { who: Candidate }) {
  return (
    <svg className={styles['poster']} viewBox="0 0 140 150" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <rect className={styles['sky']} width="140" height="150" />
      {who === 'kennedy'
        ? Array.from({ length: 12 }, (_, ray) => (
            <path key={ray} className={styles['ray']} d="M70 72 52-90h36z" transform={`rotate(${ray * 30} 70 72)`} />
          ))
        : Array.from({ length: 8 }, (_, bar) => (
            <path key={bar} className={styles['ray']} d={`M0 ${bar * 20}h140v9H0z`} />
          ))}
      <circle className={styles['halo']} cx="70" cy="66" r="46" />
      <path className={styles['suit']} d="M22 150c0-34 14-48 36-53h24c22 5 36 19 36 53z" />
      <path className={styles['shirt']} d="M58 96h24l-8 34h-8z" />
      <path className={styles['tie']} d="M66 99h8l-2 6 4 22-6 7-6-7 4-22z" />
      {who === 'kennedy' ? (
        <>
          <path
            className={styles['skin']}
            d="M53 58c0-15 7-24 17-24s17 9 17 24c0 20-8 32-17 32s-17-12-17-32zM60 80h20v20H60z"
          />
          <path
            className={styles['hair']}
            d="M50 62c-3-20 3-34 22-35 14 0 21 8 19 22-1 5-2 9-4 13l-2-12c-8 1-17-1-22-6-4 4-9 7-10 18z"
          />
        </>
      ) : (
        <>
          <path
            className={styles['skin']}
            d="M52 60c0-16 8-25 18-25s18 9 18 25c0 12-3 18-7 24-3 4-7 6-11 6s-8-2-11-6c-4-6-7-12-7-24zM60 80h20v20H60z"
          />
          <path
            className={styles['hair']}
            d="M50 64c-3-17 1-34 20-35 18 1 23 17 20 35l-4-14c-4-2-6-6-8-9-5 5-11 5-16 0-3 4-6 6-8 10z"
          />
        </>
      )}
      <path className={styles['lectern']} d="M30 126h80l-8 24H38z" />
      <path
        className={styles['sign']}
        d={who === 'kennedy' ? STAR : BARS}
        transform={who === 'kennedy' ? 'translate(60 128) scale(.84)' : 'translate(61 129) scale(.75)'}
      />
      <path className={styles['mike']} d="M46 126 55 108M94 126l-9-18" />
    </svg>
  );
}
