import { BARS, STAR } from '@whistlestop/board';
import styles from './Cube.module.css';
import type { Candidate } from './pieces.ts';

/** A wooden cube drawn at a point of a picture, its face marked with the owner's sign. */
export function Cube({ who, x, y, size }: { who: Candidate; x: number; y: number; size: number }) {
  const depth = size * 0.28;
  const face = size - depth;
  return (
    <g className={styles[who]} transform={`translate(${x} ${y})`}>
      <path className={styles['top']} d={`M0 ${depth}l${depth}-${depth}h${face}l-${depth} ${depth}z`} />
      <path className={styles['side']} d={`M${face} ${depth}l${depth}-${depth}v${face}l-${depth} ${depth}z`} />
      <path className={styles['face']} d={`M0 ${depth}h${face}v${face}h-${face}z`} />
      <path
        className={styles['mark']}
        d={who === 'kennedy' ? STAR : BARS}
        transform={`translate(${face * 0.13} ${depth + face * 0.13}) scale(${(face * 0.74) / 24})`}
      />
      <path
        className={styles['edge']}
        strokeWidth={size * 0.05}
        d={`M0 ${depth}l${depth}-${depth}h${face}v${face}l-${depth} ${depth}h-${face}zM0 ${depth}h${face}v${face}m0-${face}l${depth}-${depth}`}
      />
    </g>
  );
}

/** How many cubes are drawn one by one before a numeral says it better. */
export const MOST_CUBES_DRAWN = 4;

/** The width that a row of cubes takes in a picture. */
export function cubeRowWidth(count: number, size: number): number {
  return count > MOST_CUBES_DRAWN ? size * (count > 9 ? 2.15 : 1.65) : size + (count - 1) * size * 0.86;
}

/** Up to four cubes side by side, or one cube and a numeral, centred on a point of a picture. */
export function CubeRow({
  who,
  count,
  x,
  y,
  size,
}: {
  who: Candidate;
  count: number;
  x: number;
  y: number;
  size: number;
}) {
  const left = x - cubeRowWidth(count, size) / 2;
  if (count > MOST_CUBES_DRAWN) {
    return (
      <>
        <Cube who={who} x={left} y={y - size / 2} size={size} />
        <text
          className={`${styles['numeral']} ${styles[who]}`}
          x={left + size * 1.12}
          y={y}
          fontSize={size * 1.2}
          strokeWidth={size * 0.2}
        >
          {count}
        </text>
      </>
    );
  }
  return Array.from({ length: count }, (_, index) => (
    <Cube key={index} who={who} x={left + index * size * 0.86} y={y - size / 2} size={size} />
  ));
}

/** Cubes among words: a small picture as tall as a line. It is silent; words beside it must say the number. */
export function Cubes({ who, count }: { who: Candidate; count: number }) {
  if (count === 0) return null;
  const numeral = count > MOST_CUBES_DRAWN;
  return (
    <span className={styles['cubes']} aria-hidden="true">
      <Row who={who} count={numeral ? 1 : count} step={12.5} />
      {numeral && <span className={styles[`${who}Count`]}>{count}</span>}
    </span>
  );
}

const HEAP_WIDTH = 52;

/** Cubes drawn one by one however many they are, closer and closer together. It is silent, too. */
export function CubeHeap({ who, count }: { who: Candidate; count: number }) {
  if (count === 0) return null;
  return (
    <span className={styles['cubes']} aria-hidden="true">
      <Row who={who} count={count} step={Math.min(12.5, (HEAP_WIDTH - 14) / Math.max(1, count - 1))} />
    </span>
  );
}

function Row({ who, count, step }: { who: Candidate; count: number; step: number }) {
  const width = 15 + (count - 1) * step;
  return (
    <svg viewBox={`-0.5 -0.5 ${width} 15`} style={{ width: `${width / 16}em`, height: `${15 / 16}em` }}>
      {Array.from({ length: count }, (_, index) => (
        <Cube key={index} who={who} x={index * step} y={0} size={14} />
      ))}
    </svg>
  );
}
