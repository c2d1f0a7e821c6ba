import { useState } from 'react';
import { useRoving } from '@whistlestop/board';
import type { PlayerMark } from './chips.ts';
import { PawnShape } from './Pawn.tsx';
import { pointAt, RADII, sector } from './ring-geometry.ts';
import styles from './RingBoard.module.css';

/** Small drawings for what a space brings, on a field of 24 by 24. */
const GLYPHS = {
  start: 'M5 2h2v20H5zM8 3h12l-4 4.500l4 4.500H8z',
  news: 'M2 4h16v16H4a2 2 0 0 1-2-2zM19 8h3v10a2 2 0 0 1-3 0zM5 7v4h10V7zM5 13v1.500h10V13zM5 16v1.500h10V16z',
  evidence:
    'M10 2a8 8 0 1 0 4.900 14.300l5 5.200l1.800-1.800l-5-5.200A8 8 0 0 0 10 2zM10 4.500a5.500 5.500 0 1 1 0 11a5.500 5.500 0 0 1 0-11z',
  cheat:
    'M1 8c6-3 16-3 22 0c0 6-3 9-6.500 9c-2.500 0-3-2-4.500-2s-2 2-4.500 2C4 17 1 14 1 8zM5 10.500c0 3 5 3 5.500 0c-2-1.500-4-1.500-5.500 0zM13.500 10.500c.5 3 5.500 3 5.500 0c-1.500-1.500-3.500-1.500-5.500 0z',
  stop: 'M8 1h8l7 7v8l-7 7H8l-7-7V8zM6 10.500v3h12v-3z',
  rest: 'M14 2a10 10 0 1 0 8 15A9 9 0 0 1 14 2z',
} as const;
type Glyph = keyof typeof GLYPHS;

/** One side of a space: a drawing or a few characters, and everything it says. */
export type TrackFace = { glyph?: Glyph | undefined; mark?: string | undefined; title: string };
/** A shared space has one face for both tracks, unless it brings each something else. */
export type SpaceFace = { shared: boolean; incumbent: TrackFace; state: TrackFace };

export type RingPawn = PlayerMark & {
  space: number;
  /** Whose turn it is. */
  atTurn: boolean;
};

export type RingBoardProps = {
  /** The rings of rounds 1 to 3, each from its start clockwise. */
  rings: readonly (readonly SpaceFace[])[];
  /** The present round, from 1. */
  round: number;
  weeks: readonly string[];
  pawns: readonly RingPawn[];
  label: string;
};

/** The four rings of the board, drawn from their data. Arrow keys walk along the present ring. */
export function RingBoard({ rings, round, weeks, pawns, label }: RingBoardProps) {
  const sides = rings.map((spaces) => spaces.flatMap(sidesOf));
  const memberAt = useRoving(sides[round - 1]?.length ?? 0);
  const [pointed, setPointed] = useState<string>();
  return (
    <section className={styles['board']} aria-label={label}>
      <div className={styles['frame']}>
        <svg className={styles['rings']} viewBox="-500 -500 1000 1000">
          {sides.map((ring, index) => (
            <g key={index} data-now={round === index + 1} aria-hidden={round === index + 1 ? undefined : true}>
              {ring.map((side, place) => {
                const about = [side.face.title, ...standing(side, pawns, round === index + 1)].join(' · ');
                const member = round === index + 1 ? memberAt(place) : undefined;
                return (
                  <g
                    key={place}
                    className={styles[side.kind]}
                    aria-label={member && about}
                    {...member}
                    onFocus={() => {
                      member?.onFocus();
                      setPointed(about);
                    }}
                    onBlur={() => setPointed(undefined)}
                    onPointerEnter={() => setPointed(about)}
                    onPointerLeave={() => setPointed(undefined)}
                  >
                    <SideShape side={side} ring={index} count={rings[index]?.length ?? 1} />
                  </g>
                );
              })}
            </g>
          ))}
          <g data-now="false" aria-hidden="true">
            {weeks.map((name, index) => (
              <Week key={name} name={name} index={index} count={weeks.length} />
            ))}
          </g>
          <text className={styles['round']} y="18" aria-hidden="true">
            {round}
          </text>
          {pawns.map((pawn) => (
            <PawnAt key={pawn.ink} pawn={pawn} pawns={pawns} count={rings[round - 1]?.length ?? 1} ring={round - 1} />
          ))}
        </svg>
      </div>
      <p className={styles['about']} aria-hidden="true">
        {pointed}
      </p>
    </section>
  );
}

/** One thing to point at: a whole space, or one track's half of it. */
interface Side {
  readonly at: number;
  readonly kind: 'shared' | 'incumbent' | 'state';
  readonly half: 'whole' | 'outer' | 'inner';
  readonly face: TrackFace;
}

function sidesOf({ shared, incumbent, state }: SpaceFace, at: number): readonly Side[] {
  if (shared && incumbent.mark === state.mark && incumbent.glyph === state.glyph)
    return [{ at, kind: 'shared', half: 'whole', face: state }];
  return [
    { at, kind: shared ? 'shared' : 'incumbent', half: 'outer', face: incumbent },
    { at, kind: shared ? 'shared' : 'state', half: 'inner', face: state },
  ];
}

/** Who stands there, by name. */
function standing({ at, half }: Side, pawns: readonly RingPawn[], now: boolean): readonly string[] {
  if (!now) return [];
  return pawns
    .filter(({ space, number }) => space === at && (half === 'whole' || (number === 0) === (half === 'outer')))
    .map(({ name }) => name);
}

function SideShape({ side: { at, half, face }, ring, count }: { side: Side; ring: number; count: number }) {
  const [inner, outer] = RADII[ring] ?? [0, 0];
  const middle = (inner + outer) / 2;
  const from = half === 'outer' ? middle : inner;
  const to = half === 'inner' ? middle : outer;
  return (
    <>
      <path d={sector(from, to, (at - 0.5) / count, (at + 0.5) / count)} />
      <Face face={face} radius={(from + to) / 2} turn={at / count} size={half === 'whole' ? 46 : 34} />
    </>
  );
}

function Face({ face, radius, turn, size }: { face: TrackFace; radius: number; turn: number; size: number }) {
  const [x, y] = pointAt(radius, turn);
  if (face.glyph !== undefined)
    return (
      <path
        className={styles['glyph']}
        d={GLYPHS[face.glyph]}
        fillRule="evenodd"
        transform={`translate(${x - size / 2} ${y - size / 2}) scale(${size / 24})`}
      />
    );
  const { mark = '' } = face;
  return (
    <text className={styles['mark']} style={{ fontSize: markSize(mark) }} x={x} y={y + 8}>
      {mark}
    </text>
  );
}

/** The width of the narrowest space a mark stands in; how wide a character is in its size, and how much wider a half. */
const ROOM = 46;
const CHARACTER = 0.5;
const HALF_MORE = 0.35;
const MARK_SIZE = 24;

/** The size in which a mark fits into its space. */
const markSize = (mark: string): number =>
  Math.min(MARK_SIZE, ROOM / (mark.length * CHARACTER + (mark.includes('½') ? HALF_MORE : 0)));

function Week({ name, index, count }: { name: string; index: number; count: number }) {
  const [inner, outer] = RADII[3] ?? [0, 0];
  const [x, y] = pointAt((inner + outer) / 2, (index + 0.5) / count);
  return (
    <g className={styles['week']}>
      <path d={sector(inner, outer, index / count, (index + 1) / count)}>
        <title>{name}</title>
      </path>
      <text className={styles['mark']} x={x} y={y + 8}>
        {index + 1}
      </text>
    </g>
  );
}

type PawnAtProps = { pawn: RingPawn; pawns: readonly RingPawn[]; count: number; ring: number };

/** Pawns beside each other before the next row begins, and how far apart they stand. */
const ROW = 3;
const APART = 38;

/** A pawn on its track; those who share a place stand beside each other, in two rows where they are many. */
function PawnAt({ pawn, pawns, count, ring }: PawnAtProps) {
  const [inner, outer] = RADII[ring] ?? [0, 0];
  const together = pawns.filter(({ space, number }) => space === pawn.space && (number === 0) === (pawn.number === 0));
  const place = together.indexOf(pawn);
  const inRow = Math.min(ROW, together.length - place + (place % ROW));
  const along = (place % ROW) - (inRow - 1) / 2;
  const radius = pawn.number === 0 ? outer - 24 : inner + 24 + Math.floor(place / ROW) * APART;
  const [x, y] = pointAt(radius, pawn.space / count + (along * APART) / (2 * Math.PI * radius));
  return (
    <g
      className={styles['pawn']}
      data-turn={pawn.atTurn}
      aria-hidden="true"
      style={{ transform: `translate(${x}px, ${y}px) scale(${together.length > 1 ? 1.5 : 1.75})` }}
    >
      <g key={pawn.space} className={styles['hop']}>
        <PawnShape ink={pawn.ink} number={pawn.number} />
      </g>
    </g>
  );
}
