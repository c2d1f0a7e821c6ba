import { useTexts } from '@whistlestop/board';
import { packOf } from '@whistlestop/games';
import type { GameTexts } from '@whistlestop/kernel';
import { useWords } from './index.ts';

/** The texts of a game in the language of the page, for a match with these options; undefined until they are loaded. */
export function useGameTexts(game: string | undefined, options: unknown): GameTexts | undefined {
  const { code } = useWords();
  return useTexts(game === undefined ? undefined : packOf(game)?.texts[code], options);
}
