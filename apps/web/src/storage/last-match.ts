import { type UnfinishedMatch, storedLastMatch } from './stored-values.ts';

/**
 * The unfinished match of this browser with the latest move. The home page needs it for its first paint, when the
 * list of all matches is still being read.
 */
export const lastMatch = (): UnfinishedMatch | undefined => storedLastMatch.get();

/** Stores a match as the latest one, or removes it once it is over. */
export function rememberLastMatch({ game, id }: { readonly game: string; readonly id: string }, over: boolean): void {
  if (over) forgetLastMatch(id);
  else storedLastMatch.set({ game, id });
}

/** Removes a match, if it is the latest one. */
export function forgetLastMatch(id: string): void {
  if (lastMatch()?.id === id) storedLastMatch.set(undefined);
}
