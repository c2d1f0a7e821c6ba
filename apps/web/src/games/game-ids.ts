/** The games on offer, in the order of the home page. */
export const gameIds = ['1960', 'mr-president', 'hook-or-crook'] as const;
export type GameId = (typeof gameIds)[number];
