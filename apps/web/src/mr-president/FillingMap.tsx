import { useId } from 'react';
import { STATE_SHAPES } from '../nineteen-sixty/map/geography.ts';
import { SHAPES } from './CandidateMark.tsx';
import type { Candidate } from './candidates.ts';
import styles from './FillingMap.module.css';

const CODES = Object.keys(STATE_SHAPES) as (keyof typeof STATE_SHAPES)[];
/** The District of Columbia is too small for a map of the country: it has a plate off the coast. */
const DISTRICT = { code: 'DC', x: 880, y: 330 };

export type MapFate = { ink: Candidate; disputed: false } | { ink?: undefined; disputed: true };

/** The country filling up: who has won what, and what is in dispute. */
export function FillingMap({
  fates,
  up,
  lit,
  label,
  summary,
}: {
  fates: ReadonlyMap<string, MapFate>;
  /** The states turned up now. */
  up: ReadonlySet<string>;
  lit: ReadonlySet<string>;
  label: string;
  /** The same in words, a line for each candidate. */
  summary: readonly string[];
}) {
  const hatching = useId();
  const look = (code: string) => ({
    className: styles['state'],
    'data-seat': fates.get(code)?.ink,
    'data-disputed': fates.get(code)?.disputed === true,
    style: fates.get(code)?.disputed === true ? { fill: `url(#${hatching})` } : undefined,
    'data-up': up.has(code),
    'data-lit': lit.has(code),
  });
  return (
    <section aria-label={label}>
      <ul className="visually-hidden">
        {summary.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <svg className={styles['map']} viewBox="8 6 952 606" aria-hidden="true">
        <defs>
          <pattern id={hatching} width="9" height="9" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
            <path className={styles['hatch']} d="M0 4.5h9" />
          </pattern>
        </defs>
        {CODES.map((code) => (
          <path key={code} {...look(code)} d={STATE_SHAPES[code].path} />
        ))}
        {CODES.map((code) => {
          const ink = fates.get(code)?.ink;
          const [x, y] = STATE_SHAPES[code].at;
          return (
            ink !== undefined && (
              <path
                key={code}
                className={styles['mark']}
                d={SHAPES[ink]}
                transform={`translate(${x - 6} ${y - 6}) scale(0.5)`}
              />
            )
          );
        })}
        <rect {...look(DISTRICT.code)} x={DISTRICT.x} y={DISTRICT.y} width="52" height="34" rx="5" />
        <text className={styles['plate']} x={DISTRICT.x + 26} y={DISTRICT.y + 24}>
          {DISTRICT.code}
        </text>
      </svg>
    </section>
  );
}
