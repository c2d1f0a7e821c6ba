import { Refused, refusalOf } from '@whistlestop/client';
import type { Game, Match, Seat, State } from '@whistlestop/kernel';
import type { Store } from '../store/store.ts';
import type { EntriesTable } from '../store/tables.ts';
import type { KeptClock } from './clock.ts';
import type { LoadedMatch } from './loaded-match.ts';
import type { MatchHost } from './match-host.ts';
import { seatsIn } from './shown.ts';

/** Whether some party may confer in private. */
function isOn({ parties, seats }: Game, s: State): boolean {
  return parties !== undefined && seats.some((_, seat) => parties.confers(s, seat));
}

/** Since when the talk is on that goes on after the last of these turns. A party that joins it does not begin it anew. */
export function conferringSince(match: Match, turns: readonly Pick<EntriesTable, 'last' | 'at'>[]): number | undefined {
  const { game, steps } = match;
  if (!isOn(game, match.state)) return undefined;
  const before = game.layout.create();
  let opening = steps.length;
  do match.stateAfter(--opening, before);
  while (opening > 0 && isOn(game, before));
  const sequence = steps[opening]?.sequence ?? 0;
  return turns.find(({ last }) => last >= sequence)?.at;
}

/** The same after a turn that was just carried out. */
export const conferringAfter = ({ match, conferring }: LoadedMatch, at: number): number | undefined =>
  isOn(match.game, match.state) ? (conferring ?? at) : undefined;

/**
 * When whoever still confers has conferred enough; null when nobody hurries them. On a slow clock a talk lasts as long as
 * any other decision, and after a pause it has its time anew.
 */
export function talkEnds(
  { game, settings }: Pick<LoadedMatch, 'game' | 'settings'>,
  clock: KeptClock | null,
  since: number | undefined,
): number | null {
  if (game.parties === undefined || since === undefined) return null;
  if (settings.clock.kind === 'slow' || clock?.paused === true) return null;
  return Math.max(since, clock?.resumed ?? 0) + game.parties.time;
}

/** Keeps what somebody agrees on with the bots of their party, while the two may confer; promises where the log stands. */
export function agree({ db }: Store, host: MatchHost, seat: Seat, id: string, plan: unknown): Promise<number> {
  return host.run(async () => {
    host.refuseIfHandedOver(seat, id);
    const { match, bots } = host;
    const { parties, seats } = match.game;
    const partners = seatsIn((parties?.of(seat) ?? 0) & bots, seats.length);
    if (parties === undefined || partners.length === 0) throw new Refused(refusalOf('not-allowed'));
    if (!parties.confers(match.state, seat)) throw new Refused(refusalOf('not-conferring'));
    const agreed = parties.plan.safeParse(plan);
    if (!agreed.success) throw new Refused(refusalOf('malformed'));
    await db
      .updateTable('seats')
      .set({ plan: JSON.stringify(agreed.data) })
      .where('match_id', '=', host.id)
      .where('seat', 'in', partners)
      .execute();
    await host.refreshNow();
    return match.log.length;
  });
}
