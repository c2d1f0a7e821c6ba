import { en as names } from '@whistlestop/country';
import type { MapRegion, MapState, StateCode } from '../pieces/map/map-props.ts';
import type { Candidate, Region } from '../pieces/pieces.ts';

type Row = readonly [StateCode, Region, number, Candidate];

const ROWS: readonly Row[] = [
  ['AL', 'South', 11, 'kennedy'],
  ['AK', 'West', 3, 'nixon'],
  ['AZ', 'West', 4, 'nixon'],
  ['AR', 'South', 8, 'kennedy'],
  ['CA', 'West', 32, 'nixon'],
  ['CO', 'West', 6, 'nixon'],
  ['CT', 'East', 8, 'kennedy'],
  ['DE', 'East', 3, 'kennedy'],
  ['FL', 'South', 10, 'nixon'],
  ['GA', 'South', 12, 'kennedy'],
  ['HI', 'West', 3, 'kennedy'],
  ['ID', 'West', 4, 'nixon'],
  ['IL', 'Midwest', 27, 'kennedy'],
  ['IN', 'Midwest', 13, 'nixon'],
  ['IA', 'Midwest', 10, 'nixon'],
  ['KS', 'West', 8, 'nixon'],
  ['KY', 'Midwest', 10, 'nixon'],
  ['LA', 'South', 10, 'kennedy'],
  ['ME', 'East', 5, 'nixon'],
  ['MD', 'East', 9, 'kennedy'],
  ['MA', 'East', 16, 'kennedy'],
  ['MI', 'Midwest', 20, 'kennedy'],
  ['MN', 'Midwest', 11, 'kennedy'],
  ['MS', 'South', 8, 'kennedy'],
  ['MO', 'Midwest', 13, 'kennedy'],
  ['MT', 'West', 4, 'nixon'],
  ['NE', 'West', 6, 'nixon'],
  ['NV', 'West', 3, 'kennedy'],
  ['NH', 'East', 4, 'nixon'],
  ['NJ', 'East', 16, 'kennedy'],
  ['NM', 'West', 4, 'kennedy'],
  ['NY', 'East', 45, 'kennedy'],
  ['NC', 'South', 14, 'kennedy'],
  ['ND', 'West', 4, 'nixon'],
  ['OH', 'Midwest', 25, 'nixon'],
  ['OK', 'West', 8, 'nixon'],
  ['OR', 'West', 6, 'nixon'],
  ['PA', 'East', 32, 'kennedy'],
  ['RI', 'East', 4, 'kennedy'],
  ['SC', 'South', 8, 'kennedy'],
  ['SD', 'West', 4, 'nixon'],
  ['TN', 'South', 11, 'nixon'],
  ['TX', 'South', 24, 'kennedy'],
  ['UT', 'West', 4, 'nixon'],
  ['VT', 'East', 3, 'nixon'],
  ['VA', 'South', 12, 'nixon'],
  ['WA', 'West', 9, 'nixon'],
  ['WV', 'East', 8, 'kennedy'],
  ['WI', 'Midwest', 12, 'nixon'],
  ['WY', 'West', 3, 'nixon'],
];

/** A country in the middle of a campaign: positive cubes are Kennedy's, negative ones Nixon's. */
const CUBES: Partial<Record<StateCode, number>> = {
  AL: 1,
  AZ: -1,
  AR: 1,
  CA: -3,
  CO: -1,
  FL: -2,
  GA: 4,
  IL: 5,
  IN: -4,
  IA: -1,
  KS: -2,
  KY: -1,
  LA: 2,
  ME: -1,
  MA: 4,
  MI: 2,
  MN: 1,
  MS: 2,
  MO: 1,
  NE: -4,
  NJ: 1,
  NC: 1,
  ND: -1,
  NY: 3,
  OH: -6,
  OK: -1,
  PA: -2,
  RI: 2,
  SC: 1,
  SD: -1,
  TX: 3,
  UT: -1,
  VT: -1,
  VA: -1,
  WI: -1,
  WY: -1,
  CT: 4,
  HI: 1,
  WA: -2,
  TN: -12,
  MD: 5,
};

const CLICKABLE: ReadonlySet<StateCode> = new Set<StateCode>(['IL', 'IN', 'IA', 'KY', 'MI', 'MN', 'MO', 'OH', 'WI']);
const NOTES: Partial<Record<StateCode, string>> = { OH: '54%', MI: '+2' };

export type Country = { states: MapState[]; regions: MapRegion[] };

/** The sample country; a quiet one shows it with nothing to click. */
export function sampleCountry(quiet = false): Country {
  const states = ROWS.map(([code, region, electoralVotes, edge]): MapState => {
    const name = names[code];
    const cubes = CUBES[code] ?? 0;
    const owner = cubes > 0 ? 'kennedy' : cubes < 0 ? 'nixon' : null;
    const note = quiet ? undefined : NOTES[code];
    return {
      code,
      name,
      region,
      electoralVotes,
      edge,
      owner,
      cubes: Math.abs(cubes),
      carried: Math.abs(cubes) >= 4,
      clickable: !quiet && CLICKABLE.has(code),
      marked: note !== undefined && note.startsWith('+'),
      label: `${name}, ${electoralVotes} electoral votes, ${owner === null ? `empty, edge ${edge}` : `${owner} ${Math.abs(cubes)}`}`,
      ...(note === undefined ? {} : { note }),
    };
  });
  const regions: MapRegion[] = [
    box('East', 'kennedy', 2, 'nixon', 1),
    box('Midwest', 'nixon', 3, null, 0),
    box('South', null, 0, 'kennedy', 2),
    { ...box('West', 'nixon', 6, 'nixon', 3), clickable: !quiet },
  ];
  return { states, regions };
}

function box(
  region: Region,
  media: Candidate | null,
  cubes: number,
  endorser: Candidate | null,
  markers: number,
): MapRegion {
  return {
    region,
    name: region,
    label: `${region}: media ${media ?? 'nobody'} ${cubes}, endorsements ${endorser ?? 'nobody'} ${markers}`,
    media: { owner: media, count: cubes },
    endorsements: { owner: endorser, count: markers },
    clickable: false,
    marked: false,
  };
}
