import { gameIds, type GameId } from '../games/game-ids.ts';
import { keepText, keptText } from './kept-text.ts';

const STORED_AS = 'whistlestop-last-match';

/** A match that was left before its end. */
interface LeftMatch {
  readonly game: GameId;
  readonly id: string;
}

/**
 * The match of this browser that was moved in last, while it goes on. The home page asks before it is drawn, when the
 * list of all matches is still being read.
 */
export function lastMatch(): LeftMatch | undefined {
  const [game, id] = (keptText(STORED_AS) ?? '').split('/');
  const known = gameIds.find((candidate) => candidate === game);
  return known === undefined || id === undefined ? undefined : { game: known, id };
}

/** Remembers a match that was moved in; one that is over is not to be continued. */
export function noteMove(match: { readonly game: string; readonly id: string }, over: boolean): void {
  if (over) forgetMatch(match.id);
  else keepText(STORED_AS, `${match.game}/${match.id}`);
}

/** Forgets a match, if it is the one remembered. */
export function forgetMatch(id: string): void {
  if (lastMatch()?.id === id) keepText(STORED_AS, undefined);
}
