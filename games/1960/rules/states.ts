import { type Region, REGIONS, TRAVEL_REGIONS } from './map.ts';
import { SEAT_IDS, type SeatId } from './seats.ts';

/** One state: its votes, who takes it when it is undecided, and its support at the start (positive Kennedy, negative Nixon). */
interface StateFacts {
  readonly region: Region;
  readonly votes: number;
  readonly edge: SeatId;
  readonly start: number;
}

/** The 50 states of the board. Hawaii's edge is Kennedy's (ruling 88). */
const states = {
  AL: { region: 'South', votes: 11, edge: 'kennedy', start: 1 },
  AK: { region: 'West', votes: 3, edge: 'nixon', start: 0 },
  AZ: { region: 'West', votes: 4, edge: 'nixon', start: -1 },
  AR: { region: 'South', votes: 8, edge: 'kennedy', start: 1 },
  CA: { region: 'West', votes: 32, edge: 'nixon', start: 0 },
  CO: { region: 'West', votes: 6, edge: 'nixon', start: -1 },
  CT: { region: 'East', votes: 8, edge: 'kennedy', start: 0 },
  DE: { region: 'East', votes: 3, edge: 'kennedy', start: 0 },
  FL: { region: 'South', votes: 10, edge: 'nixon', start: 0 },
  GA: { region: 'South', votes: 12, edge: 'kennedy', start: 2 },
  HI: { region: 'West', votes: 3, edge: 'kennedy', start: 0 },
  ID: { region: 'West', votes: 4, edge: 'nixon', start: 0 },
  IL: { region: 'Midwest', votes: 27, edge: 'kennedy', start: 0 },
  IN: { region: 'Midwest', votes: 13, edge: 'nixon', start: -1 },
  IA: { region: 'Midwest', votes: 10, edge: 'nixon', start: -1 },
  KS: { region: 'West', votes: 8, edge: 'nixon', start: -2 },
  KY: { region: 'Midwest', votes: 10, edge: 'nixon', start: 0 },
  LA: { region: 'South', votes: 10, edge: 'kennedy', start: 2 },
  ME: { region: 'East', votes: 5, edge: 'nixon', start: -1 },
  MD: { region: 'East', votes: 9, edge: 'kennedy', start: 0 },
  MA: { region: 'East', votes: 16, edge: 'kennedy', start: 2 },
  MI: { region: 'Midwest', votes: 20, edge: 'kennedy', start: 0 },
  MN: { region: 'Midwest', votes: 11, edge: 'kennedy', start: 0 },
  MS: { region: 'South', votes: 8, edge: 'kennedy', start: 2 },
  MO: { region: 'Midwest', votes: 13, edge: 'kennedy', start: 1 },
  MT: { region: 'West', votes: 4, edge: 'nixon', start: 0 },
  NE: { region: 'West', votes: 6, edge: 'nixon', start: -2 },
  NV: { region: 'West', votes: 3, edge: 'kennedy', start: 0 },
  NH: { region: 'East', votes: 4, edge: 'nixon', start: 0 },
  NJ: { region: 'East', votes: 16, edge: 'kennedy', start: 0 },
  NM: { region: 'West', votes: 4, edge: 'kennedy', start: 0 },
  NY: { region: 'East', votes: 45, edge: 'kennedy', start: 0 },
  NC: { region: 'South', votes: 14, edge: 'kennedy', start: 1 },
  ND: { region: 'West', votes: 4, edge: 'nixon', start: -1 },
  OH: { region: 'Midwest', votes: 25, edge: 'nixon', start: -1 },
  OK: { region: 'West', votes: 8, edge: 'nixon', start: -1 },
  OR: { region: 'West', votes: 6, edge: 'nixon', start: 0 },
  PA: { region: 'East', votes: 32, edge: 'kennedy', start: 0 },
  RI: { region: 'East', votes: 4, edge: 'kennedy', start: 2 },
  SC: { region: 'South', votes: 8, edge: 'kennedy', start: 1 },
  SD: { region: 'West', votes: 4, edge: 'nixon', start: -1 },
  TN: { region: 'South', votes: 11, edge: 'nixon', start: 0 },
  TX: { region: 'South', votes: 24, edge: 'kennedy', start: 0 },
  UT: { region: 'West', votes: 4, edge: 'nixon', start: -1 },
  VT: { region: 'East', votes: 3, edge: 'nixon', start: -1 },
  VA: { region: 'South', votes: 12, edge: 'nixon', start: 0 },
  WA: { region: 'West', votes: 9, edge: 'nixon', start: 0 },
  WV: { region: 'East', votes: 8, edge: 'kennedy', start: 0 },
  WI: { region: 'Midwest', votes: 12, edge: 'nixon', start: 0 },
  WY: { region: 'West', votes: 3, edge: 'nixon', start: -1 },
} as const satisfies Record<string, StateFacts>;

export type StateCode = keyof typeof states;

/** State codes in the order of their numbers. */
export const STATES = Object.keys(states) as readonly StateCode[];
export const STATE_COUNT = STATES.length;
const facts: readonly StateFacts[] = Object.values(states);

/** A state's number. */
export const stateNumber = (code: StateCode): number => STATES.indexOf(code);

export const VOTES = Int32Array.from(facts, ({ votes }) => votes);
export const REGION_OF = Int32Array.from(facts, ({ region }) => REGIONS.indexOf(region));
/** The seat that takes an undecided state where nobody is endorsed. */
export const EDGE_OF = Int32Array.from(facts, ({ edge }) => SEAT_IDS.indexOf(edge));
export const START_SUPPORT = Int32Array.from(facts, ({ start }) => start);
/** The travel region a state lies in: Alaska and Hawaii are their own (ruling 35). */
export const TRAVEL_REGION_OF = Int32Array.from(STATES, (code) =>
  TRAVEL_REGIONS.indexOf(code === 'AK' || code === 'HI' ? code : states[code].region),
);

/** The states of each region, Alaska and Hawaii with the West. */
export const STATES_OF_REGION: readonly Int32Array[] = REGIONS.map((_, region) => statesWhere(REGION_OF, region));
/** The states of each travel region. */
export const STATES_OF_TRAVEL_REGION: readonly Int32Array[] = TRAVEL_REGIONS.map((_, region) =>
  statesWhere(TRAVEL_REGION_OF, region),
);

function statesWhere(regionOf: Int32Array, region: number): Int32Array {
  return Int32Array.from([...regionOf.keys()].filter((state) => regionOf[state] === region));
}

export const TOTAL_VOTES = VOTES.reduce((sum, votes) => sum + votes, 0);
/** The fewest electoral votes that are more than half of all. */
export const MAJORITY = Math.floor(TOTAL_VOTES / 2) + 1;
/** Cubes that make a state carried. */
export const CARRIED = 4;
