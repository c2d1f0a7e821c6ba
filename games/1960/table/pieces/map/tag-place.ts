import type { Rect } from './us-map-layout.ts';

type Point = readonly [number, number];

/** Where a tag is tried along a line, from one end (0) to the other (1): the middle first, then further and further off. */
const TRIES = [0.5, 0.42, 0.58, 0.34, 0.66, 0.26, 0.74, 0.18, 0.82];

/** The place on a line where a tag of this size covers least of what is printed below. */
export function tagPlace(line: (share: number) => Point, size: Point, printed: readonly Rect[]): Point {
  const places = TRIES.map(line);
  const covers = places.map((place) => printed.reduce((sum, frame) => sum + overlap(around(place, size), frame), 0));
  return places[covers.indexOf(Math.min(...covers))] ?? line(0.5);
}

const around = ([x, y]: Point, [width, height]: Point): Rect => [x - width / 2, y - height / 2, width, height];

function overlap([ax, ay, aw, ah]: Rect, [bx, by, bw, bh]: Rect): number {
  const wide = Math.min(ax + aw, bx + bw) - Math.max(ax, bx);
  const high = Math.min(ay + ah, by + bh) - Math.max(ay, by);
  return Math.max(0, wide) * Math.max(0, high);
}
