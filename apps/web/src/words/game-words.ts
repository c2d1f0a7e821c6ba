import type { Words } from './index.ts';

/** What the page says of one game before the game itself is loaded. */
export interface GameWords {
  readonly name: string;
  readonly about: string;
  /** What happens at one click. */
  readonly playNowAbout: string;
  /** The way to the set-up form. */
  readonly choose: string;
  /** Seats by their names in notation. */
  readonly seats: Readonly<Record<string, string>>;
  turn(turn: number): string;
  tally(tally: readonly number[]): string;
}

/** A game's words by its name; those of a game nobody has heard of are its name alone. */
export function gameWords(words: Words, game: string): GameWords {
  const known: Readonly<Record<string, GameWords>> = words.games;
  return (
    known[game] ?? { name: game, about: '', playNowAbout: '', choose: game, seats: {}, turn: String, tally: () => '' }
  );
}

/** What people call the seats of a match, in order. */
export const seatNames = ({ seats }: GameWords, ids: readonly string[]): readonly string[] =>
  ids.map((id) => seats[id] ?? id);
