import type { ReactNode } from 'react';
import type { Candidate, PerCandidate } from '../pieces.ts';
import { CandidateToken, tokenFrame } from './CandidateToken.tsx';
import styles from './CountrySheets.module.css';
import type { CountryProps, MapState, StateCode } from './map-props.ts';
import { RouteLine } from './RouteLine.tsx';
import { tagPlace } from './tag-place.ts';
import type { Rect } from './us-map-layout.ts';

type Point = readonly [number, number];

const NOTHING_PRINTED: readonly Rect[] = [];
const WHO: readonly Candidate[] = ['kennedy', 'nixon'];
/** `leeway` is how far a note can be moved sideways, from one end to the other. */
const NOTE = { height: 17, margins: 10, letter: 7.5, leeway: 80 };

export type CountrySheetsProps = {
  country: CountryProps;
  /** Left, top, width and height of what is shown. */
  frame: readonly number[];
  /** How large a pixel of the things that move is in this picture of the country. */
  scale?: number;
  /** Where journeys to and from a state end. */
  place: (code: StateCode) => Point;
  /** What is printed on the country and should stay legible below a journey. */
  printed?: readonly Rect[];
  /** Where the candidates' tokens are, and whether pins hold them there. */
  tokens: PerCandidate<Point>;
  pinned: boolean;
  /** Where the note on a state begins, given how wide it is. */
  notePlace: (state: MapState, width: number) => Point;
  children: ReactNode;
};

/** A picture of the country and, on a sheet of its own, what moves: so the country below is not drawn again. */
export function CountrySheets(props: CountrySheetsProps) {
  const { country, frame, scale = 1, place, printed = NOTHING_PRINTED, tokens, pinned, notePlace, children } = props;
  const { states, route, words } = country;
  const viewBox = frame.join(' ');
  const standing = WHO.map((who) => tokenFrame({ x: tokens[who][0], y: tokens[who][1], pinned, scale }));
  return (
    <section className={styles['sheets']} aria-label={words.map}>
      <svg viewBox={viewBox}>{children}</svg>
      <svg className={styles['above']} viewBox={viewBox} aria-hidden="true">
        {route !== undefined && <RouteLine route={route} place={place} printed={printed} scale={scale} />}
        {WHO.map((who) => (
          <CandidateToken key={who} who={who} x={tokens[who][0]} y={tokens[who][1]} pinned={pinned} scale={scale} />
        ))}
        {states.map((state) => {
          const { code, note } = state;
          if (note === undefined) return null;
          const width = NOTE.margins + note.length * NOTE.letter;
          const [wide, high] = [width * scale, NOTE.height * scale];
          const [left, top] = notePlace(state, wide);
          const along = (share: number): Point => [
            left + wide / 2 + (share - 0.5) * NOTE.leeway * scale,
            top + high / 2,
          ];
          const [x, y] = tagPlace(along, [wide, high], standing);
          return (
            <g key={code} className={styles['note']} transform={`translate(${x} ${y}) scale(${scale})`}>
              <rect x={-width / 2} y={-NOTE.height / 2} width={width} height={NOTE.height} rx={NOTE.height / 2} />
              <text y="0.3">{note}</text>
            </g>
          );
        })}
      </svg>
    </section>
  );
}
