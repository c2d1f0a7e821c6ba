/** The four regions of the board, and the three issues. */
export const REGIONS = ['East', 'Midwest', 'South', 'West'] as const;
export type Region = (typeof REGIONS)[number];

export const ISSUES = ['defense', 'economy', 'civilRights'] as const;
export type Issue = (typeof ISSUES)[number];
export const [DEFENSE, ECONOMY, CIVIL_RIGHTS] = [0, 1, 2];

/** Places on the Issue Track, from the top. */
export const [FIRST_PLACE, SECOND_PLACE, THIRD_PLACE] = [0, 1, 2];

/**
 * Where a candidate token can travel: the regions, with Alaska and Hawaii as regions of their own joined to the West
 * alone. This is for movement only; for everything else both belong to the West (ruling 35).
 */
export const TRAVEL_REGIONS = [...REGIONS, 'AK', 'HI'] as const;
export type TravelRegion = (typeof TRAVEL_REGIONS)[number];

/** Which regions share a boundary; East and West do not (ruling 34). */
const boundaries: readonly (readonly [TravelRegion, TravelRegion])[] = [
  ['East', 'Midwest'],
  ['East', 'South'],
  ['Midwest', 'South'],
  ['Midwest', 'West'],
  ['South', 'West'],
  ['West', 'AK'],
  ['West', 'HI'],
];

/** For each travel region, the regions one boundary away, as a set of bits. */
export const NEIGHBOURS = Int32Array.from(TRAVEL_REGIONS, (region) =>
  boundaries.reduce((set, [a, b]) => {
    if (a === region) return set | (1 << TRAVEL_REGIONS.indexOf(b));
    return b === region ? set | (1 << TRAVEL_REGIONS.indexOf(a)) : set;
  }, 0),
);
