import type { Region } from '../pieces.ts';
import type { StateCode } from './map-props.ts';
import type { Rect } from './us-map-layout.ts';

/**
 * The country as a mosaic: the area of a tile is the state's electoral votes plus three, so that the smallest state is still
 * large enough to read and to touch, and neighbours stay neighbours wherever they can. A wider gap parts the regions.
 */
export const TILES: Readonly<Record<StateCode, Rect>> = {
  AK: [0.2, 24.15, 1.9, 3.16],
  AL: [15.55, 23.67, 3, 4.67],
  AR: [9.95, 19.43, 3, 3.67],
  AZ: [3, 16.08, 1.9, 3.68],
  CA: [0, 11.35, 3, 11.67],
  CO: [4.9, 12.09, 1.9, 4.74],
  CT: [27.1, 7.33, 2.8, 3.93],
  DE: [29.2, 18.7, 1.9, 3.16],
  FL: [19.75, 30.24, 3, 4.33],
  GA: [18.55, 25.82, 3.4, 4.41],
  HI: [2.4, 24.15, 1.9, 3.16],
  IA: [9.95, 9.42, 3, 4.33],
  ID: [3, 5.55, 1.9, 3.68],
  IL: [12.95, 9.4, 3.3, 9.09],
  IN: [16.25, 11.45, 2.3, 6.96],
  KS: [6.8, 12.96, 2.8, 3.93],
  KY: [12.95, 18.5, 5.6, 2.32],
  LA: [9.95, 23.1, 3, 4.33],
  MA: [27.1, 3.65, 5.2, 3.65],
  MD: [26, 18.5, 3.2, 3.75],
  ME: [31.1, 0, 2.2, 3.64],
  MI: [16.25, 5.55, 3.9, 5.9],
  MN: [9.95, 4.75, 3, 4.67],
  MO: [9.95, 13.75, 3, 5.33],
  MS: [12.95, 23.67, 2.6, 4.23],
  MT: [4.9, 5.25, 1.9, 3.68],
  NC: [18.55, 23.08, 6.2, 2.74],
  ND: [6.8, 4.75, 2.8, 2.5],
  NE: [6.8, 9.75, 2.8, 3.21],
  NH: [29.1, 0.15, 2, 3.5],
  NJ: [27.9, 11.35, 2.66, 7.14],
  NM: [4.9, 16.83, 1.9, 3.68],
  NV: [3, 9.23, 1.9, 3.16],
  NY: [21.1, 3.45, 6, 8],
  OH: [18.55, 11.45, 4, 7],
  OK: [6.8, 16.89, 2.8, 3.93],
  OR: [0, 8.35, 3, 3],
  PA: [22.9, 11.45, 5, 7],
  RI: [29.9, 7.33, 2, 3.5],
  SC: [21.95, 25.82, 3, 3.67],
  SD: [6.8, 7.25, 2.8, 2.5],
  TN: [12.95, 21.17, 5.6, 2.5],
  TX: [4.75, 21.18, 5.2, 5.19],
  UT: [3, 12.39, 1.9, 3.68],
  VA: [22.05, 18.8, 3.6, 4.17],
  VT: [27.1, 0.65, 2, 3],
  WA: [0, 4.35, 3, 4],
  WI: [12.95, 4.85, 3.3, 4.55],
  WV: [18.9, 18.8, 2.8, 3.93],
  WY: [4.9, 8.93, 1.9, 3.16],
};

export const WHOLE_MOSAIC: Rect = [-0.4, -0.4, 34.1, 35.4];

/** Each region filling the picture by itself: on the narrowest phone every tile of it is as large as a finger needs. */
export const MOSAIC_CLOSE_UPS: Readonly<Record<Region, Rect>> = {
  East: [18.5, -0.4, 15.2, 23.4],
  Midwest: [9.5, 0, 13.6, 21.4],
  South: [4.55, 18.4, 21.3, 16.6],
  West: [-0.4, 3.9, 10.4, 23.8],
};

/** Where each region's advertising box stands, and how large its drawing is. */
export const MOSAIC_BOX_PLACES: Readonly<Record<Region, readonly [number, number]>> = {
  East: [23.6, 30.5],
  Midwest: [11, 0.1],
  South: [9.85, 30.5],
  West: [-0.2, 30.5],
};
export const MOSAIC_BOX_SCALE = 0.079;
