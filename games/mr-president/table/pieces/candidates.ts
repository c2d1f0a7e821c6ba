/** The four candidates by the colours of their cards, in the order of their seats. */
export const CANDIDATES = ['red', 'blue', 'green', 'gold'] as const;
export type Candidate = (typeof CANDIDATES)[number];

/** Everything a widget shows of somebody who competes: a candidate, or a ticket in the ink of its party. */
export type Contender = { ink: Candidate; name: string };
