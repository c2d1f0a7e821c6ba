import type { Region } from '../pieces.ts';
import { STATE_SHAPES } from '@whistlestop/country';
import type { StateCode } from './map-props.ts';

type Point = readonly [number, number];
export type Rect = readonly [left: number, top: number, width: number, height: number];

/** The whole picture: the country, and beside its coast the column of small Eastern states. */
export const WHOLE: Rect = [6, 2, 1062, 612];

/** Each region filling the picture by itself. */
export const CLOSE_UPS: Readonly<Record<Region, Rect>> = {
  East: [718, 20, 346, 440],
  Midwest: [470, 0, 320, 360],
  South: [290, 258, 590, 358],
  West: [6, 2, 530, 612],
};

/** Where each region's advertising box stands, on open water. */
export const BOX_PLACES: Readonly<Record<Region, Point>> = {
  East: [934, 384],
  Midwest: [590, 10],
  South: [580, 548],
  West: [216, 462],
};

/** The small Eastern states, from north to south: each has a plate in the sea, and a line leads there from the coast. */
const CALLED_OUT: readonly StateCode[] = ['VT', 'NH', 'MA', 'RI', 'CT', 'NJ', 'DE', 'MD'];
export const PLATE = { left: 966, width: 96, height: 25 };

/** Where the line to a plate begins, when not at the middle of the state. */
const LINE_STARTS: Partial<Record<StateCode, Point>> = {
  MD: [846, 262],
  NJ: [866, 240],
  MA: [904, 168],
  DE: [859, 268],
};

export type CallOut = { from: Point; middle: Point };

/** The plate of a called-out state; every other state carries its own mark. */
export function callOut(code: StateCode): CallOut | undefined {
  const place = CALLED_OUT.indexOf(code);
  if (place < 0) return undefined;
  return {
    from: LINE_STARTS[code] ?? STATE_SHAPES[code].at,
    middle: [PLATE.left + PLATE.width / 2, 156 + place * 27.5],
  };
}

/** Alaska and Hawaii lie in frames of their own, as large as a finger needs. */
export const INSETS: Partial<Record<StateCode, Rect>> = { AK: [14, 462, 196, 148], HI: [222, 522, 142, 88] };

const LOW_AND_WIDE: ReadonlySet<StateCode> = new Set<StateCode>(['TN', 'KY', 'NC', 'VA', 'HI', ...CALLED_OUT]);

/** Whether a state has room for its cubes only beside its name. */
export function isLow(code: StateCode): boolean {
  return LOW_AND_WIDE.has(code);
}

/** The middle of a state's mark. */
export function markPlace(code: StateCode): Point {
  return callOut(code)?.middle ?? STATE_SHAPES[code].at;
}

/** Where a candidate's token points to. */
export function tokenPlace(code: StateCode): Point {
  const out = callOut(code);
  if (out !== undefined) return [PLATE.left - 2, out.middle[1] + 4];
  const [x, y] = STATE_SHAPES[code].at;
  return [x, y - (isLow(code) ? 9 : 17)];
}
