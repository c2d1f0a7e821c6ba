import { Cube, MOST_CUBES_DRAWN } from '../Cube.tsx';
import type { MapState } from './map-props.ts';
import styles from './StateMark.module.css';
import { arrange } from './tile-room.ts';
import type { Rect } from './us-map-layout.ts';

/** What is printed on a tile, or on what of it is free: abbreviation, electoral votes, and the cubes, or the edge band when there are none. */
export function TileMark({ state, room, inks }: { state: MapState; room: Rect; inks: string }) {
  const { code, electoralVotes, owner, cubes, edge } = state;
  const [left, top, width, height] = room;
  const { arrangement, size } = arrange(room);
  const pill = (electoralVotes > 9 ? 1.32 : 0.95) * size;
  const names = { column: [0, -1.18], block: [-0.75, -0.6], row: [-1.8, 0] } as const;
  const votes = { column: [0, 0.02], block: [0.64, -0.6], row: [-0.4, 0] } as const;
  const pieces = { column: [0, 1.2], block: [0, 0.66], row: [1.5, 0] } as const;
  const at = ([x, y]: readonly [number, number]) => [x * size, y * size] as const;
  const [nameX, nameY] = at(names[arrangement]);
  const [votesX, votesY] = at(votes[arrangement]);
  const [pieceX, pieceY] = at(pieces[arrangement]);
  const band = Math.min(1.6 * size, width - 0.4);
  return (
    <g transform={`translate(${left + width / 2} ${top + height / 2})`}>
      <text className={styles['code']} x={nameX} y={nameY} style={{ fontSize: size, strokeWidth: size * 0.2 }}>
        {code}
      </text>
      <rect
        className={`${styles['pill']} ${owner === null ? '' : styles[owner]}`}
        style={{ strokeWidth: 0.05 }}
        x={votesX - pill / 2}
        y={votesY - size * 0.53}
        width={pill}
        height={size * 1.06}
        rx={size * 0.2}
      />
      <text
        className={`${styles['votes']} ${owner === null ? '' : styles['onInk']}`}
        x={votesX}
        y={votesY + size * 0.02}
        style={{ fontSize: size * 0.9 }}
      >
        {electoralVotes}
      </text>
      {owner !== null && cubes > 0 ? (
        <TileCubes state={state} x={pieceX} y={pieceY} size={size} perRow={arrangement === 'column' ? 2 : 4} />
      ) : (
        <rect
          className={styles['band']}
          style={{ strokeWidth: 0.06 }}
          fill={`url(#${inks}-${edge}-band)`}
          x={pieceX - band / 2}
          y={pieceY - size * 0.19}
          width={band}
          height={size * 0.38}
          rx={0.06}
        />
      )}
    </g>
  );
}

type TileCubesProps = { state: MapState; x: number; y: number; size: number; perRow: number };

function TileCubes({ state: { owner, cubes }, x, y, size, perRow }: TileCubesProps) {
  if (owner === null) return null;
  if (cubes > MOST_CUBES_DRAWN) {
    return (
      <g>
        <Cube who={owner} x={x - size * 0.85} y={y - size * 0.4} size={size * 0.8} />
        <text
          className={styles[`${owner}Numeral`]}
          x={x + size * 0.38}
          y={y + size * 0.04}
          style={{ fontSize: size * 0.95, strokeWidth: size * 0.2 }}
        >
          {cubes}
        </text>
      </g>
    );
  }
  const rows = Math.ceil(cubes / perRow);
  const cube = rows > 1 ? size * 0.56 : size * (perRow === 2 ? 0.75 : 0.68);
  return Array.from({ length: cubes }, (_, index) => {
    const row = Math.floor(index / perRow);
    const inRow = Math.min(perRow, cubes - row * perRow);
    return (
      <Cube
        key={index}
        who={owner}
        x={x - (inRow * cube * 0.88) / 2 + (index % perRow) * cube * 0.88}
        y={y - (rows * cube * 0.94) / 2 + row * cube * 0.94}
        size={cube}
      />
    );
  });
}
