import { STATE_SHAPES } from '@whistlestop/country';
import { squareCartogram } from './square-cartogram.ts';

/** A state in a picture: its outline, the middle of its mark, and in a cartogram how large it is. */
export interface Outline {
  readonly path: string;
  readonly at: readonly [x: number, y: number];
  /** The side of its square; absent on the map, where there is no room to write. */
  readonly side?: number | undefined;
}

/** The country, however it is drawn. */
export interface CountryPicture {
  readonly frame: string;
  readonly outlines: ReadonlyMap<string, Outline>;
}

/** The District of Columbia is too small for a map of the country: it has a plate off the coast. */
const DISTRICT: Outline = { path: 'M880 330h52v34h-52z', at: [906, 347] };

/** The states by region, and in a region by name. */
export const WALKING_ORDER: readonly string[] = Object.keys(STATE_SHAPES).flatMap((code) =>
  code === 'DE' ? [code, 'DC'] : [code],
);

/** The real shapes. */
export const MAP: CountryPicture = {
  frame: '8 6 952 606',
  outlines: new Map<string, Outline>([...Object.entries(STATE_SHAPES), ['DC', DISTRICT]]),
};

/** Squares sized by the votes of this match, each as near to its place on the map as it can be. */
export function cartogramOf(votes: ReadonlyMap<string, number>): CountryPicture {
  const { squares, width, height } = squareCartogram(
    [...MAP.outlines].map(([code, { at }]) => ({ code, at, votes: votes.get(code) ?? 0 })),
  );
  return {
    frame: `0 0 ${width} ${height}`,
    outlines: new Map(
      [...squares].map(([code, { left, top, side }]) => [
        code,
        { path: `M${left} ${top}h${side}v${side}h${-side}z`, at: [left + side / 2, top + side / 2], side },
      ]),
    ),
  };
}
