import { REGIONS } from '../rules/map.ts';

/** The endorsement deck: a card for a region, or a major endorsement whose drawer names the region. */
export const ENDORSEMENTS = [...REGIONS, 'major'] as const;
export const MAJOR = ENDORSEMENTS.length - 1;

/** How many of each there are: 16 in all, never reshuffled. */
export const ENDORSEMENT_COUNTS = Int32Array.of(3, 3, 3, 3, 4);
