import { geoPath } from 'd3-geo';

type Ring = number[][];

/** Where the middle of a shape is no good place for a name, this much is added to it. */
const NUDGES: Readonly<Record<string, readonly [number, number]>> = {
  AK: [2, -6],
  CA: [-8, 4],
  FL: [6, 0],
  HI: [-44, -8],
  ID: [0, 6],
  KY: [-7, 3],
  LA: [-4, 2],
  MI: [2, 2],
  NY: [-2, 2],
  VA: [12, 3],
  WV: [-5, 1],
};

/** Words are wider than tall: a distance to the side counts for less. */
const SIDEWAYS = 0.72;
const STEP = 2;

const measure = geoPath();

/** The point of a state that has the most room around it, found on a fine grid, then nudged by hand. */
export function labelPoint(code: string, rings: Ring[]): [number, number] {
  const shape = { type: 'Polygon' as const, coordinates: rings };
  const [[left, top], [right, bottom]] = measure.bounds(shape);
  const [middleX, middleY] = measure.centroid(shape);
  let best = { room: -Infinity, x: middleX, y: middleY };
  for (let x = left; x <= right; x += STEP) {
    for (let y = top; y <= bottom; y += STEP) {
      const room = roomAt(rings, x, y) - Math.hypot(x - middleX, y - middleY) / 12;
      if (room > best.room) best = { room, x, y };
    }
  }
  const [dx, dy] = NUDGES[code] ?? [0, 0];
  return [Math.round(best.x + dx), Math.round(best.y + dy)];
}

/** The distance to the nearest border, below zero outside the shape. */
function roomAt(rings: readonly Ring[], x: number, y: number): number {
  let inside = false;
  let room = Infinity;
  for (const ring of rings) {
    let [bx = 0, by = 0] = ring.at(-1) ?? [];
    for (const [ax = 0, ay = 0] of ring) {
      if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside;
      room = Math.min(room, distance(x * SIDEWAYS, y, ax * SIDEWAYS, ay, bx * SIDEWAYS, by));
      [bx, by] = [ax, ay];
    }
  }
  return inside ? room : -room;
}

function distance(x: number, y: number, ax: number, ay: number, bx: number, by: number): number {
  const [dx, dy] = [bx - ax, by - ay];
  const length = dx * dx + dy * dy;
  const along = length === 0 ? 0 : Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / length));
  return Math.hypot(x - ax - along * dx, y - ay - along * dy);
}
