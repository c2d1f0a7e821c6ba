// Draws the map of 1960 from a public-domain atlas: `node apps/web/scripts/make-map.mjs`. The page ships only the result.
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { geoPath } from 'd3-geo';
import { feature, merge } from 'topojson-client';
import { simplify } from './simplify-arcs.mjs';

/** Each state with its number in the atlas. The District had no electors before 1961, so it is drawn with Maryland. */
const REGIONS = {
  East: 'CT=09 DE=10 ME=23 MD=24 MA=25 NH=33 NJ=34 NY=36 PA=42 RI=44 VT=50 WV=54',
  Midwest: 'IL=17 IN=18 IA=19 KY=21 MI=26 MN=27 MO=29 OH=39 WI=55',
  South: 'AL=01 AR=05 FL=12 GA=13 LA=22 MS=28 NC=37 SC=45 TN=47 TX=48 VA=51',
  West: 'AK=02 AZ=04 CA=06 CO=08 HI=15 ID=16 KS=20 MT=30 NE=31 NV=32 NM=35 ND=38 OK=40 OR=41 SD=46 UT=49 WA=53 WY=56',
};
const DISTRICT = '11';
const MARYLAND = '24';

/** Where the middle of a shape is no good place for a name, this much is added to it. */
const NUDGES = {
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

const SMALLEST_TRIANGLE = 0.9;
const SMALLEST_ISLAND = 14;

const atlas = JSON.parse(
  readFileSync(createRequire(import.meta.url).resolve('us-atlas/states-albers-10m.json'), 'utf8'),
);
const topology = simplify(atlas, SMALLEST_TRIANGLE);
const geometries = new Map(topology.objects.states.geometries.map((geometry) => [geometry.id, geometry]));
const measure = geoPath();

/** @param {readonly string[]} ids */
function union(ids) {
  return withoutSpecks(
    merge(
      topology,
      ids.flatMap((id) => geometries.get(id) ?? []),
    ).coordinates,
  );
}

/** Keeps the largest ring and every island worth drawing. */
function withoutSpecks(polygons) {
  const sized = polygons
    .map((rings) => rings.filter((ring) => areaOf(ring) >= SMALLEST_ISLAND || ring === rings[0]))
    .map((rings) => ({ rings, area: areaOf(rings[0]) }))
    .sort((a, b) => b.area - a.area);
  return sized.filter(({ area }, index) => index === 0 || area >= SMALLEST_ISLAND).map(({ rings }) => rings);
}

function areaOf(ring) {
  return Math.abs(measure.area({ type: 'Polygon', coordinates: [ring] }));
}

/** A path in tenths of a unit, each step told from the last one. */
function toPath(polygons) {
  const tenth = (value) => Math.round(value * 10);
  return polygons
    .flat()
    .map((ring) => {
      const points = ring.slice(0, -1).map(([x, y]) => [tenth(x), tenth(y)]);
      const steps = points.slice(1).flatMap(([x, y], index) => {
        const [dx, dy] = [x - points[index][0], y - points[index][1]];
        return dx === 0 && dy === 0 ? [] : [`${dx / 10}${dy < 0 ? '' : ' '}${dy / 10}`];
      });
      return `M${points[0][0] / 10} ${points[0][1] / 10}l${steps.join(' ').replaceAll(' -', '-')}z`.replace(
        /(?<!\d)0\./g,
        '.',
      );
    })
    .join('');
}

/** The point of a state farthest from its border, found on a fine grid, counted wider than tall as words are. */
function labelPoint(code, polygons) {
  const shape = { type: 'Polygon', coordinates: polygons[0] };
  const [[left, top], [right, bottom]] = measure.bounds(shape);
  const [cx, cy] = measure.centroid(shape);
  let best = { room: -Infinity, x: cx, y: cy };
  for (let x = left; x <= right; x += 2) {
    for (let y = top; y <= bottom; y += 2) {
      const room = roomAt(polygons[0], x, y) - Math.hypot(x - cx, y - cy) / 12;
      if (room > best.room) best = { room, x, y };
    }
  }
  const [dx, dy] = NUDGES[code] ?? [0, 0];
  return [Math.round(best.x + dx), Math.round(best.y + dy)];
}

function roomAt(rings, x, y) {
  let inside = false;
  let room = Infinity;
  for (const ring of rings) {
    for (let i = 0, j = ring.length - 1; i < ring.length; j = i++) {
      const [ax, ay] = ring[i];
      const [bx, by] = ring[j];
      if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside;
      room = Math.min(room, distanceToSegment(x * 0.72, y, ax * 0.72, ay, bx * 0.72, by));
    }
  }
  return inside ? room : -room;
}

function distanceToSegment(x, y, ax, ay, bx, by) {
  const [dx, dy] = [bx - ax, by - ay];
  const along =
    dx === 0 && dy === 0 ? 0 : Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy)));
  return Math.hypot(x - ax - along * dx, y - ay - along * dy);
}

const states = Object.entries(REGIONS).flatMap(([region, list]) =>
  list.split(' ').map((entry) => {
    const [code, id] = entry.split('=');
    const polygons = union(id === MARYLAND ? [id, DISTRICT] : [id]);
    return { code, region, id, at: labelPoint(code, polygons), path: toPath(polygons) };
  }),
);
const outlines = Object.keys(REGIONS).map((region) => {
  const ids = states.filter((state) => state.region === region).map(({ id }) => id);
  return { region, path: toPath(union(region === 'East' ? [...ids, DISTRICT] : ids)) };
});

const lines = [
  '// Drawn by scripts/make-map.mjs from the us-atlas package (public-domain shapes of the US Census Bureau).',
  '',
  'export const STATE_SHAPES = {',
  ...states.flatMap(({ code, at, path }) => [
    `  ${code}: {`,
    `    at: [${at.join(', ')}],`,
    `    path: '${path}',`,
    '  },',
  ]),
  '} as const satisfies Record<string, { at: readonly [number, number]; path: string }>;',
  '',
  'export const REGION_OUTLINES = {',
  ...outlines.map(({ region, path }) => `  ${region}: '${path}',`),
  '} as const;',
  '',
];
writeFileSync(new URL('../src/nineteen-sixty/map/geography.ts', import.meta.url), lines.join('\n'));
