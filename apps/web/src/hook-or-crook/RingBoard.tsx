import type { Player } from './chips.ts';
import { GLYPHS, type Glyph } from './glyphs.ts';
import { PawnShape } from './Pawn.tsx';
import { pointAt, RADII, sector } from './ring-geometry.ts';
import styles from './RingBoard.module.css';

/** One side of a space: a drawing or a few characters, and everything it says. */
export type TrackFace = { glyph?: Glyph | undefined; mark?: string | undefined; title: string };
/** A shared space has one face for both tracks, unless it brings each something else. */
export type SpaceFace = { shared: boolean; incumbent: TrackFace; state: TrackFace };

export type RingPawn = Player & {
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

/** The four rings of the board, drawn from their data. */
export function RingBoard({ rings, round, weeks, pawns, label }: RingBoardProps) {
  return (
    <section aria-label={label}>
      <svg className={styles['board']} viewBox="-500 -500 1000 1000" aria-hidden="true">
        {rings.map((spaces, index) => (
          <g key={index} data-now={round === index + 1}>
            {spaces.map((space, at) => (
              <SpaceShape key={at} space={space} ring={index} at={at} count={spaces.length} />
            ))}
          </g>
        ))}
        <g data-now="false">
          {weeks.map((name, index) => (
            <Week key={name} name={name} index={index} count={weeks.length} />
          ))}
        </g>
        <text className={styles['round']} y="18">
          {round}
        </text>
        {pawns.map((pawn) => (
          <PawnAt key={pawn.ink} pawn={pawn} pawns={pawns} spaces={rings[round - 1] ?? []} ring={round - 1} />
        ))}
      </svg>
    </section>
  );
}

function SpaceShape({ space, ring, at, count }: { space: SpaceFace; ring: number; at: number; count: number }) {
  const [inner, outer] = RADII[ring] ?? [0, 0];
  const half = (inner + outer) / 2;
  const from = (at - 0.5) / count;
  const to = (at + 0.5) / count;
  const same = space.shared && space.incumbent.mark === space.state.mark && space.incumbent.glyph === space.state.glyph;
  if (same)
    return (
      <g className={styles['shared']}>
        <path d={sector(inner, outer, from, to)}>
          <title>{space.state.title}</title>
        </path>
        <Face face={space.state} radius={half} turn={at / count} size={46} />
      </g>
    );
  return (
    <>
      <g className={space.shared ? styles['shared'] : styles['incumbent']}>
        <path d={sector(half, outer, from, to)}>
          <title>{space.incumbent.title}</title>
        </path>
        <Face face={space.incumbent} radius={(half + outer) / 2} turn={at / count} size={34} />
      </g>
      <g className={space.shared ? styles['shared'] : styles['state']}>
        <path d={sector(inner, half, from, to)}>
          <title>{space.state.title}</title>
        </path>
        <Face face={space.state} radius={(inner + half) / 2} turn={at / count} size={34} />
      </g>
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
  return (
    <text className={styles['mark']} data-long={(face.mark?.length ?? 0) > 4} x={x} y={y + 8}>
      {face.mark}
    </text>
  );
}

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

type PawnAtProps = { pawn: RingPawn; pawns: readonly RingPawn[]; spaces: readonly SpaceFace[]; ring: number };

/** A pawn on its track; those who share a place stand beside each other. */
function PawnAt({ pawn, pawns, spaces, ring }: PawnAtProps) {
  const [inner, outer] = RADII[ring] ?? [0, 0];
  const together = pawns.filter(({ space, number }) => space === pawn.space && (number === 0) === (pawn.number === 0));
  const place = together.indexOf(pawn) - (together.length - 1) / 2;
  const radius = pawn.number === 0 ? outer - 24 : inner + 24;
  const [x, y] = pointAt(radius, pawn.space / spaces.length + (place * 30) / (2 * Math.PI * radius));
  return (
    <g
      className={styles['pawn']}
      data-turn={pawn.atTurn}
      style={{ transform: `translate(${x}px, ${y}px) scale(1.75)` }}
    >
      <PawnShape ink={pawn.ink} number={pawn.number} />
    </g>
  );
}
