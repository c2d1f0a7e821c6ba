import { useId } from 'react';
import { STATE_SHAPES } from '@whistlestop/country';
import { InkPatterns } from '../map/InkPatterns.tsx';
import type { StateCode } from '../map/map-props.ts';
import type { Result } from './history.ts';
import styles from './ResultMap.module.css';

export type ResultMapProps = { results: ReadonlyMap<StateCode, Result>; label: string; latest?: StateCode | undefined };

const CODES = Object.keys(STATE_SHAPES) as StateCode[];

/** A map that only says who won what. */
export function ResultMap({ results, label, latest }: ResultMapProps) {
  const inks = useId();
  return (
    <>
      <span className="visually-hidden">{label}</span>
      <svg className={styles['map']} viewBox="8 6 952 606" aria-hidden="true">
        <InkPatterns id={inks} scale={1.3} />
        {CODES.map((code) => {
          const result = results.get(code);
          const ink = result === 'kennedySplit' ? 'kennedy' : result === 'nixonSplit' ? 'nixon' : result;
          return (
            <g key={code} className={styles[result ?? 'open']} data-latest={code === latest}>
              <path className={styles['state']} d={STATE_SHAPES[code].path} />
              {(ink === 'kennedy' || ink === 'nixon') && (
                <path d={STATE_SHAPES[code].path} fill={`url(#${inks}-${ink}-band)`} fillOpacity="0.35" />
              )}
              {(result === 'kennedySplit' || result === 'nixonSplit') && (
                <circle
                  className={styles['split']}
                  cx={STATE_SHAPES[code].at[0]}
                  cy={STATE_SHAPES[code].at[1]}
                  r="13"
                />
              )}
            </g>
          );
        })}
      </svg>
    </>
  );
}
