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
  const { game, steps } = match;
  if (!isConferring(game, match.state)) return undefined;
  const before = game.layout.create();
  let opening = steps.length;
  do match.stateAfter(--opening, before);
  while (opening > 0 && isConferring(game, before));
  const sequence = steps[opening]?.sequence ?? 0;
  return turns.find(({ last }) => last >= sequence)?.at;
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
