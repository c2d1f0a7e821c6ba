import { memo } from 'react';
import { CubeRow, cubeRowWidth } from '../Cube.tsx';
import { looksTheSame } from './hands.ts';
import type { MapState } from './map-props.ts';
import styles from './StateMark.module.css';

const BAND = { width: 28, height: 6 };
const CUBE = 13.5;
const NAME = 18.5;
const GAP = 4;

export type StateMarkProps = {
  state: MapState;
  /** The middle of the mark. */
  x: number;
  y: number;
  /** `stacked` puts the cubes below the name, `inline` beside it for states that are wide and low. */
  shape: 'stacked' | 'inline';
  /** The name of the patterns drawn by InkPatterns. */
  inks: string;
  scale?: number;
};

/** How wide the parts of a mark are: the votes, the head with the name and them, and the cubes or the band. */
function partsOf({ electoralVotes, owner, cubes }: MapState) {
  const pill = electoralVotes > 9 ? 20.5 : 15;
  const tail = owner === null || cubes === 0 ? BAND.width : cubeRowWidth(cubes, CUBE);
  return { pill, head: NAME + 2 + pill, tail };
}

/** How wide the mark of a low state is. */
export function markWidth(state: MapState): number {
  const { head, tail } = partsOf(state);
  return head + GAP + tail;
}

/** What is printed on a state: abbreviation, electoral votes, and its cubes, or the edge band when it has none. */
export const StateMark = memo(function StateMark({ state, x, y, shape, inks, scale = 1 }: StateMarkProps) {
  const { code, electoralVotes, owner, cubes, edge } = state;
  const { pill, head, tail } = partsOf(state);
  const inline = shape === 'inline';
  const left = inline ? -markWidth(state) / 2 : -head / 2;
  const headY = inline ? 0 : -9;
  const tailX = inline ? left + head + GAP + tail / 2 : 0;
  const tailY = inline ? 0 : 9;
  return (
    <g transform={`translate(${x} ${y})${scale === 1 ? '' : ` scale(${scale})`}`}>
      <text className={styles['code']} x={left + NAME / 2} y={headY}>
        {code}
      </text>
      <rect
        className={`${styles['pill']} ${owner === null ? '' : styles[owner]}`}
        x={left + NAME + 2}
        y={headY - 8}
        width={pill}
        height={16}
        rx={3}
      />
      <text
        className={`${styles['votes']} ${owner === null ? '' : styles['onInk']}`}
        x={left + NAME + 2 + pill / 2}
        y={headY + 0.3}
      >
        {electoralVotes}
      </text>
      {owner !== null && cubes > 0 ? (
        <CubeRow who={owner} count={cubes} x={tailX} y={tailY} size={CUBE} />
      ) : (
        <rect
          className={styles['band']}
          fill={`url(#${inks}-${edge}-band)`}
          x={tailX - BAND.width / 2}
          y={tailY - (inline ? BAND.height / 2 : 4.5)}
          width={BAND.width}
          height={BAND.height}
          rx={1}
        />
      )}
    </g>
  );
}, looksTheSame);
