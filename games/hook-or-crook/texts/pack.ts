import type { InLanguages, PackWords, WordsOfOptions } from '@whistlestop/kernel';
import type { Options } from '../rules/options.ts';
import { words as en } from './en/pack.ts';
import { words as pl } from './pl/pack.ts';

/** Words for every option of this game that its form does not ask itself. */
export type OwnPackWords = PackWords<
  WordsOfOptions<Options, 'states' | 'colours' | 'startingVotes' | 'board' | 'news' | 'cheats' | 'evidence'>
>;

/** What people read before the game is loaded. */
export const packWords: InLanguages<OwnPackWords> = { en, pl };
