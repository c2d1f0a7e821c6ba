import { packOf } from '@whistlestop/games';
import type { PackWords } from '@whistlestop/kernel';
import type { PageWords } from './index.ts';

/** A game's words by its id; an unknown game has its id for a name. */
export const gameWords = ({ code }: PageWords, game: string): PackWords =>
  packOf(game)?.words[code] ?? {
    name: game,
    about: '',
    playNowAbout: '',
    choose: game,
    seats: {},
    turn: String,
    tally: () => '',
    options: {},
    variant: () => [],
  };

/** The names of a match's seats, in order. */
export const seatNames = ({ seats }: PackWords, ids: readonly string[]): readonly string[] =>
  ids.map((id) => seats[id] ?? id);

/** A level's name for people. */
export const levelName = (words: PageWords, game: string, level: string): string =>
  level === 'random'
    ? words.randomLevel
    : (packOf(game)?.levels.find(({ id }) => id === level)?.name[words.code] ?? level);
