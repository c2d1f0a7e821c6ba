import { memo, useId } from 'react';
import styles from './Cartogram.module.css';
import { tokenPlaces } from './CandidateToken.tsx';
import { CountrySheets } from './CountrySheets.tsx';
import { looksTheSame, useHands } from './hands.ts';
import { InkPatterns } from './InkPatterns.tsx';
import type { CountryProps, MapState, StateCode } from './map-props.ts';
import { MOSAIC_BOX_PLACES, MOSAIC_BOX_SCALE, MOSAIC_CLOSE_UPS, TILES, WHOLE_MOSAIC } from './mosaic-layout.ts';
import { RegionBox } from './RegionBox.tsx';
import { StateButton, type StateButtonProps } from './StateButton.tsx';
import { TileMark } from './TileMark.tsx';
import { printIn, shareOut, TOKEN_ROOM } from './tile-room.ts';
import type { Rect } from './us-map-layout.ts';
import { useWalk } from './walk.ts';

const NOTHING_LIT: ReadonlySet<StateCode> = new Set();
const GAP = 0.09;
/** One pixel of what moves, in the units of the tiles. */
const SCALE = 0.06;
/** How far from the middle the tokens stand when they meet in a tile; they may overlap a little. */
const APART = 0.45;

/** Where a candidate's token stands: in its own part of the tile. */
const tokenPlace = (code: StateCode): readonly [number, number] => shareOut(TILES[code]).token;

/** Where the note on a state begins: above the middle of its tile. */
function notePlace({ code }: MapState, wide: number): readonly [number, number] {
  const [left, top, width] = TILES[code];
  return [left + (width - wide) / 2, top - 0.45];
}

/** What a journey should not cover: the print of every tile, and the tokens. */
function printedWith({ kennedy, nixon }: CountryProps['tokens']): readonly Rect[] {
  return [
    ...Object.values(TILES).map(printIn),
    ...[kennedy, nixon].map((code): Rect => {
      const [x, y] = tokenPlace(code);
      return [x - TOKEN_ROOM / 2, y - TOKEN_ROOM / 2, TOKEN_ROOM, TOKEN_ROOM];
    }),
  ];
}

/** The country as tiles sized by electoral votes. */
export function Cartogram(props: CountryProps) {
  const { states, regions, tokens, route, lit = NOTHING_LIT, closeUp } = props;
  const inks = useId();
  const walk = useWalk(states);
  const { hands, focused } = useHands(props, walk);
  const frame = closeUp === undefined ? WHOLE_MOSAIC : MOSAIC_CLOSE_UPS[closeUp];
  return (
    <CountrySheets
      country={props}
      frame={frame}
      scale={SCALE}
      place={tokenPlace}
      printed={route === undefined ? [] : printedWith(tokens)}
      tokens={tokenPlaces(tokenPlace(tokens.kennedy), tokenPlace(tokens.nixon), APART)}
      pinned={false}
      notePlace={notePlace}
    >
      <InkPatterns id={inks} scale={SCALE} />
      <g className={styles['still']} aria-hidden="true">
        {walk.order.map(({ code }) => (
          <TileRect key={code} code={code} className={styles['regionEdge']} inset={-0.17} />
        ))}
        {walk.order.map(({ code, region }) => (
          <TileRect key={code} code={code} className={styles[region]} inset={-0.09} />
        ))}
      </g>
      {walk.order.map((state) => (
        <Tile
          key={state.code}
          state={state}
          lit={lit.has(state.code)}
          tabbable={state.code === walk.tabStop}
          visited={state.code === tokens.kennedy || state.code === tokens.nixon}
          inks={inks}
          hands={hands}
        />
      ))}
      {focused !== undefined && (
        <g className={styles['still']} aria-hidden="true">
          <TileRect code={focused} className={styles['focusUnder']} inset={0.1} />
          <TileRect code={focused} className={styles['focus']} inset={0.1} />
        </g>
      )}
      {regions.map((region) => (
        <RegionBox
          key={region.region}
          region={region}
          x={MOSAIC_BOX_PLACES[region.region][0]}
          y={MOSAIC_BOX_PLACES[region.region][1]}
          scale={MOSAIC_BOX_SCALE}
          onPick={props.onPickRegion}
        />
      ))}
    </CountrySheets>
  );
}

type TileProps = Omit<StateButtonProps, 'children'> & {
  /** A candidate stands here. */
  visited: boolean;
  inks: string;
};

const Tile = memo(function Tile({ visited, inks, ...button }: TileProps) {
  const { state } = button;
  const { code, owner, carried, clickable, marked } = state;
  return (
    <StateButton {...button}>
      <TileRect code={code} className={styles['tile']} shape />
      {owner !== null && <TileRect code={code} fill={`url(#${inks}-${owner})`} />}
      {owner !== null && carried && <TileRect code={code} className={styles[`${owner}Ring`]} inset={0.18} />}
      {(clickable || marked) && <TileRect code={code} className={styles[marked ? 'marked' : 'open']} inset={0.04} />}
      <g className={styles['still']}>
        <TileMark state={state} room={visited ? shareOut(TILES[code]).print : TILES[code]} inks={inks} />
      </g>
    </StateButton>
  );
}, looksTheSame);

type TileRectProps = {
  code: StateCode;
  className?: string | undefined;
  fill?: string;
  inset?: number;
  shape?: boolean;
};

function TileRect({ code, className, fill, inset = 0, shape }: TileRectProps) {
  const [left, top, width, height] = TILES[code];
  const edge = GAP / 2 + inset;
  return (
    <rect
      className={className}
      fill={fill}
      data-shape={shape}
      x={left + edge}
      y={top + edge}
      width={width - 2 * edge}
      height={height - 2 * edge}
      rx={0.22}
    />
  );
}
