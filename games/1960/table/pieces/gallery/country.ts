import type { MapRegion, MapState, StateCode } from '../map/map-props.ts';
import type { Candidate, Region } from '../pieces.ts';

type Row = readonly [StateCode, string, Region, number, Candidate];

const ROWS: readonly Row[] = [
  ['AL', 'Alabama', 'South', 11, 'kennedy'],
  ['AK', 'Alaska', 'West', 3, 'nixon'],
  ['AZ', 'Arizona', 'West', 4, 'nixon'],
  ['AR', 'Arkansas', 'South', 8, 'kennedy'],
  ['CA', 'California', 'West', 32, 'nixon'],
  ['CO', 'Colorado', 'West', 6, 'nixon'],
  ['CT', 'Connecticut', 'East', 8, 'kennedy'],
  ['DE', 'Delaware', 'East', 3, 'kennedy'],
  ['FL', 'Florida', 'South', 10, 'nixon'],
  ['GA', 'Georgia', 'South', 12, 'kennedy'],
  ['HI', 'Hawaii', 'West', 3, 'kennedy'],
  ['ID', 'Idaho', 'West', 4, 'nixon'],
  ['IL', 'Illinois', 'Midwest', 27, 'kennedy'],
  ['IN', 'Indiana', 'Midwest', 13, 'nixon'],
  ['IA', 'Iowa', 'Midwest', 10, 'nixon'],
  ['KS', 'Kansas', 'West', 8, 'nixon'],
  ['KY', 'Kentucky', 'Midwest', 10, 'nixon'],
  ['LA', 'Louisiana', 'South', 10, 'kennedy'],
  ['ME', 'Maine', 'East', 5, 'nixon'],
  ['MD', 'Maryland', 'East', 9, 'kennedy'],
  ['MA', 'Massachusetts', 'East', 16, 'kennedy'],
  ['MI', 'Michigan', 'Midwest', 20, 'kennedy'],
  ['MN', 'Minnesota', 'Midwest', 11, 'kennedy'],
  ['MS', 'Mississippi', 'South', 8, 'kennedy'],
  ['MO', 'Missouri', 'Midwest', 13, 'kennedy'],
  ['MT', 'Montana', 'West', 4, 'nixon'],
  ['NE', 'Nebraska', 'West', 6, 'nixon'],
  ['NV', 'Nevada', 'West', 3, 'kennedy'],
  ['NH', 'New Hampshire', 'East', 4, 'nixon'],
  ['NJ', 'New Jersey', 'East', 16, 'kennedy'],
  ['NM', 'New Mexico', 'West', 4, 'kennedy'],
  ['NY', 'New York', 'East', 45, 'kennedy'],
  ['NC', 'North Carolina', 'South', 14, 'kennedy'],
  ['ND', 'North Dakota', 'West', 4, 'nixon'],
  ['OH', 'Ohio', 'Midwest', 25, 'nixon'],
  ['OK', 'Oklahoma', 'West', 8, 'nixon'],
  ['OR', 'Oregon', 'West', 6, 'nixon'],
  ['PA', 'Pennsylvania', 'East', 32, 'kennedy'],
  ['RI', 'Rhode Island', 'East', 4, 'kennedy'],
  ['SC', 'South Carolina', 'South', 8, 'kennedy'],
  ['SD', 'South Dakota', 'West', 4, 'nixon'],
  ['TN', 'Tennessee', 'South', 11, 'nixon'],
  ['TX', 'Texas', 'South', 24, 'kennedy'],
  ['UT', 'Utah', 'West', 4, 'nixon'],
  ['VT', 'Vermont', 'East', 3, 'nixon'],
  ['VA', 'Virginia', 'South', 12, 'nixon'],
  ['WA', 'Washington', 'West', 9, 'nixon'],
  ['WV', 'West Virginia', 'East', 8, 'kennedy'],
  ['WI', 'Wisconsin', 'Midwest', 12, 'nixon'],
  ['WY', 'Wyoming', 'West', 3, 'nixon'],
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
  const states = ROWS.map(([code, name, region, electoralVotes, edge]): MapState => {
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
