import { type UnfinishedMatch, storedLastMatch } from './stored-values.ts';

/**
 * The match of this browser that was moved in last, while it goes on. The home page asks before it is drawn, when the
 * list of all matches is still being read.
 */
export const lastMatch = (): UnfinishedMatch | undefined => storedLastMatch.get();

/** Remembers a match that was moved in; one that is over is not to be continued. */
export function rememberLastMatch({ game, id }: { readonly game: string; readonly id: string }, over: boolean): void {
  if (over) forgetLastMatch(id);
  else storedLastMatch.set({ game, id });
}

/** Forgets a match, if it is the one remembered. */
export function forgetLastMatch(id: string): void {
  if (lastMatch()?.id === id) storedLastMatch.set(undefined);
}
