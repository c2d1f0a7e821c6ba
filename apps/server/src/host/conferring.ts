import type { Game, Match, State } from '@whistlestop/kernel';
import type { StoredClock } from '../clocks/clock.ts';
import type { EntriesTable } from '../store/tables.ts';
import type { LoadedMatch } from './loaded-match.ts';

/** Whether some party may confer in private. */
function isConferring({ parties, seats }: Game, s: State): boolean {
  return parties !== undefined && seats.some((_, seat) => parties.confers(s, seat));
}

/** When the current conference began; a party that joins later does not restart it. */
export function conferringSince(match: Match, turns: readonly Pick<EntriesTable, 'last' | 'at'>[]): number | undefined {
  const { game } = match;
  if (!isConferring(game, match.state)) return undefined;
  const state = match.start.slice();
  let began = 0;
  let conferred = isConferring(game, state);
  for (const { sequence, actor, code } of match.steps) {
    game.apply(state, actor, code);
    const confers = isConferring(game, state);
    if (confers && !conferred) began = sequence;
    conferred = confers;
  }
  return turns.find(({ last }) => last >= began)?.at;
}

/** The same after the latest turn. */
export const conferringAfter = ({ match, conferring }: LoadedMatch, at: number): number | undefined =>
  isConferring(match.game, match.state) ? (conferring ?? at) : undefined;

/** When the current conference ends; null without a limit, as on a slow clock. A pause starts its time again. */
export function conferringEnds(
  { game, settings }: Pick<LoadedMatch, 'game' | 'settings'>,
  clock: StoredClock | null,
  since: number | undefined,
): number | null {
  if (game.parties === undefined || since === undefined) return null;
  if (settings.clock.kind === 'slow' || clock?.paused === true) return null;
  return Math.max(since, clock?.resumed ?? 0) + game.parties.time;
}
