import type { ReactNode } from 'react';
import { CandidateToken, tokenPlaces } from './CandidateToken.tsx';
import styles from './CountrySheets.module.css';
import type { CountryProps, StateCode } from './map-props.ts';
import { RouteLine } from './RouteLine.tsx';

type Point = readonly [number, number];

const NOTE = { height: 17, margins: 10, letter: 7.5 };

export type CountrySheetsProps = {
  country: CountryProps;
  /** Left, top, width and height of what is shown. */
  frame: readonly number[];
  /** How large a pixel of the things that move is in this picture of the country. */
  scale?: number;
  /** Where a candidate in a state stands. */
  place: (code: StateCode) => Point;
  /** Where the note on a state begins, given how wide it is. */
  notePlace: (code: StateCode, width: number) => Point;
  children: ReactNode;
};

/** A picture of the country and, on a sheet of its own, what moves: so the country below is not drawn again. */
export function CountrySheets({ country, frame, scale = 1, place, notePlace, children }: CountrySheetsProps) {
  const { states, tokens, route, words } = country;
  const places = tokenPlaces(place(tokens.kennedy), place(tokens.nixon), 11 * scale);
  const viewBox = frame.join(' ');
  return (
    <section className={styles['sheets']} aria-label={words.map}>
      <svg viewBox={viewBox}>{children}</svg>
      <svg className={styles['above']} viewBox={viewBox} aria-hidden="true">
        {route !== undefined && <RouteLine route={route} place={place} scale={scale} />}
        <CandidateToken who="kennedy" x={places.kennedy[0]} y={places.kennedy[1]} scale={scale} />
        <CandidateToken who="nixon" x={places.nixon[0]} y={places.nixon[1]} scale={scale} />
        {states.map(({ code, note }) => {
          if (note === undefined) return null;
          const width = NOTE.margins + note.length * NOTE.letter;
          const [x, y] = notePlace(code, width * scale);
          return (
            <g key={code} className={styles['note']} transform={`translate(${x} ${y}) scale(${scale})`}>
              <rect width={width} height={NOTE.height} rx={NOTE.height / 2} />
              <text x={width / 2} y="8.8">
                {note}
              </text>
            </g>
          );
        })}
      </svg>
    </section>
  );
}
