/** The games on offer, in the order of the home page. */
export const gameIds = ['1960'] as const;
export type GameId = (typeof gameIds)[number];
