import type { merge } from 'topojson-client';

export type Topology = Parameters<typeof merge>[0];
type Point = [number, number];

/**
 * The same topology, unquantised, with the points dropped that hardly bend an arc (Visvalingam's method: the point whose
 * triangle with its neighbours is smallest goes first). Neighbours share their arcs, so borders stay closed.
 */
export function simplify(topology: Topology, smallestTriangle: number): Topology {
  const { scale, translate } = topology.transform ?? { scale: [1, 1], translate: [0, 0] };
  const arcs = topology.arcs.map((arc) => {
    let [x, y] = [0, 0];
    const points = arc.map(([dx = 0, dy = 0]): Point => {
      x += dx;
      y += dy;
      return [x * scale[0] + translate[0], y * scale[1] + translate[1]];
    });
    return withoutFlatPoints(points, smallestTriangle);
  });
  const { transform: _transform, ...rest } = topology;
  return { ...rest, arcs };
}

function withoutFlatPoints(points: readonly Point[], smallestTriangle: number): Point[] {
  const kept = [...points];
  const fewest = isRing(points) ? 4 : 2;
  while (kept.length > fewest) {
    let flattest = { area: smallestTriangle, index: -1 };
    for (let index = 1; index < kept.length - 1; index++) {
      const area = triangle(kept[index - 1], kept[index], kept[index + 1]);
      if (area < flattest.area) flattest = { area, index };
    }
    if (flattest.index < 0) break;
    kept.splice(flattest.index, 1);
  }
  return kept;
}

function isRing(points: readonly Point[]): boolean {
  const [first, last] = [points[0], points.at(-1)];
  return first?.[0] === last?.[0] && first?.[1] === last?.[1];
}

function triangle(a: Point | undefined, b: Point | undefined, c: Point | undefined): number {
  if (a === undefined || b === undefined || c === undefined) return 0;
  return Math.abs((a[0] - c[0]) * (b[1] - a[1]) - (a[0] - b[0]) * (c[1] - a[1])) / 2;
}
