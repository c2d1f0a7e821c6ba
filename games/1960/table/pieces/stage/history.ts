import type { StateCode } from '../map/map-props.ts';

/** Where the electors of 1960 went: to one candidate, to Senator Byrd, or (Alabama, Oklahoma) to two men. */
export type Result = 'kennedy' | 'nixon' | 'other' | 'kennedySplit' | 'nixonSplit';

const KENNEDY: readonly StateCode[] = [
  'AR',
  'CT',
  'DE',
  'GA',
  'HI',
  'IL',
  'LA',
  'MD',
  'MA',
  'MI',
  'MN',
  'MO',
  'NV',
  'NJ',
  'NM',
  'NY',
  'NC',
  'PA',
  'RI',
  'SC',
  'TX',
  'WV',
];
const NIXON: readonly StateCode[] = [
  'AK',
  'AZ',
  'CA',
  'CO',
  'FL',
  'ID',
  'IN',
  'IA',
  'KS',
  'KY',
  'ME',
  'MT',
  'NE',
  'NH',
  'ND',
  'OH',
  'OR',
  'SD',
  'TN',
  'UT',
  'VT',
  'VA',
  'WA',
  'WI',
  'WY',
];

/** The real result of 1960, state by state. */
export const RESULT_OF_1960: ReadonlyMap<StateCode, Result> = new Map([
  ...KENNEDY.map((code) => [code, 'kennedy'] as const),
  ...NIXON.map((code) => [code, 'nixon'] as const),
  ['MS', 'other'],
  ['AL', 'kennedySplit'],
  ['OK', 'nixonSplit'],
]);

/** The electoral votes of 1960 as they were counted. */
export const VOTES_OF_1960 = { kennedy: 303, nixon: 219, other: 15 } as const;
