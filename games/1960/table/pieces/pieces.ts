/** The two who run. */
export type Candidate = 'kennedy' | 'nixon';
export type Issue = 'defense' | 'economy' | 'civilRights';
export type Region = 'East' | 'Midwest' | 'South' | 'West';

/** The regions in the order in which the table always lists them. */
export const REGIONS: readonly Region[] = ['East', 'Midwest', 'South', 'West'];

/** Pieces of one owner in one place; nobody's when there are none. */
export type Holding = { owner: Candidate | null; count: number };

/** A name for each candidate, as short as the widget needs it. */
export type PerCandidate<T> = Readonly<Record<Candidate, T>>;
