import type { Words } from './index.ts';

/** What the page says of one game before the game itself is loaded. */
export type GameWords = Words['games'][keyof Words['games']];

/** A game's words by its name; those of a game nobody has heard of are its name alone. */
export function gameWords(words: Words, game: string): GameWords {
  const known: Readonly<Record<string, GameWords>> = words.games;
  return known[game] ?? { name: game, about: '', seats: [], tally: () => '' };
}
