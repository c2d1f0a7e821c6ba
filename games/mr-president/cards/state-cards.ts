/** The 51 State Cards with their electoral votes of 1964: 538 in all (ruling 2). */
export const STATE_CARDS = [
  { code: 'AL', electoralVotes: 10 },
  { code: 'AK', electoralVotes: 3 },
  { code: 'AZ', electoralVotes: 5 },
  { code: 'AR', electoralVotes: 6 },
  { code: 'CA', electoralVotes: 40 },
  { code: 'CO', electoralVotes: 6 },
  { code: 'CT', electoralVotes: 8 },
  { code: 'DE', electoralVotes: 3 },
  { code: 'DC', electoralVotes: 3 },
  { code: 'FL', electoralVotes: 14 },
  { code: 'GA', electoralVotes: 12 },
  { code: 'HI', electoralVotes: 4 },
  { code: 'ID', electoralVotes: 4 },
  { code: 'IL', electoralVotes: 26 },
  { code: 'IN', electoralVotes: 13 },
  { code: 'IA', electoralVotes: 9 },
  { code: 'KS', electoralVotes: 7 },
  { code: 'KY', electoralVotes: 9 },
  { code: 'LA', electoralVotes: 10 },
  { code: 'ME', electoralVotes: 4 },
  { code: 'MD', electoralVotes: 10 },
  { code: 'MA', electoralVotes: 14 },
  { code: 'MI', electoralVotes: 21 },
  { code: 'MN', electoralVotes: 10 },
  { code: 'MS', electoralVotes: 7 },
  { code: 'MO', electoralVotes: 12 },
  { code: 'MT', electoralVotes: 4 },
  { code: 'NE', electoralVotes: 5 },
  { code: 'NV', electoralVotes: 3 },
  { code: 'NH', electoralVotes: 4 },
  { code: 'NJ', electoralVotes: 17 },
  { code: 'NM', electoralVotes: 4 },
  { code: 'NY', electoralVotes: 43 },
  { code: 'NC', electoralVotes: 13 },
  { code: 'ND', electoralVotes: 4 },
  { code: 'OH', electoralVotes: 26 },
  { code: 'OK', electoralVotes: 8 },
  { code: 'OR', electoralVotes: 6 },
  { code: 'PA', electoralVotes: 29 },
  { code: 'RI', electoralVotes: 4 },
  { code: 'SC', electoralVotes: 8 },
  { code: 'SD', electoralVotes: 4 },
  { code: 'TN', electoralVotes: 11 },
  { code: 'TX', electoralVotes: 25 },
  { code: 'UT', electoralVotes: 4 },
  { code: 'VT', electoralVotes: 3 },
  { code: 'VA', electoralVotes: 12 },
  { code: 'WA', electoralVotes: 9 },
  { code: 'WV', electoralVotes: 7 },
  { code: 'WI', electoralVotes: 12 },
  { code: 'WY', electoralVotes: 3 },
] as const;

export type StateCode = (typeof STATE_CARDS)[number]['code'];

export const STATE_CODES: readonly StateCode[] = STATE_CARDS.map(({ code }) => code);

/** The four colours of the State Cards, by size of vote. */
export type Band = 'brown' | 'green' | 'blue' | 'red';

/** The colour of a State Card with that many electoral votes. */
export function bandOf(electoralVotes: number): Band {
  if (electoralVotes <= 5) return 'brown';
  if (electoralVotes <= 10) return 'green';
  return electoralVotes <= 20 ? 'blue' : 'red';
}
