// Draws the map from a public-domain atlas: `npm run map`, in this folder, after `npm install` in it. The package ships only the result.
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { geoPath } from 'd3-geo';
import { merge } from 'topojson-client';
import { labelPoint } from './label-point.ts';
import { simplify, type Topology } from './simplify-arcs.ts';

type Ring = number[][];
type Shape = Extract<Parameters<typeof merge>[1], unknown[]>[number];
type Atlas = Topology & {
  objects: { states: { type: 'GeometryCollection'; geometries: (Shape & { id: string })[] } };
};

/** Each state with its number in the atlas. The District had no electors before 1961, so it is drawn with Maryland. */
const REGIONS = {
  East: 'CT=09 DE=10 ME=23 MD=24 MA=25 NH=33 NJ=34 NY=36 PA=42 RI=44 VT=50 WV=54',
  Midwest: 'IL=17 IN=18 IA=19 KY=21 MI=26 MN=27 MO=29 OH=39 WI=55',
  South: 'AL=01 AR=05 FL=12 GA=13 LA=22 MS=28 NC=37 SC=45 TN=47 TX=48 VA=51',
  West: 'AK=02 AZ=04 CA=06 CO=08 HI=15 ID=16 KS=20 MT=30 NE=31 NV=32 NM=35 ND=38 OK=40 OR=41 SD=46 UT=49 WA=53 WY=56',
};
const DISTRICT = '11';
const MARYLAND = '24';

const SMALLEST_TRIANGLE = 0.9;
const SMALLEST_ISLAND = 14;

const file = createRequire(import.meta.url).resolve('us-atlas/states-albers-10m.json');
const atlas = JSON.parse(readFileSync(file, 'utf8')) as Atlas;
const topology = simplify(atlas, SMALLEST_TRIANGLE);
const measure = geoPath();

function union(ids: readonly string[]): Ring[][] {
  const parts = atlas.objects.states.geometries.filter(({ id }) => ids.includes(id));
  return withoutSpecks(merge(topology, parts).coordinates);
}

/** Keeps the largest ring and every island worth drawing. */
function withoutSpecks(polygons: readonly Ring[][]): Ring[][] {
  const sized = polygons
    .map((rings) => rings.filter((ring, index) => index === 0 || areaOf(ring) >= SMALLEST_ISLAND))
    .map((rings) => ({ rings, area: areaOf(rings[0] ?? []) }))
    .sort((a, b) => b.area - a.area);
  return sized.filter(({ area }, index) => index === 0 || area >= SMALLEST_ISLAND).map(({ rings }) => rings);
}

function areaOf(ring: Ring): number {
  return Math.abs(measure.area({ type: 'Polygon', coordinates: [ring] }));
}

/** A path in tenths of a unit, each step told from the last one. */
function toPath(polygons: readonly Ring[][]): string {
  return polygons.flat().map(ringPath).join('');
}

function ringPath(ring: Ring): string {
  const points = ring.slice(0, -1).map(([x = 0, y = 0]) => ({ x: Math.round(x * 10), y: Math.round(y * 10) }));
  let here = points[0] ?? { x: 0, y: 0 };
  const start = `M${here.x / 10} ${here.y / 10}l`;
  const steps: string[] = [];
  for (const point of points.slice(1)) {
    const [dx, dy] = [point.x - here.x, point.y - here.y];
    if (dx !== 0 || dy !== 0) steps.push(`${dx / 10} ${dy / 10}`);
    here = point;
  }
  return `${start}${steps.join(' ')}z`.replaceAll(' -', '-').replace(/(?<!\d)0\./g, '.');
}

const states = Object.entries(REGIONS).flatMap(([region, list]) =>
  list.split(' ').map((entry) => {
    const [code = '', id = ''] = entry.split('=');
    const polygons = union(id === MARYLAND ? [id, DISTRICT] : [id]);
    return { code, region, id, at: labelPoint(code, polygons[0] ?? []), path: toPath(polygons) };
  }),
);
const outlines = Object.keys(REGIONS).map((region) => {
  const ids = states.filter((state) => state.region === region).map(({ id }) => id);
  return { region, path: toPath(union(region === 'East' ? [...ids, DISTRICT] : ids)) };
});

const lines = [
  '// Drawn by drawing/make-map.ts from the us-atlas package (public-domain shapes of the US Census Bureau).',
  '',
  '/** The outline of each state, and the middle of the place where its mark is printed. */',
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
  // The formatter gives a long text a line of its own, except after a very short name.
  ...outlines.map(({ region, path }) => `  ${region}:${region.length > 4 ? '\n    ' : ' '}'${path}',`),
  '} as const;',
  '',
];
writeFileSync(new URL('../src/geography.ts', import.meta.url), lines.join('\n'));
